import { errors, headers, jwtAuthenticator, nkeys, wsconnect, type NatsConnection } from '@nats-io/nats-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOf } from '@/lib/core/bytes'
import { makeJwt, makePass } from '@/lib/together/keys/jwt'
import { keysOf, secretOfTable, type Address, type TableKeys } from '@/lib/together/keys/keys'
import { newSecret } from '@/lib/together/keys/secret'
import { END, logSubject, nowSubject, replayRequest, STREAM } from '@/lib/together/relay/jetstream'
import { pieceId } from '@/lib/together/table/piece'
import { LARGEST_MESSAGE, MOST_SUBSCRIPTIONS } from '@/scripts/together/keys'
import { nodeSocket } from '@/scripts/together/node-socket'
import { masterOf } from '@/scripts/together/server'
import { BenchPhone, handPiece, parcelsOf } from './phone'
import { RELAY_STARTS, TestRelay } from './relay'

// Tests what the relay itself refuses to an attacker who speaks its protocol.

const PER_TABLE = 50
let relay: TestRelay
let master: NatsConnection
beforeAll(async () => {
  relay = await TestRelay.start({ perTable: PER_TABLE })
  master = await masterOf(relay.address, relay.keys)
}, RELAY_STARTS)
afterAll(async () => {
  await master.close()
  await relay.end()
})

/** Returns the keys of two tables of one club night, of a table of its own, and of a viewer of that. */
async function tables() {
  const clubNight = await keysOf(newSecret())
  const organiser = crypto.getRandomValues(new Uint8Array(16))
  const mine = await keysOf(await secretOfTable(organiser, 1, clubNight.address.reader))
  const theirs = await keysOf(await secretOfTable(organiser, 2, clubNight.address.reader))
  const alone = await keysOf(newSecret())
  if (alone.look === null) throw new Error('expected a table with a link for viewers')
  return { mine, theirs, alone, looks: await keysOf(alone.look) }
}

const connected = (jwt: string, seed: string): Promise<NatsConnection> =>
  wsconnect({
    servers: relay.address,
    authenticator: jwtAuthenticator(jwt, bytesOf(seed)),
    wsFactory: nodeSocket,
    reconnect: false,
  })

const passFor = ({ key, kind }: TableKeys['pair']): string =>
  makePass(key, relay.file.account, kind === 'write' ? relay.file.write : relay.file.look)

const comeAs = ({ pair }: TableKeys): Promise<NatsConnection> => relay.comeAs(pair)

/** Returns the errors that the relay reports on a connection while `act` runs, by name. */
async function refusals(line: NatsConnection, act: () => void): Promise<readonly string[]> {
  const heard: string[] = []
  const listening = (async () => {
    for await (const status of line.status()) if (status.type === 'error') heard.push(status.error.name)
  })()
  act()
  // The relay answers in order, so its refusals come before the reply to this. For some it closes the connection.
  await Promise.race([line.flush(), line.closed()])
  await line.close()
  await listening
  return heard
}

/** Returns the inbox of a device. */
const inboxOf = ({ pair }: TableKeys): string => `_I.${pair.key}`

async function streamNow() {
  const answer = await master.request(`$JS.API.STREAM.INFO.${STREAM}`, '')
  return answer.json<{ config: unknown; state: { messages: number; first_seq: number } }>()
}

async function heldIn(subject: string): Promise<number> {
  const body = JSON.stringify({ subjects_filter: subject })
  const answer = await master.request(`$JS.API.STREAM.INFO.${STREAM}`, body)
  const { state } = answer.json<{ state: { subjects?: Record<string, number> } }>()
  return Object.values(state.subjects ?? {}).reduce((sum, count) => sum + count, 0)
}

const REFUSED = ['PermissionViolationError']
const SOME_BYTES = new Uint8Array(64)

describe('a player of one table', () => {
  it('a player cannot write to another table, of the same club night or not', async () => {
    const { mine, theirs, alone } = await tables()
    for (const { address } of [theirs, alone])
      for (const subject of [logSubject(address), nowSubject(address), `y.${address.reader}.${address.writer}.other`]) {
        const line = await comeAs(mine)
        expect(await refusals(line, () => line.publish(subject, SOME_BYTES))).toEqual(REFUSED)
        expect(await heldIn(subject)).toBe(0)
      }
  })

  it('a player cannot listen to another table, to all tables, or to others’ answers', async () => {
    const { mine, theirs } = await tables()
    const wanted = [
      logSubject(theirs.address),
      `y.${theirs.address.reader}.>`,
      'y.>',
      'y.*.*.log',
      `y.*.*.>`,
      '>',
      '*.*.*.*',
      `_I.${theirs.address.writer}.>`,
      '_I.>',
      '_INBOX.>',
      '$JS.>',
      '$SYS.>',
    ]
    for (const subject of wanted) {
      const line = await comeAs(mine)
      expect(await refusals(line, () => line.subscribe(subject)), subject).toEqual(REFUSED)
    }
  })

  it('a player cannot have another table replayed by any request', async () => {
    const { mine, theirs } = await tables()
    const asked = replayRequest(theirs.address, 'snoop', inboxOf(mine))
    const line = await comeAs(mine)
    expect(await refusals(line, () => line.publish(asked.subject, asked.body))).toEqual(REFUSED)
    const own = replayRequest(mine.address, 'snoop', inboxOf(mine))
    const lies = [
      { filter_subject: logSubject(theirs.address) },
      { filter_subject: 'y.>' },
      { filter_subject: '' },
      { filter_subject: undefined },
      { filter_subject: undefined, filter_subjects: [logSubject(mine.address), logSubject(theirs.address)] },
      { filter_subjects: [logSubject(theirs.address)] },
    ]
    for (const lie of lies) {
      const request = JSON.parse(own.body)
      const body = JSON.stringify({ ...request, config: { ...request.config, ...lie } })
      expect(await answerTo(mine, own.subject, body), JSON.stringify(lie)).toHaveProperty('error')
    }
  })

  it('a player has no control of the stream', async () => {
    const { mine } = await tables()
    const api = [
      `STREAM.INFO.${STREAM}`,
      `STREAM.PURGE.${STREAM}`,
      `STREAM.DELETE.${STREAM}`,
      `STREAM.UPDATE.${STREAM}`,
      'STREAM.CREATE.OTHER',
      `STREAM.MSG.GET.${STREAM}`,
      `STREAM.MSG.DELETE.${STREAM}`,
      `DIRECT.GET.${STREAM}`,
      `CONSUMER.CREATE.${STREAM}`,
      `CONSUMER.CREATE.${STREAM}.name`,
      `CONSUMER.DURABLE.CREATE.${STREAM}.name`,
      `CONSUMER.NAMES.${STREAM}`,
      `CONSUMER.LIST.${STREAM}`,
      `CONSUMER.CREATE.${STREAM}.name.${logSubject(mine.address)}`,
      `CONSUMER.MSG.NEXT.${STREAM}.name`,
      `CONSUMER.DELETE.${STREAM}.name`,
      `CONSUMER.INFO.${STREAM}.name`,
      'INFO',
    ]
    for (const call of api) {
      const line = await comeAs(mine)
      expect(await refusals(line, () => line.publish(`$JS.API.${call}`, '{}')), call).toEqual(REFUSED)
    }
  })

  it('a player has a limited room and cannot use that of others', async () => {
    const { mine, theirs } = await tables()
    const answers: unknown[] = []
    for (let number = 0; number <= PER_TABLE; number += 1) answers.push(await put(mine, `record-${number}`))
    expect(answers.slice(0, PER_TABLE).every((answer) => !hasError(answer))).toBe(true)
    expect(hasError(answers[PER_TABLE])).toBe(true)
    expect(await heldIn(logSubject(mine.address))).toBe(PER_TABLE)
    expect(hasError(await put(theirs, 'theirs'))).toBe(false)
  })

  it('a player cannot send more at once than a message may hold', async () => {
    const { mine } = await tables()
    const line = await comeAs(mine)
    // A modified client ignores the server's bound.
    if (line.info !== undefined) Object.assign(line.info, { max_payload: 1e6 })
    await refusals(line, () => line.publish(logSubject(mine.address), new Uint8Array(LARGEST_MESSAGE + 1)))
    expect(await heldIn(logSubject(mine.address))).toBe(0)
  })

  it('a player with two thousand subscriptions gets the few allowed, and the table plays on', async () => {
    const { mine } = await tables()
    const line = await comeAs(mine)
    const heard = await refusals(line, () => {
      for (let number = 0; number < 2_000; number += 1) line.subscribe(`y.*.${mine.address.writer}.n${number}`)
    })
    expect(heard.length).toBeGreaterThan(0)
    const info: unknown = await (await fetch(`${relay.monitor}/varz`)).json()
    expect(info).toMatchObject({ subscriptions: expect.any(Number) })
    expect((info as { subscriptions: number }).subscriptions).toBeLessThan(2_000)
    expect(MOST_SUBSCRIPTIONS).toBeLessThan(2_000)
    expect(hasError(await put(mine, 'goes-on'))).toBe(false)
  })
})

/** Requests that change the stream. The server would obey each if a reply or a message reached it as a request. */
const RULES = ['DELETE', 'PURGE', 'UPDATE'].map((call) => `$JS.API.STREAM.${call}.${STREAM}`)

/**
 * Sends the requests of a stranger, with replies to a subject that the stranger chooses: all that the pass allows, and one that
 * it does not.
 */
async function sendsTo(keys: TableKeys, place: string): Promise<void> {
  const line = await comeAs(keys)
  const name = `n${crypto.randomUUID()}`
  const { subject, body } = replayRequest(keys.address, name, inboxOf(keys))
  line.publish(logSubject(keys.address), '{}', { reply: place })
  line.publish(subject, body, { reply: place })
  line.publish(`${END}.${name}`, '', { reply: place })
  await line.flush()
  for (const more of [{}, { idle_heartbeat: 1e8 }, { idle_heartbeat: 1e8, flow_control: true }])
    for (const asks of [{ deliver_subject: place }, { deliver_subject: place, deliver_group: 'group' }, {}]) {
      const own = `n${crypto.randomUUID()}`
      const request = replayRequest(keys.address, own, '')
      const config = { ...JSON.parse(request.body).config, name: own, ...UNPACED, ...asks, ...more }
      await line.request(request.subject, JSON.stringify({ ...JSON.parse(request.body), config })).catch(() => null)
      // A consumer without a delivery subject is asked for its next messages.
      line.publish(`$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${own}`, '{"batch":5,"no_wait":true}', { reply: place })
    }
  await line.flush()
  // Immediate messages have arrived by then, and so have those sent every tenth of a second.
  await new Promise((done) => setTimeout(done, 300))
  await line.close()
}

const UNPACED = { deliver_subject: undefined, flow_control: undefined, idle_heartbeat: undefined }

describe('a stranger with a table of his own', () => {
  it('a stranger controls nothing by redirecting answers or a replay to the stream', { timeout: 60_000 }, async () => {
    const { mine, theirs, looks } = await tables()
    await put(theirs, 'stays')
    const before = await streamNow()
    for (const rule of RULES)
      for (const keys of [mine, looks]) {
        await put(mine, `known-${rule}`)
        await sendsTo(keys, rule)
        const after = await streamNow()
        expect(after.config, rule).toEqual(before.config)
        expect(after.state.first_seq, rule).toBe(before.state.first_seq)
        expect(after.state.messages, rule).toBeGreaterThan(before.state.messages)
      }
    expect(await heldIn(logSubject(theirs.address))).toBe(1)
  })

  it('a stranger is heard at no other table, except for the relay’s bare answers', async () => {
    const { mine, theirs } = await tables()
    await put(mine, 'known')
    for (const place of [logSubject(theirs.address), nowSubject(theirs.address), `${inboxOf(theirs)}.any`]) {
      const victim = await comeAs(theirs)
      const heard: string[] = []
      const callback = (_: unknown, message: { string: () => string }) => void heard.push(message.string())
      for (const subject of [logSubject(theirs.address), nowSubject(theirs.address), `${inboxOf(theirs)}.>`])
        victim.subscribe(subject, { callback })
      await victim.flush()
      await sendsTo(mine, place)
      await victim.close()
      // The relay answers parallel requests in any order.
      const answered = heard.map((said) => Object.keys(JSON.parse(said) as object)[0])
      expect(answered.sort()).toEqual(['stream', 'type', 'type'])
      expect(await heldIn(logSubject(theirs.address))).toBe(0)
    }
  })
})

describe('the entries of a table', () => {
  it('entries reach the relay though a stranger used their ids and key at another table', async () => {
    const [mine, theirs] = await Promise.all([keysOf(newSecret()), keysOf(newSecret())])
    const hands = [1, 2, 3].map((hand) => handPiece('game', hand))
    const line = await comeAs(mine)
    for (const id of hands.map(pieceId))
      for (const name of [id, `${id}.${theirs.address.writer}`, `${id}.${theirs.address.reader}`]) {
        const named = headers()
        named.set('Nats-Msg-Id', name)
        await line.request(logSubject(mine.address), SOME_BYTES, { timeout: 4_000, headers: named })
      }
    await line.close()
    const phone = new BenchPhone(relay.engine, theirs)
    for (const hand of hands) phone.store.write(hand)
    await phone.come()
    await phone.settled()
    expect(await heldIn(logSubject(theirs.address))).toBe(hands.length)
    const stored = (await parcelsOf(relay.engine, theirs)).map(({ id }) => id)
    expect([...stored].sort()).toEqual(hands.map(pieceId).sort())
    await phone.go()
  })

  it('entries are stored once, no matter which phones of the table send them', async () => {
    const keys = await keysOf(newSecret())
    const hand = handPiece('game', 1)
    for (let phone = 0; phone < 2; phone += 1) {
      const line = await relay.engine.join(keys, { pushed: () => undefined, said: () => undefined })
      expect(line.ok && (await line.value.push({ id: pieceId(hand), bytes: SOME_BYTES }))).toBeNull()
      if (line.ok) await line.value.leave()
    }
    expect(await heldIn(logSubject(keys.address))).toBe(1)
  })
})

describe('a person who may only look', () => {
  it('a viewer can neither write nor call', async () => {
    const { looks } = await tables()
    for (const subject of [logSubject(looks.address), nowSubject(looks.address)]) {
      const line = await comeAs(looks)
      expect(await refusals(line, () => line.publish(subject, SOME_BYTES))).toEqual(REFUSED)
    }
    expect(await heldIn(logSubject(looks.address))).toBe(0)
  })

  it('a viewer with the key for writers’ passes is still no writer', async () => {
    const { looks } = await tables()
    const pass = makePass(looks.pair.key, relay.file.account, relay.file.write)
    const line = await connected(pass, looks.pair.seed)
    expect(await refusals(line, () => line.publish(logSubject(looks.address), SOME_BYTES))).toEqual(REFUSED)
  })
})

describe('a pass', () => {
  const isRefused = async (jwt: string, seed: string) => {
    await expect(connected(jwt, seed)).rejects.toBeInstanceOf(errors.AuthorizationError)
  }
  const claims = (subject: string, more: object = {}) => ({
    sub: subject,
    nats: { issuer_account: relay.file.account, type: 'user', version: 2 as const, ...more },
  })

  it('a stolen pass opens nothing without its seed', async () => {
    const { mine, theirs } = await tables()
    await isRefused(passFor(theirs.pair), mine.pair.seed)
  })

  it('a pass that its owner widened is refused', async () => {
    const { key, seed } = (await tables()).mine.pair
    const wide = [
      { pub: { allow: ['>'] }, sub: { allow: ['>'] } },
      { subs: -1, data: -1, payload: -1 },
      { bearer_token: true },
      { allowed_connection_types: ['STANDARD', 'WEBSOCKET'] },
    ]
    for (const more of wide) await isRefused(makeJwt(claims(key, more), relay.file.write, 0), seed)
  })

  it('a pass under a key that the relay does not know is refused', async () => {
    const { key, seed } = (await tables()).mine.pair
    const stranger = new TextDecoder().decode(nkeys.createAccount().getSeed())
    await isRefused(makeJwt(claims(key), stranger, 0), seed)
    await isRefused(makeJwt(claims(key), seed, 0), seed)
  })

  it('a pass with changed words is refused', async () => {
    const { mine, theirs } = await tables()
    const [head = '', , signature = ''] = passFor(mine.pair).split('.')
    const [, body = ''] = passFor(theirs.pair).split('.')
    await isRefused(`${head}.${body}.${signature}`, theirs.pair.seed)
  })
})

const hasError = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'error' in answer

async function answerTo(keys: TableKeys, subject: string, body: string): Promise<unknown> {
  const line = await comeAs(keys)
  try {
    return (await line.request(subject, body, { timeout: 4_000 })).json()
  } catch (error) {
    return { error: String(error) }
  } finally {
    await line.close()
  }
}

/** Stores a message at a table, as its own writer would. */
async function put(keys: TableKeys, id: string): Promise<unknown> {
  const address: Address = keys.address
  const line = await comeAs(keys)
  const named = headers()
  named.set('Nats-Msg-Id', `${id}.${address.writer}`)
  const answer = await line.request(logSubject(address), SOME_BYTES, { timeout: 4_000, headers: named })
  await line.close()
  return answer.json()
}
