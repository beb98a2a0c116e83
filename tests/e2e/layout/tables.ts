import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { counted } from '../../support/builders'
import { UNNAMED, type PutGame } from '../support/before'
import { LONG_NAMES, LONG_TABLES } from '../support/long-tables'
import { fillHand } from '../support/table'
import {
  at,
  COMMON,
  LARGE,
  press,
  record,
  SIDEWAYS,
  SMALL,
  tap,
  TWO,
  type Phone,
  type Screen,
  type Size,
  type Step,
} from './screens'

/** Sheets and forms with long names and wide figures, in English, as these are the same in every language. */

const DECLARE = tap('.declared [aria-expanded]')

const HEIGHTS = [560, 640, 720, 800, 880, 960]
const WIDTHS = [320, 360, 430, 540, 800, 1024, 1280, 1920]

/**
 * Returns the windows in which one of the four long tables is looked at. Together the tables cover every width with every height,
 * and each table has every width and every height. That is enough, because the style sheet depends on the size and not on the table.
 */
const windowsOf = (table: number): readonly Size[] =>
  WIDTHS.flatMap((width, column) =>
    HEIGHTS.filter((_, row) => (row + column) % LONG_TABLES.length === table).map((height): Size => [width, height]),
  )

/** The text sizes that people choose in their browser. */
const LETTERS = [...at(130, TWO), ...at(150, TWO), ...at(200, TWO)]

const SHEET = 'game/?id=ID0'

/** The longest verdict, in the open form of the long table of bridge-belote. */
const LONGEST_VERDICT: Step = async (page) => {
  await fillHand(page, { chips: ['Maximiliana-Theodora took', 'hearts', 'Re-contra ×4'], figures: [30, null] })
  await page
    .getByRole('button', { name: /last trick/ })
    .first()
    .click()
}

const longTables = LONG_TABLES.map((table, index): Phone => {
  const views = [...LETTERS, ...at(100, [...COMMON, ...windowsOf(index)])]
  return {
    title: `${table.rules.base} with the longest names`,
    games: [{ ...table, names: LONG_NAMES, start: { totals: table.totals, heldOver: table.heldOver ?? 0 } }],
    screens: [
      { path: SHEET, views },
      { steps: [record(table.hands.length + 1)], views: [...views, ...at(100, SIDEWAYS.slice(0, 1))] },
      ...(table.rules.base === 'bridge-belote'
        ? [{ steps: [LONGEST_VERDICT], views: at(100, [...COMMON, [320, 560], [844, 390]]) }]
        : []),
    ],
  }
})

/** Forms of new tables, and their keys for declarations, which replace the digits. */
const forms = (title: string, bases: readonly RuleSetId[], names: readonly string[]): Phone => ({
  title,
  games: bases.map((base) => ({ rules: { base }, names })),
  screens: bases.flatMap((_, index) => [
    {
      path: `game/?id=ID${index}`,
      steps: [record(1)],
      views: at(100, [...COMMON, [844, 390]]),
    },
    { steps: [DECLARE], views: [...at(150, TWO), ...at(200, TWO)] },
  ]),
})

const NAMES = ['Maximiliana', 'Throckmorton-Smith', 'Papadopoulou']
const FOUR = ['Emily Throckmorton-Smith', 'Bob', 'Maximiliana', 'Papadopoulou']
const FOUR_LONG = ['Emily Throckmorton-Smith', 'Bartholomew Featherstone', 'Maximiliana-Theodora', 'Papadopoulou']

/** Returns a game taken over from paper, with one hand, after which it goes on or is won. */
function taken(base: RuleSetId, names: readonly string[], total: number, target?: number): PutGame {
  const isOfThree = base === 'bela-3'
  return {
    rules: { base, ...(target === undefined ? {} : { target }) },
    names,
    start: { totals: isOfThree ? [total, total, total] : [total, total - 1], heldOver: 0 },
    hands: [counted({ trump: 'hearts', totals: isOfThree ? [92, 40, 30] : [120, 62] })],
  }
}

const WIDEST = [
  { base: 'bela-2', target: 5001, totals: [1549, 2405] },
  { base: 'bela-3', target: 501, totals: [374, 209, 441] },
  { base: 'bela-3', target: 5001, totals: [3774, 2209, 4441] },
  { base: 'bela-2', target: 501, totals: [-140, 353] },
] as const

const tables: readonly Phone[] = [
  {
    title: 'running games with names of ordinary length',
    games: [taken('bela-2', NAMES, 149), taken('bela-3', NAMES, 149), taken('klabberjass-4', FOUR, 149)],
    screens: [
      ...[0, 1].flatMap((index): readonly Screen[] => [
        { path: `game/?id=ID${index}`, views: [...at(100, [[320, 640], SMALL]), ...LARGE], isInReach: true },
        { steps: [press('moreLabel')], views: LARGE },
        { path: `game/?id=ID${index}`, steps: [press('claimTool')], views: LARGE },
      ]),
      { path: 'game/?id=ID2', views: at(100, [SMALL, [844, 390]]), isInReach: true },
      { path: 'play/', views: [...at(100, [SMALL]), ...LARGE] },
    ],
  },
  {
    title: 'finished games with long names',
    games: [
      taken('bela-2', NAMES, 440),
      taken('bela-3', NAMES, 440),
      taken('klabberjass-4', FOUR_LONG, 440, 501),
      taken('klabberjass-4', ['Maximilian', 'Alexandrina', 'Bartholomew', 'Wilhelmina'], 440, 501),
    ],
    screens: [
      ...[0, 1].flatMap((index) =>
        ['game/?id=', 'history/game/?id=', 'print/?id=', 'screen/?game='].map((path) => ({
          path: `${path}ID${index}`,
          views: LARGE,
        })),
      ),
      ...['history/', 'play/'].map((path) => ({ path, views: LARGE })),
      { path: 'game/?id=ID2', views: at(100, [SMALL, [844, 390]]), isInReach: true },
      { path: 'game/?id=ID3', views: at(100, SIDEWAYS, 'keys in reach'), isInReach: true },
      { steps: [press('backToTheSheet')], views: at(100, SIDEWAYS, 'keys in reach'), isInReach: true },
    ],
  },
  {
    title: 'running games with the widest totals',
    games: WIDEST.map(({ base, target, totals }) => ({
      rules: { base, target },
      names: LONG_NAMES,
      start: { totals, heldOver: 0 },
    })),
    screens: [
      ...WIDEST.map((_, index) => ({
        path: `game/?id=ID${index}`,
        views: at(100, [SMALL, [844, 390]]),
        isInReach: true,
      })),
      { path: 'play/', views: at(100, [SMALL]) },
    ],
  },
  forms(
    'new tables with the names that the app fills in',
    ['bela-2', 'bela-3', 'klabberjass-4', 'bridge-belote'],
    UNNAMED,
  ),
  forms(
    'new tables of four with names of ordinary length',
    ['klabberjass-4', 'bridge-belote'],
    ['Maria', 'Ivan', 'Katharina', 'Georgi'],
  ),
  {
    title: 'a phone without a game',
    games: [],
    screens: [
      ...['play/', 'history/', 'players/', 'contest/', 'house-rules/', 'data/', 'print/'].map((path) => ({
        path,
        views: LARGE,
      })),
      { path: 'play/', steps: [tap('main a[href*="/game/"]')], views: at(100, SIDEWAYS) },
    ],
  },
]

export const TABLES: readonly Phone[] = [...longTables, ...tables]
