import * as z from 'zod/mini'
import { err, ok, type Result } from '../core/result'
import { checkOptions } from '../engine/check/check'
import type { Game } from '../engine/game/ledger'
import type { Hand } from '../engine/table/hand'
import type { Rules } from '../engine/table/options'
import type { Problem } from '../engine/table/problem'
import { sideCount } from '../engine/table/seats'
import { makeHand, type HandFile } from './hand-file'
import { MOST_HANDS, MOST_POINTS } from './limits'
import { extrasOf, parseAs, boundedWhole, type Extras } from './parse-as'
import { parseHand } from './parse-hand'
import { checkRules, makeRules, parseRules, type RulesFile } from './rules-file'
import { anything, carried, object, upTo, wholeFrom, type Read } from './schema'
import { unreadable, within } from './unreadable'

export const FORMAT = 'yuss/1'

/** The game in a file, read and checked against its rules. */
export interface GameFile {
  readonly rules: RulesFile
  readonly game: Game
  /** The names by seat; empty if the file has none. */
  readonly players: readonly string[]
  readonly ended: 'broken-off' | null
  readonly extras: Extras
}

/** The form of a game in a file, before its rules decide which hands are valid. */
export const gameSchema = object({
  format: z.optional(z.literal(FORMAT)),
  rules: anything,
  players: z.optional(z.array(z.string())),
  dealer: boundedWhole,
  start: z.optional(
    object({
      totals: z.array(boundedWhole),
      heldOver: z.optional(wholeFrom(0, MOST_POINTS)),
      hands: z.optional(wholeFrom(0, MOST_POINTS)),
    }),
  ),
  hands: upTo(MOST_HANDS, anything),
  ended: z.optional(z.literal('broken-off')),
  // The stored rows of the game, which are read with their own schemas.
  'x-record': z.optional(carried),
  'x-log': z.optional(carried),
})

/** Reads a game: first its form, then its rules and every hand, then whether the rules allow these hands. */
export function parseGame(json: unknown): Result<GameFile, Problem> {
  const read = parseAs(gameSchema, json)
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

type WrittenGame = Read<typeof gameSchema>

function checkSeats(rules: Rules, file: WrittenGame): Problem | null {
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

function toGameFile(file: WrittenGame, rulesFile: RulesFile, rules: Rules, hands: readonly Hand[]): GameFile {
  const totals = file.start?.totals ?? Array.from({ length: sideCount(rules) }, () => 0)
  return {
    rules: rulesFile,
    game: { rules, dealer: file.dealer, start: startOf(totals, file.start), hands },
    players: file.players ?? [],
    ended: file.ended ?? null,
    extras: extrasOf(file),
  }
}

/** Returns the state at the start of a game. `hands`, the number of hands played before, is left out if it is 0. */
function startOf(totals: readonly number[], start: WrittenGame['start']): Game['start'] {
  const { heldOver = 0, hands = 0 } = start ?? {}
  return { totals, heldOver, ...(hands === 0 ? {} : { hands }) }
}

/** A game as JSON, from which `parseGame` reads the same game. */
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
