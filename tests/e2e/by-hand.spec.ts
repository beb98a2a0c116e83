import type { Page } from '@playwright/test'
import { keptForms } from './support/kept-forms'
import { stepsWalkedBack } from './support/steps'
import { backToTheSheet, fillNewPlayer, openExample, tapChip } from './support/table'
import { expect, test } from './support/test'

/** Presses Tab until the element with this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not reach ${String(name)}`)
}

async function enter(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

test('a game is started, scored, corrected and undone by keyboard alone', async ({ page }) => {
  await page.goto('./play/')
  await enter(page, 'link', 'New game')
  await enter(page, 'link', /Bela \/ Clobyosh for two/)
  await enter(page, 'button', /^Start/)

  await enter(page, 'button', 'Record hand 1')
  await enter(page, 'button', 'Host took hearts')
  await page.keyboard.type('7045')
  await enter(page, 'button', 'Guest: last trick')
  await expect(page.getByRole('status').filter({ hasText: 'Host makes it, 70 to 55.' })).toBeVisible()
  await enter(page, 'button', 'Save hand 1')
  await expect(page.getByRole('button', { name: 'Record hand 2' })).toBeVisible()

  // An opened hand gets the focus, and Escape closes it.
  await enter(page, 'button', 'Record hand 2')
  await expect(page.getByRole('heading', { name: 'Hand 2' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Record hand 2' })).toBeVisible()

  await enter(page, 'button', 'Hand 1: explain or correct')
  const dialog = page.getByRole('dialog', { name: 'Hand 1' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await enter(page, 'button', 'Undo')
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
})

test('each save is announced once, in the words of a score called out', async ({ page }) => {
  await openExample(page)
  await page.getByRole('button', { name: 'Record hand 5' }).click()
  for (const name of ['Yetta took hearts', 'Mike: last trick', '4', '9', '7', '2']) {
    await page.getByRole('button', { name, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Save hand 5' }).click()
  const said = page.getByRole('status').filter({ hasText: 'deals' })
  await expect(said).toHaveText('Hand: Mike 59, Yetta 72. Total: Mike 385, Yetta 285. Yetta deals.')
})

/** Enters Yetta, hearts and 49 points in hand 5, then goes back to the sheet without saving. */
async function halfTypeHandFive(page: Page) {
  await page.getByRole('button', { name: 'Record hand 5' }).click()
  for (const name of ['Yetta took hearts', '4', '9']) await page.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => keptForms(page)).toContain('49')
  await page.getByRole('button', { name: 'Back to the sheet' }).click()
  await expect(page.getByRole('button', { name: 'Continue hand 5' })).toBeVisible()
}

test('a half-filled hand returns after a reload on the same field, and no sheet appears before it', async ({
  page,
}) => {
  await openExample(page)
  await page.getByRole('button', { name: 'Record hand 5' }).click()
  for (const name of ['Yetta took hearts', 'Yetta: fifty (50)', '4', '9']) await tapChip(page, name)
  await expect(page.getByRole('group', { name: 'Figures for Yetta' })).toBeVisible()
  await expect.poll(() => keptForms(page)).toContain('"field":1')
  await page.addInitScript(() => {
    const tools = new MutationObserver(() => {
      if (document.querySelector('.sheet-tools') !== null) Reflect.set(window, 'sawSheet', true)
    })
    tools.observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Yetta took hearts' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Remove: Yetta: fifty (50)' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Figures for Yetta' })).toBeVisible()
  expect(await page.evaluate<unknown>(() => Reflect.get(window, 'sawSheet'))).toBeUndefined()
  await page.getByRole('button', { name: 'Back to the sheet' }).click()
  await expect(page.getByRole('button', { name: 'Continue hand 5' })).toBeVisible()
})

test('a half-typed hand waits for a redeal and agreed points, and is then the next hand', async ({ page }) => {
  await openExample(page)
  await halfTypeHandFive(page)
  await page.getByRole('button', { name: 'Redeal', exact: true }).click()
  await page.getByRole('button', { name: 'Misdeal' }).click()
  await expect(page.getByRole('button', { name: 'Continue hand 5' })).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Adjust' }).click()
  await page.getByRole('textbox', { name: 'Yetta' }).fill('20')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Continue hand 5' })).toBeVisible()
  await stepsWalkedBack(page)
  await page.reload()
  await page.getByRole('button', { name: 'Continue hand 5' }).click()
  await expect(page.getByRole('button', { name: 'Yetta took hearts' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a claim uses the half-typed hand, and can be corrected without a new one', async ({ page }) => {
  await openExample(page)
  await halfTypeHandFive(page)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Claim' })
  await dialog.getByRole('radiogroup', { name: 'Who claims' }).getByRole('radio', { name: /^Mike/ }).click()
  await dialog.getByRole('button', { name: 'Claim anyway and lose' }).click()
  await expect(page.getByRole('heading', { name: 'Yetta wins' })).toBeVisible()
  await backToTheSheet(page)

  await page.getByRole('button', { name: 'Hand 5: explain or correct' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
  await expect(dialog.getByRole('button', { name: 'Claim anyway and lose' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Record hand 5' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Record hand 5' })).toBeVisible()
})

test('a corrected redeal shows its reason and who deals after each', async ({ page }) => {
  await openExample(page)
  await page.getByRole('button', { name: 'Redeal', exact: true }).click()
  await page.getByRole('button', { name: 'Misdeal' }).click()
  await page.getByRole('button', { name: 'Misdeal, Mike dealt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeal' })
  // Mike deals hand 5. After a misdeal Mike deals again; if all players passed, Yetta deals.
  await expect(dialog.getByRole('button', { name: 'Misdeal current choice, Mike deals next' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(dialog.getByRole('button', { name: 'All passed Yetta deals next' })).toBeVisible()
})

test('points of a saved hand say that they were counted with other trumps', async ({ page }) => {
  await openExample(page)
  await page.getByRole('button', { name: 'Record hand 5' }).click()
  for (const name of ['Yetta took hearts', 'Mike: last trick', '4', '9', '7', '2', 'Save hand 5']) {
    await page.getByRole('button', { name, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Hand 5: explain or correct' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
  const note = page.getByText('These points were counted with hearts as trumps: count them again.')
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: 'Yetta took clubs' }).click()
  await expect(note).toBeVisible()
})

test('two quick taps on Undo remove two hands, and two on Redo bring them back', async ({ page }) => {
  await openExample(page)
  const twice = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await expect(page.getByRole('button', { name: 'Record hand 5' })).toBeVisible()
  await twice('Undo')
  await expect(page.getByRole('button', { name: 'Record hand 3' })).toBeVisible()
  await twice('Redo')
  await expect(page.getByRole('button', { name: 'Record hand 5' })).toBeVisible()
})

test('points by word, a redeal, a new player and a broken-off game are all recorded', async ({ page }) => {
  await openExample(page)
  await page.getByRole('button', { name: 'Redeal' }).click()
  await page.getByRole('button', { name: 'Misdeal' }).click()
  await expect(page.getByText('Misdeal, Mike dealt')).toBeVisible()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Adjust' }).click()
  await page.getByRole('textbox', { name: 'Yetta' }).fill('20')
  await page.getByLabel(/Reason/).fill('exposed card')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Yetta' }).getByText('233', { exact: true })).toBeVisible()

  const { dialog } = await fillNewPlayer(page, 'Mike', 'Ned')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Ned' })).toBeVisible()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'End early' }).click()
  await page.getByRole('button', { name: 'End the game' }).click()
  await expect(page.getByText('This game was ended early.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Resume game' }).click()
  await expect(page.getByRole('button', { name: 'Record hand 5' })).toBeVisible()
})

test('a claim shows its arithmetic before it is made, and ends the game', async ({ page }) => {
  await openExample(page)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Claim' })
  await dialog.getByRole('radiogroup', { name: 'Who claims' }).getByRole('radio', { name: /^Mike/ }).click()
  await dialog
    .getByRole('group', { name: 'Points of that player’s runs' })
    .getByRole('button', { name: '50', exact: true })
    .click()
  for (const digit of '125') await dialog.getByRole('button', { name: digit, exact: true }).click()
  await expect(dialog.getByText('326 + 125 + 50')).toBeVisible()
  await expect(dialog.getByText('Good: Mike wins')).toBeVisible()
  await dialog.getByRole('button', { name: 'Claim 501' }).click()
  await expect(page.getByRole('heading', { name: 'Mike wins' })).toBeVisible()
})
