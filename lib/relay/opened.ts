import type { Carried } from './carried'
import type { Parcel } from './engine'
import { readMoved } from './moved'
import type { TableSecret } from './secret'

/** What parcels from the relay turned out to be. */
export interface Opened<P> {
  readonly pieces: readonly P[]
  /** Where the table has moved to, as the first says that tells it; `null`: none does. */
  readonly moved: TableSecret | null
  /** How many were no piece of this table, and nothing else of it. */
  readonly dropped: number
}

/** So many are opened at once: the browser does that beside the page. */
const AT_ONCE = 64

/** Opens parcels in their order. Whatever a stranger may have written is counted and left alone. */
export async function openParcels<P>(
  carried: Carried<P>,
  parcels: readonly Parcel[],
  open: (parcel: Parcel) => Promise<unknown>,
): Promise<Opened<P>> {
  const read = async (parcel: Parcel) => {
    const said = await open(parcel)
    const moved = readMoved(said)
    return moved === null ? { piece: carried.read(parcel, said) } : { moved }
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
