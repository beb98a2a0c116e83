import type { Page } from '@playwright/test'
import { everyPage, OUT } from './support/pages'
import { settled } from './support/settled'
import { expect, test } from './support/test'

/** Buttons that show more links, by page. The buttons of each list are pressed one after the other. */
const OPENERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'en/game/': [['More', 'Link, file'], ['Hand 1: explain or correct']],
}

/** Pages that the walk cannot reach: links to them need a relay (club night, table) or a game that belongs to an evening. */
const FROM_ELSEWHERE = ['club/', 'evening/', 'together/'].map((path) => `en/${path}`)

const FACE = 'en/'

/** Returns the links of this page to pages in its language, without the host. */
const linksOn = (page: Page): Promise<readonly string[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL(link.getAttribute('href') ?? '', location.href))
      .filter((url) => url.origin === location.origin && url.pathname.startsWith('/en/'))
      .map((url) => `${url.pathname.slice(1)}${url.search}`),
  )

const pathOf = (address: string): string => (address.split(/[?#]/)[0] ?? '').replace(/([^/])$/, '$1/')

/** Returns the same for pages that are alike: those of each question and of each game. */
const kindOf = (path: string): string =>
  path.replace(/^(en\/(?:games|rules(?!\/(?:compare|terms|stories)\/))\/).+/, '$1ONE/')

/** Returns the kind of page and the names of its parameters: with a game in its address, a page has more links. */
const placeOf = (address: string): string =>
  `${kindOf(pathOf(address))} ${[...new URL(address, 'http://x').searchParams.keys()].join()}`

async function linksFrom(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(`../${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await settled(page)
  let found = await linksOn(page)
  // If the address opens a dialog, the dialog covers the buttons of the page.
  if (await page.getByRole('dialog').first().isVisible()) return found
  for (const names of OPENERS[pathOf(address)] ?? []) {
    for (const name of names) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
      found = [...found, ...(await linksOn(page))]
    }
    await page.reload()
    await settled(page)
  }
  return found
}

test('from the public face, links alone lead to every page', async ({ page }) => {
  test.setTimeout(300_000)
  const seen = new Set<string>([FACE])
  const walked = new Set<string>()
  const waiting: string[] = [FACE]
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (walked.has(placeOf(address))) continue
    walked.add(placeOf(address))
    for (const link of await linksFrom(page, address)) {
      seen.add(pathOf(link))
      if (!walked.has(placeOf(link))) waiting.push(link)
    }
  }
  const pages = everyPage(OUT, 'en').map((path) => `en/${path}`)
  expect(pages.filter((path) => !seen.has(path))).toEqual(FROM_ELSEWHERE)
})
