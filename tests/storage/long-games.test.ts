import { describe, expect, it } from 'vitest'
import { compareSheets } from '@/lib/engine/game/ledger-diff'
import { parseGame } from '@/lib/format/game-file'
import { makeGameRecord } from '@/lib/storage/records/game'
import type { EntryRecord } from '@/lib/storage/records/record-types'
import '@/lib/storage/records/schemas/provided'
import { planRestore } from '@/lib/storage/restore/restore-plan'
import { incomingGame, gameJson } from '@/lib/storage/sharing'
import type { StoredChange } from '@/lib/storage/sheet/new-change'
import { sheetOf } from '@/lib/storage/sheet/sheet'
import { tallyOf } from '@/lib/storage/sheet/tally'
import { stepsOf } from '../support/steps'
import { the } from '../support/storage'

const NOW = 1_795_252_419_000
const REDEAL = { kind: 'thrown-in', why: 'misdeal' }

const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: 0 }
const record = makeGameRecord(setup, { id: 'game', device: 'phone', at: NOW, sides: 2, series: null, example: false })

const logOf = (length: number, change: (index: number) => StoredChange): readonly EntryRecord[] =>
  Array.from({ length }, (_, index) => ({
    id: `entry ${index}`,
    v: 1,
    gameId: 'game',
    device: 'phone',
    clock: index + 1,
    at: NOW,
    ...change(index),
  }))

const recorded = (index: number, step = 1): StoredChange => ({
  kind: 'recorded',
  hand: `hand ${index}`,
  after: index === 0 ? null : `hand ${index - step}`,
  facts: REDEAL,
})

const sheetWith = (length: number) =>
  the(
    sheetOf(
      record,
      logOf(length, (index) => recorded(index)),
    ),
  )

const ofHands = (length: number) => {
  const { ledger, rows } = sheetWith(length)
  return { ids: rows.map(({ id }) => id), ledger }
}

const fileOf = (length: number) => ({
  format: 'yuss/1',
  rules: { base: 'bela-2' },
  players: ['Mike', 'Yetta'],
  dealer: 0,
  hands: Array.from({ length }, () => REDEAL),
})

const NOTHING_HERE = {
  games: [],
  series: [],
  settings: [],
  houses: [],
  players: [],
  drafts: [],
  strays: [],
  deleted: new Set<string>(),
  registers: [],
}
const COMES_ALONE = {
  houses: [],
  series: [],
  players: [],
  settings: [],
  strays: [],
  drafts: [],
  deleted: [],
  registers: [],
  unreadable: { games: [], rows: [], changes: [] },
  unread: [],
}

/** Each kind of work on a long game, prepared for a length. */
const WORK: Readonly<Record<string, (length: number) => () => unknown>> = {
  'the sheet of hands recorded one after the other': (length) => {
    const log = logOf(length, (index) => recorded(index))
    return () => sheetOf(record, log)
  },
  'the sheet of hands put before the first': (length) => {
    const log = logOf(length, (index) =>
      index === 0
        ? recorded(0)
        : {
            kind: 'inserted',
            hand: `hand ${index}`,
            before: 'hand 0',
            after: index === 1 ? null : `hand ${index - 1}`,
            facts: REDEAL,
          },
    )
    return () => sheetOf(record, log)
  },
  'the sheet of one hand put right again and again': (length) => {
    const log = logOf(length, (index) =>
      index === 0 ? recorded(0) : { kind: 'corrected', hand: 'hand 0', of: [`entry ${index - 1}`], facts: REDEAL },
    )
    return () => sheetOf(record, log)
  },
  'the sheet of a table where a seat changes at every hand': (length) => {
    const log = logOf(length, (index) =>
      index % 2 === 0
        ? recorded(index, 2)
        : { kind: 'seated', seat: 0, name: `Player ${index}`, after: `hand ${index - 1}` },
    )
    return () => sheetOf(record, log)
  },
  'what history keeps of it': (length) => {
    const sheet = sheetWith(length)
    return () => tallyOf(record, sheet)
  },
  'what a correction changes in it': (length) => {
    const [before, after] = [ofHands(length), ofHands(length)]
    return () => compareSheets(before, after, null)
  },
  'reading it': (length) => {
    const file = fileOf(length)
    return () => parseGame(file)
  },
  'writing it': (length) => {
    const changes = logOf(length, (index) => recorded(index))
    return () => gameJson({ game: record, changes }, 'whole')
  },
  'taking it in': (length) => {
    const json = fileOf(length)
    const file = the(parseGame(json))
    return () => incomingGame({ file, json }, NOW)
  },
  'adding it to one whose places are all taken': (length) => {
    const ours = logOf(length, (index) => recorded(index))
    const changes = logOf(length, (index) => recorded(index)).map((change) => ({ ...change, id: `their ${change.id}` }))
    const whole = { ...NOTHING_HERE, games: [{ game: record, changes: ours }] }
    const games = [{ record, changes, kind: 'whole' as const }]
    return () => planRestore(whole, { ...COMES_ALONE, games }, 'merge')
  },
  'comparing games that were begun at one moment': (length) => {
    const games = Array.from({ length }, (_, index) => ({ ...record, id: `game ${index}` }))
    const others = games.map((one) => ({ ...one, id: `other ${one.id}`, names: [one.id, 'Yetta'] }))
    const whole = { ...NOTHING_HERE, games: games.map((game) => ({ game, changes: [] })) }
    const incoming = others.map((one) => ({ record: one, changes: [], kind: 'whole' as const }))
    return () => planRestore(whole, { ...COMES_ALONE, games: incoming }, 'merge')
  },
}

describe('work on a game of twice the length', () => {
  it.each(Object.entries(WORK))('twice the length takes twice the work, and not four times: %s', (_, work) => {
    const [short, long] = [stepsOf(work(200)), stepsOf(work(400))]
    expect(short).toBeGreaterThan(0)
    expect(long / short).toBeLessThan(2.5)
  })
})
