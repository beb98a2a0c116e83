// npm run screenshots: takes all pictures of the built app again: those of the manifest, of the README and of the guide, and the
// animated one of a hand that is recorded.
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { serveBuild } from '../bench/built-app'
import { ensureChromium } from '../browsers/find-chromium'

/** The size of a phone in CSS pixels. The pictures have one and a half times as many pixels, as the manifest says. */
const PHONE = { width: 390, height: 844 }
const ON_ITS_SIDE = { width: 844, height: 390 }
const WIDE = { width: 1280, height: 800 }
const SCALE = 1.5

/** Options for small files: the design of paper and ink needs few colours. */
const SMALL = { palette: true, colours: 64, effort: 10, compressionLevel: 9 } as const
const MANIFEST = 'public/screenshots'
const DOCUMENTS = 'docs/pictures'

/** The milliseconds for which a frame of the animated picture is shown; the last one is shown longer. */
const FRAME = 900
const LAST_FRAME = 3000
const FRAME_WIDTH = 320

const app = await serveBuild()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
mkdirSync(DOCUMENTS, { recursive: true })

async function take(page: Page, folder: string, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const shot = sharp(await page.screenshot({ animations: 'disabled' }))
  const fit = folder === MANIFEST ? shot : shot.resize({ width: page.viewportSize()?.width ?? PHONE.width })
  await fit.png(SMALL).toFile(`${folder}/${name}.png`)
}

async function newPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: SCALE,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  return context.newPage()
}

/** Opens the example game of a new device from the first screen. */
async function openExample(page: Page): Promise<void> {
  await page.goto(`${app.url}play/`)
  await page.getByRole('link', { name: /^View example/ }).click()
  await recordKey(page).waitFor()
}

const recordKey = (page: Page) => page.getByRole('button', { name: /^Record hand/ })
const digit = (page: Page, figure: string) => page.getByRole('button', { name: figure, exact: true })
/** The keys for Mike's last trick, 84 points in his cards and 41 in Yetta's. The cursor moves to the next field automatically. */
const POINTS = ['Mike: last trick', '8', '4', '4', '1'] as const
const taker = (page: Page) => page.getByRole('button', { name: / took hearts$/ }).first()

async function takePlaces(page: Page): Promise<void> {
  await page.goto(`${app.url}play/`)
  await page.getByRole('link', { name: /^View example/ }).waitFor()
  await take(page, DOCUMENTS, 'home')
  for (const [path, name] of [
    ['new/', 'new-game'],
    ['rules/?q=tie', 'rule'],
    ['referee/', 'rulings'],
    ['history/', 'history'],
    ['settings/', 'settings'],
  ] as const) {
    await page.goto(`${app.url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take(page, DOCUMENTS, name)
  }
}

/** Takes the ruling on runs. */
async function takeReferee(page: Page): Promise<void> {
  await page.goto(`${app.url}referee/runs/`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, DOCUMENTS, 'referee')
}

async function takeGame(page: Page): Promise<void> {
  await openExample(page)
  await take(page, MANIFEST, 'sheet')
  await take(page, DOCUMENTS, 'sheet')
  await page.setViewportSize(ON_ITS_SIDE)
  await take(page, MANIFEST, 'table')
  await take(page, DOCUMENTS, 'table')
  await page.setViewportSize(WIDE)
  await page.getByRole('region', { name: 'How the game went' }).getByRole('img').first().waitFor()
  await take(page, DOCUMENTS, 'wide')
  await page.setViewportSize(PHONE)
  await recordKey(page).click()
  await taker(page).click()
  for (const key of POINTS) await digit(page, key).click()
  await take(page, MANIFEST, 'hand')
  await take(page, DOCUMENTS, 'hand')
}

/** Records a hand from the sheet and back, with one frame for each tap. */
async function takeMoving(page: Page): Promise<void> {
  const frames: Buffer[] = []
  const frame = async () => {
    const shot = await page.screenshot({ animations: 'disabled' })
    frames.push(await sharp(shot).resize({ width: FRAME_WIDTH }).png().toBuffer())
  }
  await openExample(page)
  await page.waitForLoadState('networkidle')
  await frame()
  await recordKey(page).click()
  await taker(page).waitFor()
  await frame()
  await taker(page).click()
  await frame()
  for (const key of POINTS) {
    await digit(page, key).click()
    await frame()
  }
  await page.getByRole('button', { name: /^Save hand/ }).click()
  await recordKey(page)
    .or(page.getByRole('heading', { name: /wins/ }))
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  await frame()
  const delay = frames.map((_, index) => (index === frames.length - 1 ? LAST_FRAME : FRAME))
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 70, effort: 6, loop: 0, delay })
    .toFile(`${DOCUMENTS}/a-hand.webp`)
}

try {
  for (const part of [takeGame, takePlaces, takeReferee, takeMoving]) await part(await newPage())
} finally {
  await browser.close()
  await app.stop()
}
