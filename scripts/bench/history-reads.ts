// Counts in the page what it reads from its database: requests, and the rows in their results.
import type { Page } from '@playwright/test'
import { countReads, type Reads } from './count-reads'
import type { Phone } from './history-steps'

type PageName = 'home' | 'history' | 'players' | 'person'

/** The pages, each with a selector for an element that appears when everything is read. */
const PAGES: Readonly<Record<PageName, readonly [path: string, seen: string]>> = {
  home: ['', 'a[href^="/game"]'],
  history: ['history/', 'main [role=status]:text-matches("^(One|[0-9,]+) games?$")'],
  players: ['players/', 'main li a'],
  person: ['players/?name=mike', 'main dl'],
}

const COUNT = 'yussReads'

export async function readsOf({ context, page }: Phone, url: string): Promise<Readonly<Record<PageName, Reads>>> {
  await context.addInitScript(countReads, COUNT)
  const found: Partial<Record<PageName, Reads>> = {}
  for (const [step, [path, seen]] of Object.entries(PAGES)) {
    await page.goto('about:blank')
    await page.goto(url + path)
    await page.locator(seen).first().waitFor()
    found[step as PageName] = await settled(page)
  }
  return found as Record<PageName, Reads>
}

/** Returns the counts when there are no further reads. */
async function settled(page: Page): Promise<Reads> {
  const now = () => page.evaluate((name) => ({ ...(Reflect.get(window, name) as Reads) }), COUNT)
  for (let before = await now(); ;) {
    await page.waitForTimeout(500)
    const after = await now()
    if (after.requests === before.requests) return after
    before = after
  }
}
