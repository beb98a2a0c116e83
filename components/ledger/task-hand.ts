import type { Row } from '@/lib/engine/game/ledger'
import type { Hand } from '@/lib/engine/table/hand'
import type { Seat } from '@/lib/engine/table/seats'
import type { SheetRow } from '@/lib/storage'
import type { FormTask } from './hand-forms'

interface Named {
  readonly id: string
  readonly row: SheetRow['row'] | Row
}

/** The hand that a form puts right; `null` where it writes a new one. */
export function handOfTask(rows: readonly Named[], task: FormTask): Hand | null {
  const found = task.kind === 'correct' ? rows.find(({ id }) => id === task.hand)?.row : undefined
  return found === undefined || found.state === 'unreadable' ? null : found.hand
}

/** Who is noted as the dealer of it. A dialog that cannot ask that keeps it: the deal of every later hand goes on from there. */
export const dealtBy = (hand: Hand | null): Seat | null => hand?.dealer ?? null
