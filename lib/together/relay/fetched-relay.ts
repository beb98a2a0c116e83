import { err, ok, type Result } from '../../core/result'
import { natsEngine } from './nats'
import type { Engine, RelayProblem } from './relay'
import { readRelayFile, type RelayFile } from './relay-file'

/** The time, in milliseconds, that the host may take to send the file that names its relay. */
const PATIENCE = 8_000

/**
 * Returns the engine for the relay that the app's host names in `relay.json`. The file is fetched at the first join, and again
 * after a join that failed, because the relay may have new keys or a new address. If the file cannot be fetched, the last one is
 * used. `base`: the address of the app, with a slash at its end.
 */
export function fetchedEngine(base: string): Engine {
  let known: { readonly file: RelayFile; readonly engine: Engine } | null = null
  let isSure = false
  const engineNow = async (): Promise<Result<Engine, RelayProblem>> => {
    if (known !== null && isSure) return ok(known.engine)
    const file = await fetched(base)
    if (!file.ok) return known === null ? file : ok(known.engine)
    // The same engine is used as long as the file is the same, because it keeps the passes that it made.
    if (known === null || !isSame(known.file, file.value))
      known = { file: file.value, engine: natsEngine(file.value, base) }
    return ok(known.engine)
  }
  return {
    join: async (credentials, listener) => {
      const engine = await engineNow()
      if (!engine.ok) return engine
      const line = await engine.value.join(credentials, listener)
      isSure = line.ok
      return line
    },
  }
}

const isSame = (one: RelayFile, other: RelayFile): boolean =>
  one.at === other.at && one.account === other.account && one.write === other.write && one.look === other.look

async function fetched(base: string): Promise<Result<RelayFile, RelayProblem>> {
  try {
    const answer = await fetch(new URL('relay.json', base), {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const file = answer.ok ? readRelayFile(await answer.json()) : null
    return file === null ? err('unreachable') : ok(file)
  } catch (error) {
    // There is no network, or the host sent a page instead of the file.
    if (error instanceof Error) return err('unreachable')
    throw error
  }
}
