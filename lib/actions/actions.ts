import type { GameSetup, RulesJson, SeriesChoice, Stored, WholeStorage } from '../storage'
import { maintaining, withClient, writeLedger, writing } from '../stores/storage-client'

/** Starts a game; the answer is its id. */
export const startGame = (
  setup: GameSetup & { readonly rules: RulesJson },
  series: SeriesChoice = { kind: 'none' },
): Promise<Stored<string>> =>
  writeLedger(writing((written, connection) => written.startGame(connection, setup, series)))

/** Takes the example away for good. */
export const removeExample = (): Promise<Stored<null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.removeExample(connection)))

/** Empties the storage of this phone, and what pages remember beside it. */
export async function deleteEverything(): Promise<Stored<null>> {
  const deleted = await writeLedger(maintaining((maintenance, connection) => maintenance.deleteEverything(connection)))
  if (deleted.ok) (await import('./forget-remembered')).forgetRemembered()
  return deleted
}

/** Keeps house rules under a name; the answer is their id. */
export const saveHouse = (house: {
  readonly id?: string
  readonly name: string
  readonly rules: RulesJson
}): Promise<Stored<string>> => writeLedger(maintaining(({ saveHouse: save }, connection) => save(connection, house)))

/** Forgets house rules. */
export const deleteHouse = (id: string): Promise<Stored<null>> =>
  writeLedger(maintaining((maintenance, connection) => maintenance.deleteHouse(connection, id)))

/** Everything stored on this phone, as it is stored, for a backup. */
export const readEverything = (): Promise<Stored<WholeStorage>> =>
  withClient((client) =>
    maintaining((maintenance, connection) => client.storage.read(connection, maintenance.readEverything))(client),
  )
