import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { suitsAt, trumpsAt } from '@/components/cards/suit-order'
import { Asked } from '@/components/ui/asked'
import { Button } from '@/components/ui/button'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import type { Elements } from '@/components/ui/elements'
import { fourValue, topsOf } from '@/lib/engine/melds/meld-values'
import type { RecordedHand } from '@/lib/engine/referee/elsewhere'
import { CALLED_MOMENTS, isOnlyNamed, type ExtraFacts, type MissingFact } from '@/lib/engine/referee/missing-facts'
import { RANKS, type Rank } from '@/lib/engine/table/card'
import { handSize } from '@/lib/engine/table/deck'
import { sidesOf } from '@/lib/engine/table/seats'
import {
  anyFour,
  anybodyWithout,
  belaCalledWhen,
  hadAll,
  hadNone,
  heldFour,
  noOneAtAll,
  notRecorded,
  notRecordedNeeded,
  removeFour,
  runSuitAsked,
  runTopAsked,
  whatWasBid,
  whatWereTrumps,
  whoHeldFour,
  whoTookLastTrick,
} from '@/lib/messages/compiled/referee/elsewhere'
import { numberWord } from '@/lib/messages/compiled/referee/numbers'
import { runCardsAsked, runFacts, calledAtLabel } from '@/lib/text/referee/elsewhere'
import { bidFace } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'
import { rankName, rankShort, ranksName } from '@/lib/text/terms/cards'
import { nameOf, sideHeading } from '@/lib/text/terms/names'
import type { AtTable } from '../parts/at-table'
import { SeatChoice, SideChoice, TrumpChoice } from '../parts/choices'
import type { Needed } from './elsewhere-columns'
import { shareOf, trickShares, tricksByShare, type TrickShare } from './trick-share'

interface SupplyFieldsProps {
  readonly at: AtTable
  readonly recorded: RecordedHand
  /** The facts that the columns need and the sheet does not have, and those still to be entered. */
  readonly needed: Needed
  readonly left: Needed
  readonly extra: ExtraFacts
  readonly onExtra: (extra: ExtraFacts) => void
}

/** The fields for facts that were not recorded. Each is asked once for all columns. */
export function SupplyFields(props: SupplyFieldsProps) {
  const { needed, left } = props
  const names = new Set([...needed.problems, ...left.problems])
  const asked = needed.missingFacts.filter((one) => !isOnlyNamed(one))
  if (asked.length === 0 && names.size === 0) return null
  return (
    <section aria-label={notRecorded} className="mb-3 rounded-xl border-2 border-dashed border-soft px-3 pt-2">
      <h3 className="pb-2 text-base font-semibold">{notRecordedNeeded}</h3>
      {asked.map((fact) => (
        <MissingFactField key={fact.kind === 'run-length' ? `length-${fact.meld}` : fact.kind} {...props} fact={fact} />
      ))}
      <ContractFields {...props} names={names} />
      {names.has('say-tricks') || names.has('say-all-tricks') ? <TricksField {...props} /> : null}
      {names.has('say-run-top') || names.has('say-run-suit') ? (
        <RunsFields {...props} asksSuit={names.has('say-run-suit')} />
      ) : null}
    </section>
  )
}

const runsOf = ({ hand }: RecordedHand) =>
  hand.kind === 'played' ? hand.melds.flatMap((meld, index) => (meld.kind === 'run' ? [{ meld, index }] : [])) : []

function MissingFactField(props: SupplyFieldsProps & { readonly fact: MissingFact }) {
  const { at, recorded, extra, onExtra, fact } = props
  switch (fact.kind) {
    case 'bela-call':
      return (
        <Asked ask={belaCalledWhen(at.table)}>
          <Choice
            label={belaCalledWhen(at.table)}
            value={extra.belaCalledAt ?? null}
            onChoose={(belaCalledAt) => onExtra({ ...extra, belaCalledAt })}
            options={CALLED_MOMENTS.map((value) => ({ value, label: calledAtLabel(value) }))}
          />
        </Asked>
      )
    case 'fours':
      return <FoursField at={at} extra={extra} onExtra={onExtra} />
    case 'run-length': {
      const ask = runCardsAsked(at.table, runsOf(recorded).find(({ index }) => index === fact.meld)?.meld)
      return (
        <Asked ask={ask}>
          <Choice
            label={ask}
            value={extra.lengths?.[fact.meld] ?? null}
            onChoose={(length) => onExtra({ ...extra, lengths: { ...extra.lengths, [fact.meld]: length } })}
            options={fact.lengths.map((value) => ({ value, label: numberWord({ number: value }) }))}
          />
        </Asked>
      )
    }
    case 'spoken-totals':
    case 'settled-melds':
      return null
  }
}

function ContractFields(props: SupplyFieldsProps & { readonly names: ReadonlySet<string> }) {
  const { at, needed, extra, onExtra, names } = props
  return (
    <>
      {names.has('say-bid') ? (
        <Asked ask={whatWasBid}>
          <Choice
            label={whatWasBid}
            value={extra.bid ?? null}
            onChoose={(bid) => onExtra({ ...extra, bid })}
            className={`${STRIP} *:basis-1/5`}
            optionClassName="px-1"
            options={needed.bids.map((value) => ({ value, label: bidFace(at.table, value) }))}
          />
        </Asked>
      ) : null}
      {names.has('say-last-trick') ? (
        <SideChoice
          table={at.table}
          ask={whoTookLastTrick}
          side={extra.lastTrick ?? null}
          onChoose={(lastTrick) => onExtra({ ...extra, lastTrick })}
        />
      ) : null}
      {names.has('say-trump') ? (
        <TrumpChoice
          ask={whatWereTrumps}
          trumps={trumpsAt(at.table.rules)}
          trump={extra.trump ?? null}
          onChoose={(trump) => onExtra({ ...extra, trump })}
        />
      ) : null}
    </>
  )
}

/** The question about tricks, whose answers are identified by their index. */
function TricksField({ at: { table }, extra, onExtra }: SupplyFieldsProps) {
  const sides = sidesOf(table.rules)
  const shares = trickShares(sides)
  const said = shareOf(extra.tricks)
  const place = said === null ? -1 : shares.findIndex((share) => dequal(share, said))
  return (
    <Asked ask={anybodyWithout}>
      <Choice
        label={anybodyWithout}
        value={place < 0 ? null : place}
        onChoose={(chosen) => {
          const share = shares[chosen]
          if (share !== undefined) onExtra({ ...extra, tricks: tricksByShare(share, sides, handSize(table.rules)) })
        }}
        className={`${STRIP} *:basis-2/5`}
        optionClassName="px-2"
        options={shares.map((share, value) => ({ value, label: shareLabel(table, share) }))}
      />
    </Asked>
  )
}

function shareLabel(table: Table, share: TrickShare): string {
  switch (share.kind) {
    case 'everybody':
      return noOneAtAll
    case 'none':
      return hadNone({ name: sideHeading(table, share.side) })
    case 'all':
      return hadAll({ name: sideHeading(table, share.side) })
  }
}

function RunsFields({ at, recorded, extra, onExtra, asksSuit }: SupplyFieldsProps & { readonly asksSuit: boolean }) {
  const { table } = at
  const { rules } = table
  return runsOf(recorded).map(({ meld, index }) => (
    <RunFields
      key={index}
      ask={runTopAsked(runFacts(table, meld))}
      tops={meld.top === null ? topsOf(meld.run, rules.pack) : []}
      top={extra.tops?.[index] ?? null}
      onTop={(top) => onExtra({ ...extra, tops: { ...extra.tops, [index]: top } })}
    >
      {meld.suit === null && asksSuit ? (
        <TrumpChoice
          ask={runSuitAsked(runFacts(table, meld))}
          trumps={suitsAt(rules)}
          trump={extra.suits?.[index] ?? null}
          onChoose={(suit) => onExtra({ ...extra, suits: { ...extra.suits, [index]: suit } })}
        />
      ) : null}
    </RunFields>
  ))
}

interface RunFieldsProps {
  /** The question which card is on top. */
  readonly ask: string
  readonly tops: readonly Rank[]
  readonly top: Rank | null
  readonly onTop: (top: Rank) => void
  readonly children: Elements
}

function RunFields({ ask, tops, top, onTop, children }: RunFieldsProps) {
  return (
    <>
      {tops.length === 0 ? null : (
        <Asked ask={ask}>
          <Choice
            translate="no"
            label={ask}
            value={top}
            onChoose={onTop}
            options={tops.map((value) => ({ value, label: rankName(value), face: rankShort(value) }))}
          />
        </Asked>
      )}
      {children}
    </>
  )
}

/** The field for fours of a kind, which games without them never record. */
function FoursField({ at, extra, onExtra }: Pick<SupplyFieldsProps, 'at' | 'extra' | 'onExtra'>) {
  const { table } = at
  const [rank, setRank] = useState<Rank | null>(null)
  const fours = extra.fours ?? []
  return (
    <>
      <Asked ask={anyFour}>
        <Choice
          label={anyFour}
          value={rank ?? (extra.fours?.length === 0 ? 'none' : null)}
          onChoose={(value) => {
            if (value === 'none') {
              setRank(null)
              onExtra({ ...extra, fours: [] })
            } else setRank(value)
          }}
          options={[
            { value: 'none' as const, label: noOneAtAll },
            ...RANKS.filter((value) => fourValue(value) > 0).map((value) => ({
              value,
              label: ranksName(value),
              face: <span translate="no">{rankShort(value)}</span>,
            })),
          ]}
        />
      </Asked>
      {rank === null ? null : (
        <SeatChoice
          table={table}
          ask={whoHeldFour({ ranks: ranksName(rank) })}
          seat={null}
          onChoose={(seat) => {
            onExtra({ ...extra, fours: [...fours.filter((one) => one.four !== rank), { seat, four: rank }] })
            setRank(null)
          }}
        />
      )}
      {fours.map(({ seat, four }) => (
        <p key={four} className="flex items-center justify-between gap-2 pb-2">
          <span>{heldFour({ name: nameOf(table, seat), ranks: ranksName(four) })}</span>
          <Button onClick={() => onExtra({ ...extra, fours: fours.filter((one) => one.four !== four) })}>
            {removeFour}
          </Button>
        </p>
      ))}
    </>
  )
}
