import { useState } from 'react'
import type { ReadyGame } from '@/lib/hooks/use-game'

/** The facts of the sheet that are compared to find what is new on it. */
export interface Before {
  readonly hands: number
  readonly totals: readonly number[]
  readonly heldOver: number
}

interface Seen {
  readonly now: Before
  readonly before: Before | null
}

/**
 * Returns the sheet before its last change, so that the change can be shown, and a function that marks the change as seen. The
 * first is `null` once it has been seen. Use it above the sheet, because the form replaces the sheet while a hand is entered.
 */
export function useBefore({ rows, ledger }: ReadyGame): readonly [Before | null, () => void] {
  const { totals, heldOver } = ledger.standing
  const now = { hands: rows.length, totals, heldOver }
  const [seen, setSeen] = useState<Seen>({ now, before: null })
  if (!isSame(seen.now, now)) setSeen({ now, before: seen.now })
  return [seen.before, () => setSeen((last) => ({ ...last, before: null }))]
}

const isSame = (one: Before, other: Before): boolean =>
  one.hands === other.hands && one.heldOver === other.heldOver && one.totals.join() === other.totals.join()
