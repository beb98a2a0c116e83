import type { Page } from '@playwright/test'
import type { PutGame } from '../support/before'
import { exportedPages, OUT } from '../support/pages'
import { finishedGame, firstHandOf, HOUSE, runningGame } from '../support/seeded'
import type { Words } from '../support/words'

/** The screens of which every word and key must fit, and the windows in which each is looked at. */

/** The size of a window, and of its text in percent. */
export interface View {
  readonly width: number
  readonly height: number
  readonly text: number
  /** The questions asked about it. */
  readonly asked: 'all' | 'words' | 'keys in reach'
}

export interface Screen {
  /** The address, in which `ID1` is the second game put on the phone; without it the screen is opened from the last one. */
  readonly path?: string
  readonly steps?: readonly Step[]
  /** True if a page that is open already can follow a change of its address. A dialog is a step of the history, so it cannot. */
  readonly isFollowed?: boolean
  /** True if no key of the sheet or of the end of the game may have to be scrolled to in English. */
  readonly isInReach?: boolean
  readonly views: readonly View[]
  /** The windows in which it is then looked at in the languages that are made up from English. */
  readonly madeUp?: readonly View[]
}

export type Step = (page: Page, said: Words) => Promise<unknown>

/** A phone with some games, and its screens; each is loaded once. */
export interface Phone {
  readonly title: string
  /** The games put on it; without them it has the games of some weeks. */
  readonly games?: readonly PutGame[]
  readonly screens: readonly Screen[]
}

export type Size = readonly [width: number, height: number]

export const at = (text: number, sizes: readonly Size[], asked: View['asked'] = 'all'): readonly View[] =>
  sizes.map(([width, height]) => ({ width, height, text, asked }))

export const SMALL: Size = [360, 640]
export const TWO: readonly Size[] = [SMALL, [390, 844]]
/** The windows of common phones. */
export const COMMON: readonly Size[] = [SMALL, [360, 800], [390, 844], [412, 810]]
export const SIDEWAYS: readonly Size[] = [
  [844, 390],
  [667, 375],
  [568, 320],
]

/** Text of twice the size, with which every screen may scroll. */
export const LARGE = at(200, TWO, 'words')

/** Presses a button by the name of its message. */
export const press =
  (name: string, facts: Readonly<Record<string, unknown>> = {}): Step =>
  (page, said) =>
    page.getByRole('button', { name: said(name, facts), exact: true }).click()

export const tap =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click()

export const record = (number: number) => press('recordHand', { number })

/** The ids of finished games on the phone; the `_ON` games in the next line are still running. */
const [BELA, BELOTE, THREE] = ['bela-2', 'bridge-belote', 'bela-3'].map(finishedGame)
const [BELA_ON, BELOTE_ON, THREE_ON, FOUR_ON] = ['bela-2', 'bridge-belote', 'bela-3', 'klabberjass-4'].map(runningGame)

const PAGES = exportedPages(OUT)

const OTHERS = [
  ...['bela-2', 'bela-3', 'klabberjass-4', 'lehman', 'bridge-belote'].map((base) => `new/?game=${base}`),
  'house-rules/?new=bela-3',
  'house-rules/?id=none',
  'rules/compare/?one=bela-2&other=bridge-belote',
  'rules/?q=tie',
  'rules/?find=bela',
  'rules/?find=qqqqq',
  'game/?id=none',
  'history/game/?id=none',
  'share/#none',
  'together/#none',
  'contest/?new=1',
  'club/#none',
  'no/such/page/',
]

const OF_GAMES = [
  ...[BELA, BELOTE, THREE, BELOTE_ON].map((id) => `history/game/?id=${id}`),
  ...[BELOTE, THREE].map((id) => `game/?id=${id}`),
  'history/?player=mike',
  'history/?text=nothing',
  'players/?name=ned',
  'players/?name=ned&with=ann',
  'players/?name=nobody',
  `print/?id=${BELOTE}`,
  `screen/?game=${THREE}`,
  `screen/?game=${BELOTE_ON}`,
  `house-rules/?id=${HOUSE}`,
  `house-rules/print/?id=${HOUSE}`,
  `house-rules/change/?game=${BELOTE_ON}`,
  `referee/?game=${BELOTE_ON}`,
  `referee/claim/?game=${THREE_ON}`,
  `rules/?game=${BELOTE_ON}`,
  `rules/?q=tie&game=${BELOTE_ON}`,
]

/** Screens that open over a sheet. */
const OVER_A_SHEET: readonly (Omit<Screen, 'views'> & { readonly path: string })[] = [
  ...[BELA, BELOTE, THREE].map((id = '') => ({ path: `game/?id=${id}&hand=${firstHandOf(id)}` })),
  { path: `game/?id=${THREE_ON}&claim=0.3.60.20.none` },
  { path: `game/?id=${BELOTE_ON}`, steps: [press('redealTool')] },
  ...['menu', 'linkTool', 'needTool', 'endEarly', 'deleteTool'].map((name) => ({
    path: `game/?id=${BELOTE_ON}&over=${name}`,
    steps: [press('moreLabel'), ...(name === 'menu' ? [] : [press(name)])],
  })),
  // A form is open again on the next visit, so each has a game of its own.
  { path: `game/?id=${FOUR_ON}`, steps: [press('moreLabel'), press('adjustTool')] },
  ...[BELA_ON, BELOTE_ON, THREE_ON].map((id) => ({ path: `game/?id=${id}`, steps: [record(4)] })),
]

/** Screens that do not fit yet with text of twice the size. */
const NOT_LARGE = [
  'players/',
  'players/?name=ned',
  'players/?name=ned&with=ann',
  'referee/pile/',
  'referee/play/',
  'no/such/page/',
  'rules/?q=tie',
  `rules/?q=tie&game=${BELOTE_ON}`,
  `game/?id=${BELOTE}`,
  `game/?id=${THREE}`,
  `game/?id=${BELOTE_ON}&over=needTool`,
]

/** Returns the phones on which every screen is looked at in a language; English is then made longer, and turned from right to left. */
export function phonesIn(language: string): readonly Phone[] {
  const isEnglish = language === 'en'
  const small = at(100, [SMALL])
  const views = isEnglish ? [...small, ...LARGE] : small
  const sheets = (asked: View['asked']) => [
    ...small,
    ...at(100, SIDEWAYS, asked),
    ...at(200, [...TWO, ...SIDEWAYS], 'words'),
  ]
  const seen = (path: string) => ({
    views: NOT_LARGE.includes(path) ? small : views,
    ...(isEnglish ? { madeUp: small } : {}),
  })
  const screens = (paths: readonly string[]) =>
    paths.toSorted().map((path) => ({ path, ...seen(path), isFollowed: true }))
  const running = [BELA_ON, BELOTE_ON, THREE_ON, FOUR_ON].map((id) => ({
    path: `game/?id=${id}`,
    views: sheets(isEnglish ? 'all' : 'words'),
    isInReach: isEnglish,
    ...(isEnglish ? { madeUp: sheets('words') } : {}),
  }))
  const half = Math.ceil(PAGES.length / 2)
  return [
    { title: 'the first pages of the app', screens: screens(PAGES.slice(0, half)) },
    { title: 'the other pages of the app, and what is not there', screens: screens([...PAGES.slice(half), ...OTHERS]) },
    { title: 'the games and the players', screens: [...running, ...screens(OF_GAMES)] },
    { title: 'what opens over a sheet', screens: OVER_A_SHEET.map((one) => ({ ...one, ...seen(one.path) })) },
  ]
}
