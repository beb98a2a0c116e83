import type { IDBFactory } from 'fake-indexeddb'
import { DATABASE_NAME } from '@/lib/storage/database'
import { FROZEN, FROZEN_TABLES } from './frozen'

/**
 * Whole databases as each version of the app left them on a phone. Never edited: a new version adds one. The game in
 * them has three hands, of which the second was taken back.
 */
type Rows = Readonly<Record<string, readonly object[]>>

const GAME = FROZEN['game']?.[1] ?? {}
const GAME_ID = '3v7yq0c5rk1m8w2zt6xa'

const change = (seq: number, what: object) => ({
  id: `c000000000000000000${seq}`,
  v: 1,
  gameId: GAME_ID,
  seq,
  at: 1795000000000 + seq * 1000,
  change: what,
})

const recorded = (hand: number, taker: number, totals: readonly number[]) => ({
  kind: 'recorded',
  hand: `h000000000000000000${hand}`,
  facts: { kind: 'counted', taker, totals },
})

const CHANGES = [
  change(1, recorded(1, 0, [56, 23])),
  change(2, recorded(2, 1, [90, 54])),
  change(3, { kind: 'undone', change: 'c0000000000000000002' }),
  change(4, recorded(3, 1, [38, 106])),
]

/** After two hands: 56 + 38 and 23 + 106. */
export const FROZEN_TOTALS = [
  [56, 23],
  [94, 129],
]

export const FROZEN_GAME = GAME_ID
export const FROZEN_DEVICE = 'd0000000000000000001'

const VERSION_1: Rows = {
  games: [GAME],
  changes: CHANGES,
  drafts: [FROZEN['draft']?.[1] ?? {}],
  settings: [FROZEN['setting']?.[1] ?? {}],
  series: [FROZEN['series']?.[1] ?? {}],
  houses: [FROZEN['house']?.[1] ?? {}],
  meta: [
    { key: 'min-writer', value: 1 },
    { key: 'device-id', value: FROZEN_DEVICE },
    { key: 'example', value: 'removed' },
  ],
}

/** The game with its copies: what lists show, and what history counts. */
const COPIED = {
  ...GAME,
  updatedAt: 1795000004000,
  summary: {
    stamp: 1,
    totals: [94, 129],
    heldOver: 0,
    winner: null,
    over: false,
    brokenOff: false,
    hands: 2,
    open: false,
    names: ['Mike', 'Yetta'],
    changedAt: 1795000004000,
  },
}

const TALLY = {
  gameId: GAME_ID,
  stamp: 1,
  createdAt: 1795000000000,
  age: -1795000000000,
  base: 'bela-2',
  rulesName: 'The Quarry Inn',
  target: 501,
  status: 'playing',
  names: ['Mike', 'Yetta'],
  people: ['mike', 'yetta'],
  totals: [94, 129],
  winner: null,
  hands: 2,
  seriesId: null,
  number: 1,
  note: '',
  archived: false,
  example: false,
  figures: {
    players: 2,
    stretches: [
      {
        names: ['Mike', 'Yetta'],
        counts: [2, 1, 1, 0, 0, 0, 56, 1, 38, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 106, 1, 23, 0, 0, 0, 0],
        best: [
          { points: 56, hand: 0 },
          { points: 106, hand: 1 },
        ],
      },
    ],
    result: null,
  },
}

const meta = (rows: readonly object[]): readonly object[] => [
  { key: 'device-id', value: FROZEN_DEVICE },
  { key: 'example', value: 'removed' },
  ...rows,
]

const VERSION_2: Rows = {
  ...VERSION_1,
  games: [COPIED],
  tallies: [TALLY],
  players: [FROZEN['player']?.[1] ?? {}],
  meta: meta([
    { key: 'min-writer', value: 2 },
    { key: 'copies', value: '1.1' },
  ]),
}

const write = (id: string, n: number) => ({ id, n, gone: false })

const VERSION_3: Rows = {
  ...VERSION_2,
  meta: meta([
    { key: 'min-writer', value: 3 },
    { key: 'copies', value: '1.1' },
    { key: 'last-write', value: 4 },
    { key: 'journal', value: 0 },
  ]),
  writes: [
    write('meta/min-writer', 1),
    write('meta/device-id', 1),
    write('meta/example', 1),
    write(`games/${GAME_ID}`, 4),
    ...CHANGES.map(({ id, seq }) => write(`changes/${id}`, seq)),
  ],
}

/** The phone that wrote in the game of version 4. */
const WRITER_4 = 'w0000000000000000001'

/** The same evening as version 4 wrote it: the third hand comes after the first, as the second was taken back by then. */
const ENTRIES = CHANGES.map(({ id, seq, at }, index) => ({
  id,
  v: 1,
  gameId: GAME_ID,
  device: WRITER_4,
  clock: seq,
  at,
  ...[
    { ...recorded(1, 0, [56, 23]), after: null },
    { ...recorded(2, 1, [90, 54]), after: 'h0000000000000000001' },
    { kind: 'undone', entry: 'c0000000000000000002' },
    { ...recorded(3, 1, [38, 106]), after: 'h0000000000000000001' },
  ][index],
}))

const VERSION_4: Rows = {
  ...VERSION_3,
  games: [{ ...COPIED, v: 2, device: WRITER_4 }],
  changes: [],
  entries: ENTRIES.map((entry) => ({ ...entry, rowKey: `${GAME_ID}/${entry.id}` })),
  meta: meta([
    { key: 'min-writer', value: 4 },
    { key: 'copies', value: '1.1' },
    { key: 'last-write', value: 4 },
    { key: 'journal', value: 0 },
  ]),
  writes: [
    write('meta/min-writer', 1),
    write('meta/device-id', 1),
    write('meta/example', 1),
    write(`games/${GAME_ID}`, 4),
    ...ENTRIES.map(({ id, clock }) => write(`entries/${GAME_ID}/${id}`, clock)),
  ],
}

const VERSION_5: Rows = {
  ...VERSION_4,
  joined: [FROZEN['joined']?.[1] ?? {}],
  evenings: [FROZEN['evening']?.[1] ?? {}],
  words: [FROZEN['word']?.[1] ?? {}],
  meta: meta([
    { key: 'min-writer', value: 5 },
    { key: 'copies', value: '1.1' },
    { key: 'last-write', value: 4 },
    { key: 'journal', value: 0 },
  ]),
  writes: [
    ...(VERSION_4['writes'] ?? []),
    write('joined/t0000000000000000001', 3),
    write('evenings/e0000000000000000001', 3),
    write('words/w0000000000000000001', 3),
  ],
}

export const FROZEN_ROWS: Readonly<Record<number, Rows>> = {
  1: VERSION_1,
  2: VERSION_2,
  3: VERSION_3,
  4: VERSION_4,
  5: VERSION_5,
}

/**
 * What the changes of the first three versions are as entries. Its game stands for the phone that wrote them, and a hand
 * comes after the one that stood last, one that was taken back too.
 */
const MOVED = ENTRIES.map((entry) => ({
  ...entry,
  device: GAME_ID,
  ...('after' in entry && entry.clock === 4 ? { after: 'h0000000000000000002' } : {}),
}))

/** The log of the game in the database of a version, as it is read. */
export const frozenLog = (version: number): readonly object[] => (version < 4 ? MOVED : ENTRIES)

/** Puts the database of a version on a phone, without any code of the app. */
export async function leaveDatabase(indexedDB: IDBFactory, version: number): Promise<void> {
  const open = indexedDB.open(DATABASE_NAME, version * 10)
  open.onupgradeneeded = () => {
    for (const [name, text] of Object.entries(FROZEN_TABLES[version]?.tables ?? {})) {
      const [primary = '', ...indexes] = String(text)
        .split(',')
        .map((part) => part.trim())
      const store = open.result.createObjectStore(name, { keyPath: primary.replace('&', '') })
      for (const index of indexes) {
        const bare = index.replace(/^[&*]+/, '')
        const path = bare.startsWith('[') ? bare.slice(1, -1).split('+') : bare
        store.createIndex(bare, path, { unique: index.includes('&'), multiEntry: index.startsWith('*') })
      }
    }
  }
  const db = await new Promise<typeof open.result>((resolve, reject) => {
    open.onsuccess = () => resolve(open.result)
    open.onerror = () => reject(new Error('not opened'))
  })
  const rows = FROZEN_ROWS[version] ?? {}
  const transaction = db.transaction(Object.keys(rows), 'readwrite')
  for (const [table, all] of Object.entries(rows)) for (const row of all) transaction.objectStore(table).put(row)
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve
    transaction.onabort = () => reject(new Error('not written'))
  })
  db.close()
}
