import { describe, expect, it } from 'vitest'
import { previewRules } from '@/components/house-rules/rules-change'
import { foldLedger } from '@/lib/engine/game/ledger'
import type { Hand } from '@/lib/engine/table/hand'
import type { Sheet } from '@/lib/storage'
import { appendChange } from '@/lib/storage/games/append-change'
import { tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { rules } from '../support/builders'
import { counted, newPhone, ready, start, the } from '../support/storage'

async function gameOf(hands: readonly Hand[]): Promise<Sheet> {
  const tab = newPhone().openTab()
  const id = await start(tab)
  for (const facts of hands) the(await appendChange(tab, id, { kind: 'recorded', facts }))
  return (await ready(tab, id)).sheet
}

const tiedGame = () => gameOf([counted(0, [70, 70]), counted(1, [38, 106]), counted(0, [90, 20])])

const preview = (sheet: Sheet, changed: ReturnType<typeof rules>) =>
  previewRules(tableOf(changed, sheet.names, vocabularyFor('bela-2', 'table')), sheet, changed)

describe('the preview of changed rules', () => {
  it('the preview shows every hand that would score differently, and the totals', async () => {
    const sheet = await tiedGame()
    expect(preview(sheet, rules('bela-2', { tie: 'bate' }))).toMatchObject({
      hands: [
        { number: 1, before: { points: [0, 70], heldOver: 70 }, after: { points: [0, 140], heldOver: 0 } },
        { number: 2, before: { points: [38, 176] }, after: { points: [38, 106] } },
      ],
      before: { points: [128, 266], heldOver: 0 },
      after: { points: [128, 266], heldOver: 0 },
      sentence:
        'Hand 1 becomes “bate”. Hand 1 leaves nothing held over instead of 70. The points of hand 2 change. Hand 2 now has a different dealer.',
      open: 0,
    })
  })

  it('the preview shows points that would no longer wait, with the same points', async () => {
    const found = preview(await gameOf([counted(0, [50, 50])]), rules('bela-2', { tie: 'defender-own' }))
    expect(found).toMatchObject({
      hands: [{ number: 1, before: { points: [0, 50], heldOver: 50 }, after: { points: [0, 50], heldOver: 0 } }],
      before: { points: [0, 50], heldOver: 50 },
      after: { points: [0, 50], heldOver: 0 },
      sentence: 'Hand 1 leaves nothing held over instead of 50.',
    })
  })

  it('the preview shows a change of dealer where no figure changes', async () => {
    const lost = counted(0, [20, 90])
    const found = preview(await gameOf([lost, lost]), rules('bela-2', { nextDealer: 'next' }))
    expect(found).toMatchObject({ hands: [], sentence: 'Hand 2 now has a different dealer.' })
  })

  it('the preview says that nothing changes where no hand is touched', async () => {
    const found = preview(await tiedGame(), rules('bela-2', { schmeiss: 'every-turn' }))
    expect(found).toMatchObject({ hands: [], sentence: null })
  })

  it('the preview shows that the game would end earlier', async () => {
    const sheet = await tiedGame()
    const found = preview(sheet, rules('bela-2', { target: 200 }))
    expect(found.sentence).toMatch(/the game ends with hand 2: Yetta won/i)
    expect(found.after.points).toEqual(
      foldLedger({ ...sheet.game, rules: rules('bela-2', { target: 200 }) }).standing.totals,
    )
  })
})
