import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { choose } from './support/languages'
import { installed, lookForUpdate, shownVersion, test, versionOf } from './support/offline'
import { OUT } from './support/pages'
import { expect } from './support/test'

/** A phone that speaks Bulgarian, without the network and with a newer build. */

// The whole app is fetched anew in each of these.
test.describe.configure({ timeout: 90_000 })
const PATIENT = { timeout: 30_000 }

const CHUNKS = '_next/static/chunks'
const wordsOf = (language: string) => readdirSync(join(OUT, CHUNKS)).filter((name) => name.startsWith(`${language}-`))

const areKept = (page: Page, names: readonly string[]): Promise<boolean> =>
  page.evaluate(
    async (paths) =>
      (await Promise.all(paths.map((path) => caches.match(path, { ignoreSearch: true })))).every(
        (found) => found !== undefined,
      ),
    names.map((name) => `/${CHUNKS}/${name}`),
  )

/** The app is on this phone, with every word of its language. */
async function installedInBulgarian(page: Page): Promise<void> {
  await choose(page, 'bg')
  await page.goto('./')
  await installed(page)
  await expect.poll(() => areKept(page, wordsOf('bg')), PATIENT).toBe(true)
}

test('starts in it with the server gone, with the rules and the guide, and keeps no other language', async ({
  page,
  host,
}) => {
  await installedInBulgarian(page)
  expect(wordsOf('bg').length).toBeGreaterThan(3)
  expect(await areKept(page, wordsOf('de').slice(0, 1))).toBe(false)
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

/** Gives what is fetched first of a language other words, and the name that other words have. */
function reworded(folder: string, from: string, to: string): void {
  const chunks = join(folder, CHUNKS)
  const [name = ''] = wordsOf('bg').filter((one) => one.startsWith('bg-1.'))
  const [, hash = ''] = name.split('.')
  const words = readFileSync(join(chunks, name), 'utf8')
  expect(words).toContain(from)
  writeFileSync(join(chunks, name), words.replaceAll(from, to))
  renameSync(join(chunks, name), join(chunks, name.replace(hash, '01234567')))
  for (const file of readdirSync(chunks).filter((one) => one.endsWith('.js'))) {
    const path = join(chunks, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(hash, '01234567'))
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
