// The relay on the origin of the app: what phones need to know of it, and the way to its WebSocket, no wider than phones need it.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { Budgets } from './budget.mjs'

/** The path of the WebSocket, and of the file that names it, below that of the app. */
const PATH = '/relay'
const FILE = '/relay.json'
/** A phone opens one; a house full of phones behind one address a few dozen. */
export const PHONES = 200
/** The default port of a relay. */
const RELAY_PORT = 8080
/** So long may someone take to say what he wants, and a node of the relay to answer. */
const PATIENCE = 5_000

/**
 * Serves a relay: `answer` gives the file that names it, or says that it was not asked for that.
 * @param {{
 *   server: import('node:http').Server,
 *   basePath: string,
 *   nodes: readonly { host: string, port: number }[],
 *   file: string,
 *   phones?: number,
 *   isBehindProxy?: boolean,
 * }} options `nodes`: where it listens; one that does not answer is passed over. `phones`: how many one address may bring, and what they
 * may send. `isBehindProxy`: a web server before this one says from where someone comes.
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
    // Who goes while no one listens to him has only gone.
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

  /** The next node that answers. */
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
 * The nodes of a relay, as a command names them: `HOST:PORT,HOST,…`, or `PORT` on this machine.
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

/** Returns the address that the web server before this one wrote: it appends the one that it saw itself. */
const forwardedFrom = (request) => (request.headers['x-forwarded-for'] ?? '').split(',').at(-1).trim()

function headersOf({ rawHeaders }) {
  let text = ''
  for (let at = 0; at < rawHeaders.length; at += 2) text += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`
  return text
}

const refuse = (socket, status) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
