import { nkeys } from '@nats-io/nats-core'
import { bytesOf, type Bytes } from '../../core/bytes'
import { rawUserKey, userKey, userSeed } from './nkey'
import { SECRET_BYTES, type LookSecret, type TableSecret } from './secret'
import { signerOf, verifierOf, type Signer, type Verifier } from './signature'

/** The address of a table at a relay: the public login keys of its readers and of its writers. */
export interface Address {
  readonly reader: string
  readonly writer: string
}

/** The keys that a device derives from the secret of a table. */
export interface TableKeys {
  readonly address: Address
  /**
   * The key pair that logs in at the relay: the writers' or the readers'. The relay chooses the text that is signed for a login,
   * so a signature of this pair proves a login and nothing else.
   */
  readonly pair: { readonly kind: 'write' | 'look'; readonly key: string; readonly seed: string }
  /** Makes the ids of messages. `null`: view only. */
  readonly naming: CryptoKey | null
  readonly sealing: CryptoKey
  /** Signs everything written at the table, with a key that never logs in. `null`: view only. */
  readonly sign: Signer | null
  readonly verify: Verifier
  /** The secret in the link of viewers. `null`: a table of a club night, which has no such link. */
  readonly look: TableSecret | null
}

/** Derives all keys from the secret in a link. `docs/together.md` lists the purposes. */
export async function keysOf(table: TableSecret): Promise<TableKeys> {
  if (table.kind === 'look') return keysToLook(table)
  const [writer, signer] = await Promise.all([
    pairOf(table.secret, PURPOSES.writerLogin),
    pairOf(table.secret, PURPOSES.signing),
  ])
  const look = table.clubNight?.look ?? (await derived(table.secret, PURPOSES.look, SECRET_BYTES))
  const reader = await pairOf(look, PURPOSES.readerLogin)
  return {
    address: { reader: table.clubNight === null ? reader.key : userKey(table.clubNight.reader), writer: writer.key },
    pair: { kind: 'write', ...writer },
    naming: await namingOf(table.secret),
    sealing: await sealingOf(look),
    sign: await signerOf(signer.seed, signer.raw),
    verify: await verifierOf(signer.key),
    look:
      table.clubNight === null
        ? { kind: 'look', secret: look, writer: rawOf(writer.key), signer: rawOf(signer.key) }
        : null,
  }
}

async function keysToLook(look: LookSecret): Promise<TableKeys> {
  const reader = await pairOf(look.secret, PURPOSES.readerLogin)
  return {
    address: { reader: reader.key, writer: userKey(look.writer) },
    pair: { kind: 'look', ...reader },
    naming: null,
    sealing: await sealingOf(look.secret),
    sign: null,
    verify: await verifierOf(userKey(look.signer)),
    look,
  }
}

/** Returns the public key that verifies what a writer of this table signs. */
export const signerKeyOf = async (secret: Bytes): Promise<string> => (await pairOf(secret, PURPOSES.signing)).key

/**
 * Derives the secret of a table of a club night from the organiser's secret. `reader`: the public key that all its tables share.
 */
export const secretOfTable = async (organiser: Bytes, table: number, reader: string): Promise<TableSecret> => ({
  kind: 'write',
  secret: await derived(organiser, PURPOSES.writeAt(table), SECRET_BYTES),
  clubNight: { reader: rawOf(reader), look: await lookOfTable(await lookOfTables(organiser), table) },
})

/**
 * Derives the secret that opens the logs of all tables of a club night. `lookOfTable` derives the secret of one table from it.
 */
export const lookOfTables = (organiser: Bytes): Promise<Bytes> => derived(organiser, PURPOSES.tables, SECRET_BYTES)
const lookOfTable = (tables: Bytes, table: number): Promise<Bytes> =>
  derived(tables, PURPOSES.lookAt(table), SECRET_BYTES)

/**
 * The public keys of a table as the board of a club night lists them, in the relay's spelling. `writer` logs in and is in the
 * address of the table, and `signer` verifies the entries of its devices.
 */
export interface PublicTableKeys {
  readonly writer: string
  readonly signer: string
}

/**
 * Derives the keys with which a device follows one table of a club night. `clubNight`: the keys that log in. `tables`: the secret
 * of `lookOfTables`. The last argument: the public keys of the table, from the board.
 */
export async function keysToFollow(
  clubNight: TableKeys,
  tables: Bytes,
  table: number,
  { writer, signer }: PublicTableKeys,
): Promise<TableKeys> {
  return {
    address: { reader: clubNight.address.reader, writer },
    pair: clubNight.pair,
    naming: null,
    sealing: await sealingOf(await lookOfTable(tables, table)),
    sign: null,
    verify: await verifierOf(signer),
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
  if (raw === null) throw new Error(`expected a public key in the spelling of nkeys, got ${key}`)
  return raw
}

/** The purpose of each key. No key has two. `docs/together.md` says what each proves. */
const PURPOSES = {
  look: 'yuss/look/1',
  signing: 'yuss/signing/1',
  writerLogin: 'yuss/writer-login/1',
  readerLogin: 'yuss/reader-login/1',
  naming: 'yuss/message-id/1',
  sealing: 'yuss/sealing/1',
  tables: 'yuss/tables/1',
  writeAt: (table: number) => `yuss/write-at-table/1/${table}`,
  lookAt: (table: number) => `yuss/look-at-table/1/${table}`,
} as const

const hkdf = (purpose: string) =>
  ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: bytesOf(purpose) }) as const

const material = (secret: Bytes, use: KeyUsage): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, 'HKDF', false, [use])

const derived = async (secret: Bytes, purpose: string, length: number): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.deriveBits(hkdf(purpose), await material(secret, 'deriveBits'), 8 * length))

const sealingOf = async (look: Bytes): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    hkdf(PURPOSES.sealing),
    await material(look, 'deriveKey'),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )

const namingOf = async (secret: Bytes): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    hkdf(PURPOSES.naming),
    await material(secret, 'deriveKey'),
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  )
