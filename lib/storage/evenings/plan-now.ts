import { inEveningOrder } from '../../contest/evening'
import type { YussDatabase } from '../database/database'
import { storedValue } from '../database/registers'
import { gameRecord, type GameRecord } from '../records/game'
import { planKey } from '../records/register-keys'
import { placeInEvening, planOf, type PlannedFacts } from '../sheet/evening-plan'
import { changedPlanIn, isStillPlanned } from './evening-registers'

/** Returns the plan for the next game of an evening: that of its last game, or as it was changed since. */
export function planNow(last: GameRecord, planned: unknown): PlannedFacts | null {
  const [plan, changed] = [planOf(last.extra), changedPlanIn(planned)]
  if (plan === null) return null
  const isChanged = changed !== null && isStillPlanned(changed, placeInEvening(last))
  const { people, pairing, sittingOut } = isChanged ? changed : plan
  return { people, pairing, sittingOut }
}

/** Returns the written names of those who are here in each evening of this device, as it is planned now. */
export async function peopleOfEvenings(db: YussDatabase): Promise<readonly (readonly string[])[]> {
  const rows = await db.games.bulkGet(await db.tallies.where('evening').above('').primaryKeys())
  const last = new Map<string, GameRecord>()
  for (const row of rows) {
    const read = gameRecord.read(row)
    const id = read.ok ? planOf(read.value.extra)?.id : undefined
    if (!read.ok || id === undefined) continue
    const before = last.get(id)
    const isLater = before === undefined || inEveningOrder(placeInEvening(before), placeInEvening(read.value)) < 0
    if (isLater) last.set(id, read.value)
  }
  const evenings = [...last]
  const planned = await Promise.all(evenings.map(([id]) => storedValue(db, planKey(id))))
  return evenings.map(([, game], index) => planNow(game, planned[index])?.people ?? [])
}
