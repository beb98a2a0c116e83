import { headers, type WsSocketFactory } from '@nats-io/nats-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '@/lib/core/ids'
import { keysOf } from '@/lib/together/keys/keys'
import { LARGEST_SEALED } from '@/lib/together/keys/seal'
import { newSecret } from '@/lib/together/keys/secret'
import { logSubject } from '@/lib/together/relay/jetstream'
import { natsEngine } from '@/lib/together/relay/nats'
import type { Engine } from '@/lib/together/relay/relay'
import { pieceId } from '@/lib/together/table/piece'
import { join } from '@/lib/together/table/start-session'
import { nodeSocket } from '@/scripts/together/node-socket'
import { masterOf } from '@/scripts/together/server'
import { BenchPhone, each, handPiece, MemoryStore } from './phone'
import { RELAY_STARTS, TestRelay } from './relay'
import { settled, until } from './until'

let relay: TestRelay
beforeAll(async () => {
  relay = await TestRelay.start()
}, RELAY_STARTS)
afterAll(() => relay.end())

const HANDS = 600

/** Makes a table with `HANDS` hands at the relay. */
async function table() {
  const keys = await keysOf(newSecret())
  const phone = new BenchPhone(relay.engine, keys)
  for (let hand = 1; hand <= HANDS; hand += 1) phone.store.write(handPiece('game', hand))
  await phone.come()
  await phone.settled()
  await phone.go()
  return keys
}

type Heard = (event: MessageEvent) => void

/** Returns an engine whose `cut` decides for each frame of a replay, counted from 1, whether the client receives it (`false`). */
function lineThat(subject: string, cut: (frame: number, socket: WebSocket) => boolean): Engine {
  const sockets: WsSocketFactory = async (url, options) => {
    const made = await nodeSocket(url, options)
    const socket = made.socket as WebSocket
    const said = new TextDecoder()
    let frames = 0
    Object.defineProperty(socket, 'onmessage', {
      set: (heard: Heard) =>
        socket.addEventListener('message', (event) => {
          const text = said.decode(event.data as ArrayBuffer)
          // A live message has the first subscription of the connection, and a replay has another.
          const isReplay =
            text.startsWith('HMSG ') && !text.startsWith(`HMSG ${subject} 1 `) && text.includes('$JS.ACK.')
          if (!isReplay || cut((frames += 1), socket)) heard.call(socket, event)
        }),
    })
    return made
  }
  return natsEngine(relay.file, 'http://localhost/', sockets)
}

const DEAF = { pushed: () => undefined, said: () => undefined }

describe('a replay from the relay', { timeout: 40_000 }, () => {
  it('a replay that stops halfway counts as no sync and starts again', async () => {
    const keys = await table()
    let tries = 0
    const engine = lineThat(logSubject(keys.address), (frame) => {
      if (frame === 1) tries += 1
      return tries > 1
    })
    const store = new MemoryStore(pieceId)
    const bens = join({ engine, keys, store })
    // If the lost frame also contained the reply to a request, the connection itself counts as lost.
    expect(await until(bens, ({ phase }) => phase === 'apart')).toMatchObject({
      problem: expect.stringMatching(/^(unavailable|unreachable)$/),
      held: null,
    })
    expect(store.all()).toEqual([])
    await until(bens, settled)
    expect(store.all()).toHaveLength(HANDS)
    await bens.leave()
  })

  it('a replay with a gap counts as no sync', async () => {
    const keys = await table()
    const engine = lineThat(logSubject(keys.address), (frame) => frame !== 1)
    const connection = await engine.join(keys, DEAF)
    // The lost frame may also contain the reply to a ping. Then the connection itself is lost.
    expect(connection.ok && (await connection.value.sync())).toMatchObject({ ok: false })
    if (connection.ok) await connection.value.leave()
  })

  it('a replay during which the connection is lost counts as no sync', async () => {
    const keys = await table()
    const engine = lineThat(logSubject(keys.address), (frame, socket) => {
      if (frame === 1) socket.close()
      return false
    })
    const connection = await engine.join(keys, DEAF)
    // On a busy machine the wait for the replay may end before the loss is noticed.
    expect(connection.ok && (await connection.value.sync())).toMatchObject({ ok: false })
  })

  it('a replay of a full table of the largest pieces arrives whole, part by part', { timeout: 120_000 }, async () => {
    const keys = await keysOf(newSecret())
    const count = 3_000
    const phones = await masterOf(relay.address, relay.keys, 'phones')
    await each([...Array(count).keys()], 64, async () => {
      await phones.request(logSubject(keys.address), new Uint8Array(LARGEST_SEALED), {
        timeout: 60_000,
        headers: withId(),
      })
    })
    await phones.close()
    const connection = await relay.engine.join(keys, DEAF)
    if (!connection.ok) throw new Error('expected a connection to the relay')
    for (let time = 0; time < 2; time += 1) {
      const synced = await connection.value.sync()
      expect(synced.ok ? synced.value.length : synced.error).toBe(count)
    }
    await connection.value.leave()
  })
})

function withId() {
  const named = headers()
  named.set('Nats-Msg-Id', newId())
  return named
}
