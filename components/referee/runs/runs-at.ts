import type { Trump } from '@/lib/engine/table/card'
import type { Seat } from '@/lib/engine/table/seats'
import type { RulingProps } from '../parts/at-table'

/** The facts that every way of settling runs starts from. */
export interface RunsAt extends RulingProps {
  readonly dealer: Seat
  readonly trump: Trump
  /** The seat that leads to the first trick, and so declares first. */
  readonly leader: Seat
}
