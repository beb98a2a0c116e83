import type { Page } from '@playwright/test'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { played } from '../support/builders'
import { FIRST, putGames } from './support/before'
import { takeBate, tapBate } from './support/house-rules'
import { openFile } from './support/profiles'
import { chooseGame } from './support/table'
import { expect, test } from './support/test'

const keep = (page: Page) => page.getByRole('button', { name: /^Save (these rules|changes)$/ })

async function keepRules(page: Page, base: string, name: string, choose: () => Promise<void> = async () => {}) {
  await page.goto('./house-rules/')
  await chooseGame(page, base)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await choose()
  await keep(page).click()
  await expect(page).toHaveURL(/\/house-rules\/\?id=/)
}

test('house rules are saved under a name and played by', async ({ page }) => {
  await keepRules(page, 'Bela / Clobyosh for two', 'The Quarry Inn', () => takeBate(page))
  await page.goto('./house-rules/')
  await expect(page.getByRole('link', { name: /The Quarry Inn.*one change/ })).toBeVisible()
  await page.getByRole('link', { name: /The Quarry Inn/ }).click()
  await page.getByRole('link', { name: 'Play a game by these rules' }).click()
  await page.getByRole('button', { name: /^Start:/ }).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
  await page.goto('./play/')
  await expect(page.getByRole('link', { name: /The Quarry Inn to 501/ })).toBeVisible()
})

test('the sources of every answer are behind a sign', async ({ page }) => {
  await page.goto('./house-rules/?new=bela-2')
  await page.getByRole('button', { name: /^Equal points/ }).click()
  const tie = page.getByRole('group', { name: 'Who gets the points when both sides are equal?' })
  await expect(tie.getByText('usual', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sources' }).click()
  await expect(tie.getByText(/Lehman, who scores.*Bicycle, Scoring/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Target/ }).click()
  await page.getByRole('button', { name: 'Sources' }).click()
  await expect(page.getByText(/^500: Lehman, the game/)).toBeVisible()
})

test('the page to lay on the table shows in bold what this house does differently', async ({ page }) => {
  await keepRules(page, 'Bela / Clobyosh for two', 'The Quarry Inn', () => takeBate(page))
  await page.getByRole('link', { name: /How we play/ }).click()
  await expect(page.getByRole('heading', { name: 'The Quarry Inn' })).toBeVisible()
  await expect(page.getByText('On equal points the taker has failed.')).toHaveCSS('font-weight', '700')
  await expect(page.getByText('The game is to 501 points.')).toHaveCSS('font-weight', '400')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

/** House rules that change every rule that tables argue about: they make the longest page. */
const EVERYTHING = {
  format: 'yuss/1',
  name: 'Every argument there is',
  rules: { base: 'bridge-belote', doubling: 8, kirtik: 'yes', tie: 'bate', target: 301, belaCall: 'either' },
}

async function expectOneSheet(page: Page) {
  await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
}

test('“how we play” of every rule set fits on one sheet of paper', async ({ page }) => {
  for (const base of RULE_SET_IDS) {
    await page.goto(`./house-rules/print/?base=${base}`)
    await expectOneSheet(page)
  }
})

test('“how we play” fits on one sheet of paper with as many rules as there are', async ({ page }) => {
  await page.goto('./share/')
  await openFile(page, 'Open a file', { name: 'rules.yuss', text: JSON.stringify(EVERYTHING) })
  await page.getByRole('button', { name: 'Save these rules' }).click()
  await page.getByRole('link', { name: 'How we play' }).click()
  await expectOneSheet(page)
})

test('house rules can be compared with any source', async ({ page }) => {
  await page.goto('./house-rules/?new=bela-2')
  await page.getByText('Compare with a source', { exact: true }).click()
  await expect(page.getByText('No differences.')).toBeVisible()
  await page.getByLabel('Compare with', { exact: true }).selectOption('lehman')
  await expect(
    page.getByText(
      /The other rules: the others score their own points, and the taker scores nothing\..*Lehman, who scores/,
    ),
  ).toBeVisible()
})

test('a change of rules in a running game is previewed hand by hand and can be undone', async ({ page }) => {
  const [id] = await putGames(page, [{ hands: [played({ cardPoints: [61, 51], tricks: null }), FIRST] }])
  await page.goto(`./house-rules/change/?game=${id}`)
  await tapBate(page)
  const change = page.getByRole('region', { name: 'What would change' })
  await expect(change).toContainText(/hand 1 becomes “bate”/i)
  await page.getByRole('button', { name: 'Use in this game' }).click()
  await expect(page.getByRole('button', { name: /^Equal points usually taker’s points held over/ })).toBeVisible()
  await page.goto(`./game/?id=${id}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Redo' }).first()).toBeVisible()
  await page.goto(`./house-rules/change/?game=${id}`)
  await expect(page.getByText('Changed by you')).toHaveCount(0)
})

test('house rules can be edited, and a game begun under them keeps its own', async ({ page }) => {
  await keepRules(page, 'Bela / Clobyosh for two', 'The Quarry Inn')
  await page.getByRole('textbox', { name: 'Name' }).fill('The Quarry')
  await page.getByRole('button', { name: /^Target/ }).click()
  await page
    .getByRole('textbox', { name: 'At how many points, or after how many hands, does the game end?' })
    .fill('700')
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await page.goto('./house-rules/')
  await expect(page.getByRole('link', { name: /The Quarry.*one change/ })).toBeVisible()
})

test('missing house rules are reported, with the way back', async ({ page }) => {
  const missing = page.getByText('These rules are not on this device.', { exact: true })
  for (const address of ['?id=gone', '?game=gone', '?base=gone', '']) {
    await page.goto(`./house-rules/print/${address}`)
    await expect(missing).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
  }
  await page.goto('./house-rules/?id=gone')
  await expect(page.getByText('These house rules are not on this device. They may have been deleted.')).toBeVisible()
  await page.goto('./house-rules/change/?game=gone')
  await expect(page.getByText('This game is not on this device, or Yuss cannot read it.')).toBeVisible()
  await page.goto('./house-rules/print/?base=lehman')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(missing).toHaveCount(0)
})
