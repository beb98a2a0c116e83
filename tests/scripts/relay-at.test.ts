import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

// The pages of a build may connect to their own host, and to the relay that was named when they were built.

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yuss-policy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the connections in the policy of a page built for this relay; `null` if the build fails. */
function connectedTo(relay: string | undefined): readonly string[] | null {
  const page = join(folder, 'index.html')
  writeFileSync(page, '<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body></body></html>')
  const env = { ...process.env }
  delete env['YUSS_RELAY']
  const { status } = spawnSync(process.execPath, ['scripts/dispatch/run-ts.mjs', 'scripts/build/policy.ts', folder], {
    cwd: ROOT,
    env: relay === undefined ? env : { ...env, YUSS_RELAY: relay },
  })
  if (status !== 0) return null
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? ''
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  expect(directives.filter(([name]) => name === 'connect-src')).toHaveLength(1)
  expect(directives.find(([name]) => name === 'default-src')).toEqual(['default-src', "'none'"])
  return directives.find(([name]) => name === 'connect-src')?.slice(1) ?? []
}

describe('the policy of the pages', () => {
  it.each([undefined, '', 'relay', 'cards/relay'])('the policy names no other host where the relay is %j', (relay) => {
    expect(connectedTo(relay)).toEqual(["'self'"])
  })

  it.each([
    ['wss://relay.example', 'wss://relay.example'],
    ['wss://relay.example/', 'wss://relay.example'],
    ['wss://relay.example:8443/tables', 'wss://relay.example:8443'],
    ['wss://relay.example/;script-src%20*', 'wss://relay.example'],
  ])('the policy names the origin of %s and nothing wider', (relay, origin) => {
    expect(connectedTo(relay)).toEqual(["'self'", origin])
  })

  it.each([
    'wss:',
    'wss://*',
    'wss://*.example/',
    'ws://relay.example/',
    'https://relay.example/',
    'wss://relay.example wss:',
    'wss://relay.example; script-src *',
    'wss://user@relay.example/',
    '*',
    "'unsafe-inline'",
  ])('no app is built with the relay %s', (relay) => {
    expect(connectedTo(relay)).toBeNull()
  })
})
