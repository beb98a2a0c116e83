import { metBefore, type Contest, type ContestTable } from '@/lib/contest/contest'
import { tableNumber } from '@/lib/messages/compiled/app/club'
import { haveMet } from '@/lib/messages/compiled/app/contest'

interface TableHeadProps {
  readonly contest: Contest
  /** The number of the round. */
  readonly round: number
  /** The place of the table in its round, from 0. */
  readonly index: number
  readonly pairs: ContestTable['pairs']
  readonly id?: string
}

/** The number of a table, and whether its pairs have met in an earlier round. */
export const TableHead = ({ contest, round, index, pairs, id }: TableHeadProps) => (
  <div className="flex flex-wrap justify-between gap-x-3 text-base text-soft">
    <h3 id={id}>{tableNumber({ table: index + 1 })}</h3>
    {metBefore(contest, round, pairs) ? <p>{haveMet}</p> : null}
  </div>
)
