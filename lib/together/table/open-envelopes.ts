import type { TableSecret } from '../keys/secret'
import type { Envelope } from '../relay/relay'
import { readMoved } from './moved'
import type { Protocol } from './protocol'

/** The contents of envelopes from the relay. */
export interface OpenedEnvelopes<P> {
  readonly pieces: readonly P[]
  /** The secret of the first notice that the table has moved; `null` if there is no notice. */
  readonly moved: TableSecret | null
  /** The number of envelopes that are neither a piece of this table nor a notice. */
  readonly dropped: number
}

type Open = (envelope: Envelope) => Promise<unknown>

/** The number of envelopes that are opened in parallel. The browser decrypts outside the page's thread. */
const AT_ONCE = 64

/**
 * Opens envelopes in their order. Those that a stranger may have written are counted and dropped. `openNotice` opens the notice
 * that the table has moved. `null`: this table cannot move, so such a notice is a stranger's.
 */
export async function openEnvelopes<P>(
  protocol: Protocol<P>,
  envelopes: readonly Envelope[],
  open: Open,
  openNotice: Open | null,
): Promise<OpenedEnvelopes<P>> {
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
