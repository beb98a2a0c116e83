/** A long table in an order of its own. */
export interface Ordered<P> {
  /** So many rows after a place, in order. */
  readonly after: (place: P, most: number) => PromiseLike<readonly unknown[]>
  readonly placeOf: (row: unknown) => P
  /** Before every row. */
  readonly start: P
}

export interface Piece {
  readonly rows: readonly unknown[]
  readonly isLast: boolean
}

const PIECE = 1000

/** The rows piece by piece: a first one that is soon there, then large ones, each fetched while the one before is looked at. */
export async function* piecesOf<P>({ after, placeOf, start }: Ordered<P>, first = PIECE): AsyncGenerator<Piece> {
  let most = first
  let coming = after(start, most)
  try {
    for (;;) {
      const rows = await coming
      const isLast = rows.length < most
      if (!isLast) {
        most = PIECE
        coming = after(placeOf(rows.at(-1)), most)
      }
      yield { rows, isLast }
      if (isLast) return
    }
  } finally {
    // Where nobody wants more, what is coming is waited for all the same, so that no failure of it goes unheard.
    await coming
  }
}
