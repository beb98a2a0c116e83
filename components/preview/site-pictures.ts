import { pictureLine } from '@/lib/messages/compiled/app/pictures'
import { appName } from '@/lib/messages/compiled/app/shared'
import { gamesAbout, gamesTitle } from '@/lib/messages/compiled/site/games'
import { saidIn } from '@/lib/messages/said-in'
import { sitePath, type SitePath } from '../addresses/site-address'
import { fileOf, pictureAt, type Picture } from './pictures'
import { SITE_LANGUAGES } from './site-words'

/** Returns the path of the picture of a page of the site: the first page's, or the one about the games in its language. */
export const sitePictureOf = (language: string, path: SitePath): string =>
  pictureAt(path === '' ? '/' : sitePath(language, 'games/'))

/** The files of the site's pictures: one for the games in each language. */
export const SITE_PICTURES: readonly string[] = SITE_LANGUAGES.map((language) => fileOf(sitePath(language, 'games/')))

/** Returns the picture of the site in a file; `null` if the file is another picture. */
export async function sitePictureIn(file: string): Promise<Picture | null> {
  const language = SITE_LANGUAGES[SITE_PICTURES.indexOf(file)]
  if (language === undefined) return null
  return saidIn(language, () => ({
    path: sitePath(language, 'games/'),
    part: appName,
    title: gamesTitle,
    about: gamesAbout,
    number: null,
    foot: pictureLine,
  }))
}
