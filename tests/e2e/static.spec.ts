import { needsJavascript } from '@/lib/messages/compiled/app/old-browser'
import { exportedPages, OUT } from './support/pages'
import { expect, test } from './support/test'

/** Screens before any script has run, and in a browser without scripts. */

test.use({ javaScriptEnabled: false })

test('no screen has words before its scripts have run, but those for a browser without scripts', async ({ page }) => {
  for (const path of exportedPages(OUT)) {
    await page.goto(`./${path}`)
    const words = await page.locator('body').innerText()
    expect(words.trim(), path).toBe(needsJavascript.replace(/<[^>]+>/g, ''))
    await expect(page, path).toHaveTitle(/\S/)
  }
})
