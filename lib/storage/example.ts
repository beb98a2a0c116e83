import type { CountedHand } from '../engine/hand'
import { makeHand } from '../format/hand-file'
import type { YussDatabase } from './database'
import { newId } from './ids'
import { keepGame } from './keep'
import type { ChangeRecord } from './records/change'
import { makeGameRecord } from './records/game'

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
  await keepGame(db, record, changes)
}
