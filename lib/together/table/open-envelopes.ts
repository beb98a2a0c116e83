import type { TableSecret } from '../keys/secret'
import type { Envelope } from '../relay/relay'
import { readMoved } from './moved'
import type { Protocol } from './protocol'

/** The envelopes from the relay after opening. */
export interface Opened<P> {
  readonly pieces: readonly P[]
  /** The new place of the table, by the first notice of it; `null`: there is none. */
  readonly moved: TableSecret | null
  /** How many were no piece of this table, and nothing else of it. */
  readonly dropped: number
}

type Open = (envelope: Envelope) => Promise<unknown>

/** So many are opened at once: the browser does that beside the page. */
const AT_ONCE = 64

/**
 * Opens envelopes in their order. Anything that a stranger may have written is counted and left alone. `openNotice` opens the notice that the
 * table has moved; `null`: this table does not move, and such a notice is a stranger's.
 */
export async function openEnvelopes<P>(
  protocol: Protocol<P>,
  envelopes: readonly Envelope[],
  open: Open,
  openNotice: Open | null,
): Promise<Opened<P>> {
  const read = async (envelope: Envelope) => {
    const piece = protocol.read(envelope, await open(envelope))
    if (piece !== null || openNotice === null) return { piece }
    return { moved: readMoved(await openNotice(envelope)) }
  }
  const pieces: P[] = []
  const moves: TableSecret[] = []
  for (let at = 0; at < envelopes.length; at += AT_ONCE) {
    const some = await Promise.all(envelopes.slice(at, at + AT_ONCE).map(read))
    for (const { piece = null } of some) if (piece !== null) pieces.push(piece)
    moves.push(...some.flatMap(({ moved }) => moved?.to ?? []))
  }
  return { pieces, moved: moves[0] ?? null, dropped: envelopes.length - pieces.length - moves.length }
}
