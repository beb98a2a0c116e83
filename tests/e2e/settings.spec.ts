import { putGames } from './support/before'
import { expect, test } from './support/test'

test('theme and suits change as soon as they are chosen, and all settings are remembered', async ({ page }) => {
  await page.goto('./settings/')
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radio', { name: 'Four colours' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-suits', 'four')
  await page.getByRole('checkbox', { name: 'Keep the screen on during a game' }).uncheck()
  for (const name of ['Plain', 'Totals']) await page.getByRole('radio', { name }).click()
  await expect(page.getByRole('status').getByText('saved')).toBeVisible()
  await page.reload()
  for (const name of ['Four colours', 'Plain', 'Totals']) await expect(page.getByRole('radio', { name })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Keep the screen on during a game' })).not.toBeChecked()
  await page.goto('./play/')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 20, 15)')
})

test.describe('before any script has come', () => {
  test.use({ expected: /ERR_FAILED/, serviceWorkers: 'block' })

  test('the page has the chosen theme and suits before any script', async ({ page }) => {
    await page.goto('./settings/')
    for (const name of ['Dark', 'Four colours']) await page.getByRole('radio', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('data-suits', 'four')
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('./play/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-suits', 'four')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 20, 15)')
  })
})

test('the last trick is called so by default, and the table’s words explain themselves', async ({ page }) => {
  await page.goto('./settings/')
  const table = page.getByRole('radio', { name: 'The table’s' })
  await expect(table).not.toBeChecked()
  await expect(page.getByText('Last trick, trump jack, bate')).toBeVisible()
  await table.click()
  await expect(page.getByText('Shtoch (last trick), Yuss (trump jack), Manel (trump nine)')).toBeVisible()
})

test('the mark “saved” appears shortly after every change, and disappears', async ({ page }) => {
  await page.goto('./settings/')
  const mark = page.getByRole('status').getByText('saved')
  await expect(mark).toHaveCount(0)
  for (const cards of ['Plain', 'The table’s']) {
    await page.getByRole('radio', { name: cards }).click()
    await expect(mark).toBeVisible()
    await expect(mark).toHaveCount(0)
  }
})

test('one line says that the games are saved on this device, and leads to a backup', async ({ page }) => {
  await page.goto('./settings/')
  const row = page.getByRole('link', { name: /^Saved on this device \(2 copies\) Back up$/ })
  const box = await row.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(48)
  expect(box?.width).toBeGreaterThanOrEqual(300)
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
})

test('everything can be deleted, but only after a confirmation', async ({ page }) => {
  await putGames(page, [{}], {
    registers: [
      { key: 'contest/a', v: 1, value: {} },
      { key: 'stakes/a', v: 1, value: {} },
    ],
  })
  await page.goto('./settings/')
  await page.getByRole('button', { name: 'Delete everything on this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete everything on this device' })
  await expect(dialog).toContainText('This deletes: a game, the stakes of an evening, a contest and the example game.')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save everything to a file' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^Yuss-backup-.*\.yuss$/)
  await dialog.getByRole('button', { name: 'Delete everything…' }).click()
  const last = dialog.getByRole('button', { name: 'Delete everything now' })
  await expect(last).toBeDisabled()
  await dialog
    .getByRole('checkbox', {
      name: /^Yes, delete everything: a game, the stakes of an evening, a contest and the example game/,
    })
    .check()
  await last.click()
  await expect(page.getByText('Everything is deleted.')).toBeVisible()
  await page.goto('./play/')
  await expect(page.getByText('No game in progress')).toBeVisible()
})
