import { pictureGames, pictureLine } from '@/lib/messages/compiled/app/pictures'
import { appName } from '@/lib/messages/compiled/app/shared'
import { saidIn } from '@/lib/messages/said-in'
import { pageText } from '@/lib/text/screens/pages'
import { picturePlayers } from '@/lib/text/screens/pictures'
import { isLookupPath, sitePath, type SitePath } from '../addresses/site-address'
import type { HomeWords } from './home-picture'
import { fileOf, pictureAt, type Picture } from './pictures'
import { SITE_KINDS, siteKindOf, type SiteKind } from './site-kinds'
import { SITE_LANGUAGES } from './site-words'

/** Returns the path of the picture of a page of the site: that of its kind in its language. */
export const sitePictureOf = (language: string, path: SitePath): string =>
  pictureAt(sitePath(language, siteKindOf(path)))

const PAGES = (Object.keys(SITE_KINDS) as SiteKind[]).flatMap((kind) =>
  SITE_LANGUAGES.map((language) => ({ kind, language, path: sitePath(language, kind) })),
)

/** Returns the file of the picture of the first page in a language. */
const homeFile = (language: string): string => fileOf(sitePath(language, ''))

/** The files of the site's pictures: one for the first page and for each kind, in each language. */
export const SITE_PICTURES: readonly string[] = [
  ...SITE_LANGUAGES.map(homeFile),
  ...PAGES.map(({ path }) => fileOf(path)),
]

/** Returns the words of a kind of pages: for a page that the app has too, those of the app's picture, which leave room. */
const wordsOf = (kind: SiteKind) =>
  isLookupPath(kind) ? { part: pictureGames, ...pageText(`/${kind}`) } : { part: appName, ...SITE_KINDS[kind]() }

/** Returns the picture of a kind of pages in a file; `null` if the file is another picture. */
export async function sitePictureIn(file: string): Promise<Picture | null> {
  const page = PAGES.find(({ path }) => fileOf(path) === file)
  if (page === undefined) return null
  const { kind, language, path } = page
  return saidIn(language, () => ({ path, ...wordsOf(kind), number: null, foot: pictureLine }))
}

/** Returns the words on the picture of the first page in a file: in the language of the site's page, or in English for the app. */
export const homeWordsIn = (file: string): Promise<HomeWords> =>
  saidIn(SITE_LANGUAGES.find((language) => homeFile(language) === file) ?? 'en', () => ({
    line: pictureLine,
    players: picturePlayers(),
  }))
