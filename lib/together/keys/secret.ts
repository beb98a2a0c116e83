import { fromBase64Url, joined, toBase64Url, type Bytes } from '../../core/bytes'

/** The length of a secret: 128 random bits. */
export const SECRET_BYTES = 16
export const KEY_BYTES = 32

/**
 * The secret in a link to a table. `write`: that of writers; `look`: that of viewers. `clubNight`, for one of several tables: their
 * common public key, and the secret that opens this one's log.
 */
export type TableSecret =
  { readonly kind: 'write'; readonly secret: Bytes; readonly clubNight: ClubNightPart | null } | LookSecret

/** To only look: with the public keys of the writers, `writer` that logs in and is in the address, `signer` under which everything is signed. */
export interface LookSecret {
  readonly kind: 'look'
  readonly secret: Bytes
  readonly writer: Bytes
  readonly signer: Bytes
}

export interface ClubNightPart {
  readonly reader: Bytes
  readonly look: Bytes
}

/** A new secret for a table: who has it may write there. */
export const newSecret = (): TableSecret => ({
  kind: 'write',
  secret: crypto.getRandomValues(new Uint8Array(SECRET_BYTES)),
  clubNight: null,
})

/** The first character of a code says what follows. */
const MARKS = { write: 'w', clubNight: 'e', look: 'l' } as const

/** A secret as it stands in a link after the `#`, where no host ever sees it. */
export function packSecret(table: TableSecret): string {
  if (table.kind === 'look') return MARKS.look + toBase64Url(joined(table.secret, table.writer, table.signer))
  const { secret, clubNight } = table
  if (clubNight === null) return MARKS.write + toBase64Url(secret)
  return MARKS.clubNight + toBase64Url(joined(secret, clubNight.reader, clubNight.look))
}

/** The secret of a code; `null` where it is none. */
export function openSecret(code: string): TableSecret | null {
  const bytes = fromBase64Url(code.slice(1))
  if (bytes === null) return null
  const secret = bytes.slice(0, SECRET_BYTES)
  const key = bytes.slice(SECRET_BYTES)
  switch (code.charAt(0)) {
    case MARKS.write:
      return bytes.length === SECRET_BYTES ? { kind: 'write', secret, clubNight: null } : null
    case MARKS.clubNight:
      return key.length === KEY_BYTES + SECRET_BYTES
        ? { kind: 'write', secret, clubNight: { reader: key.slice(0, KEY_BYTES), look: key.slice(KEY_BYTES) } }
        : null
    case MARKS.look:
      return key.length === 2 * KEY_BYTES
        ? { kind: 'look', secret, writer: key.slice(0, KEY_BYTES), signer: key.slice(KEY_BYTES) }
        : null
    default:
      return null
  }
}
