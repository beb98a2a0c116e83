import { gameRecord } from '@/lib/storage/records/game'
import {
  clubNightRecord,
  draftRecord,
  entryRecord,
  houseRecord,
  joinedRecord,
  playerRecord,
  registerRecord,
  seriesRecord,
  wordRecord,
} from '@/lib/storage/records/record-types'
import { settingRecord } from '@/lib/storage/records/setting'

/** Every record. */
export const RECORDS = [
  gameRecord,
  entryRecord,
  draftRecord,
  settingRecord,
  seriesRecord,
  houseRecord,
  playerRecord,
  registerRecord,
  joinedRecord,
  clubNightRecord,
  wordRecord,
]

/** Rows as each version of the app wrote them. Never edited: a new version of a record adds a row. */
export const FROZEN: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, unknown>>>>>> = {
  game: {
    1: {
      id: '3v7yq0c5rk1m8w2zt6xa',
      v: 1,
      device: 'w0000000000000000001',
      createdAt: 1795000000000,
      rules: { base: 'bela-2', tie: 'bate' },
      rulesName: 'The Quarry Inn',
      names: ['Mike', 'Yetta'],
      dealer: 1,
      start: { totals: [0, 0], heldOver: 0 },
      seriesId: null,
      number: 1,
      example: false,
      extra: { 'x-pub': true },
      updatedAt: 1795000001000,
      status: 'playing',
      summary: {
        stamp: 1,
        totals: [56, 23],
        heldOver: 0,
        winner: null,
        over: false,
        brokenOff: false,
        hands: 1,
        open: false,
        names: ['Mike', 'Yetta'],
        changedAt: 1795000001000,
      },
    },
  },
  register: {
    1: { key: 'deleted/3v7yq0c5rk1m8w2zt6xa', v: 1, value: true },
  },
  entry: {
    1: {
      id: 'e0000000000000000001',
      v: 1,
      gameId: '3v7yq0c5rk1m8w2zt6xa',
      device: 'w0000000000000000001',
      clock: 1,
      at: 1795000001000,
      kind: 'recorded',
      hand: 'h0000000000000000001',
      after: null,
      facts: { kind: 'counted', taker: 0, totals: [56, 23] },
    },
  },
  draft: { 1: { gameId: '3v7yq0c5rk1m8w2zt6xa', v: 1, updatedAt: 1795000002000, form: { taker: 1 } } },
  setting: { 1: { key: 'theme', v: 1, value: 'dark' } },
  series: {
    1: { id: 's0000000000000000001', v: 1, createdAt: 1795000000000, bestOf: 3, names: ['Mike', 'Yetta'], extra: {} },
  },
  player: {
    1: {
      id: 'p0000000000000000001',
      v: 1,
      name: 'Michael',
      keys: ['mike', 'michael'],
      colour: 'teal',
      initials: 'MI',
      updatedAt: 1795000000000,
      extra: {},
    },
  },
  joined: {
    1: {
      id: 't0000000000000000002',
      v: 1,
      code: 'wEBESExQVFhcYGRobHB0eHw',
      games: ['3v7yq0c5rk1m8w2zt6xa'],
      past: ['g0000000000000000001'],
      name: 'Mike',
      at: 1795000000000,
      syncedAt: null,
      ended: null,
      closing: {
        from: 'wAAECAwQFBgcICQoLDA0ODw',
        to: 'wEBESExQVFhcYGRobHB0eHw',
        at: 1795000002000,
        told: true,
      },
    },
  },
  clubNight: {
    1: {
      id: 'e0000000000000000001',
      v: 1,
      code: 'oAAECAwQFBgcICQoLDA0ODw',
      name: 'Tuesday',
      at: 1795000000000,
    },
  },
  word: {
    1: {
      id: 'w0000000000000000001',
      v: 1,
      clubNight: 'e0000000000000000001',
      entry: {
        id: 'w0000000000000000001',
        v: 1,
        clock: 1,
        device: 'd0000000000000000001',
        at: 1795000000000,
        key: 'pair/p0000000000000000001',
        value: { players: ['Mike', 'Yetta'], here: true },
      },
    },
  },
  house: {
    1: {
      id: 'u0000000000000000001',
      v: 1,
      name: 'The Quarry Inn',
      rules: { base: 'bela-2', tie: 'bate' },
      updatedAt: 1795000000000,
      extra: {},
    },
  },
}

/** An entry of every kind. */
export const FROZEN_ENTRIES: readonly object[] = [
  { kind: 'recorded', hand: 'h', after: null, facts: { kind: 'thrown-in', why: 'all-pass' } },
  { kind: 'inserted', hand: 'h', before: 'g', after: null, facts: { kind: 'thrown-in', why: 'all-pass' } },
  { kind: 'corrected', hand: 'h', of: ['e'], facts: { kind: 'thrown-in', why: 'misdeal' } },
  { kind: 'deleted', hand: 'h', of: ['e', 'f'] },
  { kind: 'moved', hand: 'h', after: 'g' },
  { kind: 'chosen', hand: 'h', over: ['f'] },
  { kind: 'accepted', hand: 'h', of: ['e'] },
  { kind: 'undone', entry: 'e' },
  { kind: 'redone', entry: 'e' },
  { kind: 'seated', seat: 1, name: 'Ned', after: null },
  { kind: 'noted', text: 'in the pub' },
  { kind: 'rules', rules: { base: 'bela-2' } },
  { kind: 'broken-off' },
  { kind: 'resumed' },
]
