import fc from 'fast-check'
import { foldLedger } from '../../lib/engine/game/ledger'
import type { Game, ScoredRow } from '../../lib/engine/game/ledger'
import { isContested } from '../../lib/engine/table/hand'
import type { Hand } from '../../lib/engine/table/hand'
import type { Rules } from '../../lib/engine/table/options'
import { sideOf } from '../../lib/engine/table/seats'
import type { RuleSetId } from '../../lib/rulesets/sets/rule-set'
import { FORMS, rulesOfForm } from '../../lib/rulesets/variants/forms'
import { anyRules } from '../../tests/support/any-rules'
import { anyGame } from '../../tests/support/arbitraries'

/** A hand of a drawn game, as it stands on the sheet. */
export interface DrawnHand {
  readonly base: RuleSetId
  readonly rules: Rules
  readonly row: ScoredRow
}

/** A game, and whose words its table reads. */
export interface DrawnGame {
  readonly base: RuleSetId
  readonly game: Game
}

const SEED = 20_261_124
const GAMES_OF_A_FORM = 24
const GAMES_OF_ANY_RULES = 160
/** Of a deal that was thrown in, and of points by word, there is little to say. */
const FEW = 2
/** Where nobody knows the rules, whose words the table reads is no matter. */
const BASES = ['bela-2', 'bela-3', 'klabberjass-4', 'lehman', 'bicycle', 'denexa', 'bridge-belote'] as const

/** Games of every rule set and variant, and under rules that nobody plays: the same every time. */
export function drawnGames(): readonly DrawnGame[] {
  const known = FORMS.flatMap((form, number) =>
    fc
      .sample(anyGame(fc.constant(rulesOfForm(form))), { seed: SEED + number, numRuns: GAMES_OF_A_FORM })
      .map((game) => ({ base: form.ruleSet, game: typed(game) })),
  )
  const unknown = fc
    .sample(anyGame(anyRules), { seed: SEED, numRuns: GAMES_OF_ANY_RULES })
    .map((game, number) => ({ base: BASES[number % BASES.length] ?? 'bela-2', game: typed(game) }))
  return [...known, ...unknown]
}

/** What somebody typed as a reason is in no language. */
const typed = (game: Game): Game => ({ ...game, hands: game.hands.map((hand, place) => withReason(hand, place)) })

const withReason = (hand: Hand, place: number): Hand =>
  hand.kind === 'agreed' ? { ...hand, why: place % 2 === 0 ? '' : 'OK' } : hand

/** So many hands, as different from each other as there are, spread over the rule sets and the verdicts. */
export function drawnHands(games: readonly DrawnGame[], wanted: number): readonly DrawnHand[] {
  const hands = games.flatMap(({ base, game }) =>
    foldLedger(game).rows.flatMap((row) => (row.state === 'scored' ? [{ base, rules: game.rules, row }] : [])),
  )
  return inTurn(groupsOf(hands), wanted)
}

/** The hands of a rule set with a verdict; those like none before them come first. */
function groupsOf(hands: readonly DrawnHand[]): readonly (readonly DrawnHand[])[] {
  const groups = new Map<string, { readonly hand: DrawnHand; readonly again: number }[]>()
  const seen = new Map<string, number>()
  for (const hand of hands) {
    const { base, rules, row } = hand
    const name = `${base} ${rules.players} ${rules.scoring} ${row.score.verdict}`
    const shape = `${name} ${shapeOf(hand)}`
    const again = seen.get(shape) ?? 0
    seen.set(shape, again + 1)
    groups.set(name, [...(groups.get(name) ?? []), { hand, again }])
  }
  return [...groups.values()].map((group) => {
    const sorted = group.sort((a, b) => a.again - b.again).map(({ hand }) => hand)
    const kind = sorted[0]?.row.hand.kind
    return kind === 'thrown-in' || kind === 'agreed' ? sorted.slice(0, FEW) : sorted
  })
}

/** One of each group, then a second of each, until there are enough. */
function inTurn(groups: readonly (readonly DrawnHand[])[], wanted: number): readonly DrawnHand[] {
  const longest = Math.max(...groups.map(({ length }) => length))
  const found: DrawnHand[] = []
  for (let turn = 0; turn < longest; turn += 1) {
    for (const group of groups) {
      const hand = group[turn]
      if (hand !== undefined && found.length < wanted) found.push(hand)
    }
  }
  return found
}

/** What about a hand needs sentences of its own: which figures it moves, whether it counts more than once, and how the game stands. */
function shapeOf({ rules, row }: DrawnHand): string {
  const { hand, score, ending, heldOver } = row
  const taker = isContested(hand) ? sideOf(rules, hand.taker) : 0
  const lines = [...score.sheetLines, ...score.earnedLines.filter(({ reason }) => reason.kind === 'all-tricks')]
  const moved = lines.filter(({ points }) => points !== 0).map((line) => signOf(line.points) + line.reason.kind)
  return JSON.stringify([
    isContested(hand) ? [hand.multiplier, hand.big, hand.trump === 'none', hand.trump === 'all'] : hand.kind,
    hand.kind === 'thrown-in' ? hand.why : null,
    [...new Set(moved)].sort(),
    score.winner === null ? null : (score.winner - taker + 3) % 3 === 0,
    [score.heldOverWon > 0, score.heldOverAdded > 0, heldOver > score.heldOverAdded],
    ending,
  ])
}

const signOf = (points: number): string => (points < 0 ? '-' : '+')
