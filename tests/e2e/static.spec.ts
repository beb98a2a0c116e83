import { everyPage, exportedPages, OUT } from './support/pages'
import { expect, test } from './support/test'

/** Pages in a browser without scripts. */

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

test('every screen has its title and its words before any script has run', async ({ page }) => {
  for (const path of exportedPages(OUT)) {
    await page.goto(`./${path}`)
    await expect(page, path).toHaveTitle(/Yuss/)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  }
})

test('what is to be read can be read without scripts, in each language, on a small phone', async ({ page }) => {
  const read = [
    '',
    'games/',
    'games/bridge-belote/',
    'rules/',
    'rules/tie/',
    'rules/card-points/',
    'rules/terms/',
    'rules/stories/',
    'sources/',
    'guide/',
  ]
  for (const language of ['en', 'bg'])
    for (const path of read) {
      expect(everyPage(OUT, language)).toContain(path)
      await page.goto(`../${language}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const wide = await page.locator('body').evaluate(({ scrollWidth }) => scrollWidth)
      expect((await page.locator('main').innerText()).length, `${language}/${path}`).toBeGreaterThan(400)
      expect(wide, `${language}/${path}`).toBeLessThanOrEqual(320)
    }
})
