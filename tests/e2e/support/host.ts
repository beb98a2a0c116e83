import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { TYPES } from '../../../scripts/serve/headers.mjs'

const types: Readonly<Record<string, string>> = TYPES

/**
 * How a host that is not well answers: with the sign-in page of some network, with an error, with the first half of what
 * was asked for, by hanging up in the middle of it, or not at all for as long as the test likes.
 */
export type Trouble = 'portal' | 'error' | 'half' | 'cut' | 'silent'

/** A host that can be given another build, fall ill for some addresses, and be taken away. */
export interface Host {
  readonly home: string
  /** The folder that it serves. */
  folder: string
  /** Returns the trouble with the answer to a path, if any. */
  trouble: (path: string) => Trouble | undefined
  /** Tells whether it packs every answer with gzip. */
  packs: boolean
  /** Every path asked for since the test last emptied it. */
  readonly asked: string[]
  /** Every file that was sent as it is, each as often as it was. */
  readonly sent: string[]
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Serves `folder` at `basePath` on a port of its own, the same one each time it is started. */
export async function hostFor(folder: string, basePath = ''): Promise<Host> {
  const server = createServer((request, response) => answer(host, basePath, request, response))
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const host: Host = {
    home: `http://localhost:${port}${basePath}/`,
    folder,
    trouble: () => undefined,
    packs: false,
    asked: [],
    sent: [],
    start: () => listen(port),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return host
}

function answer(host: Host, basePath: string, request: IncomingMessage, response: ServerResponse): void {
  const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')
  host.asked.push(path)
  const trouble = host.trouble(path)
  if (trouble === 'silent') return
  if (trouble === 'portal') return send(response, 200, '.html', '<h1>Sign in</h1>')
  if (trouble === 'error') return send(response, 500, '.html', '<h1>Sorry</h1>')
  if (!path.startsWith(`${basePath}/`)) return send(response, 404, '.txt', '')
  const named = join(host.folder, path.slice(basePath.length))
  const file = existsSync(named) && statSync(named).isDirectory() ? join(named, 'index.html') : named
  if (!existsSync(file)) return send(response, 404, '.html', readFileSync(join(host.folder, '404.html')))
  const content = readFileSync(file)
  const half = content.subarray(0, content.length / 2)
  if (trouble === 'cut') return hangUp(response, content.length, half)
  // As docs/publishing.md asks of hosts.
  const lasting = path.startsWith(`${basePath}/_next/static/`)
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (host.packs) response.setHeader('Content-Encoding', 'gzip')
  if (request.method === 'GET') host.sent.push(file)
  const body = trouble === 'half' ? half : content
  send(response, 200, extname(file), host.packs ? gzipSync(body) : body)
}

function send(response: ServerResponse, status: number, extension: string, content: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': types[extension] ?? 'application/octet-stream' }).end(content)
}

function hangUp(response: ServerResponse, length: number, half: Buffer): void {
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': length })
  response.write(half, () => response.destroy())
}
