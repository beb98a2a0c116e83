// npm run bench -- words: counts the words on the screens of a game for two, in English, without what only a screen reader says.
// A figure is not a word. The last line is one JSON object.
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../browsers/find-chromium'
import { serveBuild } from './built-app'
import { HANDS } from './taps-hands'
import { openHand, playHand, startFromAddress } from './thumb'

const app = await serveBuild()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })

/** Counts the words that can be seen on the page, or in the dialog over it. Runs in the page. */
function visibleWords(): number {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const isSpokenOnly = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).position === 'absolute' && at.getBoundingClientRect().width <= 1) return true
    return false
  }
  let words = 0
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if (element === null || !element.checkVisibility({ visibilityProperty: true }) || isSpokenOnly(element)) continue
    words += node.textContent?.match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length ?? 0
  }
  return words
}

/** Counts the words of the open screen once it shows a text that loads last. */
async function wordsWith(page: Page, last: string): Promise<number> {
  await page.getByText(last, { exact: true }).first().waitFor()
  return page.evaluate(visibleWords)
}

async function wordsOf(page: Page, path: string, last: string): Promise<number> {
  await page.goto(app.url + path)
  return wordsWith(page, last)
}

/** Plays a whole game, so that there is something to tell about its players. */
async function playGame(page: Page): Promise<void> {
  const [hand] = HANDS['bela-2']
  if (hand === undefined) throw new Error('expected an ordinary hand among the canonical ones')
  await startFromAddress(page, app.url, 'bela-2')
  const back = page.getByRole('button', { name: 'Back to the sheet' })
  while (!(await back.isVisible())) {
    await playHand(page, 'bela-2', hand)
    await back
      .or(page.getByRole('button', { name: /^Record hand/ }))
      .first()
      .waitFor()
  }
}

async function count(): Promise<Readonly<Record<string, number>>> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  await playGame(page)
  const player = await wordsOf(page, 'players/?name=ann', 'Send as a picture')
  const settings = await wordsOf(page, 'settings/', 'Delete everything on this device…')
  const setUp = await wordsOf(page, 'new/?game=bela-2', 'Begun on paper')
  await startFromAddress(page, app.url, 'bela-2')
  const game = new URL(page.url()).searchParams.get('id') ?? ''
  const rules = await wordsOf(page, `house-rules/change/?game=${game}`, 'How we play')
  await page.goto(`${app.url}game/?id=${game}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const more = await wordsWith(page, 'This game')
  await page.getByRole('button', { name: 'Close' }).click()
  await openHand(page)
  const form = await wordsWith(page, 'next')
  return { setUp, form, player, rules, more, settings }
}

try {
  const words = await count()
  for (const [screen, found] of Object.entries(words)) console.log(`${screen.padEnd(10)}${String(found).padStart(5)}`)
  console.log(JSON.stringify(words))
} finally {
  await browser.close()
  app.stop()
}
