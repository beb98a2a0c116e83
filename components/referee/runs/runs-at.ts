import type { Trump } from '@/lib/engine/table/card'
import type { Seat } from '@/lib/engine/table/seats'
import type { RulingProps } from '../parts/at-table'

/** What both ways of settling runs start from. */
export interface RunsAt extends RulingProps {
  readonly dealer: Seat
  readonly trump: Trump
  /** Who plays first to the first trick, and so speaks first. */
  readonly leader: Seat
}
