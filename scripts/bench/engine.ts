// npm run bench: measures explained hands per second, compared with reading the same hands from JSON in the same run; the memory
// that each of both uses; and the time to score a sheet of 40 hands again after its first hand is corrected. All times are CPU
// time.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldLedger, type Game } from '../../lib/engine/game/ledger'
import type { Hand } from '../../lib/engine/table/hand'
import { parseCases, runCase } from '../../lib/format/conformance'
import { parseGame } from '../../lib/format/game-file'
import { RULE_SETS } from '../../lib/rulesets/sets/catalogue'
import type { RuleSetId } from '../../lib/rulesets/sets/rule-set'
import { lineText } from '../../lib/text/sheet/line'
import { verdictText } from '../../lib/text/sheet/verdict'
import { tableOf } from '../../lib/text/terms/names'
import { vocabularyFor } from '../../lib/text/terms/words'

const CASES = join(process.cwd(), 'tests', 'cases')
const ROUNDS = 50
const WARM_UP = 25
/** The shortest duration of a round, because a single call is too short to measure. */
const ROUND_MS = 20

interface Sample {
  readonly base: RuleSetId
  readonly game: Game
}

const cases = readdirSync(CASES)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const read = parseCases(readFileSync(join(CASES, name), 'utf8'))
    return read.ok ? read.value : []
  })

/** Returns the games among the conformance cases that can be played by their rules. */
function samples(): readonly Sample[] {
  return cases.flatMap((value) => {
    if (typeof value !== 'object' || value === null || 'ask' in value) return []
    const facts = Object.fromEntries(
      Object.entries(value).filter(([key]) => !['id', 'title', 'source', 'expect'].includes(key)),
    )
    const read = parseGame(facts)
    return read.ok ? [{ base: read.value.rules.base, game: read.value.game }] : []
  })
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/**
 * Returns the CPU milliseconds for one call of each function: those of its quickest round after some warm-up rounds, because
 * other load can only make a round slower. The functions alternate, so that a busy moment affects all of them.
 */
function times<K extends string>(works: Readonly<Record<K, () => void>>): Readonly<Record<K, number>> {
  const quickest: Record<string, number> = {}
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [name, work] of Object.entries<() => void>(works)) {
      const took = roundOf(work)
      if (round >= WARM_UP) quickest[name] = Math.min(quickest[name] ?? Infinity, took)
    }
  }
  return quickest as Record<K, number>
}

function roundOf(work: () => void): number {
  const from = process.cpuUsage()
  let done = 0
  do {
    work()
    done += 1
  } while (spent(from) < ROUND_MS)
  return spent(from) / done
}

/**
 * Returns the bytes of memory that a call allocates: the median of several calls, as garbage collection makes some of them too
 * low.
 */
function allocated(work: () => void): number {
  const taken = Array.from({ length: 31 }, () => {
    const from = process.memoryUsage().heapUsed
    work()
    return process.memoryUsage().heapUsed - from
  })
  return median(taken)
}

function spent(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

/** Scores every hand of every sample and returns their number; with `words`, also makes the texts of all lines and verdicts. */
function explainAll(all: readonly Sample[], words: boolean): number {
  let hands = 0
  for (const { base, game } of all) {
    const ledger = foldLedger(game)
    hands += ledger.rows.length
    if (!words) continue
    const table = tableOf(game.rules, [], vocabularyFor(base, 'usual'))
    for (const row of ledger.rows) {
      if (row.state !== 'scored') continue
      verdictText(table, row)
      for (const line of [...row.score.earnedLines, ...row.score.sheetLines]) lineText(table, line)
    }
  }
  return hands
}

/** Returns a two-handed game of forty hands, which do not reach the target. */
function fortyHands(): Game {
  const found = RULE_SETS['bela-2']
  const rules = Object.fromEntries(Object.entries(found.values).map(([option, { value }]) => [option, value]))
  const hand = (index: number): Hand => ({
    kind: 'played',
    taker: index % 2,
    trump: 'hearts',
    cardPoints: [60 + (index % 30), 50],
    lastTrick: index % 2,
    tricks: null,
    melds: index % 3 === 0 ? [{ kind: 'run', seat: 0, run: 3, top: 'A', suit: 'spades' }] : [],
    bela: index % 5 === 0 ? [1] : [],
    bid: null,
    multiplier: 1,
    big: false,
    revoke: null,
    dealer: null,
  })
  return {
    rules: { ...rules, target: 100_000 } as unknown as Game['rules'],
    dealer: 1,
    start: { totals: [0, 0], heldOver: 0 },
    hands: Array.from({ length: 40 }, (_, index) => hand(index)),
  }
}

const all = samples()
const hands = explainAll(all, false)
/** The control: the same hands as JSON, which is read and not used. */
const written = all.flatMap(({ game }) =>
  game.hands.slice(0, foldLedger(game).rows.length).map((hand) => JSON.stringify(hand)),
)
const sheet = fortyHands()
const corrected: Game = {
  ...sheet,
  hands: sheet.hands.map((hand, index) => (index === 0 && hand.kind === 'played' ? { ...hand, taker: 1 } : hand)),
}

const works = {
  scored: () => void explainAll(all, false),
  parsed: () => written.forEach((text) => void JSON.parse(text)),
  rescored: () => void foldLedger(corrected),
  told: () => void explainAll(all, true),
  conformance: () => cases.forEach((value) => void runCase(value)),
}
const { scored, parsed, rescored } = times({
  scored: works.scored,
  parsed: works.parsed,
  rescored: works.rescored,
})
const { told, conformance } = times({ told: works.told, conformance: works.conformance })

const perSecond = (count: number, ms: number): number => Math.round((count / ms) * 1000)

const figures = {
  handsPerSecond: perSecond(hands, scored),
  wordedHandsPerSecond: perSecond(hands, told),
  parsedHandsPerSecond: perSecond(written.length, parsed),
  explainedPerParse: Number((parsed / written.length / (scored / hands)).toFixed(3)),
  rescoreMicrosecondsPerHand: Number(((rescored / sheet.hands.length) * 1000).toFixed(2)),
  bytesPerHand: Math.round(allocated(works.scored) / hands),
  bytesPerParsedHand: Math.round(allocated(works.parsed) / written.length),
  casesPerSecond: perSecond(cases.length, conformance),
}

const LABELS: Readonly<Record<keyof typeof figures, string>> = {
  handsPerSecond: 'hands explained a second: scored, with every line and its rule',
  wordedHandsPerSecond: 'the same with every line and verdict in words',
  parsedHandsPerSecond: 'the control: the same hands read from JSON a second',
  explainedPerParse: 'hands explained for each one read',
  rescoreMicrosecondsPerHand: '40 hands scored again after the first is corrected: µs a hand',
  bytesPerHand: 'bytes of memory that explaining a hand takes',
  bytesPerParsedHand: 'the same for a hand read from JSON',
  casesPerSecond: 'cases of the contract a second',
}
for (const [name, label] of Object.entries(LABELS)) {
  console.log(`${label.padEnd(64)}${figures[name as keyof typeof figures].toLocaleString('en').padStart(12)}`)
}
console.log(JSON.stringify(figures))
