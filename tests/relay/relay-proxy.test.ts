import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

// Tests the way to a relay through the app's server.

const SERVE = join(import.meta.dirname, '../../scripts/serve/serve.mjs')
const folder = mkdtempSync(join(tmpdir(), 'yuss-relay-proxy-'))
const behind = createServer()
const sockets = new WebSocketServer({ server: behind })
let app: ChildProcess
let at: URL

beforeAll(async () => {
  mkdirSync(join(folder, 'out'))
  writeFileSync(join(folder, 'out/index.html'), '<p>Yuss</p>')
  writeFileSync(join(folder, 'relay.json'), '{"v":1}')
  sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(data)))
  await once(behind.listen(0, '127.0.0.1'), 'listening')
  const { port } = behind.address() as AddressInfo
  const words = [SERVE, join(folder, 'out'), `--relay=${port}`, `--relay-file=${join(folder, 'relay.json')}`]
  const env = { ...process.env, PORT: '43210', YUSS_BASE_PATH: '/sub' }
  app = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  at = await new Promise((done) => {
    app.stdout?.once('data', (text: Buffer) =>
      done(new URL(/http:\/\/localhost:\d+\S*/.exec(text.toString())?.[0] ?? '')),
    )
  })
})
afterAll(() => {
  app.kill()
  sockets.close()
  behind.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = (path: string) => new WebSocket(`ws://localhost:${at.port}${path}`)

it('only the WebSocket of the relay is reached, below the path of the app', async () => {
  const socket = open('/sub/relay')
  await once(socket, 'open')
  socket.send('to the relay and back')
  const [answer] = (await once(socket, 'message')) as [Buffer]
  expect(answer.toString()).toBe('to the relay and back')
  socket.close()
  for (const path of ['/relay', '/sub/', '/sub/relay/more', '/sub/relay.json']) {
    const [error] = (await once(open(path), 'error')) as [Error]
    expect(error.message).toBe('Unexpected server response: 404')
  }
})

it('the file that names the relay is served, and so is the app', async () => {
  expect(await (await fetch(new URL('relay.json', at))).json()).toEqual({ v: 1 })
  expect(await (await fetch(at)).text()).toBe('<p>Yuss</p>')
})

it('a house full of phones fits behind one address, and a flood from one is stopped', async () => {
  const sockets = Array.from({ length: 200 }, () => open('/sub/relay'))
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  const [error] = (await once(open('/sub/relay'), 'error')) as [Error]
  expect(error.message).toBe('Unexpected server response: 429')
  const [first] = sockets
  first?.close()
  if (first !== undefined) await once(first, 'close')
  for (const socket of sockets) socket.terminate()
})
