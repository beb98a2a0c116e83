import { useId, useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { changeTable } from '@/lib/actions/contest'
import type { Contest, ContestPlan, ContestRound, ContestTable } from '@/lib/contest/contest'
import { MOST_ROUND_POINTS } from '@/lib/contest/counted'
import { tableNumber } from '@/lib/messages/compiled/app/club'
import { absentKey, pairAbsent, pairPoints, pointsWrong } from '@/lib/messages/compiled/app/contest'
import type { Stored } from '@/lib/storage'
import { absenceAt, pairName } from './contest-games'
import { byeText } from './counted-text'
import { wholeNumber } from './whole-number'

interface RoundTablesProps {
  readonly contest: Contest
  readonly round: ContestRound
  /** Called with every write, to report one that fails. */
  readonly onWrite: (work: Promise<Stored<null>>) => void
}

/** The tables of a round. Each pair has a field for its points and a button for its absence. */
export function RoundTables({ contest, round, onWrite }: RoundTablesProps) {
  const { plan } = contest
  return (
    <ul className="border-t border-rule">
      {round.tables.map((table, index) => (
        <li key={index} className="border-b border-rule py-3">
          <TableOf
            plan={plan}
            index={index}
            table={table}
            onChange={(change) => onWrite(changeTable(contest.id, round.number, index, change))}
          />
        </li>
      ))}
      {round.bye === null ? null : (
        <li className="border-b border-rule py-3 text-base">
          <p translate="no" className="text-lg font-semibold [overflow-wrap:anywhere]">
            {pairName(plan, round.bye)}
          </p>
          <p className="text-soft">{byeText(plan)}</p>
        </li>
      )}
    </ul>
  )
}

interface TableOfProps {
  readonly plan: ContestPlan
  readonly index: number
  readonly table: ContestTable
  readonly onChange: (change: (before: ContestTable) => ContestTable) => void
}

const SIDES = [0, 1] as const
type Side = (typeof SIDES)[number]

function TableOf({ plan, index, table, onChange }: TableOfProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-base text-soft">
        {tableNumber({ table: index + 1 })}
      </h3>
      {SIDES.map((side) => (
        <PairOf
          key={side}
          name={pairName(plan, table.pairs[side])}
          points={table.points[side]}
          isAbsent={table.absent[side]}
          isBarred={table.absent.includes(true)}
          onPoints={(points) => onChange((before) => ({ ...before, points: withSide(before.points, side, points) }))}
          onAbsent={() =>
            onChange((before) => ({ ...before, absent: withSide(before.absent, side, !before.absent[side]) }))
          }
        />
      ))}
      <p role="status" className="text-base text-soft empty:hidden">
        {absenceAt(plan, table)}
      </p>
    </section>
  )
}

const withSide = <T,>([one, other]: readonly [T, T], side: Side, value: T): readonly [T, T] =>
  side === 0 ? [value, other] : [one, value]

interface PairOfProps {
  readonly name: string
  readonly points: number | null
  readonly isAbsent: boolean
  /** True if points make no sense, because one of the two pairs is absent. */
  readonly isBarred: boolean
  readonly onPoints: (points: number | null) => void
  readonly onAbsent: () => void
}

function PairOf({ name, points, isAbsent, isBarred, onPoints, onAbsent }: PairOfProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <label
        htmlFor={id}
        translate="no"
        className={`min-w-24 flex-1 text-lg leading-tight font-semibold [overflow-wrap:anywhere] ${isAbsent ? 'text-soft line-through' : ''}`}
      >
        {name}
      </label>
      <Chip on={isAbsent} label={pairAbsent({ pair: name })} onToggle={onAbsent} className="px-2 text-sm!">
        {absentKey}
      </Chip>
      <Points id={id} label={pairPoints({ pair: name })} points={points} isBarred={isBarred} onPoints={onPoints} />
    </div>
  )
}

interface PointsProps extends Pick<PairOfProps, 'points' | 'isBarred' | 'onPoints'> {
  readonly id: string
  readonly label: string
}

const written = (points: number | null): string => (points === null ? '' : String(points))

/** Moves the focus to the next field, on Enter; after the last field it is removed, which closes the phone's keyboard. */
function focusNext(field: HTMLInputElement): void {
  const fields = [...(field.closest('ul')?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  if (next === undefined) field.blur()
  else next.focus()
}

/** A field that stores every figure as it is typed. Text that is not a number stays in the field, which reports it. */
function Points({ id, label, points, isBarred, onPoints }: PointsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? written(points)
  const number = wholeNumber(text, 0, MOST_ROUND_POINTS)
  const isWrong = text.trim() !== '' && number === null
  const isStored = number === points
  return (
    <>
      <input
        id={id}
        aria-label={label}
        aria-busy={isStored ? undefined : true}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={text}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        disabled={isBarred}
        onChange={(event) => {
          setTyped(event.target.value)
          onPoints(wholeNumber(event.target.value, 0, MOST_ROUND_POINTS))
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') focusNext(event.currentTarget)
        }}
        onBlur={() => {
          // Show what was typed until it is stored.
          if (isStored && !isWrong) setTyped(null)
        }}
        className="num min-h-12 w-24 rounded-xl border border-edge bg-card px-2 text-end text-2xl text-ink disabled:border-rule disabled:bg-tint disabled:text-soft aria-invalid:border-2 aria-invalid:border-red"
      />
      {isWrong ? (
        <p id={`${id}-wrong`} className="basis-full text-end text-base font-semibold text-red">
          {pointsWrong({ most: MOST_ROUND_POINTS })}
        </p>
      ) : null}
    </>
  )
}
