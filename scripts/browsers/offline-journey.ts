import type { Host } from '../../tests/e2e/support/host'
import { exportedPages } from '../../tests/e2e/support/pages'
import { until, type Driver, type Tab } from './driver'
import { press } from './hands'

/**
 * Makes a visit on a device that has kept a score, and stops the host. Then checks reloads, each kind of address, client-side navigation, and a cold start if the
 * browser supports one.
 */
export async function offlineJourney(driver: Driver, profile: string, host: Host): Promise<readonly string[]> {
  const origin = new URL(host.home).origin
  const browser = await driver.open(profile, origin)
  const { tab } = browser
  try {
    await tab.goto(`${host.home}play/`)
    await tab.run(() => localStorage.setItem('yuss-player', 'yes'))
    await tab.reload()
    await until(
      tab,
      'the worker answers for the first page',
      () => navigator.serviceWorker.controller?.state === 'activated',
    )
    await host.stop()
    await tab.reload()
    await heading(tab, 'a reload')
    for (const path of someOf(exportedPages(host.folder))) {
      await tab.goto(host.home + path)
      await heading(tab, path)
    }
    await tab.goto(`${host.home}no/such/page/`)
    await says(tab, 'There is no such page')
    await softly(tab, host)
  } finally {
    await browser.close()
  }
  return [...browser.complaints, ...(driver.keepsProfile ? await coldStart(driver, profile, host) : [])]
}

async function softly(tab: Tab, { home }: Host): Promise<void> {
  await tab.goto(`${home}sources/`)
  await says(tab, 'Where the rules come from')
  await tab.run(() => Reflect.set(window, 'sameDocument', true))
  await press(tab, 'Home')
  await until(tab, 'a link leads on', (to: string) => location.href === to, `${home}play/`)
  await heading(tab, 'the page that the link leads to')
  if (!(await tab.run(() => Reflect.get(window, 'sameDocument') === true)))
    throw new Error('expected a link to keep the page, but it loaded again')
}

async function coldStart(driver: Driver, profile: string, host: Host): Promise<readonly string[]> {
  const browser = await driver.open(profile, new URL(host.home).origin)
  try {
    await browser.tab.goto(`${host.home}sources/?cold=1`)
    await says(browser.tab, 'Where the rules come from')
  } finally {
    await browser.close()
  }
  return browser.complaints
}

const heading = (tab: Tab, what: string) =>
  until(tab, `${what} shows its heading`, () => document.querySelector('h1')?.checkVisibility() === true)

const says = (tab: Tab, words: string) =>
  until(tab, `“${words}”`, (text: string) => document.querySelector('h1')?.textContent === text, words)

/** Returns about a dozen pages, spread over the list, because pages of one kind are alike. */
function someOf(pages: readonly string[]): readonly string[] {
  const step = Math.ceil(pages.length / 12)
  return pages.filter((_, at) => at % step === 0)
}
