import { RULINGS } from '@/lib/engine/referee/rulings'
import { pictureGames, pictureLine } from '@/lib/messages/compiled/app/pictures'
import { appName } from '@/lib/messages/compiled/app/shared'
import { refereeTitle } from '@/lib/messages/compiled/referee/rulings'
import { gamesAbout, gamesTitle } from '@/lib/messages/compiled/site/games'
import { pageText } from '@/lib/text/screens/pages'
import { rulingText } from '@/lib/text/screens/referee'
import { refereeHref } from '../addresses/ruling-address'
import { screenPath } from '../addresses/screen-path'

/** The size that all services expect of such pictures. */
export const WIDTH = 1200
export const HEIGHT = 630

/** The preview picture of a page. */
export interface Picture {
  readonly path: string
  /** The part of the app, above the title. */
  readonly part: string
  readonly title: string
  /** The text under the title; `null` for a question, which leaves no room. */
  readonly about: string | null
  /** The number in the margin, where a sheet has the number of the hand. */
  readonly number: number | null
  /** The text next to the name of the app. */
  readonly foot: string
}

const SECTIONS = [
  '/rules/',
  '/rules/compare/',
  '/rules/terms/',
  '/rules/stories/',
  '/referee/',
  '/sources/',
  '/guide/',
] as const

/**
 * Every picture except that of the first page, which has its own drawing. Pages with data of one device use that of the first
 * page.
 */
export const PICTURES: readonly Picture[] = [
  ...SECTIONS.map((path) => ({ path, part: pictureGames, ...pageText(path), number: null, foot: pictureLine })),
  { path: '/games/', part: appName, title: gamesTitle, about: gamesAbout, number: null, foot: pictureLine },
  ...RULINGS.map((ruling, index) => ({
    path: refereeHref(ruling, null),
    part: refereeTitle,
    ...rulingText(ruling),
    number: index + 1,
    foot: pictureLine,
  })),
]

/** Returns the file name of a picture: “home.png”, “referee-claim.png”. */
export const fileOf = (path: string): string => `${path.split('/').filter(Boolean).join('-') || 'home'}.png`

/** Returns the path of a page's picture: its own, that of the list that it is in, or that of the first page. */
export function pictureOf(path: string): string {
  const pictures = PICTURES.filter((picture) => path.startsWith(picture.path))
  const nearest = pictures.sort((one, other) => other.path.length - one.path.length)[0]
  return screenPath(`/previews/${fileOf(nearest?.path ?? '/')}`)
}

/** Returns the picture in a file; `null` for that of the first page. */
export const pictureIn = (file: string): Picture | null =>
  PICTURES.find((picture) => fileOf(picture.path) === file) ?? null

/** Returns the files that a build draws. Without a host no page refers to a picture, but Next needs one file. */
export const pictureFiles = (site: string): readonly string[] => [
  fileOf('/'),
  ...(site === '' ? [] : PICTURES.map(({ path }) => fileOf(path))),
]
