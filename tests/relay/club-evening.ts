import type { WsSocketFactory } from '@nats-io/nats-core'
import { newId } from '@/lib/core/ids'
import { stateOf } from '@/lib/log/fold'
import { headsOf, lastHand, nextClock } from '@/lib/log/next'
import { choosing, settling } from '@/lib/log/settle'
import type { EntryRecord, StoredEntry } from '@/lib/storage/records/record-types'
import '@/lib/storage/records/schemas/provided'
import { sheetOf } from '@/lib/storage/sheet/sheet'
import type { Word } from '@/lib/together/club/board-entry'
import { lastClubRound, type ClubGame, type ClubNight } from '@/lib/together/club/club-night'
import { drawnGameRecord } from '@/lib/together/club/game-record'
import { closingWords, readOutWords, unpublishedResults } from '@/lib/together/club/organiser'
import { ACCEPTS, digestOf, resultOf, gameStateOf as stateOfGame } from '@/lib/together/club/result'
import { lateGames, nextRound } from '@/lib/together/club/rounds'
import { screenCode, tableCode, tableSecretOf } from '@/lib/together/club/sessions'
import { sinceReadOut } from '@/lib/together/club/since-read-out'
import { newClubNight, openClubNight } from '@/lib/together/keys/club-night-secret'
import { keysOf, type TableKeys } from '@/lib/together/keys/keys'
import type { Engine } from '@/lib/together/relay/relay'
import { pieceId, type Piece } from '@/lib/together/table/piece'
import { nodeSocket } from '@/scripts/together/node-socket'
import { naiveStandings } from '../club/naive-standings'
import { chance } from '../crash/support/random'
import { ClubDevice } from './club-device'
import { Network } from './network'
import { BenchPhone, each, rounded } from './phone'

export interface Club {
  readonly tables: number
  readonly rounds: number
  readonly seed: number
}

const AT = 1_795_000_000_000
/** A game to 300 points, which takes two or three hands. */
const RULES = { base: 'bela-2', target: 300 }

/**
 * Simulates a club night of `tables` tables with two phones each. Phones take turns to write hands. Some go offline, by leaving
 * or by a lost connection; some enter a deal differently, or correct a hand at the same time. In every round one table never
 * finishes, and one leaves a question open. Two pairs come late, and a result is corrected after the standings were read out. The
 * organiser has two devices. In the second round the one that draws loses its connection while the tables play, and in the third
 * the big screen does.
 */
export async function clubOf(engineOver: (sockets: WsSocketFactory) => Engine, { tables: count, rounds, seed }: Club) {
  const begun = performance.now()
  const random = chance(seed).next
  const secret = newClubNight()
  if (secret.kind !== 'organiser') throw new Error('expected the secret of an organiser')
  const [ways, screenWays] = [new Network(), new Network()]
  const engine = engineOver(nodeSocket)
  const organiser = new ClubDevice(engineOver(ways.sockets), secret)
  const second = new ClubDevice(engine, secret)
  const codes = await Promise.all(Array.from({ length: count + 1 }, (_, index) => tableCode(secret.secret, index + 1)))
  organiser.say(
    AT,
    ['club-night', { name: 'Simulated', rules: RULES, rulesName: null, counts: 'wins', draw: 'swiss' }],
    ...Array.from({ length: 2 * count }, (_, index) => pairWord(index)),
    ...codes.map(({ seat }, index): Word => [`table/${index + 1}`, seat]),
  )
  await organiser.come()
  await second.come()
  const screen = ClubDevice.of(engineOver(screenWays.sockets), await screenCode(secret.secret))
  await screen.come()
  const places = await Promise.all(codes.map(({ code }) => placeAt(engineOver, code)))
  await each(places, 16, (place) => place.come())
  const said = { left: 0, cut: 0, rivals: 0, contested: 0, corrected: 0, unanswered: 0 }
  const lots = { random, newId }
  for (let round = 1; round <= rounds; round += 1) {
    const clubNight = known(organiser)
    organiser.say(AT + round, ...nextRound(clubNight, organiser.results, lots, AT + round))
    if (round === 1) {
      organiser.say(AT, pairWord(2 * count), pairWord(2 * count + 1))
      organiser.say(AT, ...lateGames(known(organiser), lots, AT))
    }
    const games = (lastClubRound(known(organiser))?.games ?? []).filter(({ second }) => second !== null)
    const [never, open] = games
    await organiser.settled()
    if (round === 2) await lose(ways, organiser)
    if (round === 3) await lose(screenWays, screen)
    await Promise.all(
      games.map((game) => {
        const place = places[game.table - 1]
        if (place === undefined) throw new Error(`expected table ${game.table}`)
        return playGame(place, known(organiser), game, { random, said, ends: game !== never, answers: game !== open })
      }),
    )
    if (round === 2) await find(ways, organiser)
    if (round === 3) await find(screenWays, screen)
    const settled = games.filter((game) => game !== never && game !== open)
    await organiser.until(() => settled.every(({ id }) => stateOfGame(organiser.results.get(id)) === 'accepted'))
    const unfinished = round % 2 === 0 ? 'void' : 'stands'
    organiser.say(AT, ...closingWords(organiser.store.all(), round, unfinished, organiser.results))
  }
  const announced = await correctionAfterReadOut(organiser, places)
  organiser.say(AT, ...unpublishedResults(known(organiser), organiser.results))
  const devices = [organiser, second, screen, ...places.map(({ player }) => player)]
  await each(devices, 16, (device) => device.sync())
  const board = organiser.store.all()
  const expected = JSON.stringify(naiveStandings(board, unitedLogs(places)))
  const different = devices.filter((device) => JSON.stringify(device.standings) !== expected).length
  const entries = [...unitedLogs(places).values()].reduce((sum, log) => sum + log.length, 0)
  await each(places, 16, (place) => place.go())
  await Promise.all([organiser.go(), second.go(), screen.go()])
  return {
    tables: places.length,
    phones: 2 * places.length,
    rounds,
    entries,
    'words on the board': board.reduce((sum, { words }) => sum + words.length, 0),
    'in messages': board.length,
    'times a phone had left': said.left,
    'times a phone was cut off': said.cut,
    'deals told in two ways': said.rivals,
    'hands corrected in two ways': said.contested,
    'questions that nobody answered': said.unanswered,
    'hands corrected': said.corrected,
    'corrections announced after reading out': announced,
    'devices with standings': devices.length,
    different,
    seconds: rounded((performance.now() - begun) / 1000),
  }
}

/** Cuts the network of a device, and waits until it notices. */
async function lose(network: Network, phone: { readonly apart: () => Promise<void> }): Promise<void> {
  network.cut()
  await phone.apart()
}

/** Restores the network of a device, and waits until it has synced. */
async function find(network: Network, phone: { readonly sync: () => Promise<void> }): Promise<void> {
  network.restore()
  await phone.sync()
}

const pairWord = (index: number): Word => [
  `pair/p${String(index).padStart(4, '0')}`,
  { players: [`Player ${index}`], here: true },
]

function known({ clubNight }: ClubDevice): ClubNight {
  if (clubNight === null) throw new Error('expected a club night that has begun')
  return clubNight
}

/**
 * Reads out the standings, then corrects a hand of the first finished game, which both sides accept again. Returns the number of
 * changed games.
 */
async function correctionAfterReadOut(organiser: ClubDevice, places: readonly ClubTable[]): Promise<number> {
  organiser.say(AT, ...readOutWords(organiser.store.all(), organiser.results, '1'))
  const clubNight = known(organiser)
  const game = clubNight.rounds[0]?.games.find(({ id }) => stateOfGame(organiser.results.get(id)) === 'accepted')
  const place = places[(game?.table ?? 0) - 1]
  if (game === undefined || place === undefined) throw new Error('expected a finished game')
  const before = organiser.results.get(game.id)
  const pen = new Pen(place.first, place.ways[0], clubNight, game)
  const [row] = pen.rows
  if (row === undefined) throw new Error('expected a hand')
  pen.correct(row.id, [171, 3])
  await organiser.until(() => organiser.results.get(game.id)?.totals.join() !== before?.totals.join())
  return sinceReadOut(organiser.store.all(), clubNight, organiser.results)?.games.length ?? 0
}

/** A table with two phones that write, and a player's device that shows the standings. */
interface ClubTable {
  readonly keys: TableKeys
  readonly first: BenchPhone
  readonly second: BenchPhone
  /** The network of each of the two phones. */
  readonly ways: readonly [Network, Network]
  readonly player: ClubDevice
  readonly come: () => Promise<void>
  readonly go: () => Promise<void>
}

async function placeAt(engineOver: (sockets: WsSocketFactory) => Engine, code: string): Promise<ClubTable> {
  const secret = openClubNight(code)
  if (secret?.kind !== 'table') throw new Error('expected the code of a table')
  const keys = await keysOf(await tableSecretOf(secret))
  const ways = [new Network(), new Network()] as const
  const [first, second] = [
    new BenchPhone(engineOver(ways[0].sockets), keys),
    new BenchPhone(engineOver(ways[1].sockets), keys),
  ]
  const player = new ClubDevice(engineOver(nodeSocket), secret)
  return {
    keys,
    first,
    second,
    ways,
    player,
    come: async () => void (await Promise.all([first.come(), second.come(), player.come()])),
    go: async () => void (await Promise.all([first.go(), second.go(), player.go()])),
  }
}

/** Returns the entries of all phones of all tables, by game. */
function unitedLogs(places: readonly ClubTable[]): ReadonlyMap<string, readonly EntryRecord[]> {
  const logs = new Map<string, EntryRecord[]>()
  for (const { first, second } of places)
    for (const piece of [...first.store.all(), ...second.store.all()]) {
      if (piece.kind !== 'entry') continue
      const log = logs.get(piece.entry.gameId) ?? []
      logs.set(piece.entry.gameId, [...log, piece.entry])
    }
  return logs
}

/** Writes a phone's entries for a game, as the app would. */
class Pen {
  private readonly device = newId()

  constructor(
    readonly phone: BenchPhone,
    readonly network: Network,
    private readonly clubNight: ClubNight,
    private readonly game: ClubGame,
  ) {}

  get log(): readonly EntryRecord[] {
    return this.phone.store
      .all()
      .flatMap((piece) => (piece.kind === 'entry' && piece.entry.gameId === this.game.id ? [piece.entry] : []))
  }

  get record() {
    const record = drawnGameRecord(this.clubNight, this.game, this.device)
    if (record === null) throw new Error('expected a game of two sides')
    return record
  }

  get sheet() {
    const sheet = sheetOf(this.record, this.log)
    if (!sheet.ok) throw new Error('expected a sheet')
    return sheet.value
  }

  get rows() {
    return this.sheet.rows
  }

  get result() {
    return resultOf(this.record, this.log)
  }

  hand(totals: readonly [number, number]): string {
    const after = lastHand(stateOf<unknown, never, unknown>(this.log))
    return this.write({ kind: 'recorded', hand: newId(), after, facts: factsOf(totals) })
  }

  correct(hand: string, totals: readonly [number, number]): string {
    const of = headsOf(stateOf<unknown, never, unknown>(this.log), hand)
    return this.write({ kind: 'corrected', hand, of, facts: factsOf(totals) })
  }

  accept(side: 0 | 1): string {
    return this.write({ kind: ACCEPTS, side, of: digestOf(this.sheet) })
  }

  /** Answers all hands that two phones entered differently: the version on the sheet stays. */
  settle(): string | null {
    const state = stateOf<unknown, never, unknown>(this.log)
    let last: string | null = null
    for (const { id, same, rivals, contested, versions } of this.rows) {
      const by = versions.at(-1)?.id
      const words =
        rivals.length > 0
          ? choosing(state, id)
          : contested && by !== undefined
            ? settling(state, [id, ...same], by)
            : []
      for (const word of words) last = this.write(word)
    }
    return last
  }

  /** Writes an entry. Returns the id under which it is sent. */
  write(change: object): string {
    const id = newId()
    const clock = nextClock(stateOf<unknown, never, unknown>(this.log))
    const entry = { id, device: this.device, clock, at: AT + clock, ...change } as StoredEntry
    const piece: Piece = { kind: 'entry', entry: { ...entry, v: 1, gameId: this.game.id } }
    this.phone.store.write(piece)
    return pieceId(piece)
  }
}

const factsOf = ([first, second]: readonly [number, number]) => ({
  kind: 'counted',
  taker: first > second ? 0 : 1,
  totals: [first, second],
})

interface Playing {
  readonly random: () => number
  readonly said: {
    left: number
    cut: number
    rivals: number
    contested: number
    corrected: number
    unanswered: number
  }
  readonly ends: boolean
  /** Tells whether someone answers contradictions. Otherwise they stay, and the game stops. */
  readonly answers: boolean
}

async function playGame(
  place: ClubTable,
  clubNight: ClubNight,
  game: ClubGame,
  { random, said, ends, answers }: Playing,
): Promise<void> {
  const pens = [
    new Pen(place.first, place.ways[0], clubNight, game),
    new Pen(place.second, place.ways[1], clubNight, game),
  ] as const
  const deal = (): readonly [number, number] => {
    const first = Math.floor(random() * 162)
    return first === 81 ? [82, 80] : [first, 162 - first]
  }
  /** Waits until both phones have an entry. */
  const both = (id: string | null) =>
    id === null ? Promise.resolve() : Promise.all(pens.map((pen) => untilHas(pen, id)))
  /** Answers all questions. One answer may lead to the next question. */
  const settled = async (pen: Pen) => {
    for (let last = pen.settle(); last !== null; last = pen.settle()) await both(last)
  }
  const [one, other] = pens
  for (let turn = 0; !(one.result?.over ?? false); turn += 1) {
    const [writer, reader] = turn % 2 === 0 ? pens : [other, one]
    if (!answers || random() < 0.3) {
      // One phone leaves or loses its connection. Both write the same deal, or correct the same hand, and then sync.
      const isCut = random() < 0.5
      if (isCut) {
        said.cut += 1
        await lose(reader.network, reader.phone)
      } else {
        said.left += 1
        await reader.phone.go()
      }
      const [row] = writer.rows
      const isCorrection = row !== undefined && random() < 0.4
      const [mine, theirs] = isCorrection
        ? [writer.correct(row.id, deal()), reader.correct(row.id, deal())]
        : [writer.hand(deal()), reader.hand(deal())]
      await (isCut ? find(reader.network, reader.phone) : reader.phone.come())
      await both(mine)
      await both(theirs)
      if (isCorrection) said.contested += 1
      else said.rivals += 1
      if (!answers) {
        said.unanswered += 1
        return
      }
      await settled(writer)
    } else {
      await both(writer.hand(deal()))
    }
    if (!ends) return
    const [row] = writer.rows
    if (row !== undefined && random() < 0.15) {
      said.corrected += 1
      await both(reader.correct(row.id, deal()))
    }
  }
  await both(one.accept(0))
  await both(other.accept(1))
}

function untilHas({ phone: { store } }: Pen, id: string): Promise<void> {
  return new Promise((done) => {
    let stop = (): void => undefined
    const look = () => {
      if (!store.has(id)) return
      queueMicrotask(() => stop())
      done()
    }
    stop = store.watch(look)
  })
}
