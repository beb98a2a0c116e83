import type { GameBundle, GameSetup, RulesJson, SeriesChoice, Stored, WholeStorage } from '../storage'
import { withClient, writeLedger, writeQuietly } from './client'

const loadCare = () => import('../storage/care')

/** Starts a game; the answer is its id. */
export const startGame = (
  setup: GameSetup & { readonly rules: RulesJson },
  series: SeriesChoice = { kind: 'none' },
): Promise<Stored<string>> => writeLedger(({ storage, connection }) => storage.startGame(connection, setup, series))

/** Deletes a game for good. */
export const deleteGame = (id: string): Promise<Stored<null>> =>
  writeLedger(({ storage, connection }) => storage.deleteGame(connection, id))

/** Takes the example away for good. */
export const removeExample = (): Promise<Stored<null>> =>
  writeLedger(({ storage, connection }) => storage.removeExample(connection))

/** Empties the storage of this phone, and what pages remember beside it. */
export async function deleteEverything(): Promise<Stored<null>> {
  const deleted = await writeLedger(({ storage, connection }) => storage.deleteEverything(connection))
  if (deleted.ok) forgetRemembered()
  return deleted
}

/** Choices of single pages: none of them is a game, and none may outlive one. */
function forgetRemembered(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('yuss-')) localStorage.removeItem(key)
  } catch {
    // Where the browser bars it, nothing was remembered.
  }
}

/** Looks whether there is room again on a full phone. */
export const tryRoom = (): Promise<Stored<null>> =>
  writeQuietly(async ({ connection }) => (await loadCare()).tryRoom(connection))

/** Forgets the damage that somebody has looked at. */
export const forgetDamage = (): Promise<Stored<null>> =>
  writeQuietly(({ storage, connection }) => storage.forgetDamage(connection))

/** Notes that everything was saved to a file. */
export const noteBackup = (): Promise<Stored<null>> =>
  writeQuietly(async ({ connection }) => (await loadCare()).noteBackup(connection))

/** Says nothing of a backup for some games more. */
export const hushReminder = (): Promise<Stored<null>> =>
  writeQuietly(async ({ connection }) => (await loadCare()).hushReminder(connection))

/** Keeps house rules under a name; the answer is their id. */
export const saveHouse = (house: {
  readonly id?: string
  readonly name: string
  readonly rules: RulesJson
}): Promise<Stored<string>> => writeLedger(({ storage, connection }) => storage.saveHouse(connection, house))

/** Forgets house rules. */
export const deleteHouse = (id: string): Promise<Stored<null>> =>
  writeLedger(({ storage, connection }) => storage.deleteHouse(connection, id))

/** Adds games from a backup to those that are here; the answer is how many. */
export const putGames = (bundles: readonly GameBundle[]): Promise<Stored<number>> =>
  writeLedger(({ storage, connection }) => storage.putGames(connection, bundles))

/** Everything stored on this phone, as it is stored, for a backup. */
export const readEverything = (): Promise<Stored<WholeStorage>> =>
  withClient(({ storage, connection }) => storage.read(connection, storage.readEverything))
