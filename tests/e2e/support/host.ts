import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { TYPES } from '../../../scripts/serve/headers'

/**
 * The faulty answer of a host: the sign-in page of a network, an error, the first half of the file, a connection cut in the
 * middle of the file, or no answer for as long as the test wants.
 */
export type Trouble = 'portal' | 'error' | 'half' | 'cut' | 'silent'

/** A host that can be given another build, answer some addresses with faults, and be stopped. */
export interface Host {
  readonly home: string
  /** The folder that it serves. */
  folder: string
  /** Returns the trouble with the answer to a path, if any. */
  trouble: (path: string) => Trouble | undefined
  /** Tells whether it packs every answer with gzip. */
  packs: boolean
  /** Every path requested since the test last emptied the list. */
  readonly asked: string[]
  /** The path of every file sent, whole or in half: one entry for each GET request. */
  readonly sent: string[]
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Serves `folder` at `basePath` on its own port, which stays the same after a restart. */
export async function hostFor(folder: string, basePath = ''): Promise<Host> {
  const server = createServer((request, response) => answer(host, basePath, request, response))
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const host: Host = {
    home: `http://localhost:${port}${basePath}/en/`,
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
  // The headers that docs/publishing.md asks hosts to send.
  const lasting = path.startsWith(`${basePath}/_next/static/`)
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (host.packs) response.setHeader('Content-Encoding', 'gzip')
  if (request.method === 'GET') host.sent.push(file)
  const body = trouble === 'half' ? half : content
  send(response, 200, extname(file), host.packs ? gzipSync(body) : body)
}

function send(response: ServerResponse, status: number, extension: string, content: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': TYPES[extension] ?? 'application/octet-stream' }).end(content)
}

function hangUp(response: ServerResponse, length: number, half: Buffer): void {
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': length })
  response.write(half, () => response.destroy())
}
