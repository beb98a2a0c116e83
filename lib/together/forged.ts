import { bytesOf, joinBytes, type Bytes } from '../core/bytes'

/**
 * The purpose of a sealed text: an entry or the set-up of a game, words of a board, the notice that a table has moved, or a call.
 * Both the signature and the seal cover the purpose, so that no text can be used for another.
 */
export type SealedKind = 'entry' | 'board' | 'moved' | 'call'

/** A table for whose writers texts are signed. */
interface SignedTable {
  readonly address: { readonly reader: string; readonly writer: string }
  readonly verify: (text: Bytes, signature: Bytes) => Promise<boolean>
}

/** Returns the line that names the purpose. */
export const purposeOf = (kind: SealedKind): string => `yuss/${kind}/1\n`

/** Returns the text to sign. It names the purpose, the table and the id, so the signature is valid for no other. */
export const signedText = (
  { address }: Pick<SignedTable, 'address'>,
  kind: SealedKind,
  id: string,
  said: Uint8Array,
): Bytes => joinBytes([bytesOf(`${purposeOf(kind)}${address.reader} ${address.writer} ${id}\n`), said])

/** Tells whether an entry, or another sealed text, was not signed by a writer of this table under this id. */
export const isForged = async (
  table: SignedTable,
  kind: SealedKind,
  id: string,
  said: Uint8Array,
  signature: Bytes,
): Promise<boolean> => !(await table.verify(signedText(table, kind, id, said), signature))
