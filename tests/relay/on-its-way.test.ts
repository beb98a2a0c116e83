import type { WsSocketFactory } from '@nats-io/nats-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keysOf } from '@/lib/together/keys/keys'
import { newSecret } from '@/lib/together/keys/secret'
import { logSubject } from '@/lib/together/relay/jetstream'
import { natsEngine } from '@/lib/together/relay/nats'
import { nodeSocket } from '@/scripts/together/node-socket'
import { RELAY_STARTS, TestRelay } from './relay'

let relay: TestRelay
beforeAll(async () => {
  relay = await TestRelay.start()
}, RELAY_STARTS)
afterAll(() => relay.end())

/** Opens a socket that drops all live messages to an address. */
const deafTo =
  (subject: string): WsSocketFactory =>
  async (url, options) => {
    const made = await nodeSocket(url, options)
    const { socket } = made
    const said = new TextDecoder()
    let heard: typeof socket.onmessage = null
    Object.defineProperty(socket, 'onmessage', {
      set: (next: typeof heard) => {
        heard = next
        socket.addEventListener('message', (event: MessageEvent) => {
          const text = said.decode(event.data as ArrayBuffer)
          // A live message has the first subscription of the connection, and a replay has another.
          if (!text.startsWith(`HMSG ${subject} 1 `)) heard?.call(socket, event)
        })
      },
    })
    return made
  }

describe('a message that is called out before a phone listens, and stored after its replay', () => {
  it('a message between the call and the replay is heard all the same', { timeout: 20_000 }, async () => {
    const keys = await keysOf(newSecret())
    const heard: string[] = []
    let tell = () => undefined as void
    const first = new Promise<void>((done) => (tell = done))
    const listener = {
      pushed: ({ id }: { readonly id: string }) => void (heard.push(id), tell()),
      said: () => undefined,
    }
    const engine = natsEngine(relay.file, 'http://localhost/', deafTo(logSubject(keys.address)))
    const connection = await engine.join(keys, listener)
    const other = await relay.engine.join(keys, { pushed: () => undefined, said: () => undefined })
    if (!connection.ok || !other.ok) throw new Error('expected a connection to the relay')
    expect(await connection.value.sync()).toEqual({ ok: true, value: [] })
    expect(await other.value.push({ id: 'late', bytes: new Uint8Array(20) })).toBeNull()
    await first
    expect(heard).toEqual(['late'])
    await Promise.all([connection.value.leave(), other.value.leave()])
  })
})
