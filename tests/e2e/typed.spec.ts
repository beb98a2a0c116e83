import type { Page } from '@playwright/test'
import { EVENING } from '@/lib/contest/evening'
import { agreed } from '../support/builders'
import { openSheet, type PutGame } from './support/before'
import { openMore } from './support/table'
import { expect, test } from './support/test'

/** Text that is typed and not yet saved survives a reload of the page and Back. */

const PARTNERS: PutGame = { rules: { base: 'bridge-belote' }, names: ['Ann', 'Bob', 'Cem', 'Dee'] }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('the twelve pairs of a new contest survive a reload and Back, and are forgotten once it has started', async ({
  page,
}) => {
  await page.goto('./contest/')
  await page.getByRole('link', { name: 'New contest' }).click()
  const field = page.getByLabel('Names of a pair')
  for (let pair = 1; pair <= 11; pair += 1) {
    await field.fill(`Pair ${pair}`)
    await field.press('Enter')
    await expect(page.getByRole('listitem')).toHaveCount(pair)
  }
  await field.fill('Pair twel')
  await page.getByLabel('Name (optional)').fill('Friday')
  await page.reload()
  await expect(field).toHaveValue('Pair twel')
  await expect(page.getByRole('listitem')).toHaveCount(11)
  await page.goBack()
  await expect(heading(page, 'Contest')).toBeVisible()
  await page.getByRole('link', { name: 'New contest' }).click()
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Friday')
  await field.fill('Pair twelve')
  await field.press('Enter')
  await expect(page.getByRole('listitem')).toHaveCount(12)
  await page.getByRole('button', { name: 'Start the contest' }).click()
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible()
  await page.goto('./contest/?new')
  await expect(heading(page, 'New contest')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(0)
})

test('the names, more people and points from paper of a new game survive a reload and Back', async ({ page }) => {
  await page.goto('./new/?game=klabberjass-4')
  const player = (seat: number) => page.getByLabel(`Player ${seat}`, { exact: true })
  for (const [place, name] of ['Ann', 'Ben', 'Cem', 'Dan'].entries()) await player(place + 1).fill(name)
  await page.getByRole('button', { name: /^More people/ }).click()
  const people = page.getByRole('dialog', { name: 'More people' })
  await people.getByLabel('Who else is here?').fill('Eva')
  await people.getByRole('button', { name: 'Add', exact: true }).click()
  await people.getByLabel('Who else is here?').fill('Fay')
  await page.goBack()
  await page.getByRole('button', { name: /^Begun on paper/ }).click()
  await page.getByLabel('Total, Ann and Cem').fill('120')
  await page.reload()
  await expect(player(4)).toHaveValue('Dan')
  await expect(page.getByRole('button', { name: /^More people/ })).toContainText('5 people')
  await expect(page.getByRole('button', { name: /^Begun on paper/ })).toContainText('120')
  await page.getByRole('button', { name: /^More people/ }).click()
  await expect(people.getByLabel('Who else is here?')).toHaveValue('Fay')
  await page.goBack()
  await page.goto('./play/')
  await page.goto('./new/?game=klabberjass-4')
  await expect(page.getByRole('button', { name: /^Begun on paper/ })).toContainText('120')
  await page.getByRole('button', { name: /^Start: / }).click()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  await page.goto('./new/?game=klabberjass-4')
  await expect(player(4)).toHaveValue('Dan')
  await expect(page.getByRole('button', { name: /^More people/ })).toContainText('none')
})

test('a note survives Back, opens again after a reload, and is forgotten once it is saved', async ({ page }) => {
  await openSheet(page, PARTNERS)
  const dialog = page.getByRole('dialog', { name: 'Note' })
  const field = dialog.getByLabel('Note')
  const open = async () => {
    await openMore(page)
    await page.getByRole('button', { name: /^Note/ }).click()
  }
  await open()
  await field.fill('At the lake')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await open()
  await expect(field).toHaveValue('At the lake')
  await page.reload()
  await expect(field).toHaveValue('At the lake')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await open()
  await expect(field).toHaveValue('')
})

test('the stakes of an evening survive a reload', async ({ page }) => {
  const people = ['Ann', 'Ben', 'Cem']
  const extra = { [EVENING]: { id: 'evening-1', people, pairing: 'same', sittingOut: 'turn', out: ['Cem'] } }
  await openSheet(page, { names: ['Ann', 'Ben'], extra, hands: [agreed([501, 0])] })
  await page.getByRole('link', { name: /^Evening/ }).click()
  await page.getByRole('button', { name: /^Stakes/ }).click()
  await page.getByLabel('For each game', { exact: true }).fill('1,000')
  await page.reload()
  await page.getByRole('button', { name: /^Stakes/ }).click()
  await expect(page.getByLabel('For each game', { exact: true })).toHaveValue('1,000')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const paid = page.getByRole('region', { name: 'Settlement' }).getByRole('checkbox')
  await expect(paid).toHaveAccessibleName('Ben pays Ann €1,000.00')
  await paid.click()
  await expect(paid).toBeChecked()
  await page.reload()
  await expect(paid).toBeChecked()
})

test('a correction of a name survives Back and a reload', async ({ page }) => {
  await openSheet(page, PARTNERS)
  await openMore(page)
  await page.getByRole('button', { name: /^Players/ }).click()
  const field = page.getByRole('dialog').getByRole('textbox')
  await page.getByRole('radio', { name: 'Bob' }).click()
  await field.fill('Bobby')
  await page.reload()
  await expect(field).toHaveValue('Bobby')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Bobby and Dee' })).toBeVisible()
})

test('a reload returns to an adjustment of the score, and “+10” is a number', async ({ page }) => {
  await openSheet(page, PARTNERS)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Adjust' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adjust score' })
  await page.getByRole('textbox', { name: 'Ann and Cem' }).fill('+10')
  await page.reload()
  await expect(dialog.getByRole('textbox', { name: 'Ann and Cem' })).toHaveValue('+10')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Ann and Cem' }).getByText('10', { exact: true })).toBeVisible()
})

test('a reload does not return to an adjustment in which nothing was typed', async ({ page }) => {
  await openSheet(page, PARTNERS)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Adjust' }).click()
  const field = page.getByRole('textbox', { name: 'Ann and Cem' })
  await field.fill('5')
  await field.fill('0')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
