import { chromium, type Browser, type Page } from '@playwright/test'
import type { CanonicalHand } from '../../scripts/bench/taps-hands'
import { playHand, startFromAddress } from '../../scripts/bench/thumb'
import { ensureChromium } from '../../scripts/browsers/find-chromium'
import { PHONE, slowDown } from './cold-start'
import type { Places } from './places'

// Measures a game of twelve hands on a slow phone: from every tap to the next frame, and from Save to the disk and back to the
// sheet. Another tab looks when the disk has the hand, as the one that saves may be busy drawing it. The control is the one button of
// the empty page, tapped as often, and a write of only the same rows at such a tap.

export interface Tap {
  readonly name: string
  readonly ms: number
}

export interface Save {
  /** From the tap until the sheet is painted, with the button for the next hand. */
  readonly backMs: number
  /** From the tap until the transaction is on the disk. */
  readonly durableMs: number
  /** The rows that the transaction wrote. */
  readonly rows: readonly unknown[]
}

export interface Played {
  readonly taps: readonly Tap[]
  readonly saves: readonly Save[]
  readonly control: { readonly taps: readonly number[]; readonly writes: readonly number[] }
}

const GAME = 'klabberjass-4'

/** Twelve hands in which the sides take and make their contract in turn, without reaching the target. */
export const TWELVE: readonly CanonicalHand[] = Array.from({ length: 12 }, (_, index) =>
  index % 2 === 0
    ? { what: 'made', taker: 0, trump: 'hearts', last: 0, cards: [92, 60] }
    : { what: 'made', taker: 1, trump: 'clubs', last: 1, cards: [62, 90] },
)

export async function playTwelve({ app, empty }: Places, slowdown: number, times: number): Promise<Played> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const taps: Tap[] = []
  const saves: Save[] = []
  const control: { taps: number[]; writes: number[] } = { taps: [], writes: [] }
  for (let time = 0; time < times; time += 1) {
    const game = await playGame(browser, app.url, slowdown)
    taps.push(...game.taps)
    saves.push(...game.saves)
    const pressed = await pressControl(browser, empty.url, slowdown, game)
    control.taps.push(...pressed.taps)
    control.writes.push(...pressed.writes)
  }
  await browser.close()
  return { taps, saves, control }
}

/** The property of `window` with the measurements. */
const KEPT = 'yussMeasured'

type Measured = Pick<Played, 'taps' | 'saves'>

/** A save as its page measures it: it also has the time of the tap, in milliseconds since 1970. */
interface TappedSave extends Omit<Save, 'durableMs'> {
  readonly tappedAt: number
}

async function playGame(browser: Browser, url: string, slowdown: number): Promise<Measured> {
  const page = await openPage(browser)
  await startFromAddress(page, url, GAME)
  const other = await page.context().newPage()
  await other.goto(new URL('../icons/icon.svg', url).href)
  await page.bringToFront()
  await slowDown(page, slowdown)
  const onDisk: number[] = []
  for (const hand of TWELVE) {
    const another = other.evaluate(nextEntry, 'yuss')
    await playHand(page, GAME, hand)
    onDisk.push(await another)
  }
  const isDone = ([name, hands]: readonly [string, number]) =>
    (Reflect.get(window, name) as { readonly saves: readonly unknown[] }).saves.length === hands
  await page.waitForFunction(isDone, [KEPT, TWELVE.length] as const)
  const found = await page.evaluate(
    (name) => Reflect.get(window, name) as Pick<Measured, 'taps'> & { readonly saves: readonly TappedSave[] },
    KEPT,
  )
  await page.context().close()
  const saves = found.saves.map(({ tappedAt, ...save }, index) => ({
    ...save,
    durableMs: (onDisk[index] ?? Number.NaN) - tappedAt,
  }))
  return { taps: found.taps, saves }
}

/** Returns the time at which a database has one entry more than now, in milliseconds since 1970. Runs in a page. */
function nextEntry(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      let before: number | null = null
      const look = () => {
        const counting = opening.result.transaction('entries').objectStore('entries').count()
        counting.onsuccess = () => {
          before ??= counting.result
          if (counting.result === before) setTimeout(look, 1)
          else {
            resolve(performance.timeOrigin + performance.now())
            opening.result.close()
          }
        }
      }
      look()
    }
  })
}

/** Taps the button as often as in the game. At some of the taps, the rows of a save are written, and nothing else. */
async function pressControl(browser: Browser, url: string, slowdown: number, { taps, saves }: Measured) {
  const page = await openPage(browser)
  await page.goto(url)
  await slowDown(page, slowdown)
  const button = page.getByRole('button', { name: /^Ready/ })
  for (let tap = 0; tap < taps.length; tap += 1) await button.click()
  const measured = await page.evaluate((name) => Reflect.get(window, name) as Measured, KEPT)
  await page.evaluate(prepareBareWrites, KEPT)
  for (const { rows } of saves) {
    await page.evaluate((next) => Reflect.set(window, 'yussRows', next), rows)
    await button.click()
    await page.waitForFunction(() => Reflect.get(window, 'yussRows') === null)
  }
  const writes = await page.evaluate((name) => Reflect.get(window, `${name}Writes`) as readonly number[], KEPT)
  await page.context().close()
  return { taps: measured.taps.map(({ ms }) => ms), writes }
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  await context.addInitScript(measureTaps, KEPT)
  return context.newPage()
}

/** Measures taps and saves. Runs in the page before all other scripts. */
function measureTaps(name: string): void {
  const taps: { name: string; ms: number }[] = []
  const saves: { tappedAt: number; backMs: number; rows: unknown[] }[] = []
  Reflect.set(window, name, { taps, saves })
  let saving = { at: 0, backMs: 0, isComplete: false, rows: [] as unknown[] }
  /** Notes a save once the sheet is back and the transaction is complete, in either order. */
  const noteSave = (part: Partial<typeof saving>) => {
    saving = { ...saving, ...part }
    const { at, backMs, isComplete, rows } = saving
    if (backMs !== 0 && isComplete) saves.push({ tappedAt: performance.timeOrigin + at, backMs, rows })
  }

  /** Calls back after a frame has been handed over for painting, if called just before that frame. */
  const handedOn = (then: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(null)
  }
  const painted = (then: () => void) => requestAnimationFrame(() => handedOn(then))
  const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''
  const buttons = () => [...document.querySelectorAll('button')]
  const isBack = () => buttons().some((button) => /^Record hand/.test(wordsOf(button)))
  const untilBack = (then: () => void) => requestAnimationFrame(() => (isBack() ? handedOn(then) : untilBack(then)))

  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('button, a, summary, input, label') : null
      if (pressed === null) return
      const words = wordsOf(pressed).trim()
      painted(() => taps.push({ name: words.replace(/\d+/g, '0'), ms: performance.now() - event.timeStamp }))
      if (!/^Save hand/.test(words)) return
      saving = { at: event.timeStamp, backMs: 0, isComplete: false, rows: [] }
      untilBack(() => noteSave({ backMs: performance.now() - saving.at }))
    },
    true,
  )

  const writing = new WeakMap<IDBTransaction, unknown[]>()
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = begin.call(this, stores, mode, options)
    if (mode !== 'readwrite' || ![stores].flat().includes('entries')) return transaction
    const rows: unknown[] = []
    writing.set(transaction, rows)
    transaction.addEventListener('complete', () => {
      if (!saving.isComplete) noteSave({ isComplete: true, rows })
    })
    return transaction
  }
  for (const method of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[method]
    IDBObjectStore.prototype[method] = function (value, key) {
      writing.get(this.transaction)?.push(value)
      return key === undefined ? write.call(this, value) : write.call(this, value, key)
    }
  }
}

/** Prepares the empty page: at each tap, the waiting rows are written to a database of their own with strict durability. */
function prepareBareWrites(name: string): Promise<void> {
  const writes: number[] = []
  Reflect.set(window, `${name}Writes`, writes)
  Reflect.set(window, 'yussRows', null)
  return new Promise((resolve) => {
    const opening = indexedDB.open('bare', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true })
    opening.onsuccess = () => {
      document.addEventListener('click', (event) => {
        const rows = Reflect.get(window, 'yussRows') as readonly unknown[] | null
        if (rows === null) return
        const transaction = opening.result.transaction('rows', 'readwrite', { durability: 'strict' })
        for (const row of rows) transaction.objectStore('rows').put(row)
        transaction.oncomplete = () => {
          writes.push(performance.now() - event.timeStamp)
          Reflect.set(window, 'yussRows', null)
        }
      })
      resolve()
    }
  })
}
