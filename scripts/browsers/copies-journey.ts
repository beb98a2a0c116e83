import { copyIsOff } from '@/lib/messages/compiled/app/storage'
import { damageSentences, savedHere } from '@/lib/text/storage/state'
import type { Host } from '../../tests/e2e/support/host'
import { until, type Driver, type Tab } from './driver'
import { totals } from './hands'
import { begin, record } from './storage-journey'

/** A browser's facts for the last line of the output. */
export type BrowserFacts = Record<string, string>

/**
 * Records a hand, deletes the database, and checks that the sheet is restored from the second copy, with a list of what was lost.
 * If a browser has no storage for a second copy, checks that its screen says so, and deletes nothing.
 */
export async function copiesJourney(
  driver: Driver,
  profile: string,
  host: Host,
  facts: BrowserFacts,
): Promise<readonly string[]> {
  const browser = await driver.open(profile, new URL(host.home).origin)
  const { tab } = browser
  try {
    await tab.goto(`${host.home}new/`)
    await begin(tab)
    await record(tab, { hand: 1, chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
    await totals(tab, { Mike: 70, Yetta: 55 })
    const game = await tab.run(() => location.href)
    facts['second copy'] = await secondCopy(tab, host)
    facts['kept for good'] = await tab.run(() =>
      [...document.querySelectorAll('button')].some((key) => key.textContent?.startsWith('Ask the browser'))
        ? 'not promised'
        : 'promised',
    )
    if (facts['second copy'] === 'on') {
      await dropDatabase(tab, host)
      await tab.goto(game)
      await totals(tab, { Mike: 70, Yetta: 55 })
      await tab.goto(`${host.home}settings/`)
      await until(
        tab,
        'the settings name what was lost',
        (lost: string) => document.querySelector('[aria-label="Damage found"]')?.textContent?.includes(lost) === true,
        LOST,
      )
    }
  } finally {
    await browser.close()
  }
  return browser.complaints
}

const [OFF = ''] = copyIsOff({ why: '\n' }).split('\n')
const SAID = { on: savedHere({ state: 'on' }), off: OFF, absent: savedHere({ state: 'absent' }) }
const [LOST = ''] = damageSentences([{ store: 'database', fault: 'missing', table: '', key: null, repaired: true }])

async function secondCopy(tab: Tab, { home }: Host): Promise<string> {
  await tab.goto(`${home}settings/`)
  const said = JSON.stringify(SAID)
  await until(tab, 'the settings tell of the second copy', isTold, said)
  return tab.run(
    (all: string) =>
      Object.entries<string>(JSON.parse(all)).find(([, words]) => document.body.textContent?.includes(words))?.[0] ??
      '',
    said,
  )
}

const isTold = (all: string): boolean =>
  Object.values<string>(JSON.parse(all)).some((words) => document.body.textContent?.includes(words))

/** Deletes the database from the page of an image on the same host, in which no code of the app runs. */
async function dropDatabase(tab: Tab, { home }: Host): Promise<void> {
  await tab.goto(new URL('../icons/icon.svg', home).href)
  await tab.run(() => {
    indexedDB.deleteDatabase('yuss').onsuccess = () => Reflect.set(window, 'dropped', true)
  })
  await until(tab, 'the database is deleted', () => Reflect.get(window, 'dropped') === true)
}
