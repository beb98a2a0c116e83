// npm run screenshots: takes the pictures of the manifest and of the README anew, from the app as it is built.
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { chromiumPath, serveBuild } from './built-app'

/** What a phone shows, in one and a half times as many points, as the file of the picture says. */
const PHONE = { width: 390, height: 844 }
const ON_ITS_SIDE = { width: 844, height: 390 }
const SCALE = 1.5

const app = await serveBuild()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `public/screenshots/${name}.png` })
}

try {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: SCALE,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(app.url)
  await page.getByRole('link', { name: /^View example/ }).click()
  const record = page.getByRole('button', { name: /^Record hand/ })
  await record.waitFor()
  await page.waitForLoadState('networkidle')
  await take(page, 'sheet')
  await page.setViewportSize(ON_ITS_SIDE)
  await take(page, 'table')
  await page.setViewportSize(PHONE)
  await record.click()
  await page
    .getByRole('button', { name: / took in hearts$/ })
    .first()
    .click()
  await page.getByRole('button', { name: '9', exact: true }).click()
  await page.getByRole('button', { name: '4', exact: true }).click()
  await take(page, 'hand')
} finally {
  await browser.close()
  await app.stop()
}
