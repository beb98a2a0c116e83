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

test.describe('a page of the site with the server gone', () => {
  const NOT_KEPT = 'That web page is not kept offline, so Yuss opened the app instead.'

  test('the page of a question leads to the same question in the app, which says so', async ({ page, host }) => {
    await page.goto('./')
    await installed(page)
    await host.stop()
    await page.goto('./en/rules/tie/')
    await expect(page).toHaveURL(/\/rules\/\?q=tie&from=site#in=en$/)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Both sides have equal points. Who scores?' }),
    ).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: NOT_KEPT })).toBeVisible()
    await page.getByRole('link', { name: 'Rules', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
    await expect(page.getByText(NOT_KEPT)).toHaveCount(0)
  })

  test('the page of a game leads to a new game', async ({ page, host }) => {
    await page.goto('./')
    await installed(page)
    await host.stop()
    await page.goto('./en/games/coinche/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coinche')
    await expect(page.getByText(NOT_KEPT)).toBeVisible()
    await page.goto('./en/games/')
    await expect(page).toHaveURL(/\/new\//)
  })
})
