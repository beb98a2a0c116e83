// Connects the relay to the origin of the app: serves its file, and forwards WebSockets to it within a budget.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { Budgets } from './budget.mjs'

/** The paths, below that of the app, of the WebSocket and of the file that names it. */
const PATH = '/relay'
const FILE = '/relay.json'
/** The most phones behind one address. A phone opens one connection, and a house full of phones opens a few dozen. */
export const PHONES = 200
/** The default port of a relay. */
const RELAY_PORT = 8080
/** The time, in milliseconds, in which a node of the relay must answer. */
const PATIENCE = 5_000

/**
 * Forwards WebSockets to a relay. Returns `answer`, which serves the file that names the relay.
 * @param {{
 *   server: import('node:http').Server,
 *   basePath: string,
 *   nodes: readonly { host: string, port: number }[],
 *   file: string,
 *   phones?: number,
 *   isBehindProxy?: boolean,
 * }} options `nodes`: the addresses of the relay; a node that does not answer is skipped. `phones`: the most phones from one
 * address, which also bounds what they may send. `isBehindProxy`: a web server before this one tells the address of each phone.
 */
export function relayLine({ server, basePath, nodes, file, phones = PHONES, isBehindProxy = false }) {
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

  async function join(request, socket, head, budget) {
    const relay = await connected()
    if (relay === null) return refuse(socket, '502 Bad Gateway')
    relay.write(`GET / HTTP/1.1\r\n${headersOf(request)}\r\n`)
    if (head.length > 0) socket.unshift(head)
    async function* bounded(chunks, { signal }) {
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
  async function connected() {
    for (let tries = 0; tries < nodes.length; tries += 1) {
      const relay = await opened(nodes[turn++ % nodes.length])
      if (relay !== null) return relay
    }
    return null
  }

  return {
    /** Answers a request for the relay's file, and tells whether it was one. */
    answer(request, response) {
      if (pathOf(request) !== `${basePath}${FILE}`) return false
      response.setHeader('Content-Type', 'application/json')
      response.setHeader('Cache-Control', 'no-cache')
      response.writeHead(200, { 'Content-Length': content.length }).end(request.method === 'HEAD' ? '' : content)
      return true
    },
  }
}

/**
 * Returns the nodes of a relay as given in an option: `HOST:PORT,HOST,…`, or `PORT` on this machine.
 * @param {string} at
 */
export function nodesOf(at) {
  return at.split(',').map((node) => {
    if (/^\d+$/.test(node)) return { host: '127.0.0.1', port: Number(node) }
    const [, host, port = RELAY_PORT] = /^([\w.-]+)(?::(\d+))?$/.exec(node) ?? []
    if (host === undefined) throw new Error(`expected --relay=HOST:PORT, got ${node}`)
    return { host, port: Number(port) }
  })
}

const opened = ({ host, port }) =>
  new Promise((done) => {
    const relay = connect({ host, port, timeout: PATIENCE })
    const fail = () => {
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

const pathOf = (request) => (request.url ?? '/').split('?')[0]

/** Returns the address that the web server in front of this one saw. That server appends it to the header. */
const forwardedFrom = (request) => (request.headers['x-forwarded-for'] ?? '').split(',').at(-1).trim()

function headersOf({ rawHeaders }) {
  let text = ''
  for (let at = 0; at < rawHeaders.length; at += 2) text += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`
  return text
}

const refuse = (socket, status) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
