import type { Carried } from './protocol'
import type { Parcel } from '../relay/relay'
import { readMoved } from './moved'
import type { TableSecret } from '../keys/secret'

/** What parcels from the relay turned out to be. */
export interface Opened<P> {
  readonly pieces: readonly P[]
  /** Where the table has moved to, by the first notice of it; `null`: there is none. */
  readonly moved: TableSecret | null
  /** How many were no piece of this table, and nothing else of it. */
  readonly dropped: number
}

type Open = (parcel: Parcel) => Promise<unknown>

/** So many are opened at once: the browser does that beside the page. */
const AT_ONCE = 64

/**
 * Opens parcels in their order. Anything that a stranger may have written is counted and left alone. `openNotice` opens the notice that the
 * table has moved; `null`: this table does not move, and such a notice is a stranger's.
 */
export async function openParcels<P>(
  carried: Carried<P>,
  parcels: readonly Parcel[],
  open: Open,
  openNotice: Open | null,
): Promise<Opened<P>> {
  const read = async (parcel: Parcel) => {
    const piece = carried.read(parcel, await open(parcel))
    if (piece !== null || openNotice === null) return { piece }
    return { moved: readMoved(await openNotice(parcel)) }
  }
  const pieces: P[] = []
  const moves: TableSecret[] = []
  for (let at = 0; at < parcels.length; at += AT_ONCE) {
    const some = await Promise.all(parcels.slice(at, at + AT_ONCE).map(read))
    for (const { piece = null } of some) if (piece !== null) pieces.push(piece)
    moves.push(...some.flatMap(({ moved }) => moved?.to ?? []))
  }
  return { pieces, moved: moves[0] ?? null, dropped: parcels.length - pieces.length - moves.length }
}
