import { fromBase64Url, joinBytes, toBase64Url, type Bytes } from '../../core/bytes'
import { KEY_BYTES, SECRET_BYTES, type LookSecret, type TableSecret } from './secret'

/** The secret in a code of a club night (see `docs/together.md`). `board` gives the right to view the board. */
export type ClubNightSecret =
  | { readonly kind: 'organiser'; readonly secret: Bytes }
  /** `tables` opens the log of every table. */
  | { readonly kind: 'screen'; readonly board: LookSecret; readonly tables: Bytes }
  | {
      readonly kind: 'table'
      readonly board: LookSecret
      readonly table: number
      readonly secret: Bytes
      readonly tableLook: Bytes
    }

export const newClubNight = (): ClubNightSecret => ({
  kind: 'organiser',
  secret: crypto.getRandomValues(new Uint8Array(SECRET_BYTES)),
})

const MARKS = { organiser: 'o', screen: 'b', table: 't' } as const

/** Returns the code of a secret, as it appears in a link after the `#`. */
export function packClubNight(clubNight: ClubNightSecret): string {
  switch (clubNight.kind) {
    case 'organiser':
      return MARKS.organiser + toBase64Url(clubNight.secret)
    case 'screen':
      return MARKS.screen + toBase64Url(joinBytes([...boardParts(clubNight.board), clubNight.tables]))
    case 'table': {
      const { board, table, secret, tableLook } = clubNight
      const number = Uint8Array.of(table >> 8, table & 255)
      return MARKS.table + toBase64Url(joinBytes([...boardParts(board), secret, tableLook, number]))
    }
  }
}

const boardParts = ({ secret, writer, signer }: LookSecret) => [secret, writer, signer] as const
const BOARD_BYTES = SECRET_BYTES + 2 * KEY_BYTES

/** Returns the secret in a code; `null` if it is not a code of a club night. */
export function openClubNight(code: string): ClubNightSecret | null {
  const bytes = fromBase64Url(code.slice(1))
  if (bytes === null) return null
  const parts = cut(bytes, SECRET_BYTES, KEY_BYTES, KEY_BYTES, SECRET_BYTES, SECRET_BYTES, 2)
  const [look, writer, signer, first, second, number] = parts
  const board: LookSecret | null = look && writer && signer ? { kind: 'look', secret: look, writer, signer } : null
  switch (code.charAt(0)) {
    case MARKS.organiser:
      return bytes.length === SECRET_BYTES ? { kind: 'organiser', secret: bytes } : null
    case MARKS.screen:
      if (bytes.length !== BOARD_BYTES + SECRET_BYTES || !board || !first) return null
      return { kind: 'screen', board, tables: first }
    case MARKS.table: {
      if (bytes.length !== BOARD_BYTES + 2 * SECRET_BYTES + 2 || !board || !first || !second) return null
      const table = (number?.[0] ?? 0) * 256 + (number?.[1] ?? 0)
      return table === 0 ? null : { kind: 'table', board, table, secret: first, tableLook: second }
    }
    default:
      return null
  }
}

/** Tells whether this code of a club night belongs to this table. */
export const sitsAt = (clubNight: ClubNightSecret | null, table: TableSecret | null): boolean =>
  clubNight?.kind === 'table' &&
  table?.kind === 'write' &&
  clubNight.secret.every((byte, index) => byte === table.secret[index])

function cut(bytes: Bytes, ...lengths: readonly number[]): readonly Bytes[] {
  let at = 0
  return lengths.map((length) => bytes.slice(at, (at += length)))
}
