import { installed, test } from './support/offline'
import { expect } from './support/test'

const TIE = 'Both sides have equal points. Who scores?'
const NOT_KEPT = 'That web page is not kept offline, so Yuss opened the app instead.'

// One test, because the first visit fetches the whole app.
test('with the server gone rules and stories are found and read, and pages of the site lead to their places in the app', async ({
  page,
  host,
}) => {
  const question = page.getByRole('heading', { level: 1, name: TIE })
  const first = page.getByRole('region', { name: 'Found' }).getByRole('link').first()
  await page.goto('./')
  await installed(page)
  await host.stop()
  await page.goto('./rules/')
  await page.getByRole('searchbox').fill('litige')
  await expect(first).toContainText(TIE)
  await first.click()
  await expect(question).toBeVisible()
  const own = page.getByRole('region', { name: 'As written' }).getByRole('paragraph')
  await expect(own.first()).toContainText('held over for the winner')

  await page.goto('./rules/')
  await page.getByRole('searchbox').fill('Barlinnie')
  await first.click()
  await expect(page.getByRole('article', { name: 'Barlinnie Rules' })).toBeInViewport()

  await page.goto('./en/rules/tie/')
  await expect(page).toHaveURL(/\/rules\/\?q=tie&from=site#in=en$/)
  await expect(question).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: NOT_KEPT })).toBeVisible()
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  await expect(page.getByText(NOT_KEPT)).toHaveCount(0)

  await page.goto('./en/games/coinche/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coinche')
  await expect(page.getByText(NOT_KEPT)).toBeVisible()
  await page.goto('./en/games/')
  await expect(page).toHaveURL(/\/new\//)
})
