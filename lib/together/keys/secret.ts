import { fromBase64Url, joinBytes, toBase64Url, type Bytes } from '../../core/bytes'

/** The length of a secret: 128 random bits. */
export const SECRET_BYTES = 16
export const KEY_BYTES = 32

/**
 * The secret in a link to a table: `write` for writers, `look` for viewers. `clubNight` is for one of the tables of a club night:
 * the public key that all of them share, and the secret that opens the log of this one.
 */
export type TableSecret =
  { readonly kind: 'write'; readonly secret: Bytes; readonly clubNight: ClubNightPart | null } | LookSecret

/**
 * The secret of viewers, with the public keys of the writers. `writer` logs in and is in the address; `signer` verifies what they
 * write.
 */
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

/** Returns a new secret for a table. Anyone who has it can write there. */
export const newSecret = (): TableSecret => ({
  kind: 'write',
  secret: crypto.getRandomValues(new Uint8Array(SECRET_BYTES)),
  clubNight: null,
})

/** The first characters of codes. They tell what follows. */
const MARKS = { write: 'w', clubNight: 'e', look: 'l' } as const

/** Returns the code of a secret, as it appears in a link after the `#`. A browser sends that part to no host. */
export function packSecret(table: TableSecret): string {
  if (table.kind === 'look') return MARKS.look + toBase64Url(joinBytes([table.secret, table.writer, table.signer]))
  const { secret, clubNight } = table
  if (clubNight === null) return MARKS.write + toBase64Url(secret)
  return MARKS.clubNight + toBase64Url(joinBytes([secret, clubNight.reader, clubNight.look]))
}

/** Returns the secret in a code; `null` if it is not a code of a table. */
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
