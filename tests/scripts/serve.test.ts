import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { HEADERS } from '../../scripts/serve/headers'

const SERVE = join(import.meta.dirname, '../../scripts/serve/serve.mjs')
const folder = mkdtempSync(join(tmpdir(), 'yuss-serve-'))
const root = join(folder, 'out')
/** A certificate for localhost with its key, for this test alone. */
const PEM = join(import.meta.dirname, 'localhost.pem')
const started: ChildProcess[] = []
let printed = ''

/** Starts the server on the first free port from `port` on, and returns the address that it prints. */
function start(port: number, basePath = '', ...options: readonly string[]): Promise<URL> {
  const env = { ...process.env, PORT: String(port), YUSS_BASE_PATH: basePath }
  const child = spawn(process.execPath, [SERVE, root, ...options], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()))
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the server stopped with ${code}`)))
    child.stdout.once('data', (text: Buffer) => {
      done(new URL(/https?:\/\/localhost:\d+\S*/.exec(text.toString())?.[0] ?? ''))
    })
  })
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Requests exactly this path. `fetch` would remove the dots that a hostile client sends. */
function ask(at: URL, path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const { request } = at.protocol === 'https:' ? https : http
  return new Promise((done, fail) => {
    request({ host: 'localhost', port: at.port, path, method, headers, ca: readFileSync(PEM) }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', fail)
      .end()
  })
}

let home: URL
let under: URL

beforeAll(async () => {
  for (const name of ['rules', '_next/static', '.git', 'empty']) mkdirSync(join(root, name), { recursive: true })
  writeFileSync(join(root, 'index.html'), 'start')
  writeFileSync(join(root, '404.html'), 'no such page')
  writeFileSync(join(root, 'rules/index.html'), 'rules')
  writeFileSync(join(root, 'rules/index.txt'), 'rules as text')
  writeFileSync(join(root, '_next/static/a.js'), 'a()')
  writeFileSync(join(root, '.git/config'), 'hidden')
  writeFileSync(join(root, 'manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  home = await start(45_871)
  under = await start(45_871, '/a/b')
})

afterAll(() => {
  for (const child of started) child.kill()
  rmSync(folder, { recursive: true })
})

describe('the server of the built app', () => {
  it('the server takes the next port when its own is taken', () => {
    expect(Number(under.port)).toBeGreaterThan(Number(home.port))
  })

  it('with a certificate the server speaks https, and prints an address for phones in each network', async () => {
    const secure = await start(45_871, '', `--cert=${PEM}`, `--key=${PEM}`)
    expect(secure.protocol).toBe('https:')
    expect(await ask(secure, '/')).toMatchObject({ status: 200, body: 'start' })
    for (const one of Object.values(networkInterfaces()).flatMap((each) => each ?? [])) {
      if (one.family === 'IPv4' && !one.internal)
        await vi.waitFor(() => expect(printed).toContain(`https://${one.address}:${secure.port}/\n`))
    }
  })

  it.each([
    ['/', 'start', 'text/html; charset=utf-8'],
    ['/rules/?id=1', 'rules', 'text/html; charset=utf-8'],
    ['/rules/index.txt?_rsc=x', 'rules as text', 'text/plain; charset=utf-8'],
    ['/_next/static/a.js', 'a()', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', '{}', 'application/manifest+json; charset=utf-8'],
  ])('the server serves %s', async (path, body, type) => {
    const answer = await ask(home, path)
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['content-type']).toBe(type)
  })

  it('the server adds the headers that a page cannot have itself', async () => {
    const { headers } = await ask(home, '/')
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=(self)')
  })

  it('the configurations of other hosts have every header of the server', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/publishing.md'), 'utf8')
    const told = Object.entries(HEADERS).filter(([name, value]) => page.includes(`\n${name}: ${value}\n`))
    expect(told).toEqual(Object.entries(HEADERS))
  })

  it('the server answers HEAD without a body', async () => {
    expect(await ask(home, '/rules/', 'HEAD')).toMatchObject({ status: 200, body: '' })
  })

  it('the server redirects a folder without a slash and keeps its query', async () => {
    const { status, headers } = await ask(home, '/rules?id=1')
    expect([status, headers.location]).toEqual([308, '/rules/?id=1'])
  })

  it('the server shows the page for unknown addresses', async () => {
    for (const path of ['/nothing', '/nothing/at/all/', '/empty/', '/rules/index.html/x']) {
      expect(await ask(home, path), path).toMatchObject({ status: 404, body: 'no such page' })
    }
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/rules/..%5c..%5csecret.txt',
    '//rules',
    '/.git/config',
  ])('the server reveals nothing for %s', async (path) => {
    expect(await ask(home, path)).toMatchObject({ status: 404, body: 'no such page' })
  })

  it('the server refuses a request that is not for a file', async () => {
    expect((await ask(home, '/%zz')).status).toBe(400)
    expect((await ask(home, '/%00')).status).toBe(400)
    expect((await ask(home, '/', 'POST')).status).toBe(405)
  })

  it('only names with a hash may be cached for good', async () => {
    expect((await ask(home, '/_next/static/a.js')).headers['cache-control']).toContain('immutable')
    expect((await ask(home, '/')).headers['cache-control']).toBe('no-cache')
  })

  it('the server does not send again what the browser still has', async () => {
    const { headers } = await ask(home, '/')
    expect((await ask(home, '/', 'GET', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304)
  })

  it('the server compresses text for a browser that can unpack it', async () => {
    expect((await ask(home, '/', 'GET', { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
  })

  it('the server answers only under the path that the app was built for', async () => {
    expect(under.pathname).toBe('/a/b/')
    expect(await ask(under, '/a/b/rules/')).toMatchObject({ status: 200, body: 'rules' })
    expect((await ask(under, '/a/b?id=1')).headers.location).toBe('/a/b/?id=1')
    expect((await ask(under, '/')).headers.location).toBe('/a/b/')
    expect((await ask(under, '/a/b/rules')).headers.location).toBe('/a/b/rules/')
    for (const path of ['/rules/', '/a/bc/', '/a/b/nothing']) expect((await ask(under, path)).status, path).toBe(404)
  })
})
