import { describe, expect, it } from 'vitest'
import { previewRules } from '@/components/house-rules/rules-change'
import { foldLedger } from '@/lib/engine/ledger'
import type { Sheet } from '@/lib/storage'
import { appendChange } from '@/lib/storage'
import { tableOf } from '@/lib/text/en/names'
import { WORDS } from '@/lib/text/en/words'
import { rules } from '../support/builders'
import { counted, newPhone, ready, start, the } from '../support/storage'

async function tiedGame(): Promise<Sheet> {
  const tab = newPhone().openTab()
  const id = await start(tab)
  const hands = [counted(0, [70, 70]), counted(1, [38, 106]), counted(0, [90, 20])]
  for (const facts of hands) the(await appendChange(tab, id, { kind: 'recorded', facts }))
  return (await ready(tab, id)).sheet
}

const preview = (sheet: Sheet, changed: ReturnType<typeof rules>) =>
  previewRules(tableOf(changed, sheet.names, WORDS['bela-2']), sheet, changed)

describe('rules agreed anew', () => {
  it('show every hand that would count otherwise, and the totals', async () => {
    const sheet = await tiedGame()
    expect(preview(sheet, rules('bela-2', { tie: 'bate' }))).toMatchObject({
      hands: [
        { number: 1, before: [0, 70], after: [0, 140] },
        { number: 2, before: [38, 176], after: [38, 106] },
      ],
      totalsBefore: [128, 266],
      totalsAfter: [128, 266],
      sentence: 'Hand 1 becomes bate, and the points of hand 2 change.',
      open: 0,
    })
  })

  it('that touch no hand so far change nothing', async () => {
    const found = preview(await tiedGame(), rules('bela-2', { schmeiss: 'every-turn' }))
    expect(found).toMatchObject({ hands: [], sentence: null })
  })

  it('can end the game earlier', async () => {
    const sheet = await tiedGame()
    const found = preview(sheet, rules('bela-2', { target: 200 }))
    expect(found.sentence).toMatch(/the game ends with hand 2: Yetta won/i)
    expect(found.totalsAfter).toEqual(
      foldLedger({ ...sheet.game, rules: rules('bela-2', { target: 200 }) }).standing.totals,
    )
  })
})
