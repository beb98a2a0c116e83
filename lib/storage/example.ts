import type { CountedHand } from '../engine/table/hand'
import { makeHand } from '../format/hand-file'
import type { YussDatabase } from './database'
import { draftIds } from './draft-ids'
import { newId } from './ids'
import { META } from './meta'
import type { ChangeRecord } from './records/change'
import { makeGameRecord } from './records/game'
import { isRow } from './records/record'
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
  const record = makeGameRecord(setup, { id: newId(), at, sides: 2, series: null, example: true })
  const changes = HANDS.map(({ taker, totals }, index): ChangeRecord => {
    const facts = makeHand(counted(taker, totals))
    return {
      id: newId(),
      v: 1,
      gameId: record.id,
      seq: index + 1,
      at,
      change: { kind: 'recorded', hand: newId(), facts },
    }
  })
  await db.changes.bulkAdd(changes)
  await saveGame(db, record, changes)
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
  const changes = await db.changes.where('gameId').equals(id).count()
  const drafts = await db.drafts.bulkGet([...draftIds(id)])
  return changes === HANDS.length && drafts.every((draft) => draft === undefined)
}
