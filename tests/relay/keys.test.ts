import { createHmac, hkdfSync } from 'node:crypto'
import { nkeys } from '@nats-io/nats-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf, joinBytes, toBase64Url } from '@/lib/core/bytes'
import { makePass } from '@/lib/together/keys/jwt'
import { keysOf, secretOfTable } from '@/lib/together/keys/keys'
import { rawUserKey, userKey, userSeed } from '@/lib/together/keys/nkey'
import { newSecret, openSecret, packSecret, type TableSecret } from '@/lib/together/keys/secret'
import { plainSigner, plainVerifier, signerOf, verifierOf } from '@/lib/together/keys/signature'
import { relayAddress, readRelayFile } from '@/lib/together/relay/relay-file'

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((list) => joinBytes([list]))
const anySecret: fc.Arbitrary<TableSecret> = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    secret: bytes(16),
    clubNight: fc.option(fc.record({ reader: bytes(32), look: bytes(16) })),
  }),
  fc.record({ kind: fc.constant('look' as const), secret: bytes(16), writer: bytes(32), signer: bytes(32) }),
)

describe('the secret in a link', () => {
  it('a secret reads back as it was packed', () => {
    fc.assert(
      fc.property(anySecret, (secret) => {
        expect(openSecret(packSecret(secret))).toEqual(secret)
      }),
    )
  })

  it('a secret fits an address without escaping', () => {
    fc.assert(
      fc.property(anySecret, (secret) => {
        expect(packSecret(secret)).toMatch(/^[wel][A-Za-z0-9_-]{22,107}$/)
      }),
    )
  })

  it.each(['', 'w', 'x', 'wAAAA', 'w*', 'l'.repeat(23), `w${'A'.repeat(23)}`, 'AAAAAAAAAAAAAAAAAAAAAAAA'])(
    '“%s” is not a secret',
    (code) => expect(openSecret(code)).toBeNull(),
  )

  it('every secret is different', () => {
    expect(new Set(Array.from({ length: 100 }, () => packSecret(newSecret()))).size).toBe(100)
  })
})

describe('a key as the relay spells it', () => {
  it('the relay’s own library makes the same key of the same seed', () => {
    fc.assert(
      fc.property(bytes(32), (raw) => {
        const pair = nkeys.fromSeed(bytesOf(userSeed(raw)))
        const key = pair.getPublicKey()
        expect(key).toMatch(/^U/)
        const back = rawUserKey(key)
        expect(back === null ? null : userKey(back)).toBe(key)
      }),
      { numRuns: 30 },
    )
  })

  it('a mistyped key is refused', () => {
    const key = userKey(new Uint8Array(32).fill(7))
    for (const wrong of ['', key.slice(1), `${key}A`, key.replace('A', 'B'), key.toLowerCase(), `A${key.slice(1)}`])
      expect(rawUserKey(wrong)).toBeNull()
  })
})

describe('the keys derived from a secret', () => {
  it('another program’s example has the same derived keys', async () => {
    const secret = joinBytes([new Uint8Array(16).map((_, index) => index)])
    const hkdf = (from: Uint8Array, purpose: string, length: number) =>
      new Uint8Array(hkdfSync('sha256', from, new Uint8Array(0), purpose, length))
    const look = hkdf(secret, 'yuss/look/1', 16)
    const publicOf = (raw: Uint8Array) => nkeys.fromSeed(bytesOf(userSeed(raw))).getPublicKey()
    const keys = await keysOf({ kind: 'write', secret, clubNight: null })
    expect(keys.address).toEqual({
      writer: publicOf(hkdf(secret, 'yuss/writer-login/1', 32)),
      reader: publicOf(hkdf(look, 'yuss/reader-login/1', 32)),
    })
    const signer = rawUserKey(publicOf(hkdf(secret, 'yuss/signing/1', 32)))
    expect(keys.look).toEqual({
      kind: 'look',
      secret: joinBytes([look]),
      writer: rawUserKey(keys.address.writer),
      signer,
    })
    const naming = hkdf(secret, 'yuss/message-id/1', 32)
    const mark = keys.naming === null ? null : await crypto.subtle.sign('HMAC', keys.naming, bytesOf('a hand'))
    expect(Buffer.from(mark ?? new ArrayBuffer(0))).toEqual(createHmac('sha256', naming).update('a hand').digest())
  })

  it('the link for viewers leads to the same table and signs nothing', async () => {
    const keys = await keysOf(newSecret())
    if (keys.look === null) throw new Error('expected a table with a link for viewers')
    const looks = await keysOf(keys.look)
    expect(looks.address).toEqual(keys.address)
    expect(looks.pair).toMatchObject({ kind: 'look', key: keys.address.reader })
    expect(looks.sign).toBeNull()
    expect(looks.naming).toBeNull()
    const text = bytesOf('a hand')
    const signature = await keys.sign?.(text)
    expect(signature === undefined ? null : await looks.verify(text, signature)).toBe(true)
  })

  it('no derived key both logs in and signs entries of the table', async () => {
    const keys = await keysOf(newSecret())
    const text = bytesOf('a hand')
    const signature = (await keys.sign?.(text)) ?? new Uint8Array()
    expect(await keys.verify(text, signature)).toBe(true)
    for (const login of [keys.address.writer, keys.address.reader])
      expect(await (await verifierOf(login))(text, signature)).toBe(false)
    expect(await keys.verify(text, await plainSigner(keys.pair.seed)(text))).toBe(false)
  })

  it('tables of one club night share a reader, and each has a writer of its own', async () => {
    const clubNight = await keysOf(newSecret())
    const organiser = new Uint8Array(16).fill(3)
    const tables = await Promise.all(
      [1, 2, 11].map(async (table) => keysOf(await secretOfTable(organiser, table, clubNight.address.reader))),
    )
    expect(new Set(tables.map(({ address }) => address.reader))).toEqual(new Set([clubNight.address.reader]))
    expect(new Set(tables.map(({ address }) => address.writer)).size).toBe(3)
    expect(tables.every(({ look }) => look === null)).toBe(true)
  })
})

describe('a signature', () => {
  it('the browser’s and our own signatures are equal, and each accepts the other', async () => {
    const raw = joinBytes([new Uint8Array(32).fill(9)])
    const seed = userSeed(raw)
    const key = nkeys.fromSeed(bytesOf(seed)).getPublicKey()
    const text = bytesOf('hand 7: 92 to 70')
    const own = await (await signerOf(seed, raw))(text)
    const plain = await plainSigner(seed)(text)
    expect(plain).toEqual(own)
    expect(await (await verifierOf(key))(text, plain)).toBe(true)
    expect(await plainVerifier(key)(text, own)).toBe(true)
    const changed = bytesOf('hand 7: 93 to 69')
    expect(await (await verifierOf(key))(changed, own)).toBe(false)
    expect(await plainVerifier(key)(changed, own)).toBe(false)
  })
})

describe('a pass', () => {
  it('a pass names its owner and grants nothing of its own', () => {
    const account = nkeys.createAccount()
    const user = nkeys.createUser().getPublicKey()
    const [, body = '', signature] = makePass(user, 'A', new TextDecoder().decode(account.getSeed())).split('.')
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toEqual({
      sub: user,
      iss: account.getPublicKey(),
      iat: 0,
      nats: { issuer_account: 'A', type: 'user', version: 2 },
    })
    expect(signature).toHaveLength(toBase64Url(new Uint8Array(64)).length)
  })
})

describe('the file that names a relay', () => {
  const file = {
    v: 1,
    at: 'relay',
    account: `A${'B'.repeat(55)}`,
    write: `SA${'C'.repeat(56)}`,
    look: `SA${'D'.repeat(56)}`,
  }

  it('the file is under the app’s path, or where the policy of the pages allows', () => {
    const read = readRelayFile(file)
    expect(read === null ? null : relayAddress(read, 'https://example.org/yuss/')).toBe('wss://example.org/yuss/relay')
    expect(read === null ? null : relayAddress(read, 'http://localhost:3000/')).toBe('ws://localhost:3000/relay')
    const elsewhere = readRelayFile({ ...file, at: 'wss://relay.example.org/relay' })
    expect(elsewhere === null ? null : relayAddress(elsewhere, 'https://example.org/')).toBe(
      'wss://relay.example.org/relay',
    )
  })

  it.each([
    null,
    'a page that says that there is none',
    {},
    { ...file, v: 2 },
    { ...file, at: '//evil.example/relay' },
    { ...file, at: 'https://evil.example/relay' },
    { ...file, at: '../relay' },
    { ...file, account: 'U' },
    { ...file, write: `SU${'C'.repeat(56)}` },
  ])('%j names no relay', (json) => expect(readRelayFile(json)).toBeNull())
})
