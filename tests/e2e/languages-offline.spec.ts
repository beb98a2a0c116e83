import { choose, pagesIn } from './support/languages'
import { installed, test } from './support/offline'
import { expect } from './support/test'
import { wordsIn } from './support/words'

/** A phone in Bulgarian, without the network. */

// One test, because the first visit fetches the whole app. A language that was never loaded cannot be loaded here.
test.describe.configure({ timeout: 90_000 })
test.use({ expected: /Failed to load resource/, ...pagesIn('bg') })

test('without the server the app, its rules and guide are in the chosen language, and no other can be chosen', async ({
  page,
  host,
}) => {
  const said = await wordsIn('bg')
  const title = page.getByRole('heading', { level: 1 })
  const start = page.getByRole('link', { name: said('newGame'), exact: true })
  const root = page.locator('html')
  await choose(page, 'bg')
  await page.goto('./play/')
  await installed(page)
  await host.stop()
  await page.reload()
  await expect(start).toBeVisible()
  const headings = {
    './settings/': said('settingsTitle'),
    './guide/': 'Ръководство за играчи',
    './rules/?q=tie': said('ask.tie'),
    './referee/exchange/': 'Може ли да се смени седмицата?',
    './new/?game=bridge-belote': 'Бридж-белот',
    // Pages for readers lead to the same in the app, also those in a language that is not on the phone.
    './rules/tie': said('ask.tie'),
    '../en/rules/tie/': said('ask.tie'),
    '../en/settings/': said('settingsTitle'),
    '../settings/': said('settingsTitle'),
  }
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(path)
    await expect(title, path).toHaveText(heading)
    await expect(root, path).toHaveAttribute('lang', 'bg')
  }
  await page.goto('./guide/')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Какво има на началния екран?')
  for (const path of ['./', '../', '../en/']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/bg\/play\/$/)
    await expect(start, path).toBeVisible()
  }

  await page.goto('./settings/')
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('alert').filter({ hasText: said('languageNeedsNetwork') })).toBeVisible()
  await page.reload()
  await expect(title).toHaveText(said('settingsTitle'))
  await expect(root).toHaveAttribute('lang', 'bg')
})
