import { useId } from 'react'
import { Chip } from '@/components/ui/chip'
import { changeTable } from '@/lib/actions/contest'
import type { Contest, ContestRound, ContestTable } from '@/lib/contest/contest'
import { absentKey, pairAbsent, pairPoints } from '@/lib/messages/compiled/app/contest'
import type { Stored } from '@/lib/storage'
import { absenceAt, pairName } from './contest-games'
import { byeText } from './counted-text'
import { PointsField } from './points-field'
import { TableHead } from './table-head'

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
        <li key={table.pairs.join(' ')} className="border-b border-rule py-3">
          <TableOf
            contest={contest}
            round={round.number}
            index={index}
            table={table}
            onChange={(change) => {
              const work = changeTable(contest.id, round.number, index, change)
              onWrite(work)
              return work
            }}
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
  readonly contest: Contest
  /** The number of the round. */
  readonly round: number
  readonly index: number
  readonly table: ContestTable
  readonly onChange: (change: (before: ContestTable) => ContestTable) => Promise<Stored<null>>
}

const SIDES = [0, 1] as const
type Side = (typeof SIDES)[number]

function TableOf({ contest, round, index, table, onChange }: TableOfProps) {
  const heading = useId()
  const { plan } = contest
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <TableHead contest={contest} round={round} index={index} pairs={table.pairs} id={heading} />
      {SIDES.map((side) => (
        <PairOf
          key={side}
          name={pairName(plan, table.pairs[side])}
          points={table.points[side]}
          isAbsent={table.absent[side]}
          isBarred={table.absent.includes(true)}
          onPoints={(points) => onChange((before) => ({ ...before, points: withSide(before.points, side, points) }))}
          onAbsent={() =>
            void onChange((before) => ({ ...before, absent: withSide(before.absent, side, !before.absent[side]) }))
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
  readonly onPoints: (points: number | null) => Promise<Stored<null>>
  readonly onAbsent: () => void
}

function PairOf({ name, points, isAbsent, isBarred, onPoints, onAbsent }: PairOfProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <label
        htmlFor={id}
        translate="no"
        className={`min-w-24 flex-1 cramped:basis-full text-lg leading-tight font-semibold [overflow-wrap:anywhere] ${isAbsent ? 'text-soft line-through' : ''}`}
      >
        {name}
      </label>
      <Chip on={isAbsent} label={pairAbsent({ pair: name })} onToggle={onAbsent} className="px-2 text-sm!">
        {absentKey}
      </Chip>
      <PointsField id={id} label={pairPoints({ pair: name })} points={points} isBarred={isBarred} onPoints={onPoints} />
    </div>
  )
}
