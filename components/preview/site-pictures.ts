import { pictureLine } from '@/lib/messages/compiled/app/pictures'
import { appName } from '@/lib/messages/compiled/app/shared'
import { gamesAbout, gamesTitle } from '@/lib/messages/compiled/site/games'
import { questionsAbout, questionsTitle } from '@/lib/messages/compiled/site/questions'
import { saidIn } from '@/lib/messages/said-in'
import { picturePlayers } from '@/lib/text/screens/pictures'
import { sitePath, type SitePath } from '../addresses/site-address'
import type { HomeWords } from './home-picture'
import { fileOf, pictureAt, type Picture } from './pictures'
import { SITE_LANGUAGES } from './site-words'

/** The kinds of pages that have the title and description of a list on their picture. */
const KINDS = {
  'games/': () => ({ title: gamesTitle, about: gamesAbout }),
  'rules/': () => ({ title: questionsTitle, about: questionsAbout }),
} as const

type Kind = keyof typeof KINDS

const kindOf = (path: SitePath): Kind | '' => (path === '' ? '' : path.startsWith('games/') ? 'games/' : 'rules/')

/** Returns the path of the picture of a page of the site: that of its kind in its language. */
export const sitePictureOf = (language: string, path: SitePath): string => pictureAt(sitePath(language, kindOf(path)))

const PAGES = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
  SITE_LANGUAGES.map((language) => ({ kind, language, path: sitePath(language, kind) })),
)

/** Returns the file of the picture of the first page in a language. */
const homeFile = (language: string): string => fileOf(sitePath(language, ''))

/** The files of the site's pictures: one for the first page and for each kind, in each language. */
export const SITE_PICTURES: readonly string[] = [
  ...SITE_LANGUAGES.map(homeFile),
  ...PAGES.map(({ path }) => fileOf(path)),
]

/** Returns the picture of a kind of pages in a file; `null` if the file is another picture. */
export async function sitePictureIn(file: string): Promise<Picture | null> {
  const page = PAGES.find(({ path }) => fileOf(path) === file)
  if (page === undefined) return null
  const { kind, language, path } = page
  return saidIn(language, () => ({ path, part: appName, ...KINDS[kind](), number: null, foot: pictureLine }))
}

/** Returns the words on the picture of the first page in a file: in the language of the site's page, or in English for the app. */
export const homeWordsIn = (file: string): Promise<HomeWords> =>
  saidIn(SITE_LANGUAGES.find((language) => homeFile(language) === file) ?? 'en', () => ({
    line: pictureLine,
    players: picturePlayers(),
  }))
