import type { AddressInfo } from 'node:net'
import { nkeys } from '@nats-io/nats-core'
import { describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { bytesOf, joinBytes, textOf, type Bytes } from '@/lib/core/bytes'
import { newId } from '@/lib/core/ids'
import { wordsAfter, type Word } from '@/lib/together/club/board-entry'
import { BOARD, boardOf, tableCode, tableSecretOf } from '@/lib/together/club/sessions'
import type { SealedKind } from '@/lib/together/forged'
import { newClubNight, openClubNight } from '@/lib/together/keys/club-night-secret'
import { keysOf, type TableKeys } from '@/lib/together/keys/keys'
import { seal, unseal } from '@/lib/together/keys/seal'
import { newSecret } from '@/lib/together/keys/secret'
import { SIGNATURE_BYTES } from '@/lib/together/keys/signature'
import { natsEngine } from '@/lib/together/relay/nats'
import { pieceId, writePiece } from '@/lib/together/table/piece'
import { nodeSocket } from '@/scripts/together/node-socket'
import { handPiece } from './phone'

// A relay chooses the nonce that a phone signs to log in. A hostile relay could choose the text of an entry as the nonce, and
// give the signature to a viewer. Together they would write a hand that no phone of the table wrote.

const seedOf = (pair: ReturnType<typeof nkeys.createAccount>): string => new TextDecoder().decode(pair.getSeed())

/** Makes a phone log in at a relay whose nonce is this text. Returns the phone's signature. */
async function loginSignature(phone: TableKeys, nonce: string): Promise<Bytes> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const signed = new Promise<Bytes>((done) => {
    server.on('connection', (socket) => {
      const info = { server_id: 'X', version: '2.11.0', headers: true, max_payload: 4096, proto: 1, nonce }
      socket.send(Buffer.from(`INFO ${JSON.stringify(info)}\r\n`))
      socket.on('message', (frame: Buffer) => {
        const [, said] = /^CONNECT (.*)\r\n/.exec(frame.toString()) ?? []
        if (said === undefined) return
        const { sig } = JSON.parse(said) as { sig: string }
        done(joinBytes([Buffer.from(sig, 'base64')]))
        socket.terminate()
      })
    })
  })
  await new Promise((done) => server.once('listening', done))
  const at = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const account = nkeys.createAccount()
  const file = { v: 1, at, account: account.getPublicKey(), write: seedOf(account), look: seedOf(account) } as const
  const engine = natsEngine(file, 'http://localhost/', nodeSocket)
  await engine.join(phone, { pushed: () => undefined, said: () => undefined })
  server.close()
  return signed
}

/** Forges a value for a table, with the keys of a viewer and the login signature of a phone that may write. */
async function forged(looks: TableKeys, phone: TableKeys, kind: SealedKind, id: string, value: unknown) {
  let text = ''
  const learn = (asked: Bytes) => {
    text = textOf(asked) ?? ''
    return Promise.resolve(new Uint8Array(SIGNATURE_BYTES))
  }
  await seal({ ...looks, sign: learn }, kind, id, value)
  const signature = await loginSignature(phone, text)
  // The relay has a valid login.
  expect(nkeys.fromPublic(phone.pair.key).verify(bytesOf(text), signature)).toBe(true)
  return seal({ ...looks, sign: () => Promise.resolve(signature) }, kind, id, value)
}

describe('a relay whose nonce is the text of an entry', () => {
  it('the relay’s nonce forges no hand through a person who may only look', async () => {
    const writes = await keysOf(newSecret())
    if (writes.look === null) throw new Error('expected a table with a link for viewers')
    const looks = await keysOf(writes.look)
    const hand = handPiece('game', 1)
    const bytes = await forged(looks, writes, 'entry', pieceId(hand), writePiece(hand))
    for (const phone of [writes, looks])
      expect(await unseal(phone, 'entry', pieceId(hand), bytes ?? new Uint8Array())).toBeNull()
  })

  it('the relay’s nonce forges no hand of a table through the big screen of a club night', async () => {
    const { secret } = organiser()
    const place = openClubNight((await tableCode(secret, 3)).code)
    if (place?.kind !== 'table') throw new Error('expected the code of a table')
    const writes = await keysOf(await tableSecretOf(place))
    const hand = handPiece('game', 1)
    const bytes = await forged({ ...writes, sign: null }, writes, 'entry', pieceId(hand), writePiece(hand))
    expect(await unseal(writes, 'entry', pieceId(hand), bytes ?? new Uint8Array())).toBeNull()
  })

  it('the relay’s nonce forges no word of a board through a player at a table', async () => {
    const clubNight = organiser()
    const place = openClubNight((await tableCode(clubNight.secret, 1)).code)
    if (place === null) throw new Error('expected the code of a table')
    const [board, player] = await Promise.all([keysOf(boardOf(clubNight)), keysOf(boardOf(place))])
    const words: readonly Word[] = [['closed/1', { unfinished: 'stands' }]]
    const [word] = wordsAfter([], newId(), 1, words)
    if (word === undefined) throw new Error('expected an entry of the board')
    const bytes = await forged(player, board, 'board', word.id, BOARD.write(word))
    expect(await unseal(player, 'board', word.id, bytes ?? new Uint8Array())).toBeNull()
  })
})

function organiser() {
  const clubNight = newClubNight()
  if (clubNight.kind !== 'organiser') throw new Error('expected the secret of an organiser')
  return clubNight
}
