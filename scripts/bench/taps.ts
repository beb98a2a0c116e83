// npm run bench -- taps: plays canonical hands of every rule set in a browser and counts what a thumb has to do for them.
// Counting starts on the sheet and ends with the save. Digits, and the key that ends a number, are counted apart.
import { chromium, type Page } from '@playwright/test'
import { chromiumPath, serveBuild } from './built-app'
import { HANDS, MOST } from './taps-hands'
import { playHand, saveKey, startGame, typeFigures } from './thumb'

interface Count {
  readonly taps: number
  readonly digits: number
  readonly ends: number
}

const app = await serveBuild()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })

async function openTable(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await context.addInitScript(() => {
    const counts = { taps: 0, digits: 0, ends: 0 }
    Reflect.set(window, 'counts', counts)
    document.addEventListener(
      'click',
      (event) => {
        const button = event.target instanceof Element ? event.target.closest('button, a, summary, input') : null
        if (button === null) return
        const isKey = button.closest('.hand-form-keys') !== null
        if (isKey && /^\d$/.test(button.textContent?.trim() ?? '')) counts.digits += 1
        else if (button.getAttribute('aria-label') === 'Next number') counts.ends += 1
        else counts.taps += 1
      },
      true,
    )
  })
  return context.newPage()
}

const counted = (page: Page): Promise<Count> => page.evaluate(() => ({ ...(Reflect.get(window, 'counts') as Count) }))

async function counting(page: Page, work: () => Promise<void>): Promise<Count> {
  const before = await counted(page)
  await work()
  const after = await counted(page)
  return { taps: after.taps - before.taps, digits: after.digits - before.digits, ends: after.ends - before.ends }
}

const rows: { readonly what: string; readonly count: Count; readonly most: number }[] = []
const note = (what: string, count: Count, most: number) => rows.push({ what, count, most })

for (const [game, hands] of Object.entries(HANDS)) {
  const page = await openTable()
  await startGame(page, app.url, game)
  for (const hand of hands) {
    note(`${game}: ${hand.what}`, await counting(page, () => playHand(page, hand)), MOST[hand.kind])
    const undo = await counting(page, async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Record hand 1' }).waitFor()
    })
    if (undo.taps > MOST.undo) note(`${game}: undo after ${hand.what}`, undo, MOST.undo)
  }
  await page.context().close()
}

{
  const page = await openTable()
  await page.goto(app.url)
  const hand = HANDS['Bela / Clobyosh for two']?.[0]
  if (hand === undefined) throw new Error('expected an ordinary hand among the canonical ones')
  await page.getByRole('link', { name: 'New game' }).waitFor()
  note(
    'first game, from the first screen to its first hand on the sheet',
    await counting(page, async () => {
      await page.getByRole('link', { name: 'New game' }).click()
      await page.getByRole('link', { name: 'Bela / Clobyosh for two' }).click()
      await page.getByRole('button', { name: /^Start/ }).click()
      await playHand(page, hand)
    }),
    MOST.firstGame,
  )
  note(
    'undo',
    await counting(page, async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Redo' }).waitFor()
    }),
    MOST.undo,
  )
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Record hand 2' }).waitFor()
  note(
    'correct the hand before: a figure',
    await counting(page, async () => {
      await page.getByRole('button', { name: 'Hand 1: explain or correct' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
      await saveKey(page).waitFor()
      await typeFigures(page, [71])
      await saveKey(page).click()
      await saveKey(page).waitFor({ state: 'detached' })
    }),
    MOST.correct,
  )
  await page.context().close()
}

await browser.close()
app.stop()

const width = Math.max(...rows.map(({ what }) => what.length))
console.log(`${'hand'.padEnd(width)}  taps  most  digits  ends`)
for (const { what, count, most } of rows) {
  const over = count.taps > most ? '  <- too many' : ''
  console.log(
    `${what.padEnd(width)}  ${String(count.taps).padStart(4)}  ${String(most).padStart(4)}  ${String(count.digits).padStart(6)}  ${String(count.ends).padStart(4)}${over}`,
  )
}
const over = rows.filter(({ count, most }) => count.taps > most).length
const average = rows.reduce((total, { count }) => total + count.taps, 0) / rows.length
console.log(
  JSON.stringify({
    hands: rows.length,
    over,
    averageTaps: Number(average.toFixed(2)),
    worst: Math.max(...rows.map(({ count }) => count.taps)),
  }),
)
process.exitCode = over === 0 ? 0 : 1
