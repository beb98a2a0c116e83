import { openSheet, UNNAMED } from './support/before'
import { fillHand, tapChip } from './support/table'
import { expect, test } from './support/test'

/**
 * Impossible hands of two-handed Bela: the chips and digits that a player taps, and the message beside one of them.
 */
const IMPOSSIBLE = [
  {
    what: 'more card points than the pack has',
    chips: ['Host took hearts', 'Host: last trick'],
    digits: '9972',
    says: /171/,
  },
  {
    what: 'more cards in runs than a hand holds',
    chips: ['Host took hearts', 'Host: fifty (50)', 'Host: two fifties (100, 8 cards)', 'Host: last trick'],
    digits: '7045',
    says: 'Host has declared 12 cards, but a hand has only 9.',
  },
  {
    what: 'two belas',
    chips: ['Host took hearts', 'Host: Bela', 'Guest: Bela', 'Host: last trick'],
    digits: '7045',
    says: 'In this hand, Bela can count only once, not twice.',
  },
] as const

for (const { what, chips, digits, says } of IMPOSSIBLE) {
  test(`${what} cannot be saved, and the reason is shown in place of the sum`, async ({ page }) => {
    await openSheet(page, { rules: { base: 'bela-2' }, names: UNNAMED })
    await page.getByRole('button', { name: 'Record hand 1' }).click()
    for (const name of chips) await tapChip(page, name)
    for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
    await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeDisabled()
    const said = page.getByRole('status').filter({ hasText: says })
    await expect(said).toBeInViewport()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeDisabled()
    await expect(said).toBeVisible()
  })
}

test('too many points in one pile are reported in the field and on the Save key', async ({ page }) => {
  await openSheet(page, { rules: { base: 'klabberjass-4' }, names: UNNAMED })
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await fillHand(page, { chips: ['North took', 'hearts'], figures: [153, null] })
  await expect(page.getByRole('button', { name: /at most 152$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save hand 1: At most 152' })).toBeDisabled()
})
