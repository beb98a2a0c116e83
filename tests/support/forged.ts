import fc from 'fast-check'
import { EVENING } from '@/lib/contest/evening'
import type { Connection } from '@/lib/storage'
import { restoreFromTab } from '@/lib/storage/maintenance'
import type { GameRecord } from '@/lib/storage/records/game'
import { NONCE } from '@/lib/storage/sheet/set-up'
import { gameRow } from './game-row'
import { the } from './storage'

/** A change of a set-up as a forger would make it. */
export type Forgery = (record: GameRecord) => GameRecord

/** The forgeries of each part of a set-up of two-handed Bela. */
export const FORGERIES: Readonly<Record<string, Forgery>> = {
  'an earlier time': (record) => ({ ...record, createdAt: record.createdAt - 1 }),
  'a later time': (record) => ({ ...record, createdAt: record.createdAt + 1 }),
  'other points at the start': (record) => ({ ...record, start: { totals: [300, 0], heldOver: 0 } }),
  'points held over': (record) => ({ ...record, start: { ...record.start, heldOver: 7 } }),
  'another dealer': (record) => ({ ...record, dealer: 1 - record.dealer }),
  'other rules': (record) => ({ ...record, rules: { base: 'bela-2', tie: 'bate' } }),
  'rules for three': (record) => ({
    ...record,
    rules: { base: 'bela-3' },
    names: ['Mike', 'Yetta', 'Ned'],
    start: { totals: [0, 0, 0], heldOver: 0 },
  }),
  'other players': (record) => ({ ...record, names: ['Mike', 'Eve'] }),
  'another name of the rules': (record) => ({ ...record, rulesName: 'The Quarry Inn' }),
  'another evening': (record) => ({
    ...record,
    extra: {
      ...record.extra,
      [EVENING]: { id: 'e', number: 9, people: ['Mike', 'Eve'], pairing: 'same', sittingOut: 'turn', out: [] },
    },
  }),
  'another nonce': (record) => ({ ...record, extra: { ...record.extra, [NONCE]: 'another' } }),
}

export const anyForgery: fc.Arbitrary<Forgery> = fc.constantFrom(...Object.values(FORGERIES))

/** Begins a game of Mike and Yetta as earlier versions did: under an id that its set-up does not give. Returns the id. */
export async function startOld(tab: Connection, changes: Partial<GameRecord> = {}): Promise<string> {
  const id = '3v7yq0c5rk1m8w2zt6xa'
  the(await restoreFromTab(tab, [{ game: gameRow(id, { createdAt: 1_795_000_000_000, ...changes }), changes: [] }]))
  return id
}
