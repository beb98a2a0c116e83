import { useState } from 'react'
import type { ReadyGame } from '@/lib/hooks/use-game'

/** How the sheet stood. */
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
 * How the sheet stood before what was last saved, so that what changed can be seen to change; `null` once it has been seen.
 * It outlives the sheet, in whose place the form stands while a hand is entered.
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
