import { need, type HandSoFar, type Need } from '@/lib/engine/game/need'
import type { Standing } from '@/lib/engine/score/score'
import { sidesOf } from '@/lib/engine/table/seats'
import { neededAbout, whatIsNeeded } from '@/lib/messages/compiled/table/needs'
import { goalLabel, needText } from '@/lib/text/screens/needs'
import type { Table } from '@/lib/text/table'
import { sideHeading } from '@/lib/text/terms/names'
import { countingBelas, type Draft } from './draft'
import { meldsAsSettled } from './good-runs'

interface NeedsProps {
  readonly table: Table
  readonly standing: Standing
  readonly hand: HandSoFar
}

const GOALS = ['hand', 'game'] as const

/** The points that each side needs in its tricks, for the hand and for the game. */
export function Needs({ table, standing, hand }: NeedsProps) {
  return (
    <section aria-label={whatIsNeeded} className="grid gap-2">
      {sidesOf(table.rules).map((side) => (
        <dl key={side}>
          <dt translate="no" className="border-b border-ink pb-1 text-base font-semibold">
            {sideHeading(table, side)}
          </dt>
          {GOALS.map((goal) => (
            <dd key={goal} className="flex items-baseline justify-between gap-3 border-b border-rule py-1 text-base">
              <span>{goalLabel(table, hand.taker, side, goal)}</span>{' '}
              <Needed need={need(table.rules, hand, standing, side, goal)} />
            </dd>
          ))}
        </dl>
      ))}
      <p className="text-sm text-soft">{neededAbout}</p>
    </section>
  )
}

/** A figure in the numerals of the sheet; words, which these do not contain, in ordinary letters. */
const Needed = ({ need: needed }: { readonly need: Need }) =>
  needed.kind === 'points' && needed.points > 0 ? (
    <span translate="no" className="num text-xl">
      {needText(needed)}
    </span>
  ) : (
    <span className="text-end text-soft">{needText(needed)}</span>
  )

/** The points needed in the hand being entered; empty until the taker, the trumps and any bid are known. */
export function DraftNeeds({ table, standing, draft }: Omit<NeedsProps, 'hand'> & { readonly draft: Draft }) {
  const dealer = draft.dealer ?? standing.dealer
  const hand = knownHandFacts(table, draft, dealer)
  if (hand === null || draft.revoke !== null) return null
  return <Needs table={table} standing={{ ...standing, dealer }} hand={hand} />
}

/** Returns the known facts of the hand; `null` if there are too few, or if only finished totals are entered. */
export function knownHandFacts({ rules }: Table, draft: Draft, dealer: number): HandSoFar | null {
  const { way, taker, trump, bid = null, multiplier, big, lastTrick } = draft
  if (way !== 'piles' || taker === null || trump === null || (rules.auction === 'bids' && bid === null)) return null
  return {
    taker,
    trump,
    melds: meldsAsSettled(rules, draft, dealer),
    bela: countingBelas(draft),
    bid,
    multiplier,
    big,
    lastTrick,
  }
}
