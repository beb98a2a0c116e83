import { installed, test } from './support/offline'
import { expect } from './support/test'

const TIE = 'Both sides have equal points. Who scores?'

// One test, because the first visit fetches the whole app.
test('with the server gone rules and stories are found and read, and pages for readers lead to their screens', async ({
  page,
  host,
}) => {
  const question = page.getByRole('heading', { level: 1, name: TIE })
  const first = page.getByRole('region', { name: 'Found' }).getByRole('link').first()
  await page.goto('./play/')
  await installed(page)
  await host.stop()
  await page.goto('./rules/')
  await page.getByRole('searchbox').fill('litige')
  await expect(first).toContainText(TIE)
  await first.click()
  await expect(question).toBeVisible()
  const written = page.getByRole('region', { name: 'As written' }).getByRole('paragraph')
  await expect(written.first()).toContainText('held over for the winner')

  await page.goto('./rules/')
  await page.getByRole('searchbox').fill('Barlinnie')
  await first.click()
  await expect(page.getByRole('article', { name: 'Barlinnie Rules' })).toBeInViewport()

  // No device keeps the page of a question. The lookup opens it, at the address of that page.
  const own = `${host.home}rules/tie/?game=none#sources`
  await page.goto(own)
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(own)
  await page.reload()
  await expect(question).toBeVisible()
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()

  await page.goto('./games/coinche/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coinche')
  await page.goto('./games/')
  await expect(page).toHaveURL(`${host.home}new/`)
  await page.goto('./')
  await expect(page).toHaveURL(`${host.home}play/`)
})
