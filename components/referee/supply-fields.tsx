'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { SUITS } from '@/lib/engine/card'
import type { Rank } from '@/lib/engine/card'
import { handSize } from '@/lib/engine/deck'
import type { Recorded } from '@/lib/engine/elsewhere'
import { fourValue } from '@/lib/engine/four'
import { RANKS } from '@/lib/engine/card'
import { topsOf } from '@/lib/engine/run'
import { CALLED_MOMENTS, isOnlyNamed } from '@/lib/engine/unrecorded'
import type { Supplied } from '@/lib/engine/unrecorded'
import { sidesOf } from '@/lib/engine/seats'
import { RANK_NAMES } from '@/lib/text/en/cards'
import { nameOf, sideHeading } from '@/lib/text/en/names'
import { calledAtLabel } from '@/lib/text/en/referee-elsewhere'
import { numberWord, runName } from '@/lib/text/en/runs'
import type { AtTable } from './at-table'
import { Asked, SeatChoice, SideChoice, trumpsAt, TrumpChoice } from './choices'
import type { Needed } from './elsewhere-columns'

interface SupplyFieldsProps {
  readonly at: AtTable
  readonly recorded: Recorded
  /** What the columns need that the sheet does not hold, and what of it is still to be said. */
  readonly needed: Needed
  readonly left: Needed
  readonly supplied: Supplied
  readonly onSupplied: (supplied: Supplied) => void
}

/** What was not recorded, asked for once and for all columns. */
export function SupplyFields(props: SupplyFieldsProps) {
  const { at, recorded, needed, left, supplied, onSupplied } = props
  const { table } = at
  const { rules } = table
  const { hand } = recorded
  const names = new Set([...needed.problems, ...left.problems])
  const asked = needed.unrecorded.filter((one) => !isOnlyNamed(one))
  if (asked.length === 0 && names.size === 0) return null
  const give = (more: Supplied) => onSupplied({ ...supplied, ...more })
  const runs =
    hand.kind === 'played' ? hand.melds.flatMap((meld, index) => ('run' in meld ? [{ meld, index }] : [])) : []
  const all = handSize(rules)

  return (
    <section
      aria-label="What was not recorded"
      className="mb-3 rounded-xl border-2 border-dashed border-soft px-3 pt-2"
    >
      <h3 className="pb-2 text-base font-semibold">Not recorded, and needed for some of them</h3>
      {asked.map((one) => {
        switch (one.kind) {
          case 'bela-call':
            return (
              <Asked key={one.kind} ask={`At which card was ${table.words.bela} called?`}>
                <Choice
                  label={`At which card was ${table.words.bela} called?`}
                  value={supplied.belaCalledAt ?? null}
                  onChoose={(belaCalledAt) => give({ belaCalledAt })}
                  options={CALLED_MOMENTS.map((value) => ({ value, label: calledAtLabel(value) }))}
                />
              </Asked>
            )
          case 'fours':
            return <FoursField key={one.kind} at={at} supplied={supplied} onSupplied={onSupplied} />
          case 'run-length': {
            const run = runs.find(({ index }) => index === one.meld)
            const ask = run === undefined ? 'How many cards?' : `How many cards had ${runTitle(at, run.meld)}?`
            return (
              <Asked key={`length-${one.meld}`} ask={ask}>
                <Choice
                  label={ask}
                  value={supplied.lengths?.[one.meld] ?? null}
                  onChoose={(length) => give({ lengths: { ...supplied.lengths, [one.meld]: length } })}
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
          ask="Who took the last trick?"
          side={supplied.lastTrick ?? null}
          onChoose={(lastTrick) => give({ lastTrick })}
        />
      ) : null}
      {names.has('say-trump') ? (
        <TrumpChoice
          ask="What were trumps?"
          trumps={trumpsAt(rules)}
          trump={supplied.trump ?? null}
          onChoose={(trump) => give({ trump })}
        />
      ) : null}
      {names.has('say-tricks') ? (
        <Asked ask="Was there anybody without a trick?">
          <Choice
            label="Was there anybody without a trick?"
            value={tookOf(supplied)}
            onChoose={(took) => give({ tricks: tricksFor(sidesOf(rules).length, all, took) })}
            className="grid grid-cols-2 gap-1.5"
            optionClassName="px-2"
            options={[
              { value: 'everybody', label: 'Nobody' },
              ...sidesOf(rules).map((side) => ({
                value: `without-${side}`,
                label: `${sideHeading(table, side)} had none`,
              })),
              ...(rules.players === 3
                ? sidesOf(rules).map((side) => ({ value: `all-${side}`, label: `${sideHeading(table, side)} had all` }))
                : []),
            ]}
          />
        </Asked>
      ) : null}
      {names.has('say-run-top') || names.has('say-run-suit')
        ? runs.map(({ meld, index }) => (
            <RunFields
              key={index}
              title={runTitle(at, meld)}
              tops={meld.top === null ? topsOf(meld.run, rules.pack) : []}
              top={supplied.tops?.[index] ?? null}
              onTop={(top) => give({ tops: { ...supplied.tops, [index]: top } })}
            >
              {meld.suit === null && names.has('say-run-suit') ? (
                <TrumpChoice
                  ask={`${runTitle(at, meld)}: in which suit?`}
                  trumps={SUITS}
                  trump={supplied.suits?.[index] ?? null}
                  onChoose={(suit) => give({ suits: { ...supplied.suits, [index]: suit } })}
                />
              ) : null}
            </RunFields>
          ))
        : null}
    </section>
  )
}

const runTitle = ({ table }: AtTable, meld: { readonly seat: number; readonly run: number }): string =>
  `${nameOf(table, meld.seat)}’s ${runName(table, meld.run)}`

/** Only who took none is ever needed: the tricks of the others are laid out in any way that adds up. */
function tricksFor(sides: number, all: number, took: string): readonly number[] {
  const named = Number(took.split('-')[1] ?? -1)
  const isIn = (side: number) => (took.startsWith('all') ? side === named : side !== named)
  const first = Array.from({ length: sides }, (_, side) => side).find(isIn)
  const others = Array.from({ length: sides }, (_, side) => Number(isIn(side) && side !== first))
  const rest = others.reduce((sum, one) => sum + one, 0)
  return others.map((one, side) => (side === first ? all - rest : one))
}

function tookOf({ tricks }: Supplied): string | null {
  if (tricks === undefined) return null
  const without = tricks.flatMap((count, side) => (count === 0 ? [side] : []))
  if (without.length > 1) return `all-${tricks.findIndex((count) => count > 0)}`
  return without.length === 0 ? 'everybody' : `without-${without[0]}`
}

interface RunFieldsProps {
  readonly title: string
  readonly tops: readonly Rank[]
  readonly top: Rank | null
  readonly onTop: (top: Rank) => void
  readonly children: ReactNode
}

function RunFields({ title, tops, top, onTop, children }: RunFieldsProps) {
  return (
    <>
      {tops.length === 0 ? null : (
        <Asked ask={`${title}: which card on top?`}>
          <Choice
            label={`${title}: which card on top?`}
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
function FoursField({ at, supplied, onSupplied }: Pick<SupplyFieldsProps, 'at' | 'supplied' | 'onSupplied'>) {
  const { table } = at
  const [rank, setRank] = useState<Rank | null>(null)
  const fours = supplied.fours ?? []
  return (
    <>
      <Asked ask="Did anybody hold four of a kind?">
        <Choice
          label="Did anybody hold four of a kind?"
          value={rank ?? (supplied.fours?.length === 0 ? 'none' : null)}
          onChoose={(value) => {
            if (value === 'none') {
              setRank(null)
              onSupplied({ ...supplied, fours: [] })
            } else setRank(value)
          }}
          className="grid grid-cols-4 gap-1.5"
          optionClassName=""
          options={[
            { value: 'none' as const, label: 'Nobody' },
            ...RANKS.filter((value) => fourValue(value) > 0).map((value) => ({ value, label: value })),
          ]}
        />
      </Asked>
      {rank === null ? null : (
        <SeatChoice
          table={table}
          ask={`Who held the four ${RANK_NAMES[rank]}s?`}
          seat={null}
          onChoose={(seat) => {
            onSupplied({ ...supplied, fours: [...fours.filter((one) => one.four !== rank), { seat, four: rank }] })
            setRank(null)
          }}
        />
      )}
      {fours.map(({ seat, four }) => (
        <p key={four} className="flex items-center justify-between gap-2 pb-2">
          <span>
            {nameOf(table, seat)}: four {RANK_NAMES[four]}s
          </span>
          <Button onClick={() => onSupplied({ ...supplied, fours: fours.filter((one) => one.four !== four) })}>
            Take out
          </Button>
        </p>
      ))}
    </>
  )
}
