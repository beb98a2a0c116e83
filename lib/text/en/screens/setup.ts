import type { Rules } from '../../../engine/table/options'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { sideHeading } from '../terms/names'

/** Everything about the chosen game, before its first hand. */
export const OTHER_GAMES = 'Other games'
export const ANOTHER_GAME = 'Another game'
export const START = 'Start'

export const startLabel = (dealt: string): string => `Start: ${dealt}`

/** Who deals and who is next, on the button that starts. */
export const dealsAndNext = (dealer: string, next: string, isLeading: boolean): string =>
  `${dealer} deals, ${next} ${isLeading ? 'leads' : 'speaks first'}`

/** The parts of the form. */
export const VARIANTS_TITLE = 'Variants'
export const WHO_PLAYS = 'Who plays'
export const WHO_DEALS_FIRST = 'Who deals first'
export const WHO_DEALS_NEXT = 'Who deals next'
export const BEST_OF_HOW_MANY = 'Series'
export const ALREADY_STARTED = 'We have already started'
export const OTHER_RULES = { title: 'Custom rules', aside: 'Every rule you can change' } as const
export const ENTER_TOTALS = 'Enter totals from paper'

export const variantsOffered = (count: number): string =>
  `Standard rules · ${count === 1 ? 'one option' : `${count} options`}`

/** `changes` are the options that changed with another, a sentence each. */
export const withThatGoes = (changes: readonly string[]): string => `This also changes: ${changes.join(' ')}`

/** Why a game cannot be started. */
export const rulesClash = (why: string): string => `These rules cannot be played. ${why}`
export const paperWrong = (why: string): string => `Totals from paper: ${why}`

/** The names. */
export const PARTNERS_ACROSS = 'In the order of play. Partners sit across, one pair in each column.'
export const RECENT_PLAYERS = 'Recent players'

export const playerField = (number: number): string => `Player ${number}`
export const nameForPlayer = (name: string, number: number): string => `${name}: player ${number}`
export const unnamedNote = (name: string): string => `Leave empty to use “${name}”.`
export const sameNameNote = (name: string): string => `Two players have this name. This one is shown as ${name}.`

/** The first dealer, and how this game finds out. */
export const DEALER_WAYS: { readonly [F in Rules['firstDealer']]: string } = {
  'high-cut': 'Cut for it: the highest card deals.',
  'low-cut': 'Draw for it: the lowest card deals.',
  agree: 'Agree who deals.',
}

export const NEXT_DEALER = 'The player who deals the next hand.'
export const AGREED_HERE = 'agreed at this table'

/** Why a variant cannot join another that was chosen: both settle the same question. */
export const variantBarred = (name: string, question: string): string =>
  `Cannot be combined with “${name}”: they answer “${question}” differently.`

/** How many games belong together; the key for as many as you like has room for a sign only. */
export const BEST_OF_LABEL = 'Number of games in the series'
export const OPEN_KEY = '∞'

/** What decides a series. */
export const SERIES_SAID = {
  one: 'A single game.',
  three: 'First to win two games.',
  five: 'First to win three games.',
  seven: 'First to win four games.',
  open: 'Game after game, for as long as you like; the sheet counts who won.',
} as const

/** A game begun on paper. */
export const totalOf = (table: Table, side: Side): string => `Total of ${sideHeading(table, side)}`
export const pointsHeldOver = ({ words }: Table): string => `Points ${words.heldOver}`

/** A figure that cannot be. */
export const PAPER_TOTAL_WRONG = 'Enter a whole number, such as 240, or leave it empty.'
export const PAPER_HELD_OVER_WRONG = 'Enter a whole number, such as 61, or leave it empty.'
export const alreadyWon = (target: number, total: string): string =>
  `The game is to ${target}: at ${total} it is already won.`
