// The relay on the origin of the app: what phones need to know of it, and the way to its WebSocket.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

/** The path of the WebSocket, and of the file that names it, below that of the app. */
const PATH = '/relay'
const FILE = '/relay.json'
/** A phone opens one; a house full of phones behind one address a few dozen. */
const MOST_OF_ONE_ADDRESS = 200

/**
 * Serves a relay that listens on a port of this machine: `answer` gives the file that names it, or says that it was not asked for that.
 * @param {{ server: import('node:http').Server, basePath: string, port: number, file: string }} options
 */
export function relayLine({ server, basePath, port, file }) {
  const content = readFileSync(file)
  /** @type {Map<string, number>} */
  const open = new Map()

  server.on('upgrade', (request, socket, head) => {
    const from = request.socket.remoteAddress ?? ''
    const count = open.get(from) ?? 0
    if (pathOf(request) !== `${basePath}${PATH}`) return refuse(socket, '404 Not Found')
    if (count >= MOST_OF_ONE_ADDRESS) return refuse(socket, '429 Too Many Requests')
    open.set(from, count + 1)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left === 0) open.delete(from)
      else open.set(from, left)
    })
    join(request, socket, head)
  })

  function join(request, socket, head) {
    const relay = connect(port, '127.0.0.1', () => {
      relay.write(`GET / HTTP/1.1\r\n${headersOf(request)}\r\n`)
      relay.write(head)
      socket.pipe(relay).pipe(socket)
    })
    // One end of a line that breaks takes the other with it.
    for (const [one, other] of [
      [socket, relay],
      [relay, socket],
    ]) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  }

  return {
    /** Whether this was asked for, and answered. */
    answer(request, response) {
      if (pathOf(request) !== `${basePath}${FILE}`) return false
      response.setHeader('Content-Type', 'application/json')
      response.setHeader('Cache-Control', 'no-cache')
      response.writeHead(200, { 'Content-Length': content.length }).end(request.method === 'HEAD' ? '' : content)
      return true
    },
  }
}

const pathOf = (request) => (request.url ?? '/').split('?')[0]

function headersOf({ rawHeaders }) {
  let text = ''
  for (let at = 0; at < rawHeaders.length; at += 2) text += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`
  return text
}

const refuse = (socket, status) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
