import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { choose } from './support/languages'
import {
  CHUNKS,
  installed,
  lookForUpdate,
  partsWith,
  renamePart,
  shownVersion,
  test,
  versionOf,
} from './support/offline'
import { OUT } from './support/pages'
import { expect } from './support/test'

/** A phone that speaks Bulgarian, without the network and with a newer build. */

// The whole app is fetched anew in each of these.
test.describe.configure({ timeout: 90_000 })
const PATIENT = { timeout: 30_000 }

/** The app is on this phone, with the words of its language. */
async function installedInBulgarian(page: Page): Promise<void> {
  await choose(page, 'bg')
  await page.goto('./')
  await installed(page)
}

test('starts in it with the server gone, with the rules and the guide', async ({ page, host }) => {
  await installedInBulgarian(page)
  await host.stop()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Нова игра', exact: true })).toBeVisible()
  const headings = {
    './settings/': 'Настройки',
    './guide/': 'Ръководство за играчи',
    './rules/tie/': 'Двете страни имат поравно. Кой пише?',
    './referee/exchange/': 'Може ли да се смени седмицата?',
    './new/?game=bridge-belote': 'Нова игра',
  }
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  }
  await page.goto('./guide/')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Началният екран')
})

/** Gives a language other words, as a change in them would. */
function reworded(folder: string, from: string, to: string): void {
  const parts = partsWith(folder, `"${from}"`)
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) {
    const path = join(folder, CHUNKS, part)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`"${from}"`, `"${to}"`))
    renamePart(folder, part)
  }
}

test('a newer build comes with its words: they are there at once, without the network', async ({ page, host }) => {
  const newer = versionOf(OUT, '2', '', (folder) => reworded(folder, 'Нова игра', 'Съвсем нова игра'))
  await installedInBulgarian(page)
  host.folder = newer
  expect(await lookForUpdate(page)).toBe('waiting')
  await host.stop()
  await page.getByRole('button', { name: 'Обнови сега', exact: true }).click()
  await expect.poll(() => shownVersion(page).catch(() => null), PATIENT).toBe('2')
  await expect(page.getByRole('link', { name: 'Съвсем нова игра', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await page.goto('./settings/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  rmSync(newer, { recursive: true })
})
