import type { Page } from '@playwright/test'
import { forbidden } from './support/forbidden'
import { expect, test } from './support/test'

const start = (page: Page) => page.getByRole('button', { name: /^Start:/ })

async function choose(page: Page, game: string) {
  await page.goto('./new/')
  await page.getByRole('link', { name: game }).click()
  await expect(start(page)).toBeVisible()
}

async function begin(page: Page) {
  await start(page).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
}

for (const [game, dealt] of [
  ['Bela / Clobyosh for two', 'Host deals, Guest leads'],
  ['Bela / Clobyosh for three', 'Host deals, Left leads'],
  ['Klabberjass for four', 'North deals, East leads'],
  ['Klaberjass after Lehman', 'Host deals, Guest leads'],
  ['Klaberjass after Bicycle', 'Host deals, Guest leads'],
  ['Klaberjass after Denexa', 'Host deals, Guest leads'],
  ['Bridge-belote from Bulgaria', 'North deals, West leads'],
] as const) {
  test(`${game} starts in three taps from the first screen, with nothing typed`, async ({ page }) => {
    await page.goto('./')
    await page.getByRole('link', { name: 'New game' }).click()
    await page.getByRole('link', { name: game }).click()
    await page.getByRole('button', { name: `Start: ${dealt}` }).click()
    await expect(page).toHaveURL(/\/game\/\?id=/)
    await expect(page.getByText(dealt.split(' ')[0] ?? '').first()).toBeVisible()
  })
}

test('a name keeps 24 letters, and the field says so once they are used up', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  const note = page.getByText('Only 24 letters fit here.')
  await page.getByLabel('Player 1').fill('Maximiliana-Theodora')
  await expect(note).toHaveCount(0)
  await page.getByLabel('Player 1').fill('Maximiliana-Theodora of Greece')
  await expect(page.getByLabel('Player 1')).toHaveValue('Maximiliana-Theodora of ')
  await expect(note).toHaveCount(1)
})

test('a variant is played, and one that says otherwise cannot join it', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  await page.getByText('Variants', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Ontario: No Tricker' }).check()
  const other = page.getByRole('checkbox', { name: 'To 500' })
  await expect(other).toBeDisabled()
  await expect(other).toHaveAccessibleDescription(/Cannot be combined with “Ontario: No Tricker”.*“Target”/)
  await begin(page)
  await page.goto('./')
  await expect(page.getByRole('link', { name: /^Continue: Bela to 1000/ })).toBeVisible()
})

test('without the sevens the exchange goes too, and the screen says so', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for three')
  await page.getByText('Custom rules', { exact: true }).click()
  await page.getByText('The pack and the deal').click()
  await page.getByRole('radio', { name: /28 cards/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'This also changes' })).toContainText(
    'Exchange of the seven: no,',
  )
  await begin(page)
})

test('rules that cannot be played together are refused with the reason, and put right in one tap', async ({ page }) => {
  await choose(page, 'Klabberjass for four')
  await page.getByText('Custom rules', { exact: true }).click()
  await page.getByText('Choosing trumps').click()
  await page.getByRole('radio', { name: 'Twice, for four times the points' }).check()
  await expect(page.getByRole('alert').filter({ hasText: 'Doubling' })).toContainText(
    'needs an auction: doubles belong to it',
  )
  await expect(start(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Standard rules' }).click()
  await begin(page)
})

test('names are remembered, offered, and never two alike', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  await page.getByLabel('Player 1').fill('Mike')
  await page.getByLabel('Player 2').fill('mike')
  await expect(page.getByLabel('Player 2')).toHaveAccessibleDescription(
    'Two players have the same name. Change one of them.',
  )
  await expect(start(page)).toBeDisabled()
  await page.getByLabel('Player 2').fill('Yetta\u202e')
  await expect(page.getByLabel('Player 2')).toHaveValue('Yetta')
  await page.getByRole('radio', { name: 'Yetta' }).click()
  await expect(page.getByRole('button', { name: 'Start: Yetta deals, Mike leads' })).toBeVisible()
  await begin(page)

  await page.goto('./new/')
  await expect(page.getByRole('link', { name: /^Same as last time Bela to 501, Mike and Yetta/ })).toBeVisible()
  await page.getByRole('link', { name: 'Klaberjass after Lehman' }).click()
  await expect(page.getByRole('button', { name: 'Start: Mike deals, Yetta leads' })).toBeVisible()

  await choose(page, 'Bela / Clobyosh for three')
  await page.getByRole('button', { name: 'Yetta: player 1' }).click()
  await page.getByRole('button', { name: 'Mike: player 2' }).click()
  await expect(page.getByRole('button', { name: 'Start: Yetta deals, Mike leads' })).toBeVisible()
})

test('four are told that partners sit across; two and three have none', async ({ page }) => {
  const partners = page.getByText('In the order of play. Partners sit across, one pair in each column.')
  for (const game of ['Klabberjass for four', 'Bridge-belote from Bulgaria']) {
    await choose(page, game)
    await expect(partners).toBeVisible()
  }
  for (const game of ['Bela / Clobyosh for two', 'Bela / Clobyosh for three']) {
    await choose(page, game)
    await expect(partners).toHaveCount(0)
  }
})

test('last time’s game, its variants and its players are one tap away', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  await page.getByLabel('Player 1').fill('Ann')
  await page.getByText('Variants', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Schmeiss' }).check()
  await begin(page)
  await page.goto('./new/')
  await page.getByRole('link', { name: /^Same as last time/ }).click()
  await expect(page.getByRole('button', { name: 'Start: Ann deals, Guest leads' })).toBeVisible()
  await expect(page.getByText('Schmeiss', { exact: true }).first()).toBeVisible()
})

test('a game begun on paper goes on where it stands', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  await page.getByText('We have already started').click()
  await page.getByLabel('Total, Host').fill('501')
  await expect(page.getByText('The game is to 501: at 501 it is already won.').first()).toBeVisible()
  await expect(start(page)).toBeDisabled()
  await page.getByLabel('Total, Host').fill('240')
  await page.getByLabel('Total, Guest').fill('318')
  await page.getByLabel('Points held over').fill('61')
  await page.getByRole('radiogroup', { name: 'Who deals next' }).getByRole('radio', { name: 'Guest' }).click()
  await begin(page)
  await page.goto('./')
  const line = page.getByRole('link', { name: /^Continue: Bela to 501, Host 240, Guest 318/ })
  await expect(line).toContainText('61')
})

test('a best of three is a series', async ({ page }) => {
  await choose(page, 'Klaberjass after Bicycle')
  await page.getByRole('radio', { name: 'Best of 3' }).click()
  await expect(page.getByText('First to win two games.')).toBeVisible()
  await page.getByRole('radio', { name: 'Unlimited' }).click()
  await begin(page)
})

test('rules kept under a name are a game like any other, until they are forgotten', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  await page.getByText('Custom rules', { exact: true }).click()
  await page.getByText('The score', { exact: true }).click()
  await page.getByRole('radio', { name: /goes bate|had fewer/ }).check()
  await page.getByLabel('Save these rules under a name').fill('The Anchor')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved: “The Anchor” is now in the list of games.')).toBeVisible()
  await choose(page, 'The Anchor')
  await begin(page)
  await page.goto('./')
  await expect(page.getByRole('link', { name: /^Continue: The Anchor to 501/ })).toBeVisible()
  await page.goto('./new/')
  await page.getByRole('link', { name: /^The Anchor/ }).click()
  await page.getByRole('button', { name: 'Delete these rules' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'For two' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^The Anchor/ })).toHaveCount(0)
})

test('the whole form, every part of it unfolded, has nothing that WCAG 2.2 AA forbids', async ({ page }) => {
  await choose(page, 'Klabberjass for four')
  await page.getByText('Variants', { exact: true }).click()
  await page.getByText('We have already started').click()
  await page.getByText('Custom rules', { exact: true }).click()
  await page.getByText('Choosing trumps').click()
  await page.getByRole('radio', { name: 'Twice, for four times the points' }).check()
  await page.getByText('The end of the game').click()
  expect(await forbidden(page)).toEqual([])
})
