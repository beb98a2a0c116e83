import { pictureLine } from '@/lib/messages/compiled/app/pictures'
import { appName } from '@/lib/messages/compiled/app/shared'
import { gamesAbout, gamesTitle } from '@/lib/messages/compiled/site/games'
import { questionsAbout, questionsTitle } from '@/lib/messages/compiled/site/questions'
import { saidIn } from '@/lib/messages/said-in'
import { sitePath, type SitePath } from '../addresses/site-address'
import { fileOf, pictureAt, type Picture } from './pictures'
import { SITE_LANGUAGES } from './site-words'

/** The kinds of pages that have a picture in each language. */
const KINDS = {
  'games/': () => ({ title: gamesTitle, about: gamesAbout }),
  'rules/': () => ({ title: questionsTitle, about: questionsAbout }),
} as const

type Kind = keyof typeof KINDS

const kindOf = (path: SitePath): Kind | null => (path === '' ? null : path.startsWith('games/') ? 'games/' : 'rules/')

/** Returns the path of the picture of a page of the site: that of the app, or that of its kind in its language. */
export function sitePictureOf(language: string, path: SitePath): string {
  const kind = kindOf(path)
  return pictureAt(kind === null ? '/' : sitePath(language, kind))
}

const PAGES = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
  SITE_LANGUAGES.map((language) => ({ kind, language, path: sitePath(language, kind) })),
)

/** The files of the site's pictures: one for each kind in each language. */
export const SITE_PICTURES: readonly string[] = PAGES.map(({ path }) => fileOf(path))

/** Returns the picture of the site in a file; `null` if the file is another picture. */
export async function sitePictureIn(file: string): Promise<Picture | null> {
  const page = PAGES.find(({ path }) => fileOf(path) === file)
  if (page === undefined) return null
  const { kind, language, path } = page
  return saidIn(language, () => ({ path, part: appName, ...KINDS[kind](), number: null, foot: pictureLine }))
}
