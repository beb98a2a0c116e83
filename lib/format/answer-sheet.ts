import { err, ok, type Result } from '../core/result'
import { isRow } from '../core/row'
import { foldLedger, type Game } from '../engine/game/ledger'
import { compareInserted, compareSheets, compareWithout, type ComparedSheet } from '../engine/game/ledger-diff'
import { need } from '../engine/game/need'
import { elsewhere, linesNotIn } from '../engine/referee/elsewhere'
import { runQuestions } from '../engine/score/run-questions'
import { chartOf } from '../engine/stats/chart'
import { decidedBy } from '../engine/stats/decisive'
import { tallyGame, type SeatedGame } from '../engine/stats/game-stats'
import { partyOf, type CountedGame } from '../engine/stats/party'
import { headToHead, longestStreak, tallyParty } from '../engine/stats/record'
import { alignSides, seriesStanding } from '../engine/stats/series'
import type { Rules } from '../engine/table/options'
import type { Problem } from '../engine/table/problem'
import { sidesOf } from '../engine/table/seats'
import type { Ask } from './ask-schema'
import { parseGame } from './game-file'
import { parseHand } from './parse-hand'
import { parseRules } from './rules-file'
import { unreadable } from './unreadable'

type Answer = Result<Readonly<Record<string, unknown>>, Problem>

/** Answers how many points a side needs: a number, `never`, or `open` if a fact has to be said first. */
export function replyToNeed(rules: Rules, ask: Ask<'need'>): Answer {
  const facts = isRow(ask.hand) ? ask.hand : {}
  const hand = parseHand(rules, { kind: 'played', cardPoints: sidesOf(rules).map(() => null), ...facts }, 'hand')
  if (!hand.ok || hand.value.kind !== 'played') return hand.ok ? err(unreadable('hand.kind', 'invalid_value')) : hand
  const standing = { dealer: 0, totals: ask.totals ?? sidesOf(rules).map(() => 0), heldOver: ask.heldOver ?? 0 }
  const found = need(rules, hand.value, standing, ask.side, ask.goal)
  return ok({ points: found.kind === 'points' ? found.points : found.kind })
}

/** Answers which facts of the runs in a hand are asked for, as the place of a declaration and `top` or `suit`. */
export function replyToAsked(rules: Rules, ask: Ask<'asked'>): Answer {
  const hand = parseHand(rules, ask.hand, 'hand')
  if (!hand.ok) return hand
  const questions = hand.value.kind === 'played' ? runQuestions(rules, hand.value) : []
  return ok({ questions: questions.map(({ meld, ask: fact }) => [meld, fact]) })
}

/** Answers what a hand scores under other rules, which facts they miss, and the lines that only one of the two has. */
export function replyToElsewhere(rules: Rules, ask: Ask<'elsewhere'>): Answer {
  const there = parseRules(ask.there, 'there')
  if (!there.ok) return there
  const hand = parseHand(rules, ask.hand, 'hand')
  if (!hand.ok) return hand
  const totals = ask.totals ?? sidesOf(rules).map(() => 0)
  const recorded = { home: rules, hand: hand.value, dealer: ask.dealer, totals }
  const found = elsewhere(recorded, there.value.rules, ask.extra)
  const here = elsewhere(recorded, rules).score
  const { score, problem, missingFacts } = found
  return ok({
    earned: score?.earned ?? null,
    points: score?.points ?? null,
    verdict: score?.verdict ?? null,
    problem: problem?.name ?? null,
    missing: missingFacts,
    ...(score === null || here === null ? {} : { here: linesNotIn(here, score), there: linesNotIn(score, here) }),
  })
}

/** Answers what a correction, or rules agreed again, change in the rest of a sheet. */
export function replyToCorrection(rules: Rules, ask: Ask<'correction'>): Answer {
  const before = sheetOf(ask.rules, ask, ask.before)
  if (!before.ok) return before
  const after = sheetOf(ask.there ?? ask.rules, ask, ask.after)
  if (!after.ok) return after
  const sheets = [before.value, after.value] as const
  if (ask.deleted !== undefined)
    return ok({ changes: compareWithout(...sheets, before.value.ids.indexOf(ask.deleted)) })
  if (ask.inserted !== undefined)
    return ok({ changes: compareInserted(...sheets, after.value.ids.indexOf(ask.inserted)) })
  return ok({ changes: compareSheets(...sheets, ask.corrected ?? null) })
}

function sheetOf(
  rules: unknown,
  { dealer, start, known }: Ask<'correction'>,
  names: Readonly<Record<string, string>>,
): Result<ComparedSheet, Problem> {
  const game = gameOf({ rules, dealer, start, hands: Object.values(names).map((name) => known[name]) })
  return game.ok ? ok({ ids: Object.keys(names), ledger: foldLedger(game.value) }) : game
}

/** Reads a game without keys that it leaves out. */
function gameOf(game: Readonly<Record<string, unknown>>): Result<Game, Problem> {
  const read = parseGame(Object.fromEntries(Object.entries(game).filter(([, value]) => value !== undefined)))
  return read.ok ? ok(read.value.game) : read
}

/** Answers the running score of a game and the hand that decided it. */
export function replyToChart({ rules, dealer, start, hands }: Ask<'chart'>): Answer {
  const game = gameOf({ rules, dealer, start, hands })
  if (!game.ok) return game
  const { rows, winner } = foldLedger(game.value)
  const { totals } = game.value.start
  return ok({
    hands: chartOf(game.value.rules, totals, rows),
    decided: decidedBy(game.value.rules, totals, rows, winner),
  })
}

/** Answers the statistics of a person or pair over several games. */
export function replyToFigures({ rules, of, games }: Ask<'figures'>): Answer {
  const counted: CountedGame[] = []
  for (const [index, file] of games.entries()) {
    const game = seatedGame(rules, file)
    if (!game.ok) return game
    counted.push({ id: `g${index + 1}`, tally: tallyGame(game.value) })
  }
  const party = partyOf(of)
  const tally = tallyParty(counted, party)
  return ok({ ...tally, streak: longestStreak(counted, party), met: headToHead(counted, party) })
}

/** Reads a game of such a question, with the names at the table for each hand. */
export function seatedGame(rules: unknown, file: Ask<'figures'>['games'][number]): Result<SeatedGame, Problem> {
  const { dealer, start, hands, players, later } = file
  const game = gameOf({ rules: file.rules ?? rules, dealer, start, hands, players })
  if (!game.ok) return game
  const ledger = foldLedger(game.value)
  const namesAt = (hand: number) => (later !== undefined && hand >= later.hand ? later.players : players)
  return ok({
    rules: game.value.rules,
    start: game.value.start.totals,
    ledger,
    rows: ledger.rows.map((row, hand) => ({ row, names: namesAt(hand) })),
    names: later?.players ?? players,
  })
}

/** Answers the state of a series, and the sides of its first game that those of the last one go on. */
export function replyToSeries({ bestOf, games }: Ask<'series'>): Answer {
  return ok({ ...seriesStanding(bestOf, games), sides: alignSides(games[0]?.sides ?? [], games.at(-1)?.sides ?? []) })
}
