import { isLesserText } from '../../log/union'
import type { Protocol } from './protocol'

type Names<P> = Pick<Protocol<P>, 'idOf' | 'saidBy'>

/** The texts that one side is known to have, by id. */
export type TextsById = ReadonlyMap<string, string>

export interface SyncPlan<P> {
  /** The pieces that are new here. */
  readonly take: readonly P[]
  /** The pieces that the relay lacks. */
  readonly send: readonly P[]
}

/** Returns the texts of pieces by id. If two have the same id, the lesser text wins, as in every union. */
export function textsById<P>({ idOf, saidBy }: Names<P>, pieces: readonly P[]): TextsById {
  const held = new Map<string, string>()
  for (const piece of pieces) {
    const id = idOf(piece)
    const said = saidBy(piece)
    const other = held.get(id)
    if (other === undefined || isLesserText(said, other)) held.set(id, said)
  }
  return held
}

/** Plans which pieces to take and which to send, so that both sides have the union. */
export function planSync<P>(names: Names<P>, atRelay: readonly P[], here: readonly P[]): SyncPlan<P> {
  const theirs = textsById(names, atRelay)
  const ours = textsById(names, here)
  return {
    take: atRelay.filter((piece) => isNews(names, piece, ours)),
    send: here.filter((piece) => isNews(names, piece, theirs)),
  }
}

function isNews<P>({ idOf, saidBy }: Names<P>, piece: P, held: TextsById): boolean {
  const other = held.get(idOf(piece))
  return other === undefined || isLesserText(saidBy(piece), other)
}
