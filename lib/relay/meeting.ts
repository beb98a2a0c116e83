import { byCodeUnits } from '../log/canonical'
import { idOf, saidBy } from './piece'
import type { Piece } from './piece'

/** What the relay is known to hold: of each id what it says. */
export type Held = ReadonlyMap<string, string>

export interface Meeting {
  /** What is news here. */
  readonly take: readonly Piece[]
  /** What the relay lacks. */
  readonly send: readonly Piece[]
}

/** What the relay's pieces say. Of two under one id the lesser text holds, as in every union. */
export function heldBy(pieces: readonly Piece[]): Held {
  const held = new Map<string, string>()
  for (const piece of pieces) {
    const id = idOf(piece)
    const said = saidBy(piece)
    const other = held.get(id)
    if (other === undefined || byCodeUnits(said, other) < 0) held.set(id, said)
  }
  return held
}

/** What has to go which way so that both have the union. */
export function meet(atRelay: readonly Piece[], here: readonly Piece[]): Meeting {
  const theirs = heldBy(atRelay)
  const ours = heldBy(here)
  return {
    take: atRelay.filter((piece) => isNews(piece, ours)),
    send: here.filter((piece) => isNews(piece, theirs)),
  }
}

function isNews(piece: Piece, held: Held): boolean {
  const other = held.get(idOf(piece))
  return other === undefined || byCodeUnits(saidBy(piece), other) < 0
}
