import { pictureGames, pictureLine } from '@/lib/messages/compiled/app/pictures'
import { refereeTitle } from '@/lib/messages/compiled/referee/rulings'
import { pageText } from '@/lib/text/screens/pages'
import { rulingText } from '@/lib/text/screens/referee'
import { refereeHref, RULINGS } from '../addresses/ruling-address'

/** The size that every reader of such pictures asks for. */
export const WIDTH = 1200
export const HEIGHT = 630

/** The preview picture of a page. */
export interface Picture {
  readonly path: string
  /** The part of the app, over the title. */
  readonly part: string
  readonly title: string
  /** Under the title; a question has room for none. */
  readonly about: string | null
  /** In the margin, where a sheet has the number of the hand. */
  readonly number: number | null
  /** Beside the name of the app. */
  readonly foot: string
}

const SECTIONS = ['/rules/', '/rules/compare/', '/rules/terms/', '/rules/stories/', '/referee/', '/sources/'] as const

/** Every picture but that of the start, which is a drawing of its own. Pages that show what is on one phone have that one. */
export const PICTURES: readonly Picture[] = [
  ...SECTIONS.map((path) => ({ path, part: pictureGames, ...pageText(path), number: null, foot: pictureLine })),
  ...RULINGS.map((ruling, index) => ({
    path: refereeHref(ruling, null),
    part: refereeTitle,
    ...rulingText(ruling),
    number: index + 1,
    foot: pictureLine,
  })),
]

/** The folder of the pictures in the build. The service worker does not keep it: scripts/build/worker.mjs. */
const FOLDER = '/previews'

/** The file of a picture: “home.png”, “referee-claim.png”. */
export const fileOf = (path: string): string => `${path.split('/').filter(Boolean).join('-') || 'home'}.png`

/** Returns the path of the picture of a page that has one. */
export const pictureAt = (path: string): string => `${FOLDER}/${fileOf(path)}`

/** Returns the path of a page's picture, or of the start page's where it has none. */
export const pictureOf = (path: string): string =>
  pictureAt(PICTURES.some((picture) => picture.path === path) ? path : '/')

/** The picture in a file; `null` for that of the start. */
export const pictureIn = (file: string): Picture | null =>
  PICTURES.find((picture) => fileOf(picture.path) === file) ?? null

/** The files that a build draws. Without a host no page names any; Next wants one all the same. */
export const pictureFiles = (site: string): readonly string[] => [
  fileOf('/'),
  ...(site === '' ? [] : PICTURES.map(({ path }) => fileOf(path))),
]
