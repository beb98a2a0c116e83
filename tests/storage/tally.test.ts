import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withSum } from '@/lib/durable/replica/summed'
import { tallyGame } from '@/lib/engine/stats/game-stats'
import { makeRules } from '@/lib/format/rules-file'
import { read, updateSummaries, type Connection, type NewChange } from '@/lib/storage'
import { META } from '@/lib/storage/database/meta'
import { TALLY_STAMP } from '@/lib/storage/database/stamps'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { deleteGame, restoreFromTab, rebuildAllSummaries } from '@/lib/storage/maintenance'
import { packTally, readTally, unpackTally, type TallyRecord } from '@/lib/storage/records/tally'
import { tallyOf } from '@/lib/storage/sheet/tally'
import { documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'
import { seated } from '../support/seated'
import { counted, newPhone, ready, start, the } from '../support/storage'

const tallyIn = async (tab: Connection, id: string): Promise<TallyRecord | null> =>
  readTally(the(await read(tab, (db) => db.tallies.get(id))), TALLY_STAMP)

/** Returns the tally computed from the whole log, however the stored one was made. */
async function folded(tab: Connection, id: string): Promise<TallyRecord> {
  const { record, sheet } = await ready(tab, id)
  return withSum(tallyOf(record, sheet))
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan']

interface Step {
  readonly does: 'correct' | 'delete' | 'undo' | 'seat' | 'break-off' | 'note'
  readonly pick: number
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom('correct' as const, 'delete', 'undo', 'seat', 'break-off', 'note'),
    pick: fc.nat(20),
  }),
  { maxLength: 4 },
)

describe('the tally of a game for history and figures', () => {
  it('a tally equals a full count of the log after any change', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    await fc.assert(
      fc.asyncProperty(anyGame(documentRules, 5), steps, async (game, done) => {
        const setup = {
          rules: makeRules('bela-2', game.rules),
          names: NAMES.slice(0, game.rules.players),
          dealer: game.dealer,
          start: game.start,
        }
        const id = the(await startGame(tab, setup))
        for (const facts of game.hands) the(await appendChange(tab, id, { kind: 'recorded', facts }))
        for (const step of done) {
          const { sheet } = await ready(tab, id)
          const hand = sheet.rows[step.pick % Math.max(1, sheet.rows.length)]?.id ?? null
          const facts = game.hands[(step.pick + 1) % game.hands.length]
          const change = changeOf(step, hand, facts, sheet.undoable)
          if (change !== null) the(await appendChange(tab, id, change))
          expect(await tallyIn(tab, id)).toEqual(await folded(tab, id))
        }
        expect(await tallyIn(tab, id)).toEqual(await folded(tab, id))
      }),
      { numRuns: 40 },
    )
  })

  it('a tally is unpacked as it was packed', () => {
    fc.assert(
      fc.property(anyGame(documentRules), (game) => {
        const tally = tallyGame(seated(game, NAMES.slice(0, game.rules.players)))
        expect(unpackTally(packTally(tally))).toEqual(tally)
      }),
    )
  })

  it('a tally made by other code is made again, once', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [56, 23]) }))
    the(await updateSummaries(tab))
    await phone.raw((db) => db.table('tallies').update(id, { stamp: 0, hands: 77 }))
    await phone.raw((db) => db.table('meta').put({ key: META.summaries, value: 'older' }))
    expect(the(await updateSummaries(tab))).toBe(1)
    expect(await tallyIn(tab, id)).toEqual(await folded(tab, id))
    expect(the(await updateSummaries(tab))).toBe(0)
    expect(the(await rebuildAllSummaries(tab))).toBe(0)
  })

  it('a phone without tallies gets one for each game', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    await phone.raw((db) => db.table('tallies').clear())
    expect(the(await rebuildAllSummaries(tab))).toBe(2)
    expect(await tallyIn(tab, id)).toEqual(await folded(tab, id))
  })

  it('a partly lost tally counts for nothing and is made again', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [56, 23]) }))
    const whole = await folded(tab, id)
    const keys = Object.keys(whole).filter((key) => key !== 'gameId' && key !== 'sum')
    const spoilt = keys.flatMap((key) => [
      Object.fromEntries(Object.entries(whole).filter(([other]) => other !== key)),
      { ...whole, [key]: { odd: true } },
    ])
    const { stretches } = whole.figures
    const figures = [
      { ...whole.figures, stretches: [null] },
      { ...whole.figures, stretches: stretches.map(({ counts, ...rest }) => ({ ...rest, counts: counts.slice(1) })) },
      { ...whole.figures, result: { winner: 0 } },
    ]
    for (const row of [...spoilt, ...figures.map((odd) => ({ ...whole, figures: odd }))]) {
      await phone.raw((db) => db.table('tallies').put({ ...row, gameId: id }))
      expect(await tallyIn(tab, id)).toBeNull()
      the(await rebuildAllSummaries(tab))
      expect(await tallyIn(tab, id)).toEqual(whole)
    }
  })

  it('a tally goes with its game and returns with it', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [56, 23]) }))
    const { bundle } = await ready(tab, id)
    const before = await tallyIn(tab, id)
    the(await deleteGame(tab, id))
    expect(await tallyIn(tab, id)).toBeNull()
    the(await restoreFromTab(tab, [bundle]))
    expect(await tallyIn(tab, id)).toEqual(before)
  })

  it('a tally of a game that no longer exists is thrown away', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    await phone.raw((db) => db.table('games').delete(id))
    the(await rebuildAllSummaries(tab))
    expect(await tallyIn(tab, id)).toBeNull()
  })
})

function changeOf(step: Step, hand: string | null, facts: unknown, undoable: string | null): NewChange | null {
  switch (step.does) {
    case 'correct':
      return hand === null || facts === undefined ? null : ({ kind: 'corrected', hand, facts } as NewChange)
    case 'delete':
      return hand === null ? null : { kind: 'deleted', hand }
    case 'undo':
      return undoable === null ? null : { kind: 'undone', change: undoable }
    case 'seat':
      return { kind: 'seated', seat: step.pick % 2, name: `Eve ${step.pick}`, from: hand }
    case 'break-off':
      return { kind: 'broken-off' }
    case 'note':
      return { kind: 'noted', text: `note ${step.pick}` }
  }
}
