import { EVENING, type EveningPlan } from '../contest/evening'
import type { NextSeats } from '../contest/next-seats'
import type { Seat } from '../engine/table/seats'
import type { GameSetup, Stored } from '../storage'
import type { PlayedFor } from '../storage/evenings/evening-registers'
import type { FoundEvening, GameOfEvening } from '../storage/evenings/read-evening'
import type { PlannedFacts } from '../storage/sheet/evening-plan'
import { maintaining, writeLedger } from '../stores/storage-client'
import { startGame } from './actions'

/** Returns the extra key of a game that belongs to an evening. */
export const eveningExtra = (plan: EveningPlan): NonNullable<GameSetup['extra']> => ({ [EVENING]: plan })

/** Starts the next game of an evening, by the rules of the last one. Returns its id. */
export const startNextGame = (
  { id, plan }: FoundEvening,
  { rules, record }: GameOfEvening,
  { seats, out }: NextSeats,
  dealer: Seat,
): Promise<Stored<string>> =>
  startGame({
    rules: { base: rules.base, ...rules.changes },
    rulesName: record.rulesName,
    names: seats,
    dealer,
    extra: eveningExtra({ id, ...plan, out }),
  })

/** Changes the people of an evening, or how pairs are made. */
export const savePlan = (id: string, plan: PlannedFacts): Promise<Stored<null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.savePlan(connection, id, plan)))

/** Sets the stakes of an evening. */
export const saveStakes = (id: string, stakes: PlayedFor): Promise<Stored<null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.saveStakes(connection, id, stakes)))
