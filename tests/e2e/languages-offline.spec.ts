import { choose } from './support/languages'
import { installed, test } from './support/offline'
import { expect } from './support/test'
import { wordsIn } from './support/words'

/** A phone in Bulgarian, without the network. */

// One test, because the first visit fetches the whole app. A language that was never loaded cannot be loaded here.
test.describe.configure({ timeout: 90_000 })
test.use({ expected: /Failed to load resource/ })

test('without the server the app, its rules and guide are in the chosen language, and no other can be chosen', async ({
  page,
  host,
}) => {
  const said = await wordsIn('bg')
  const title = page.getByRole('heading', { level: 1 })
  const start = page.getByRole('link', { name: said('newGame'), exact: true })
  await choose(page, 'bg')
  await page.goto('./')
  await installed(page)
  await host.stop()
  await page.reload()
  await expect(start).toBeVisible()
  const headings = {
    './settings/': 'Настройки',
    './guide/': 'Ръководство за играчи',
    './rules/?q=tie': 'Двете страни имат равни точки. Кой пише?',
    './referee/exchange/': 'Може ли да се смени седмицата?',
    './new/?game=bridge-belote': 'Бридж-белот',
  }
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(path)
    await expect(title, path).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  }
  await page.goto('./guide/')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Какво има на началния екран?')

  await page.goto('./settings/')
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Този език още не е на устройството.' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await expect(title).toHaveText('Настройки')

  // The pages of the site lead to the app, each in its own language.
  await page.goto('./bg/')
  await expect(start).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: said('siteNotKept') })).toBeVisible()
  await page.goto('./bg/rules/tie')
  await expect(title).toHaveText('Двете страни имат равни точки. Кой пише?')
  await expect(page.getByText(said('siteNotKept'))).toBeVisible()
  await page.goto('./en/rules/tie/')
  await expect(title).toHaveText('Both sides have equal points. Who scores?')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
