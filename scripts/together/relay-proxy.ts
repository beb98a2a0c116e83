// Connects the relay to the origin of the app: serves its file, and forwards WebSockets to it within a budget.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Budget, Budgets } from './budget'

/** The paths, below that of the app, of the WebSocket and of the file that names it. */
const PATH = '/relay'
const FILE = '/relay.json'
/** The most phones behind one address. A phone opens one connection, and a house full of phones opens a few dozen. */
export const PHONES = 200
/** The default port of a relay. */
const RELAY_PORT = 8080
/** The time, in milliseconds, in which a node of the relay must answer. */
const PATIENCE = 5_000

interface Node {
  readonly host: string
  readonly port: number
}

interface RelayProxyOptions {
  readonly server: Server
  /** The path of the app. */
  readonly basePath: string
  /** The addresses of the relay; one that does not answer is skipped. */
  readonly nodes: readonly Node[]
  /** The file that names the relay. */
  readonly file: string
  /** The most phones from one address, which also bounds what they may send. */
  readonly phones: number
  /** Says that a web server before this one tells the address of each phone. */
  readonly isBehindProxy: boolean
}

/** Forwards WebSockets to a relay. Returns `answer`, which serves the file that names the relay. */
export function relayProxy({ server, basePath, nodes, file, phones, isBehindProxy }: RelayProxyOptions) {
  const content = readFileSync(file)
  const budgets = new Budgets(phones)
  let turn = 0

  server.on('upgrade', (request, socket, head) => {
    if (pathOf(request) !== `${basePath}${PATH}`) return refuse(socket, '404 Not Found')
    const budget = budgets.open(isBehindProxy ? forwardedFrom(request) : (request.socket.remoteAddress ?? ''))
    if (budget === null) return refuse(socket, '429 Too Many Requests')
    socket.once('close', budget.close)
    // Without a listener, the error of a lost socket would end the process.
    socket.on('error', () => socket.destroy())
    void join(request, socket, head, budget)
  })

  async function join(request: IncomingMessage, socket: Duplex, head: Buffer, budget: Budget): Promise<void> {
    const relay = await connected()
    if (relay === null) return refuse(socket, '502 Bad Gateway')
    relay.write(`GET / HTTP/1.1\r\n${headersOf(request)}\r\n`)
    if (head.length > 0) socket.unshift(head)
    // The signal is that of the pipeline, which Node's types leave out.
    async function* bounded(chunks: AsyncIterable<Buffer>, { signal }: { readonly signal?: AbortSignal } = {}) {
      for await (const chunk of chunks) {
        await budget.take(chunk.length, signal)
        yield chunk
      }
    }
    await Promise.allSettled([pipeline(socket, bounded, relay), pipeline(relay, socket)])
    socket.destroy()
    relay.destroy()
  }

  /** Connects to the next node that answers. Returns `null` if none does. */
  async function connected(): Promise<Socket | null> {
    const first = turn++ % nodes.length
    for (const node of [...nodes.slice(first), ...nodes.slice(0, first)]) {
      const relay = await opened(node)
      if (relay !== null) return relay
    }
    return null
  }

  return {
    /** Answers a request for the relay's file, and tells whether it was one. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (pathOf(request) !== `${basePath}${FILE}`) return false
      response.setHeader('Content-Type', 'application/json')
      response.setHeader('Cache-Control', 'no-cache')
      response.writeHead(200, { 'Content-Length': content.length }).end(request.method === 'HEAD' ? '' : content)
      return true
    },
  }
}

/** Returns the nodes of a relay as given in an option: `HOST:PORT,HOST,…`, or `PORT` on this machine. */
export function nodesOf(at: string): readonly Node[] {
  return at.split(',').map((node) => {
    if (/^\d+$/.test(node)) return { host: '127.0.0.1', port: Number(node) }
    const [, host, port = RELAY_PORT] = /^([\w.-]+)(?::(\d+))?$/.exec(node) ?? []
    if (host === undefined) throw new Error(`expected --relay=HOST:PORT, got ${node}`)
    return { host, port: Number(port) }
  })
}

const opened = ({ host, port }: Node): Promise<Socket | null> =>
  new Promise((done) => {
    const relay = connect({ host, port, timeout: PATIENCE })
    const fail = (): void => {
      relay.destroy()
      done(null)
    }
    relay.once('error', fail).once('timeout', fail)
    relay.once('connect', () => {
      relay.off('error', fail).off('timeout', fail).setTimeout(0)
      relay.on('error', () => relay.destroy())
      done(relay)
    })
  })

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0]

/** Returns the address that the web server in front of this one saw. That server appends it to the header. */
const forwardedFrom = ({ headers }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? ''

function headersOf({ rawHeaders }: IncomingMessage): string {
  let text = ''
  for (let at = 0; at < rawHeaders.length; at += 2) text += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`
  return text
}

const refuse = (socket: Duplex, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
