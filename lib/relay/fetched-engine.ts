import { err, ok } from '../engine/table/result'
import type { Result } from '../engine/table/result'
import type { Engine, RelayProblem } from './engine'
import { natsEngine } from './nats'
import { readRelayFile } from './relay-file'

/** How long the host may take to say where its relay is. */
const PATIENCE = 8_000

/**
 * The engine that the host of the app names in a file beside it, fetched when somebody joins, and anew where the relay knows
 * the pass no longer: its keys may have been made anew. `base`: the address of the app, with a slash at its end.
 */
export function fetchedEngine(base: string): Engine {
  let found: Engine | null = null
  return {
    join: async (door, ears) => {
      const engine = found === null ? await fetched(base) : ok(found)
      if (!engine.ok) return engine
      found = engine.value
      const line = await found.join(door, ears)
      if (!line.ok && line.error === 'refused') found = null
      return line
    },
  }
}

async function fetched(base: string): Promise<Result<Engine, RelayProblem>> {
  try {
    const answer = await fetch(new URL('relay.json', base), {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const file = answer.ok ? readRelayFile(await answer.json()) : null
    return file === null ? err('unreachable') : ok(natsEngine(file, base))
  } catch (error) {
    // No network, or a page in place of the file.
    if (error instanceof Error) return err('unreachable')
    throw error
  }
}
