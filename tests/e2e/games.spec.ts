import { played } from '../support/builders'
import { openSheet } from './support/before'
import { backToTheSheet, expectTotals, fillHand, openHand, record, saveHand, startGame } from './support/table'
import { expect, test } from './support/test'

test('two players to 501 have a tie, a bate, a corrected hand, and an undone win', async ({ page }) => {
  await startGame(page, { game: 'Bela / Clobyosh for two', names: ['Mike', 'Yetta'], dealer: 'Mike' })
  await record(page, {
    chips: ['Mike took spades', 'Yetta: last trick'],
    figures: [70, 45],
    verdict: 'Mike makes it, 70 to 55.',
  })
  await expectTotals(page, { Mike: 70, Yetta: 55 })

  await record(page, {
    chips: ['Yetta took hearts', 'Mike: last trick'],
    figures: [51, 61],
    verdict: '61 each.',
  })
  await expectTotals(page, { Mike: 131, Yetta: 55 })
  await expect(page.getByText('Held over from hand 2')).toBeVisible()

  await record(page, {
    chips: ['Mike took clubs', 'Yetta: last trick'],
    figures: [40, 66],
    verdict: 'Mike goes bate, 40 to 76. Yetta takes the 61 held over.',
  })
  await expectTotals(page, { Mike: 131, Yetta: 232 })

  await record(page, {
    chips: ['Yetta took diamonds', 'Yetta: fifty (50)', 'Yetta: Bela', 'Mike: last trick'],
    figures: [49, 72],
    verdict: 'Yetta makes it, 142 to 59.',
  })
  await record(page, { chips: ['Mike took hearts', 'Mike: twenty (20)', 'Mike: last trick'], figures: [90, 30] })
  await record(page, { chips: ['Yetta took spades', 'Yetta: last trick'], figures: [20, 100] })
  await expectTotals(page, { Mike: 330, Yetta: 514 })
  await expect(page.getByRole('heading', { name: 'Yetta wins' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Record hand/ })).toBeHidden()

  // Hand 3 was counted wrongly. Mike made it after all, and so he also wins the 61 held over.
  await backToTheSheet(page)
  const dialog = await openHand(page, 3)
  await expect(dialog.getByText('Mike goes bate')).toBeVisible()
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await expect(page.getByRole('heading', { name: 'Correct hand 3' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct hand 3' })).toBeVisible()
  await fillHand(page, { chips: ['Mike: last trick'], figures: [76, 30], verdict: /Mike makes it, 86 to 30/ })
  const preview = page.getByText(/Yetta’s win in hand 6 is undone/)
  await expect(preview).toContainText('Mike then has 477 instead of 330. Yetta then has 367 instead of 514.')
  await saveHand(page)
  await expectTotals(page, { Mike: 477, Yetta: 367 })
  await expect(page.getByRole('button', { name: 'Record hand 7' })).toBeVisible()

  await record(page, { chips: ['Mike took spades', 'Mike: last trick'], figures: [60, 30] })
  await expect(page.getByRole('heading', { name: 'Mike wins' })).toBeVisible()

  await page.reload()
  await expectTotals(page, { Mike: 547, Yetta: 397 })
  await expect(page.getByRole('heading', { name: 'Mike wins' })).toBeVisible()

  // Undo takes back the last hand, so that the game continues with that deal.
  await backToTheSheet(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectTotals(page, { Mike: 477, Yetta: 367 })
  await expect(page.getByRole('status').getByText('Undone.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expectTotals(page, { Mike: 547, Yetta: 397 })
  await expect(page.getByRole('status').getByText('Saved.', { exact: true })).toBeVisible()
})

test('three players share a bate after a tie, and every figure can be explained', async ({ page }) => {
  await startGame(page, { game: 'for three', names: ['Ann', 'Ben', 'Cleo'], dealer: 'Cleo' })
  await record(page, { chips: ['Ann took hearts', 'Ben: last trick'], figures: [60, 40, 30] })
  await expectTotals(page, { Ann: 60, Ben: 50, Cleo: 30 })

  // 000, Three-handed: opponents who tie share the points of a bate; an odd point is dropped.
  await record(page, { chips: ['Ann took clubs', 'Cleo: last trick'], figures: [41, 55, 45] })
  await expectTotals(page, { Ann: 60, Ben: 125, Cleo: 105 })
  const dialog = await openHand(page, 2)
  const figures = (line: string) => dialog.getByRole('row', { name: line }).getByRole('cell')
  await expect(figures('Points from this hand')).toHaveText(['41', '55', '55'])
  await expect(dialog.getByRole('cell', { name: '−1', exact: true })).toBeVisible()
  await expect(figures('Points on the sheet')).toHaveText(['0', '75', '75'])
  await dialog.getByRole('button', { name: 'Close' }).click()

  // Hand 1 is deleted: the second hand stays, and undo brings the first back.
  const first = await openHand(page, 1)
  await first.getByRole('button', { name: 'Delete…' }).click()
  await first.getByRole('button', { name: 'Delete hand 1' }).click()
  await expectTotals(page, { Ann: 0, Ben: 75, Cleo: 75 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectTotals(page, { Ann: 60, Ben: 125, Cleo: 105 })
})

test('four players count a partner’s run, go bate on a tie, and insert a hand', async ({ page }) => {
  await startGame(page, { game: 'Klabberjass for four', names: ['Ann', 'Ben', 'Cleo', 'Dov'], dealer: 'Dov' })
  await record(page, {
    chips: [
      'Ann took',
      'hearts',
      'Ann: fifty (50)',
      'Ben: twenty (20)',
      'Cleo: twenty (20)',
      'Ben and Dov: last trick',
    ],
    figures: [60, null],
  })
  await expectTotals(page, { 'Ann and Cleo': 130, 'Ben and Dov': 102 })

  await record(page, { chips: ['Ben took', 'clubs', 'Ben and Dov: last trick'], figures: [81, null] })
  await expectTotals(page, { 'Ann and Cleo': 292, 'Ben and Dov': 102 })

  const dialog = await openHand(page, 2)
  await dialog.getByRole('button', { name: 'Insert before' }).click()
  await expect(page.getByRole('heading', { name: 'Insert hand 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Insert hand 2' })).toBeVisible()
  await fillHand(page, { chips: ['Cleo took', 'spades', 'Ann and Cleo: last trick'], figures: [100, null] })
  await saveHand(page)
  await expectTotals(page, { 'Ann and Cleo': 402, 'Ben and Dov': 154 })
  await expect(page.getByRole('button', { name: 'Record hand 4' })).toBeVisible()
})

test('bridge-belote to 151 has contra, hanging points, and a match won', async ({ page }) => {
  await startGame(page, { game: 'Bridge-belote', names: ['Nina', 'Wasil', 'Sava', 'Elena'], dealer: 'Elena' })
  const [ns, we] = ['Nina and Sava', 'Wasil and Elena']
  await record(page, { chips: ['Nina took', 'hearts', `${ns}: last trick`], figures: [117, null] })
  await expectTotals(page, { [ns]: 13, [we]: 3 })

  // 81 each: the 8 match points of the committed side are held over.
  await record(page, { chips: ['Nina took', 'clubs', `${ns}: last trick`], figures: [71, null] })
  await expectTotals(page, { [ns]: 13, [we]: 11 })
  await expect(page.getByText('8', { exact: true }).first()).toBeVisible()

  // Doubled and won by the takers: twice all 16 match points, and the 8 held over.
  await record(page, { chips: ['Wasil took', 'spades', 'Contra ×2', `${we}: last trick`], figures: [72, null] })
  await expectTotals(page, { [ns]: 13, [we]: 51 })

  for (const total of [77, 141]) {
    await record(page, { chips: ['Sava took', 'spades', 'Re-contra ×4', `${ns}: last trick`], figures: [109, null] })
    await expectTotals(page, { [ns]: total, [we]: 51 })
  }
  await record(page, { chips: ['Nina took', 'hearts', `${ns}: last trick`], figures: [120, null] })
  await expectTotals(page, { [ns]: 154, [we]: 54 })
  await expect(page.getByRole('heading', { name: `${ns} win` })).toBeVisible()
})

test('the end of a game shows the winner, the points and the deciding hand', async ({ page }) => {
  const hand = played({ cardPoints: [126, 14], lastTrick: 0, tricks: null })
  await openSheet(page, { names: ['Mike', 'Mary'], hands: [hand, hand, hand] })
  await page.getByRole('button', { name: 'Record hand 4' }).click()
  await fillHand(page, { chips: ['Mike took hearts', 'Mike: last trick'], figures: [126, 14] })
  await expect(page.getByRole('button', { name: 'Save hand 4 Mike wins', exact: true })).toBeVisible()
  await saveHand(page)
  const end = page.getByRole('main', { name: 'End of the game' })
  await expect(end.getByRole('heading', { name: 'Mike wins' })).toBeVisible()
  await expect(end.getByRole('region', { name: 'Mike' })).toContainText('544')
  await expect(end.getByRole('region', { name: 'Mary' })).toContainText('56')
  await expect(end).toContainText('Mike was in front all the way.')
  await expect(end.getByRole('button', { name: 'Send picture' })).toBeVisible()
})
