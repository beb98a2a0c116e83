import { newId } from '../../core/ids'
import { trust } from '../../durable/trusted'
import type { CountedHand } from '../../engine/table/hand'
import { makeHand } from '../../format/hand-file'
import { baseRules, shapeOf } from '../../format/rules-file'
import type { YussDatabase } from '../database/database'
import { toRow } from '../database/entry-rows'
import { logRows } from '../database/log-rows'
import { META } from '../database/meta'
import { draftIds } from '../records/draft-ids'
import type { EntryRecord } from '../records/entry'
import { makeGameRecord } from '../records/game'
import { isRow } from '../records/record'
import { deleteGameRows, saveGame } from './save-game'

const MIKE = 0
const YETTA = 1

/** The sheet printed in pagat.com's description of two-handed Bela: finished totals, as they were written down. */
const HANDS: readonly { readonly taker: number; readonly totals: readonly number[] }[] = [
  { taker: MIKE, totals: [56, 23] },
  { taker: YETTA, totals: [38, 106] },
  { taker: MIKE, totals: [88, 84] },
  { taker: YETTA, totals: [80, 64] },
]

const counted = (taker: number, totals: readonly number[]): CountedHand => ({
  kind: 'counted',
  taker,
  totals,
  trump: null,
  bela: [],
  bid: null,
  multiplier: 1,
  big: false,
  lastTrick: null,
  tricks: null,
  dealer: null,
})

/** Puts the example game on a new phone, within the transaction that stamps the database. */
export async function writeExample(db: YussDatabase): Promise<void> {
  const at = Date.now()
  const setup = { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], dealer: YETTA }
  const origin = { id: newId(), device: newId(), at, sides: 2, series: null, example: true }
  const record = makeGameRecord(setup, origin)
  const hands = HANDS.map(() => newId())
  const entries = HANDS.map(({ taker, totals }, index): EntryRecord => {
    const [hand, after] = [hands[index] ?? '', hands[index - 1] ?? null]
    const facts = trust(makeHand(counted(taker, totals)), shapeOf(baseRules('bela-2')))
    const { id: gameId, device } = record
    return trust({ id: newId(), v: 1, gameId, device, clock: index + 1, at, kind: 'recorded', hand, after, facts })
  })
  await db.entries.bulkAdd(entries.map(toRow))
  await saveGame(db, record, entries)
}

/**
 * Takes the example away as nobody has touched it, within the transaction that ends a game of the table's own: by then it
 * has shown what it was there for. One that was played on in is somebody's sheet, and stays.
 */
export async function retireExample(db: YussDatabase): Promise<void> {
  // As it was written it still goes on: it is found without a look at every game there is.
  const going = (await db.games.where('status').equals('playing').toArray()).filter(isRow)
  for (const row of going.filter((one) => one['example'] === true)) {
    const id = String(row['id'])
    if (!(await isUntouched(db, id))) continue
    await deleteGameRows(db, id)
    await db.meta.put({ key: META.example, value: 'removed' })
  }
}

/** Nothing was written in it after its hands, nor is anything half said. */
async function isUntouched(db: YussDatabase, id: string): Promise<boolean> {
  const changes = (await logRows(db, id)).length
  const drafts = await db.drafts.bulkGet([...draftIds(id)])
  return changes === HANDS.length && drafts.every((draft) => draft === undefined)
}
