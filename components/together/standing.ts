import type { TableStanding } from '@/lib/text/screens/together'
import type { AtTable, JoinedRecord } from '@/lib/together/hooks/use-together'

/**
 * Returns the state of a table, whether or not this tab has joined it yet. With a `gameId`, hands being entered in other
 * games are left out.
 */
export function standingAt(table: JoinedRecord, at: AtTable | null, gameId: string | null = null): TableStanding {
  if (table.ended === 'expired')
    return { phase: 'apart', problem: 'expired', waiting: 0, present: [], looks: at?.place.role === 'look' }
  if (at === null) return { phase: 'joining', problem: null, waiting: 0, present: [], looks: false }
  const { phase, problem, waiting } = at.now
  const present = presentAt(at, gameId)
  return { phase, problem, waiting, present, looks: at.place.role === 'look' }
}

/** Returns those present at the table, with the hand that each is entering in this game. */
export const presentAt = ({ now }: AtTable, gameId: string | null): AtTable['now']['present'] =>
  now.present.map((one) => (one.game === gameId ? one : { ...one, writing: null }))
