import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { TYPES } from '../../../scripts/headers.mjs'

const types: Readonly<Record<string, string>> = TYPES

/** How a host that is not well answers: with the sign-in page of some network, or with an error. */
export type Trouble = 'portal' | 'error'

/** A host that can be given another build, fall ill for some addresses, and be taken away. */
export interface Host {
  readonly home: string
  /** The folder that it serves. */
  folder: string
  /** What is wrong with the answer to a path, if anything. */
  trouble: (path: string) => Trouble | undefined
  /** Every path asked for since the test last emptied it. */
  readonly asked: string[]
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
    asked: [],
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
  if (trouble !== undefined) return send(response, trouble === 'portal' ? 200 : 500, '.html', '<h1>Sign in</h1>')
  if (!path.startsWith(`${basePath}/`)) return send(response, 404, '.txt', '')
  const named = join(host.folder, path.slice(basePath.length))
  const file = existsSync(named) && statSync(named).isDirectory() ? join(named, 'index.html') : named
  if (!existsSync(file)) return send(response, 404, '.html', readFileSync(join(host.folder, '404.html')))
  send(response, 200, extname(file), readFileSync(file))
}

function send(response: ServerResponse, status: number, extension: string, content: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': types[extension] ?? 'application/octet-stream' }).end(content)
}
