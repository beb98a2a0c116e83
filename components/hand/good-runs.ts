import { possibleWinners } from '@/lib/engine/melds/contest'
import { fourValue, runValue } from '@/lib/engine/melds/meld-values'
import type { Meld } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { sideOf, sum, type Seat, type Side } from '@/lib/engine/table/seats'
import { countingBelas, type Draft, type GoodRuns } from './draft'
import { inOrderOfDeclaring } from './draft-moves'

/** Returns the declarations for the hand. If the table has said whose runs are good, only those runs count. */
export function meldsAsSettled(rules: Rules, { melds, good }: Draft, dealer: Seat): readonly Meld[] {
  const said = inOrderOfDeclaring(rules, melds, dealer)
  if (good === null || good === undefined) return said
  const rest = said.filter((meld) => !competes(rules, meld))
  if (good === 'nobody') return rest
  return [...rest, { kind: 'settled', side: good, points: goodPoints(rules, melds, good) }]
}

/** A possible answer to whose runs are good, and the points they then score. */
export interface GoodAnswer {
  readonly good: GoodRuns
  readonly points: number
}

/** Returns the possible answers to whose runs are good, given what is noted. */
export function goodAnswers(rules: Rules, draft: Draft, dealer: Seat): readonly GoodAnswer[] {
  const { melds, trump } = draft
  if (trump === null) return []
  const declared = inOrderOfDeclaring(rules, melds.map(withoutCards), dealer)
  return possibleWinners(rules, { melds: declared, trump, bela: countingBelas(draft) })
    .map((seat) => (seat === null ? ('nobody' as const) : sideOf(rules, seat)))
    .sort((one, other) => Number(one === 'nobody') - Number(other === 'nobody') || Number(one) - Number(other))
    .map((good) => ({ good, points: good === 'nobody' ? 0 : goodPoints(rules, melds, good) }))
}

const withoutCards = (meld: Meld): Meld => (meld.kind === 'run' ? { ...meld, top: null, suit: null } : meld)

/** Tells whether a declaration competes with the others. Fours of a kind do so only if the rules compare them with runs. */
function competes(rules: Rules, meld: Meld): boolean {
  if (meld.kind === 'four') return rules.meldContest === 'one'
  return meld.kind !== 'settled'
}

const goodPoints = (rules: Rules, melds: readonly Meld[], side: Side): number =>
  sum(melds.map((meld) => (competes(rules, meld) && holds(rules, meld, side) ? meldPoints(rules, meld) : 0)))

const holds = (rules: Rules, meld: Meld, side: Side): boolean =>
  meld.kind === 'settled' ? meld.side === side : sideOf(rules, meld.seat) === side

/** Returns the points of a declaration. */
export function meldPoints(rules: Rules, meld: Meld): number {
  switch (meld.kind) {
    case 'run':
      return runValue(meld.run, rules.longRuns)
    case 'cards':
      return runValue(meld.cards.length, rules.longRuns)
    case 'four':
      return fourValue(meld.four)
    case 'settled':
      return meld.points
  }
}
