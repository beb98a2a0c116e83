'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { suitsAt, trumpsAt } from '@/components/cards/suit-order'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { fourValue, topsOf } from '@/lib/engine/melds/meld-values'
import type { Recorded } from '@/lib/engine/referee/elsewhere'
import { CALLED_MOMENTS, isOnlyNamed } from '@/lib/engine/referee/missing-facts'
import type { ExtraFacts } from '@/lib/engine/referee/missing-facts'
import { RANKS } from '@/lib/engine/table/card'
import type { Rank } from '@/lib/engine/table/card'
import { handSize } from '@/lib/engine/table/deck'
import { sidesOf } from '@/lib/engine/table/seats'
import { RANK_NAMES } from '@/lib/text/en/terms/cards'
import { calledAtLabel } from '@/lib/text/en/referee/elsewhere'
import { numberWord } from '@/lib/text/en/terms/runs'
import {
  ANY_FOUR,
  ANYBODY_WITHOUT,
  belaCalledWhen,
  hadAll,
  hadNone,
  heldFour,
  NOBODY,
  NOT_RECORDED,
  NOT_RECORDED_NEEDED,
  runCardsAsked,
  runSuitAsked,
  runTopAsked,
  TAKE_OUT,
  WHAT_WERE_TRUMPS,
  WHO_TOOK_LAST_TRICK,
  whoHeldFour,
} from '@/lib/text/en/screens/referee-elsewhere'
import type { AtTable } from '../parts/at-table'
import { Asked, SeatChoice, SideChoice, TrumpChoice } from '../parts/choices'
import type { Needed } from './elsewhere-columns'

interface SupplyFieldsProps {
  readonly at: AtTable
  readonly recorded: Recorded
  /** What the columns need that the sheet does not hold, and what of it is still to be said. */
  readonly needed: Needed
  readonly left: Needed
  readonly extra: ExtraFacts
  readonly onExtra: (extra: ExtraFacts) => void
}

/** What was not recorded, asked for once and for all columns. */
export function SupplyFields(props: SupplyFieldsProps) {
  const { at, recorded, needed, left, extra, onExtra } = props
  const { table } = at
  const { rules } = table
  const { hand } = recorded
  const names = new Set([...needed.problems, ...left.problems])
  const asked = needed.missingFacts.filter((one) => !isOnlyNamed(one))
  if (asked.length === 0 && names.size === 0) return null
  const give = (more: ExtraFacts) => onExtra({ ...extra, ...more })
  const runs =
    hand.kind === 'played' ? hand.melds.flatMap((meld, index) => ('run' in meld ? [{ meld, index }] : [])) : []
  const all = handSize(rules)

  return (
    <section aria-label={NOT_RECORDED} className="mb-3 rounded-xl border-2 border-dashed border-soft px-3 pt-2">
      <h3 className="pb-2 text-base font-semibold">{NOT_RECORDED_NEEDED}</h3>
      {asked.map((one) => {
        switch (one.kind) {
          case 'bela-call':
            return (
              <Asked key={one.kind} ask={belaCalledWhen(table)}>
                <Choice
                  label={belaCalledWhen(table)}
                  value={extra.belaCalledAt ?? null}
                  onChoose={(belaCalledAt) => give({ belaCalledAt })}
                  options={CALLED_MOMENTS.map((value) => ({ value, label: calledAtLabel(value) }))}
                />
              </Asked>
            )
          case 'fours':
            return <FoursField key={one.kind} at={at} extra={extra} onExtra={onExtra} />
          case 'run-length': {
            const run = runs.find(({ index }) => index === one.meld)
            const ask = runCardsAsked(table, run?.meld)
            return (
              <Asked key={`length-${one.meld}`} ask={ask}>
                <Choice
                  label={ask}
                  value={extra.lengths?.[one.meld] ?? null}
                  onChoose={(length) => give({ lengths: { ...extra.lengths, [one.meld]: length } })}
                  options={one.lengths.map((value) => ({ value, label: numberWord(value) }))}
                />
              </Asked>
            )
          }
          case 'spoken-totals':
          case 'settled-melds':
            return null
        }
      })}
      {names.has('say-last-trick') ? (
        <SideChoice
          table={table}
          ask={WHO_TOOK_LAST_TRICK}
          side={extra.lastTrick ?? null}
          onChoose={(lastTrick) => give({ lastTrick })}
        />
      ) : null}
      {names.has('say-trump') ? (
        <TrumpChoice
          ask={WHAT_WERE_TRUMPS}
          trumps={trumpsAt(rules)}
          trump={extra.trump ?? null}
          onChoose={(trump) => give({ trump })}
        />
      ) : null}
      {names.has('say-tricks') ? (
        <Asked ask={ANYBODY_WITHOUT}>
          <Choice
            label={ANYBODY_WITHOUT}
            value={tookOf(extra)}
            onChoose={(took) => give({ tricks: tricksFor(sidesOf(rules).length, all, took) })}
            className="grid grid-cols-2 gap-1.5"
            optionClassName="px-2"
            options={[
              { value: 'everybody', label: NOBODY },
              ...sidesOf(rules).map((side) => ({
                value: `without-${side}`,
                label: hadNone(table, side),
              })),
              ...(rules.players === 3
                ? sidesOf(rules).map((side) => ({ value: `all-${side}`, label: hadAll(table, side) }))
                : []),
            ]}
          />
        </Asked>
      ) : null}
      {names.has('say-run-top') || names.has('say-run-suit')
        ? runs.map(({ meld, index }) => (
            <RunFields
              key={index}
              ask={runTopAsked(table, meld)}
              tops={meld.top === null ? topsOf(meld.run, rules.pack) : []}
              top={extra.tops?.[index] ?? null}
              onTop={(top) => give({ tops: { ...extra.tops, [index]: top } })}
            >
              {meld.suit === null && names.has('say-run-suit') ? (
                <TrumpChoice
                  ask={runSuitAsked(table, meld)}
                  trumps={suitsAt(rules)}
                  trump={extra.suits?.[index] ?? null}
                  onChoose={(suit) => give({ suits: { ...extra.suits, [index]: suit } })}
                />
              ) : null}
            </RunFields>
          ))
        : null}
    </section>
  )
}

/** Only who took none is ever needed: the tricks of the others are laid out in any way that adds up. */
function tricksFor(sides: number, all: number, took: string): readonly number[] {
  const named = Number(took.split('-')[1] ?? -1)
  const isIn = (side: number) => (took.startsWith('all') ? side === named : side !== named)
  const first = Array.from({ length: sides }, (_, side) => side).find(isIn)
  const others = Array.from({ length: sides }, (_, side) => Number(isIn(side) && side !== first))
  const rest = others.reduce((sum, one) => sum + one, 0)
  return others.map((one, side) => (side === first ? all - rest : one))
}

function tookOf({ tricks }: ExtraFacts): string | null {
  if (tricks === undefined) return null
  const without = tricks.flatMap((count, side) => (count === 0 ? [side] : []))
  if (without.length > 1) return `all-${tricks.findIndex((count) => count > 0)}`
  return without.length === 0 ? 'everybody' : `without-${without[0]}`
}

interface RunFieldsProps {
  /** Which card is on top. */
  readonly ask: string
  readonly tops: readonly Rank[]
  readonly top: Rank | null
  readonly onTop: (top: Rank) => void
  readonly children: ReactNode
}

function RunFields({ ask, tops, top, onTop, children }: RunFieldsProps) {
  return (
    <>
      {tops.length === 0 ? null : (
        <Asked ask={ask}>
          <Choice
            label={ask}
            value={top}
            onChoose={onTop}
            options={tops.map((value) => ({ value, label: RANK_NAMES[value], face: value }))}
          />
        </Asked>
      )}
      {children}
    </>
  )
}

/** Fours held, which games without them never ask for. */
function FoursField({ at, extra, onExtra }: Pick<SupplyFieldsProps, 'at' | 'extra' | 'onExtra'>) {
  const { table } = at
  const [rank, setRank] = useState<Rank | null>(null)
  const fours = extra.fours ?? []
  return (
    <>
      <Asked ask={ANY_FOUR}>
        <Choice
          label={ANY_FOUR}
          value={rank ?? (extra.fours?.length === 0 ? 'none' : null)}
          onChoose={(value) => {
            if (value === 'none') {
              setRank(null)
              onExtra({ ...extra, fours: [] })
            } else setRank(value)
          }}
          className="grid grid-cols-4 gap-1.5"
          optionClassName=""
          options={[
            { value: 'none' as const, label: NOBODY },
            ...RANKS.filter((value) => fourValue(value) > 0).map((value) => ({ value, label: value })),
          ]}
        />
      </Asked>
      {rank === null ? null : (
        <SeatChoice
          table={table}
          ask={whoHeldFour(rank)}
          seat={null}
          onChoose={(seat) => {
            onExtra({ ...extra, fours: [...fours.filter((one) => one.four !== rank), { seat, four: rank }] })
            setRank(null)
          }}
        />
      )}
      {fours.map(({ seat, four }) => (
        <p key={four} className="flex items-center justify-between gap-2 pb-2">
          <span>{heldFour(table, seat, four)}</span>
          <Button onClick={() => onExtra({ ...extra, fours: fours.filter((one) => one.four !== four) })}>
            {TAKE_OUT}
          </Button>
        </p>
      ))}
    </>
  )
}
