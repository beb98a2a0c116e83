import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nkeys } from '@nats-io/nats-core'
import { afterAll, expect, it } from 'vitest'
import { readRelayFile } from '@/lib/together/relay/relay-file'
import { configurationOf, type RelayNode } from '@/scripts/together/configuration'
import { keysIn, relayFileOf } from '@/scripts/together/keys'
import { DEFAULT_LIMITS } from '@/scripts/together/server'

const folder = mkdtempSync(join(tmpdir(), 'yuss-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the keys of a relay are made once, and only their owner can read them', () => {
  const home = join(folder, 'relay')
  const first = keysIn(home)
  expect(keysIn(home)).toEqual(first)
  expect(statSync(join(home, 'keys.json')).mode & 0o777).toBe(0o600)
  expect(statSync(home).mode & 0o777).toBe(0o700)
})

it('the published keys sign for phones and cannot control the relay', () => {
  const keys = keysIn(join(folder, 'relay'))
  const published = JSON.stringify(relayFileOf(keys, 'relay'))
  expect(readRelayFile(JSON.parse(published))).not.toBeNull()
  for (const seed of [keys.operator, keys.account, keys.phones, keys.system, keys.cluster])
    expect(published).not.toContain(seed)
})

const node = {
  name: 'one',
  home: folder,
  host: '127.0.0.1',
  port: 1,
  clientPort: 2,
  monitorPort: 3,
  cluster: null,
  tls: null,
  limits: DEFAULT_LIMITS,
  sync: 'always',
}

it('the configuration writes to the disk without delay and contains no seed', () => {
  const keys = keysIn(join(folder, 'relay'))
  const text = configurationOf(keys, node)
  expect(JSON.parse(text)).toMatchObject({ jetstream: { sync_interval: 'always' }, resolver: 'MEMORY' })
  for (const seed of Object.values(keys)) expect(text).not.toContain(seed)
})

it('the server’s own protocol and its figures are reachable on this machine alone', () => {
  const written: unknown = JSON.parse(configurationOf(keysIn(join(folder, 'relay')), { ...node, host: '0.0.0.0' }))
  expect(written).toMatchObject({
    listen: '127.0.0.1:2',
    http: '127.0.0.1:3',
    websocket: { listen: '0.0.0.0:1', no_tls: true },
  })
})

it('the account has room for three copies where data is on three nodes', () => {
  const keys = keysIn(join(folder, 'relay'))
  const roomIn = (cluster: RelayNode['cluster']): unknown => {
    const { resolver_preload: tokens } = JSON.parse(configurationOf(keys, { ...node, cluster })) as {
      resolver_preload: Record<string, string>
    }
    const account = nkeys.fromSeed(new TextEncoder().encode(keys.account)).getPublicKey()
    const claims = JSON.parse(Buffer.from(tokens[account]?.split('.')[1] ?? '', 'base64url').toString()) as {
      nats: { limits: { disk_storage: number } }
    }
    return claims.nats.limits.disk_storage
  }
  expect(roomIn(null)).toBe(DEFAULT_LIMITS.diskBytes)
  expect(roomIn({ port: 1, routes: ['nats://b', 'nats://c'] })).toBe(3 * DEFAULT_LIMITS.diskBytes)
})

it('a relay knows its phones by two keys, each with its template', () => {
  const keys = keysIn(join(folder, 'relay'))
  const { resolver_preload: tokens } = JSON.parse(configurationOf(keys, node)) as {
    resolver_preload: Record<string, string>
  }
  const account = nkeys.fromSeed(new TextEncoder().encode(keys.phones)).getPublicKey()
  const claims: unknown = JSON.parse(Buffer.from(tokens[account]?.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({
    nats: {
      limits: { conn: DEFAULT_LIMITS.connections },
      signing_keys: [
        {
          role: 'writer',
          template: {
            pub: { allow: expect.arrayContaining(['y.*.{{subject()}}.*']) },
            sub: { allow: ['y.*.{{subject()}}.*', '_I.{{subject()}}.>'] },
            allowed_connection_types: ['WEBSOCKET'],
          },
        },
        {
          role: 'reader',
          template: {
            pub: { allow: expect.not.arrayContaining([expect.stringMatching(/^y/)]) },
            sub: { allow: ['y.{{subject()}}.*.*', '_I.{{subject()}}.>'] },
            allowed_connection_types: ['WEBSOCKET'],
          },
        },
      ],
    },
  })
})
