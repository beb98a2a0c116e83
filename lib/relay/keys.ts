import { nkeys } from '@nats-io/nats-core'
import { bytesOf } from './bytes'
import type { Bytes } from './bytes'
import { rawUserKey, userKey, userSeed } from './nkey'
import { SECRET_BYTES } from './secret'
import type { TableSecret } from './secret'
import { signerOf, verifierOf } from './signature'
import type { Signer, Verifier } from './signature'

/** Where a table is at a relay. Both are public keys: that of its readers, and that of its writers. */
export interface Address {
  readonly reader: string
  readonly writer: string
}

/** All that a phone derives of the secret of a table. */
export interface TableKeys {
  readonly address: Address
  /** By which pair the phone shows itself to the relay: the writers' or the readers'. */
  readonly pair: { readonly kind: 'write' | 'look'; readonly key: string; readonly seed: string }
  readonly sealing: CryptoKey
  /** `null`: only to look. */
  readonly sign: Signer | null
  readonly verify: Verifier
  /** What the link of those carries who only look; a table of an evening has none of its own. */
  readonly look: TableSecret | null
}

/** Derives everything of the secret in a link; the purposes stand in `docs/together.md`. */
export async function keysOf(table: TableSecret): Promise<TableKeys> {
  if (table.kind === 'look') return keysToLook(table.secret, table.writer)
  const writer = await pairOf(table.secret, 'yuss writer')
  const look = table.evening?.look ?? (await derived(table.secret, 'yuss look', SECRET_BYTES))
  const reader = await pairOf(look, 'yuss reader')
  return {
    address: { reader: table.evening === null ? reader.key : userKey(table.evening.reader), writer: writer.key },
    pair: { kind: 'write', ...writer },
    sealing: await sealingOf(look),
    sign: await signerOf(writer.seed, writer.raw),
    verify: await verifierOf(writer.key),
    look: table.evening === null ? { kind: 'look', secret: look, writer: rawOf(writer.key) } : null,
  }
}

async function keysToLook(look: Bytes, writer: Bytes): Promise<TableKeys> {
  const reader = await pairOf(look, 'yuss reader')
  const address = { reader: reader.key, writer: userKey(writer) }
  return {
    address,
    pair: { kind: 'look', ...reader },
    sealing: await sealingOf(look),
    sign: null,
    verify: await verifierOf(address.writer),
    look: { kind: 'look', secret: look, writer },
  }
}

/** The secret of a table of an evening, from that of its organiser. `reader`: the public key under which all its tables stand. */
export const secretOfTable = async (organiser: Bytes, table: number, reader: string): Promise<TableSecret> => ({
  kind: 'write',
  secret: await derived(organiser, `yuss table ${table}`, SECRET_BYTES),
  evening: { reader: rawOf(reader), look: await lookOfTable(await lookOfTables(organiser), table) },
})

/** What looks at all tables of an evening, and at one of them. */
export const lookOfTables = (organiser: Bytes): Promise<Bytes> => derived(organiser, 'yuss tables', SECRET_BYTES)
const lookOfTable = (tables: Bytes, table: number): Promise<Bytes> =>
  derived(tables, `yuss table ${table}`, SECRET_BYTES)

/** The keys by which somebody who looks at all tables opens one. `evening`: by what he is let in; `writer`: as the board tells. */
export async function keysToFollow(
  evening: TableKeys,
  tables: Bytes,
  table: number,
  writer: string,
): Promise<TableKeys> {
  return {
    address: { reader: evening.address.reader, writer },
    pair: evening.pair,
    sealing: await sealingOf(await lookOfTable(tables, table)),
    sign: null,
    verify: await verifierOf(writer),
    look: null,
  }
}

async function pairOf(secret: Bytes, purpose: string) {
  const raw = await derived(secret, purpose, 32)
  const seed = userSeed(raw)
  return { key: nkeys.fromSeed(bytesOf(seed)).getPublicKey(), seed, raw }
}

export function rawOf(key: string): Bytes {
  const raw = rawUserKey(key)
  if (raw === null) throw new Error('a derived key is a key')
  return raw
}

const hkdf = (purpose: string) =>
  ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: bytesOf(purpose) }) as const

const material = (secret: Bytes, use: KeyUsage): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, 'HKDF', false, [use])

const derived = async (secret: Bytes, purpose: string, length: number): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.deriveBits(hkdf(purpose), await material(secret, 'deriveBits'), 8 * length))

const sealingOf = async (look: Bytes): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    hkdf('yuss seal'),
    await material(look, 'deriveKey'),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
