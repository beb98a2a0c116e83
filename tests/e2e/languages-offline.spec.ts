import type { Page } from '@playwright/test'
import { choose } from './support/languages'
import { installed, test } from './support/offline'
import { expect } from './support/test'
import { wordsIn } from './support/words'

/** A phone in Bulgarian, without the network. */

// Each of these tests fetches the whole app again.
test.describe.configure({ timeout: 90_000 })

/** Installs the app on this phone, with its Bulgarian messages. */
async function installedInBulgarian(page: Page): Promise<void> {
  await choose(page, 'bg')
  await page.goto('./')
  await installed(page)
}

test('the app starts in the chosen language without the server, with rules and guide', async ({ page, host }) => {
  await installedInBulgarian(page)
  await host.stop()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Нова игра', exact: true })).toBeVisible()
  const headings = {
    './settings/': 'Настройки',
    './guide/': 'Ръководство за играчи',
    './rules/?q=tie': 'Двете страни имат равни точки. Кой пише?',
    './referee/exchange/': 'Може ли да се смени седмицата?',
    './new/?game=bridge-belote': 'Бридж-белот',
  }
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  }
  await page.goto('./guide/')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Какво има на началния екран?')
})

test('pages of the site lead to the app in their own language without the server', async ({ page, host }) => {
  const said = await wordsIn('bg')
  await installedInBulgarian(page)
  await host.stop()
  await page.goto('./bg/')
  await expect(page.getByRole('link', { name: said('newGame'), exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: said('siteNotKept') })).toBeVisible()
  await page.goto('./bg/rules/tie')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Двете страни имат равни точки. Кой пише?')
  await expect(page.getByText(said('siteNotKept'))).toBeVisible()
  await page.goto('./en/rules/tie/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Both sides have equal points. Who scores?')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('a language that is not on the phone', () => {
  test.use({ expected: /Failed to load resource/ })

  test('a language that is not on the phone needs a network, and Settings says so', async ({ page, host }) => {
    await installedInBulgarian(page)
    await host.stop()
    await page.goto('./settings/')
    await page.getByRole('radio', { name: 'Deutsch' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Този език още не е на устройството.' })).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  })
})
