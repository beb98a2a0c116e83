import { expect, test } from './support/test'

/**
 * Impossible facts as a player taps them in: the chips of a hand of two at Bela, the digits, and the message beside one of them.
 */
const IMPOSSIBLE = [
  {
    what: 'more card points than the pack has',
    chips: ['Host took in hearts', 'Host: shtoch'],
    digits: '9972',
    beside: 'Points',
    says: /171/,
  },
  {
    what: 'the last trick without a trick',
    chips: ['Host took in hearts', 'Guest: fifty (50)', 'Host: shtoch'],
    digits: '600',
    then: { tricks: 'Tricks taken by Guest', chip: 'Guest: shtoch' },
    beside: 'Tricks taken by Guest',
    says: 'Guest cannot have the shtoch and no trick.',
  },
  {
    what: 'more cards in runs than a hand holds',
    chips: ['Host took in hearts', 'Host: fifty (50)', 'More', /a run of 8$/, 'Host: shtoch'],
    digits: '7045',
    beside: 'Declarations',
    says: 'Host has declared 12 cards, and a hand has 9.',
  },
  {
    what: 'two belas',
    chips: ['Host took in hearts', 'Host: Bela', 'Guest: Bela', 'Host: shtoch'],
    digits: '7045',
    beside: 'Declarations',
    says: 'There can be one Bela in this hand, and two are noted.',
  },
] as const

for (const { what, chips, digits, beside, says, ...more } of IMPOSSIBLE) {
  test(`${what} cannot be saved, which is said beside what was entered`, async ({ page }) => {
    await page.goto('./new/?game=bela-2')
    await page.getByRole('button', { name: /^Start/ }).click()
    await page.getByRole('button', { name: 'Record hand 1' }).click()
    for (const name of chips) await page.getByRole('button', { name, exact: true }).click()
    for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
    if ('then' in more) {
      const { tricks, chip } = more.then
      await page.getByRole('radiogroup', { name: tricks }).getByRole('radio', { name: '0', exact: true }).click()
      await page.getByRole('button', { name: chip, exact: true }).click()
    }
    await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeDisabled()
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible()
    const group = page
      .getByRole('group', { name: beside, exact: true })
      .or(page.getByRole('radiogroup', { name: beside }))
    const said = page.locator('p[aria-hidden]').filter({ hasText: says })
    const [under, above] = [await said.boundingBox(), await group.boundingBox()]
    expect((under?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(24)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeDisabled()
    await expect(said).toBeVisible()
  })
}

test('level runs are decided by their top cards, and only then asked for', async ({ page }) => {
  await page.goto('./new/?game=bela-2')
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  const asked = page.getByRole('radiogroup', { name: /Host.*fifty/ })
  for (const name of ['Host took in hearts', 'Host: fifty (50)'])
    await page.getByRole('button', { name, exact: true }).click()
  await expect(asked).toBeHidden()
  await page.getByRole('button', { name: 'Guest: fifty (50)', exact: true }).click()
  await expect(asked).toBeVisible()
  const keys = page.getByRole('group', { name: /^Figures for/ })
  await expect
    .poll(async () => {
      const [question, pad] = [await asked.boundingBox(), await keys.boundingBox()]
      return (question?.y ?? 0) + (question?.height ?? 0) <= (pad?.y ?? 0)
    })
    .toBe(true)
})
