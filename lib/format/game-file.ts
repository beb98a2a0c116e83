import { checkOptions } from '../engine/check/check'
import type { Game } from '../engine/game/ledger'
import type { Hand } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import type { Problem } from '../engine/table/problem'
import { err, ok, type Result } from '../engine/table/result'
import { sideCount } from '../engine/table/seats'
import { makeHand, parseHand, type HandFile } from './hand-file'
import { MOST_HANDS, MOST_POINTS } from './limits'
import { extrasOf, parseAs, unreadable, whole, within, type Extras } from './parse-as'
import { checkRules, makeRules, parseRules, type RulesFile } from './rules-file'
import { anything, carried, list, object, only, optional, text, wholeFrom, type Read } from './shape'

export const FORMAT = 'yuss/1'

/** A game as a file holds it, read and checked for what its rules can have. */
export interface GameFile {
  readonly rules: RulesFile
  readonly game: Game
  /** Names by seat; empty where the file gives none. */
  readonly players: readonly string[]
  readonly ended: 'broken-off' | null
  readonly extras: Extras
}

/** A game as it stands in a file, before its rules say what its hands can be. */
export const gameShape = object({
  format: optional(only(FORMAT)),
  rules: anything,
  players: optional(list(text)),
  dealer: whole,
  start: optional(object({ totals: list(whole), heldOver: optional(wholeFrom(0, MOST_POINTS)) })),
  hands: list(anything, 0, MOST_HANDS),
  ended: optional(only('broken-off')),
  // The rows behind the game, which are read as such.
  'x-record': optional(carried),
  'x-log': optional(carried),
})

/** Reads a game: its shape as a whole, then its rules and every hand, then what these rules cannot have. */
export function parseGame(json: unknown): Result<GameFile, Problem> {
  const read = parseAs(gameShape, json)
  if (!read.ok) return read
  const rules = parseRules(read.value.rules)
  if (!rules.ok) return rules
  const seats = checkSeats(rules.value.rules, read.value)
  if (seats !== null) return err(seats)
  const hands = parseHands(rules.value.rules, read.value.hands)
  if (!hands.ok) return hands
  const wrong = checkRules(rules.value.rules) ?? checkHandOptions(rules.value.rules, hands.value)
  if (wrong !== null) return err(wrong)
  return ok(toGameFile(read.value, rules.value.file, rules.value.rules, hands.value))
}

type GameShape = Read<typeof gameShape>

function checkSeats(rules: Rules, file: GameShape): Problem | null {
  if (file.dealer < 0 || file.dealer >= rules.players) return unreadable('dealer', 'invalid_value')
  if (file.players !== undefined && file.players.length !== rules.players)
    return unreadable('players', 'invalid_length')
  if (file.start !== undefined && file.start.totals.length !== sideCount(rules))
    return unreadable('start.totals', 'invalid_length')
  return null
}

function parseHands(rules: Rules, hands: readonly unknown[]): Result<readonly Hand[], Problem> {
  const read: Hand[] = []
  for (const [index, json] of hands.entries()) {
    const hand = parseHand(rules, json, `hands.${index}`)
    if (!hand.ok) return hand
    read.push(hand.value)
  }
  return ok(read)
}

function checkHandOptions(rules: Rules, hands: readonly Hand[]): Problem | null {
  for (const [index, hand] of hands.entries()) {
    const wrong = checkOptions(rules, hand)
    if (wrong !== null) return within(`hands.${index}`, wrong)
  }
  return null
}

function toGameFile(file: GameShape, rulesFile: RulesFile, rules: Rules, hands: readonly Hand[]): GameFile {
  const totals = file.start?.totals ?? Array.from({ length: sideCount(rules) }, () => 0)
  return {
    rules: rulesFile,
    game: { rules, dealer: file.dealer, start: { totals, heldOver: file.start?.heldOver ?? 0 }, hands },
    players: file.players ?? [],
    ended: file.ended ?? null,
    extras: extrasOf(file),
  }
}

/** The JSON of a game; `parseGame` reads the same game back. */
export interface GameJson {
  readonly format: typeof FORMAT
  readonly rules: ReturnType<typeof makeRules>
  readonly players: readonly string[]
  readonly dealer: number
  readonly start: Game['start']
  readonly hands: readonly HandFile[]
  readonly ended?: 'broken-off'
}

export function makeGame(file: GameFile): GameJson & Extras {
  const { game } = file
  return {
    format: FORMAT,
    rules: makeRules(file.rules.base, game.rules),
    players: file.players,
    dealer: game.dealer,
    start: game.start,
    hands: game.hands.map(makeHand),
    ...(file.ended === null ? {} : { ended: file.ended }),
    ...file.extras,
  }
}
