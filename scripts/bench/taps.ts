// npm run bench -- taps: plays typical hands of every rule set in a browser and counts the taps. Taps in the open form count,
// including Save. Digits and the key that ends a number are counted separately. The sum of all from the sheet on is what a
// newcomer counts. The last row of a game counts from the first screen of a new device on.
import { chromium, type Page } from '@playwright/test'
import { RULE_SET_IDS, type RuleSetId } from '../../lib/rulesets/sets/rule-set'
import { ensureChromium } from '../browsers/find-chromium'
import { serveBuild } from './built-app'
import { HANDS, MOST, mostInAll, mostTaps } from './taps-hands'
import { openHand, playHand, saveKey, enterHand, startFromHome, startFromAddress, typeFigures } from './thumb'

interface Count {
  readonly taps: number
  readonly digits: number
  readonly ends: number
}

interface Row {
  readonly what: string
  readonly count: Count
  readonly most: number
  /** The most taps from the sheet to the save, including digits; `null` if there is no such limit. */
  readonly mostInAll: number | null
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' }

const app = await serveBuild()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })

/** Counts taps. Runs in the page before all other scripts. */
function countTaps(): void {
  const counts = { taps: 0, digits: 0, ends: 0 }
  Reflect.set(window, 'counts', counts)
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('button, a, summary, input') : null
      if (pressed === null) return
      const isKey = pressed.closest('.hand-form-keys') !== null && pressed.closest('.form-pad') === null
      if (isKey && /^\d$/.test(pressed.textContent.trim())) counts.digits += 1
      else if (pressed.getAttribute('aria-label') === 'Next number') counts.ends += 1
      else counts.taps += 1
    },
    true,
  )
}

async function openTable(): Promise<Page> {
  const context = await browser.newContext(PHONE)
  await context.addInitScript(countTaps)
  return context.newPage()
}

const counted = (page: Page): Promise<Count> => page.evaluate(() => ({ ...(Reflect.get(window, 'counts') as Count) }))

async function counting(page: Page, work: () => Promise<void>): Promise<Count> {
  const before = await counted(page)
  await work()
  const after = await counted(page)
  return { taps: after.taps - before.taps, digits: after.digits - before.digits, ends: after.ends - before.ends }
}

/** Returns to the sheet if the hand ended the game and its result is shown. */
async function backToTheSheet(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'Back to the sheet' })
  const undoTool = page.getByRole('button', { name: 'Undo', exact: true })
  await back.or(undoTool).first().waitFor()
  if (await back.isVisible()) await back.click()
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Record hand 1' }).waitFor()
}

/** Starts a game from the first screen, and plays its hands; each is undone. */
async function playAll(game: RuleSetId): Promise<readonly Row[]> {
  const rows: Row[] = []
  const page = await openTable()
  await page.goto(`${app.url}play/`)
  await page.getByRole('link', { name: 'New game' }).waitFor()
  const start = await counting(page, () => startFromHome(page, game))
  for (const hand of HANDS[game]) {
    await openHand(page)
    const count = await counting(page, () => enterHand(page, game, hand))
    rows.push({ what: hand.what, count, most: mostTaps(game, hand), mostInAll: mostInAll(game, hand) })
    await backToTheSheet(page)
    const undone = await counting(page, () => undo(page))
    if (undone.taps > MOST.undo)
      rows.push({ what: `undo: ${hand.what}`, count: undone, most: MOST.undo, mostInAll: null })
  }
  await page.context().close()
  return [...rows, ...rows.slice(0, 1).map((hand) => fromFirstScreen(start, hand))]
}

/** Returns the row of an ordinary hand with the taps that start its game. */
const fromFirstScreen = (start: Count, { count, most }: Row): Row => ({
  what: 'the first of these, from the first screen on',
  count: { ...count, taps: start.taps + count.taps },
  most: MOST.start + most,
  mostInAll: null,
})

/** Plays a hand, undoes it, redoes it and corrects it. */
async function playFirst(): Promise<readonly Row[]> {
  const rows: Row[] = []
  const note = async (what: string, most: number, work: () => Promise<void>) => {
    rows.push({ what, count: await counting(page, work), most, mostInAll: null })
  }
  const game = 'bela-2'
  const [hand] = HANDS[game]
  if (hand === undefined) throw new Error('expected an ordinary hand among the canonical ones')
  const page = await openTable()
  await startFromAddress(page, app.url, game)
  await playHand(page, game, hand)
  await note('undo', MOST.undo, () => undo(page))
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await page.getByRole('button', { name: 'Record hand 2' }).waitFor()
  await note('correct the hand before: a figure', MOST.correct, async () => {
    await page.getByRole('button', { name: 'Hand 1: explain or correct' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
    await saveKey(page).waitFor()
    await typeFigures(page, [71])
    await saveKey(page).click()
    await saveKey(page).waitFor({ state: 'detached' })
  })
  await page.context().close()
  return rows
}

/** Returns the sum of all taps, including the one that opens the form. */
const inAll = ({ taps, digits, ends }: Count): number => 1 + taps + digits + ends
const isOver = ({ count, most }: Row): boolean => count.taps > most
const isOverInAll = (row: Row): boolean => row.mostInAll !== null && inAll(row.count) > row.mostInAll

function print(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length))
  const cell = (figure: number | string) => String(figure).padStart(8)
  console.log(`\n${title}`)
  console.log(`${''.padEnd(width)}${['taps', 'most', 'digits', 'next', 'in all', 'most'].map(cell).join('')}`)
  for (const row of rows) {
    const { what, count, most } = row
    const figures = [count.taps, most, count.digits, count.ends, inAll(count), row.mostInAll ?? '']
    const over = isOver(row) || isOverInAll(row) ? '  <- too many' : ''
    console.log(`${what.padEnd(width)}${figures.map(cell).join('')}${over}`)
  }
}

const all: Row[] = []
const tables: [string, () => Promise<readonly Row[]>][] = [
  ...RULE_SET_IDS.map((game): [string, () => Promise<readonly Row[]>] => [game, () => playAll(game)]),
  ['beside hands', playFirst],
]
try {
  for (const [title, play] of tables) {
    const rows = await play()
    print(title, rows)
    all.push(...rows)
  }
} finally {
  await browser.close()
  app.stop()
}

const over = all.filter(isOver).length
const taps = all.map(({ count }) => count.taps)
console.log(
  JSON.stringify({
    rows: all.length,
    over,
    overInAll: all.filter(isOverInAll).length,
    averageTaps: Number((taps.reduce((total, count) => total + count, 0) / taps.length).toFixed(2)),
    worst: Math.max(...taps),
  }),
)
process.exitCode = over === 0 ? 0 : 1
