import { newId } from '../../core/ids'
import { trust } from '../../durable/trusted'
import type { Trump } from '../../engine/table/card'
import type { ContestedHand, CountedHand, PlayedHand } from '../../engine/table/hand'
import type { Seat, Side } from '../../engine/table/seats'
import { makeHand } from '../../format/hand-file'
import { baseRules, shapeOf, type RulesFile } from '../../format/rules-file'
import { OFFERED } from '../../messages/offered'
import type { YussDatabase } from '../database/database'
import { toRow, logRows } from '../database/log-rows'
import { META } from '../database/meta'
import { draftIds } from '../records/draft-ids'
import { makeGameRecord } from '../records/game'
import { isRow } from '../records/record'
import type { EntryRecord } from '../records/record-types'
import { deleteGameRows, saveGame } from './save-game'

/** An example game, which shows how a score sheet looks. It has no names except those of its source. */
interface Example {
  readonly base: RulesFile['base']
  readonly names: readonly string[]
  readonly dealer: Seat
  readonly hands: readonly ContestedHand[]
}

const UNSAID = { dealer: null, bid: null, tricks: null, bela: [], multiplier: 1, big: false } as const

const counted = (taker: Seat, totals: readonly number[]): CountedHand => ({
  ...UNSAID,
  kind: 'counted',
  taker,
  totals,
  trump: null,
  lastTrick: null,
})

const played = (
  taker: Seat,
  trump: Trump,
  cardPoints: readonly number[],
  lastTrick: Side,
  more: Partial<PlayedHand> = {},
): PlayedHand => ({ ...UNSAID, kind: 'played', taker, trump, cardPoints, lastTrick, melds: [], revoke: null, ...more })

const UNNAMED = ['', '', '', '']

/** The score sheet printed in pagat.com's description of two-handed Bela: finished totals, as written there. */
const PRINTED: Example = {
  base: 'bela-2',
  names: ['Mike', 'Yetta'],
  dealer: 1,
  hands: [counted(0, [56, 23]), counted(1, [38, 106]), counted(0, [88, 84]), counted(1, [80, 64])],
}

const EXAMPLES: readonly Example[] = [
  PRINTED,
  {
    base: 'bridge-belote',
    names: UNNAMED,
    dealer: 3,
    hands: [
      played(0, 'hearts', [92, 60], 0, { bela: [0] }),
      played(1, 'spades', [61, 91], 0),
      played(2, 'none', [70, 50], 1),
    ],
  },
  {
    base: 'belote',
    names: UNNAMED,
    dealer: 0,
    hands: [played(2, 'clubs', [99, 53], 1), played(0, 'diamonds', [134, 18], 0), played(1, 'diamonds', [58, 94], 0)],
  },
  {
    base: 'bela-hr',
    names: UNNAMED,
    dealer: 1,
    hands: [
      played(1, 'hearts', [99, 53], 0, { melds: [{ kind: 'run', seat: 0, run: 5, top: null, suit: null }] }),
      played(0, 'clubs', [103, 49], 0, { bela: [0] }),
      played(3, 'diamonds', [40, 112], 1),
    ],
  },
]

/** Adds the example game of a language to a new device, within the transaction that stamps the database. */
export async function writeExample(db: YussDatabase, language: string): Promise<void> {
  const at = Date.now()
  const { base, names, dealer, hands } = EXAMPLES.find((one) => one.base === OFFERED[language]?.plays) ?? PRINTED
  const origin = { id: newId(), device: newId(), at, sides: 2, series: null, example: true }
  const record = makeGameRecord({ rules: { base }, names, dealer }, origin)
  const ids = hands.map(() => newId())
  const entries = hands.map((one, index): EntryRecord => {
    const [hand, after] = [ids[index] ?? '', ids[index - 1] ?? null]
    const facts = trust(makeHand(one), shapeOf(baseRules(base)))
    const { id: gameId, device } = record
    return trust({ id: newId(), v: 1, gameId, device, clock: index + 1, at, kind: 'recorded', hand, after, facts })
  })
  await db.entries.bulkAdd(entries.map(toRow))
  await saveGame(db, record, entries)
}

/**
 * Deletes the example, within the transaction in which a game of the user's own ends: by then it has done its work. An example
 * in which the user has played on stays.
 */
export async function retireExample(db: YussDatabase): Promise<void> {
  // An unchanged example is still being played, so only games of that status are searched.
  const going = (await db.games.where('status').equals('playing').toArray()).filter(isRow)
  for (const row of going.filter((one) => one['example'] === true)) {
    const id = String(row['id'])
    if (!(await isUntouched(db, id, row['rules']))) continue
    await deleteGameRows(db, id)
    await db.meta.put({ key: META.example, value: 'removed' })
  }
}

/** Tells whether the example has no entries after its own hands, and no draft. */
async function isUntouched(db: YussDatabase, id: string, rules: unknown): Promise<boolean> {
  const example = EXAMPLES.find(({ base }) => isRow(rules) && rules['base'] === base)
  const changes = (await logRows(db, id)).length
  const drafts = await db.drafts.bulkGet([...draftIds(id)])
  return changes === example?.hands.length && drafts.every((draft) => draft === undefined)
}
