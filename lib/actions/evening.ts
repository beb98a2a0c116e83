import { EVENING, nextNumber, type EveningPlan } from '../contest/evening'
import type { NextSeats } from '../contest/next-seats'
import type { Seat } from '../engine/table/seats'
import type { GameSetup, Stored } from '../storage'
import type { AgreedStakes } from '../storage/evenings/evening-registers'
import type { FoundEvening, GameOfEvening } from '../storage/evenings/read-evening'
import type { PaidChange } from '../storage/evenings/write-evening'
import type { PlannedFacts } from '../storage/sheet/evening-plan'
import { maintaining, writeLedger } from '../stores/storage-client'
import { startGame } from './actions'

/** Returns the extra key of a game that belongs to an evening. */
export const eveningExtra = (plan: EveningPlan): NonNullable<GameSetup['extra']> => ({ [EVENING]: plan })

/** Returns the set-up of the next game of an evening, by the rules of the last one. */
export const nextSetup = (
  { id, plan, games }: FoundEvening,
  { rules, record }: GameOfEvening,
  { seats, out }: NextSeats,
  dealer: Seat,
): Parameters<typeof startGame>[0] => ({
  rules: { base: rules.base, ...rules.changes },
  rulesName: record.rulesName,
  names: seats,
  dealer,
  extra: eveningExtra({ id, number: nextNumber(games.map(({ place }) => place)), ...plan, out }),
})

/** Starts the next game of an evening. Returns its id. */
export const startNextGame = (...next: Parameters<typeof nextSetup>): Promise<Stored<string>> =>
  startGame(nextSetup(...next))

/** Changes the people of an evening, or how pairs are made. `after` is the number of its last game. */
export const savePlan = (id: string, plan: PlannedFacts, after: number): Promise<Stored<null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.savePlan(connection, id, plan, after)))

/** Sets the stakes of an evening. */
export const saveStakes = (id: string, stakes: AgreedStakes): Promise<Stored<null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.saveStakes(connection, id, stakes)))

/** Stores that a payment of an evening was made, or was not. */
export const savePaid = (id: string, change: PaidChange): Promise<Stored<null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.savePaid(connection, id, change)))
