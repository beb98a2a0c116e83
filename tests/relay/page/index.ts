import { connect, findGame, listGames, read } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { keysOf } from '@/lib/together/keys/keys'
import { newSecret, openSecret, packSecret } from '@/lib/together/keys/secret'
import { natsEngine } from '@/lib/together/relay/nats'
import { readRelayFile } from '@/lib/together/relay/relay-file'
import type { Session, TogetherState } from '@/lib/together/table/session'
import { join } from '@/lib/together/table/start-session'
import { databaseStore } from '@/lib/together/table/store'
import { tableGames } from '@/lib/together/table/table-games'
import { counted } from '../../support/builders'

/** A page that acts as a phone at a table, with the app's own storage and relay, and without a user interface. */
export interface TablePage {
  /** Starts a game and brings it to a table. Returns the code of the link. */
  readonly open: () => Promise<string>
  readonly come: (code: string) => Promise<void>
  readonly write: (totals: readonly [number, number]) => Promise<void>
  readonly totals: () => Promise<readonly unknown[]>
  readonly state: () => TogetherState | null
}

declare global {
  interface Window {
    table: TablePage
  }
}

const connection = connect()
const games = tableGames([])
let session: Session | null = null

async function sit(code: string): Promise<void> {
  const relay = readRelayFile(await (await fetch('./relay.json')).json())
  const secret = openSecret(code)
  if (relay === null || secret === null) throw new Error('expected a relay and the code of a table')
  const engine = natsEngine(relay, new URL('./', location.href).href)
  session = join({ engine, keys: await keysOf(secret), store: databaseStore(connection, games) })
}

async function gameId(): Promise<string | undefined> {
  const found = await read(connection, (db) => listGames(db))
  return found.ok ? found.value[0]?.id : undefined
}

window.table = {
  open: async () => {
    const started = await startGame(connection, { rules: { base: 'bela-2' }, names: ['Ann', 'Ben'], dealer: 0 })
    if (!started.ok) throw new Error(started.error.code)
    games.add(started.value)
    const code = packSecret(newSecret())
    await sit(code)
    return code
  },
  come: sit,
  write: async (totals) => {
    const written = await appendChange(connection, (await gameId()) ?? '', {
      kind: 'recorded',
      facts: counted({ totals }),
    })
    if (!written.ok) throw new Error(written.error.code)
  },
  totals: async () => {
    const id = await gameId()
    if (id === undefined) return []
    const found = await read(connection, (db) => findGame(db, id, connection.device()))
    if (!found.ok || found.value.state !== 'ready') return []
    return found.value.sheet.rows.map(({ facts }) => (facts as { totals?: unknown }).totals)
  },
  state: () => session?.state() ?? null,
}
