import type { Page } from '@playwright/test'
import { forbidden } from './support/forbidden'
import { chooseGame, record } from './support/table'
import { expect, test } from './support/test'

const start = (page: Page) => page.getByRole('button', { name: /^Start:/ })

async function choose(page: Page, game: string) {
  await page.goto('./new/')
  await chooseGame(page, game)
  await expect(start(page)).toBeVisible()
}

const openRules = (page: Page) => page.getByRole('button', { name: /^Rules / }).click()

/** Opens a question of the list, and taps one of its answers. */
async function answer(page: Page, question: RegExp, value: string | RegExp) {
  await page.getByRole('dialog', { name: 'Rules' }).getByRole('button', { name: question }).click()
  await page.getByRole('radio', { name: value }).check()
}

const use = (page: Page) => page.getByRole('button', { name: 'Use', exact: true }).click()

const shut = (page: Page, dialog: string) =>
  page.getByRole('dialog', { name: dialog, exact: true }).getByRole('button', { name: 'Close' }).last().click()

async function begin(page: Page) {
  await start(page).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
}

for (const [game, dealt] of [
  ['Bela / Clobyosh for two', 'Host deals, Guest leads'],
  ['Bela / Clobyosh for three', 'Host deals, Left leads'],
  ['Klabberjass for four', 'North deals, East leads'],
  ['Bridge-belote from Bulgaria', 'North deals, West leads'],
] as const) {
  test(`${game} starts in four taps from the first screen, without typing`, async ({ page }) => {
    await page.goto('./play/')
    await page.getByRole('link', { name: 'New game' }).click()
    await chooseGame(page, game)
    await page.getByRole('button', { name: `Start: ${dealt}` }).click()
    await expect(page).toHaveURL(/\/game\/\?id=/)
    await expect(page.getByText(dealt.split(' ')[0] ?? '').first()).toBeVisible()
  })
}

test('a name has at most 24 letters, and the field says so at the limit', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  const note = page.getByText('Only 24 letters fit here.')
  await page.getByLabel('Player 1').fill('Maximiliana-Theodora')
  await expect(note).toHaveCount(0)
  await page.getByLabel('Player 1').fill('Maximiliana-Theodora of Greece')
  await expect(page.getByLabel('Player 1')).toHaveValue('Maximiliana-Theodora of ')
  await expect(note).toHaveCount(1)
})

test('a variant can be played, and a contradictory one cannot be added', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  await openRules(page)
  await page.getByRole('button', { name: /^Variants/ }).click()
  await page.getByRole('checkbox', { name: 'Ontario: No Tricker' }).check()
  const other = page.getByRole('checkbox', { name: 'To 500' })
  await expect(other).toBeDisabled()
  await expect(other).toHaveAccessibleDescription(/Cannot be combined with “Ontario: No Tricker”.*“Target”/)
  await shut(page, 'Variants')
  await shut(page, 'Rules')
  await begin(page)
  await page.goto('./play/')
  await expect(page.getByRole('link', { name: /^Continue: Bela to 1000/ })).toBeVisible()
})

test('without the sevens the exchange is removed too, and the screen says so', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for three')
  await openRules(page)
  await answer(page, /^Pack/, /28 cards/)
  await expect(page.getByRole('status').filter({ hasText: 'This also changes' })).toContainText(
    'Exchange of the seven: no,',
  )
  await use(page)
  await expect(page.getByText('usually 32 cards')).toBeVisible()
  await shut(page, 'Rules')
  await begin(page)
})

test('a rule that tables answer differently tops the list, with the usual answer', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  await openRules(page)
  await answer(page, /^Equal points/, /^the others get everything/i)
  await use(page)
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect(rules.getByRole('heading').nth(1)).toContainText('Changed by you')
  await expect(rules.getByRole('button', { name: /^Equal points usually taker’s points held over/ })).toBeVisible()
  await shut(page, 'Rules')
  await expect(page.getByRole('button', { name: /^Rules 1 changed/ })).toBeVisible()
})

test('the target is one of three or any number', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  const target = page.getByRole('radiogroup', { name: 'Target' })
  await expect(target.getByRole('radio', { name: '501', exact: true })).toBeChecked()
  await target.getByRole('radio', { name: '1001' }).click()
  await target.getByRole('radio', { name: 'other' }).click()
  await page.getByLabel('At how many points, or after how many hands, does the game end?').fill('750')
  await use(page)
  await expect(target.getByRole('radio', { name: '750' })).toBeChecked()
  await begin(page)
  await page.goto('./play/')
  await expect(page.getByRole('link', { name: /^Continue: Bela to 750/ })).toBeVisible()
})

test('names are remembered, suggested, and never equal', async ({ page }) => {
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
  await expect(page.getByRole('link', { name: /^Bela to 501 Mike and Yetta/ })).toBeVisible()
  await chooseGame(page, 'Klaberjass (Lehman)')
  await expect(page.getByRole('button', { name: 'Start: Mike deals, Yetta leads' })).toBeVisible()

  await choose(page, 'Bela / Clobyosh for three')
  await page.getByRole('button', { name: 'Yetta: player 1' }).click()
  await page.getByRole('button', { name: 'Mike: player 2' }).click()
  await expect(page.getByRole('button', { name: 'Start: Yetta deals, Mike leads' })).toBeVisible()
})

test('at a table of four every seat shows the dealer, the lead and the partner', async ({ page }) => {
  await choose(page, 'Klabberjass for four')
  await expect(page.getByText('North deals')).toBeVisible()
  await expect(page.getByText('leads', { exact: true })).toBeVisible()
  await expect(page.getByText('with North', { exact: true })).toBeVisible()
  await choose(page, 'Bela / Clobyosh for two')
  await expect(page.getByText(/^with /)).toHaveCount(0)
})

test('the last game, its rules and its players are one tap away', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  await page.getByLabel('Player 1').fill('Ann')
  await openRules(page)
  await answer(page, /^Schmeiss/, /^only at the first turn/i)
  await use(page)
  await shut(page, 'Rules')
  await begin(page)
  await page.goto('./new/')
  await page.getByRole('link', { name: /^Bela to 501 Ann and Guest/ }).click()
  await expect(page.getByRole('button', { name: 'Start: Ann deals, Guest leads' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rules 1 changed/ })).toBeVisible()
})

test('a game begun on paper continues from its totals', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  await page.getByRole('button', { name: /^Begun on paper/ }).click()
  await page.getByLabel('Total, Host').fill('501')
  await expect(page.getByText('The game is to 501, so a side with 501 has already won.').first()).toBeVisible()
  await page.getByLabel('Total, Host').fill('240')
  await page.getByLabel('Total, Guest').fill('318')
  await page.getByLabel('Points held over').fill('61')
  await shut(page, 'Begun on paper')
  await page.getByRole('radiogroup', { name: 'Who deals next' }).getByRole('radio', { name: 'Guest' }).click()
  await begin(page)
  await page.goto('./play/')
  const line = page.getByRole('link', { name: /^Continue: Bela to 501, Host 240, Guest 318/ })
  await expect(line).toContainText('61')
})

test('a best of three starts a series', async ({ page }) => {
  await choose(page, 'Bela / Clobyosh for two')
  for (const name of ['Unlimited', 'Best of 3']) await page.getByRole('radio', { name }).click()
  await page.getByRole('button', { name: /^Begun on paper/ }).click()
  await page.getByLabel('Total, Host').fill('400')
  await shut(page, 'Begun on paper')
  await begin(page)
  await record(page, { chips: ['Host took spades', 'Host: last trick', 'Host: fifty (50)'], figures: [110, 10] })
  await expect(page.getByRole('button', { name: 'Game 2 of the series' })).toBeVisible()
})

test('saved rules are a game like any other until they are forgotten', async ({ page }) => {
  await page.goto('./house-rules/?new=bela-2')
  await page.getByRole('textbox', { name: 'Name' }).fill('The Anchor')
  await page.getByRole('button', { name: 'Save these rules' }).click()
  await expect(page).toHaveURL(/\/house-rules\/\?id=/)
  await choose(page, 'The Anchor')
  await begin(page)
  await page.goto('./play/')
  await expect(page.getByRole('link', { name: /^Continue: The Anchor to 501/ })).toBeVisible()
  await page.goto('./house-rules/')
  await page.getByRole('link', { name: /^The Anchor/ }).click()
  await page.getByRole('button', { name: 'Delete these rules' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL(/\/house-rules\/$/)
  await page.goto('./new/')
  await expect(page.getByRole('link', { name: /Klaberjass \(Lehman\)/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'House rules' })).toHaveCount(0)
})

test('contradictory rules are refused with the reason, and the form and its rules follow WCAG 2.2 AA', async ({
  page,
}) => {
  await choose(page, 'Klabberjass for four')
  expect(await forbidden(page)).toEqual([])
  await openRules(page)
  await page.getByRole('button', { name: /that rarely differ$/ }).click()
  expect(await forbidden(page)).toEqual([])
  await answer(page, /^Doubling/, 'Twice, for four times the points')
  const refused = page.getByRole('alert').filter({ hasText: 'Doubling' })
  await expect(refused).toContainText('needs an auction: only there can players double')
  await expect(page.getByRole('button', { name: 'Use', exact: true })).toBeDisabled()
  expect(await forbidden(page)).toEqual([])
})
