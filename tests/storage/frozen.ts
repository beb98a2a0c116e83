/** Rows as each version of the app wrote them. Never edited: a new version of a record adds a row. */
export const FROZEN: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, unknown>>>>>> = {
  game: {
    1: {
      id: '3v7yq0c5rk1m8w2zt6xa',
      v: 1,
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
  change: {
    1: {
      id: 'c0000000000000000001',
      v: 1,
      gameId: '3v7yq0c5rk1m8w2zt6xa',
      seq: 1,
      at: 1795000001000,
      change: {
        kind: 'recorded',
        hand: 'h0000000000000000001',
        facts: { kind: 'counted', taker: 0, totals: [56, 23] },
      },
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
      colour: 'blue',
      initials: 'MI',
      updatedAt: 1795000000000,
      extra: {},
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

/** The changes of every kind that version 1 wrote. */
export const FROZEN_CHANGES: readonly object[] = [
  { kind: 'recorded', hand: 'h', facts: { kind: 'thrown-in', why: 'all-pass' } },
  { kind: 'inserted', hand: 'h', before: 'g', facts: { kind: 'thrown-in', why: 'all-pass' } },
  { kind: 'corrected', hand: 'h', facts: { kind: 'thrown-in', why: 'misdeal' } },
  { kind: 'deleted', hand: 'h' },
  { kind: 'undone', change: 'c' },
  { kind: 'redone', change: 'c' },
  { kind: 'seated', seat: 1, name: 'Ned', from: null },
  { kind: 'broken-off' },
  { kind: 'resumed' },
  { kind: 'noted', text: 'in the pub' },
  { kind: 'accepted', hand: 'h' },
  { kind: 'rules', rules: { base: 'bela-2' } },
]

/** The tables of the database by version. */
export const FROZEN_TABLES: Readonly<Record<number, { readonly name: string; readonly tables: object }>> = {
  1: {
    name: 'games as logs of changes',
    tables: {
      games: '&id, updatedAt, status, seriesId',
      changes: '&id, &[gameId+seq], gameId',
      drafts: '&gameId',
      settings: '&key',
      meta: '&key',
      series: '&id',
      houses: '&id',
    },
  },
  2: {
    name: 'players, and what history counts of each game',
    tables: {
      games: '&id, updatedAt, status, seriesId',
      changes: '&id, &[gameId+seq], gameId',
      drafts: '&gameId',
      settings: '&key',
      meta: '&key',
      series: '&id',
      houses: '&id',
      players: '&id',
      tallies: '&gameId, [age+gameId], *people, seriesId',
    },
  },
  3: {
    name: 'the number of the write that last touched each row',
    tables: {
      games: '&id, updatedAt, status, seriesId',
      changes: '&id, &[gameId+seq], gameId',
      drafts: '&gameId',
      settings: '&key',
      meta: '&key',
      series: '&id',
      houses: '&id',
      players: '&id',
      tallies: '&gameId, [age+gameId], *people, seriesId',
      writes: '&id, n',
    },
  },
}
