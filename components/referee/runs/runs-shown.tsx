import { useState } from 'react'
import { CardGrid } from '@/components/cards/card-grid'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { declarable } from '@/lib/engine/melds/best-melds'
import { runCards } from '@/lib/engine/melds/meld-values'
import { ruleOnRuns } from '@/lib/engine/referee/run-contest'
import type { MeldContest } from '@/lib/engine/referee/run-figures'
import { addUp } from '@/lib/engine/score/line'
import type { Card, Trump } from '@/lib/engine/table/card'
import { packOf } from '@/lib/engine/table/deck'
import type { Meld } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { seatsOf, sideOf, type Seat } from '@/lib/engine/table/seats'
import { ruledPoints } from '@/lib/messages/compiled/referee/asked'
import { runsNeedTrick, runsShownBy, runsTapShown, runsWhoseCards } from '@/lib/messages/compiled/referee/runs'
import { problemSentence } from '@/lib/text/problems/problem'
import { lineText } from '@/lib/text/sheet/line'
import { nameOf } from '@/lib/text/terms/names'
import type { AtTable } from '../parts/at-table'
import { Ruled } from '../parts/ruled'
import type { RunsAt } from './runs-at'

/** Returns the declarations in these cards: every run, and fours of a kind if the game has them. */
export function declarableMelds(rules: Rules, trump: Trump, seat: Seat, cards: readonly Card[]): readonly Meld[] {
  const { runs, fours } = declarable(rules, cards, trump)
  return [
    ...runs.map((run): Meld => ({ kind: 'cards', seat, cards: runCards(run) })),
    ...fours.map((four): Meld => ({ kind: 'four', seat, four })),
  ]
}

interface RunsShownProps extends Omit<RunsAt, 'leader'> {
  /** The seat with the best declaration of each contest that someone has won. */
  readonly best: readonly { readonly contest: MeldContest; readonly seat: Seat }[]
}

/** The declarations of those who won a contest, shown on the table, and their points. */
export function RunsShown({ at, dealer, trump, best }: RunsShownProps) {
  const { rules } = at.table
  const [first] = best
  const sides = best.map(({ seat }) => sideOf(rules, seat))
  const holders = seatsOf(rules).filter((seat) => sides.includes(sideOf(rules, seat)))
  const isGood = (meld: Meld): boolean =>
    best.some(
      ({ contest, seat }) =>
        meld.kind !== 'settled' &&
        sideOf(rules, meld.seat) === sideOf(rules, seat) &&
        (contest === 'both' || (contest === 'fours') === (meld.kind === 'four')),
    )
  if (first === undefined) return null
  return <ShownCards at={at} dealer={dealer} trump={trump} holders={holders} first={first.seat} isGood={isGood} />
}

interface ShownCardsProps extends Omit<RunsAt, 'leader'> {
  readonly holders: readonly Seat[]
  readonly first: Seat
  readonly isGood: (meld: Meld) => boolean
}

function ShownCards({ at, dealer, trump, holders, first, isGood }: ShownCardsProps) {
  const { table } = at
  const { rules } = table
  const [holder, setHolder] = useState(first)
  const [shown, setShown] = useState<readonly (readonly Card[])[]>(() => seatsOf(rules).map(() => []))
  const own = shown[holder] ?? []
  const melds = shown.flatMap((cards, seat) => declarableMelds(rules, trump, seat, cards)).filter(isGood)

  return (
    <>
      <Points at={at} dealer={dealer} trump={trump} melds={melds} />
      {holders.length === 1 ? null : (
        <Choice
          translate="no"
          label={runsWhoseCards}
          value={holder}
          onChoose={setHolder}
          className={`${STRIP} mb-2`}
          options={holders.map((seat) => ({ value: seat, label: nameOf(table, seat) }))}
        />
      )}
      <div className="pb-4">
        <CardGrid
          label={runsShownBy({ name: nameOf(table, holder) })}
          pack={packOf(rules.pack)}
          isOn={(card) => own.includes(card)}
          disabled={(card) => shown.some((cards, seat) => seat !== holder && cards.includes(card))}
          onTap={(card) =>
            setShown(
              shown.map((cards, seat) =>
                seat !== holder ? cards : cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card],
              ),
            )
          }
        />
      </div>
    </>
  )
}

interface PointsProps {
  readonly at: AtTable
  readonly dealer: Seat
  readonly trump: Trump
  readonly melds: readonly Meld[]
}

/** The points of the declarations, line by line. */
export function Points({ at, dealer, trump, melds }: PointsProps) {
  const { table } = at
  if (melds.length === 0) return <p className="pb-3 text-base text-soft">{runsTapShown}</p>
  const ruling = ruleOnRuns(table.rules, { trump, dealer, melds })
  if (!ruling.ok) return <Ruled tone="wrong" says={problemSentence(table, ruling.error)} />
  const { lines } = ruling.value
  const total = addUp(lines, table.rules.players).reduce((sum, points) => sum + points, 0)
  return (
    <Ruled says={ruledPoints({ points: total })}>
      <ul>
        {lines.map((line, index) => (
          <li key={index} className="flex justify-between gap-3">
            <span>{lineText(table, line).label}</span>
            <span translate="no" className="num">
              {line.points}
            </span>
          </li>
        ))}
      </ul>
      {table.rules.runsNeedTrick === 'yes' ? <p className="pt-1 text-soft">{runsNeedTrick}</p> : null}
    </Ruled>
  )
}
