import type { Host } from '../../tests/e2e/support/host'
import { until, type Driver, type Tab } from './driver'
import { typePoints, fill, press, totals } from './hands'

/** Begins a game, records hands, and checks that the sheet is still there after a reload, a restart and without the network. */
export async function storageJourney(driver: Driver, profile: string, host: Host): Promise<readonly string[]> {
  const origin = new URL(host.home).origin
  const first = await driver.open(profile, origin)
  let game: string
  try {
    const { tab } = first
    await tab.goto(`${host.home}new/`)
    await begin(tab)
    await record(tab, { hand: 1, chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
    await totals(tab, { Mike: 70, Yetta: 55 })
    await tab.reload()
    await totals(tab, { Mike: 70, Yetta: 55 })
    await record(tab, { hand: 2, chips: ['Yetta took hearts', 'Mike: last trick'], figures: [40, 72] })
    await totals(tab, { Mike: 120, Yetta: 127 })
    await until(tab, 'the worker is ready', () => navigator.serviceWorker.controller?.state === 'activated')
    game = await tab.run(() => location.href)
    if (!driver.keepsProfile) {
      await host.stop()
      await tab.goto('about:blank')
      await readAgain(tab, host.home, game)
    }
  } finally {
    await first.close()
  }
  return [...first.complaints, ...(driver.keepsProfile ? await restarted(driver, profile, host, game) : [])]
}

async function restarted(driver: Driver, profile: string, host: Host, game: string): Promise<readonly string[]> {
  await host.stop()
  const second = await driver.open(profile, new URL(host.home).origin)
  try {
    await readAgain(second.tab, host.home, game)
  } finally {
    await second.close()
  }
  return second.complaints
}

export async function begin(tab: Tab): Promise<void> {
  await press(tab, 'Bela / Clobyosh for two')
  await fill(tab, 'Player 1', 'Mike')
  await fill(tab, 'Player 2', 'Yetta')
  await press(tab, 'Mike', 'Who deals first')
  await press(tab, 'Start')
}

interface Taps {
  readonly hand: number
  readonly chips: readonly string[]
  readonly figures: readonly number[]
}

export async function record(tab: Tab, { hand, chips, figures }: Taps): Promise<void> {
  await press(tab, `Record hand ${hand}`)
  for (const chip of chips) await press(tab, chip)
  await typePoints(tab, figures)
  await press(tab, 'Save hand')
}

/** Checks that the first screen leads to the game, and that its sheet is unchanged. */
async function readAgain(tab: Tab, home: string, game: string): Promise<void> {
  await tab.goto(`${home}play/`)
  await until(
    tab,
    'the first screen leads to the game',
    (address: string) => [...document.querySelectorAll('a')].some(({ href }) => href === address),
    game,
  )
  await tab.goto(game)
  await totals(tab, { Mike: 120, Yetta: 127 })
}
