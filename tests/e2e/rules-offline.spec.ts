import { installed, test } from './support/offline'
import { expect } from './support/test'

test('a rule is found and read with the server gone', async ({ page, host }) => {
  await page.goto('./')
  await installed(page)
  await host.stop()
  await page.goto('./rules/')
  await page.getByRole('searchbox').fill('litige')
  const tie = page.getByRole('region', { name: 'Found' }).getByRole('link').first()
  await expect(tie).toContainText('Both sides have equal points. Who scores?')
  await tie.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Both sides have equal points. Who scores?' })).toBeVisible()
  const own = page.getByRole('region', { name: 'As written' }).getByRole('paragraph')
  await expect(own.first()).toContainText('held over for the winner')
})

test('a story is found and read with the server gone', async ({ page, host }) => {
  await page.goto('./')
  await installed(page)
  await host.stop()
  await page.goto('./rules/')
  await page.getByRole('searchbox').fill('Barlinnie')
  await page.getByRole('region', { name: 'Found' }).getByRole('link').first().click()
  await expect(page.getByRole('article', { name: 'Barlinnie Rules' })).toBeInViewport()
})

test('the page of a question leads to the same question in the app with the server gone', async ({ page, host }) => {
  await page.goto('./')
  await installed(page)
  await host.stop()
  await page.goto('./en/rules/tie/')
  await expect(page).toHaveURL(/\/rules\/\?q=tie$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Both sides have equal points. Who scores?' })).toBeVisible()
  await page.goto('./fr/rules/')
  await expect(page).toHaveURL(/\/rules\/$/)
})

test('the page of a game leads to a new game with the server gone', async ({ page, host }) => {
  await page.goto('./')
  await installed(page)
  await host.stop()
  await page.goto('./fr/games/coinche/')
  await expect(page).toHaveURL(/\/new\/\?game=coinche/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coinche')
  await page.goto('./en/games/')
  await expect(page).toHaveURL(/\/new\/(\?|$)/)
})
