import type { GameSetup, RulesJson, SeriesChoice, Stored, WholeStorage } from '../storage'
import { maintaining, withClient, writeLedger, writing } from '../stores/storage-client'

/** Starts a game. Returns its id. */
export const startGame = (
  setup: GameSetup & { readonly rules: RulesJson },
  series: SeriesChoice = { kind: 'none' },
): Promise<Stored<string>> =>
  writeLedger(writing((written, connection) => written.startGame(connection, setup, series)))

/** Deletes a game for good. */
export const deleteGame = (id: string): Promise<Stored<unknown>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.deleteGame(connection, id)))

/** Takes the example away for good. */
export const removeExample = (): Promise<Stored<null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.removeExample(connection)))

/** Deletes all data on this device, including what pages keep in `localStorage` and `sessionStorage`. */
export async function deleteEverything(): Promise<Stored<null>> {
  const deleted = await writeLedger(maintaining((maintenance, connection) => maintenance.deleteEverything(connection)))
  if (deleted.ok) (await import('./forget-remembered')).forgetRemembered()
  return deleted
}

/** Saves house rules under a name. Returns their id. */
export const saveHouse = (house: {
  readonly id?: string
  readonly name: string
  readonly rules: RulesJson
}): Promise<Stored<string>> => writeLedger(maintaining(({ saveHouse: save }, connection) => save(connection, house)))

/** Deletes house rules. */
export const deleteHouse = (id: string): Promise<Stored<null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.deleteHouse(connection, id)))

/** Reads everything on this device, as stored, for a backup. */
export const readEverything = (): Promise<Stored<WholeStorage>> =>
  withClient((client) =>
    maintaining((maintenance, connection) => client.storage.read(connection, maintenance.readEverything))(client),
  )
