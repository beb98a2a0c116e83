import { numberAt } from '@/lib/engine/game/hand-numbers'
import { foldLedger, type LedgerRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import type { Hand } from '@/lib/engine/table/hand'
import type { Seat } from '@/lib/engine/table/seats'
import type { Sheet, SheetRow } from '@/lib/storage'
import type { FormTask } from './hand-forms'

interface Named {
  readonly id: string
  readonly row: SheetRow['row'] | LedgerRow
}

/** Returns the hand that a form corrects; `null` if the form writes a new hand. */
export function handOfTask(rows: readonly Named[], task: FormTask): Hand | null {
  const found = task.kind === 'correct' ? rows.find(({ id }) => id === task.hand)?.row : undefined
  return found === undefined || found.state === 'unreadable' ? null : found.hand
}

/**
 * Returns the points each side has written for the hand being corrected; `null` for a new hand, or one without figures.
 */
export function pointsOfTask(rows: readonly Named[], task: FormTask): readonly number[] | null {
  const found = task.kind === 'correct' ? rows.find(({ id }) => id === task.hand)?.row : undefined
  return found?.state === 'scored' ? found.score.points : null
}

/**
 * Returns the noted dealer of a hand, or `null`. A dialog that does not ask for the dealer must keep it, because every
 * later deal follows from it.
 */
export const dealtBy = (hand: Hand | null): Seat | null => hand?.dealer ?? null

/** Returns the id of the hand that a task corrects or inserts a hand before; `null` for the next hand. */
function placeOf(task: FormTask): string | null {
  switch (task.kind) {
    case 'record':
      return null
    case 'correct':
      return task.hand
    case 'insert':
      return task.before
  }
}

/** Returns the players, by seat, of the hand of a task: an inserted hand has those of the one it comes before. */
export function namesForTask({ rows, names }: Pick<Sheet, 'rows' | 'names'>, task: FormTask): readonly string[] {
  const id = placeOf(task)
  return rows.find((row) => row.id === id)?.names ?? names
}

/** Returns the standing of the game when the hand of a task was dealt. */
export function standingFor(sheet: Sheet, task: FormTask): Standing {
  const id = placeOf(task)
  const place = id === null ? -1 : sheet.rows.findIndex((row) => row.id === id)
  if (place === -1) return sheet.ledger.standing
  return foldLedger({ ...sheet.game, hands: sheet.game.hands.slice(0, place) }).standing
}

/**
 * Returns the number on the sheet of the hand of a task, from 1. A row without a number gets the number that a hand would have
 * there.
 */
export function numberFor(sheet: Sheet, task: FormTask): number {
  const id = placeOf(task)
  const rows = sheet.rows.map(({ row }) => row)
  return numberAt(rows, id === null ? rows.length : sheet.rows.findIndex((row) => row.id === id))
}
