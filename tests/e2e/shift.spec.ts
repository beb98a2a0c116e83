import type { Page } from '@playwright/test'
import { record, startGame } from './support/table'
import { expect, test } from './support/test'

/** What comes late moves nothing that somebody is about to read or to tap. */

/** As good as none: a twentieth of the screen, moved by its own height. */
const LIMIT = 0.05

/** The sum of all shifts since the page was opened, as browsers count them: up to one that is made here, and has to be told. */
async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  const sum = await page.evaluate(
    () =>
      new Promise<number>((found) => {
        const end = performance.now()
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.startTime < end) shift += Number(Reflect.get(entry, 'value'))
            else found(shift)
          }
        }).observe({ type: 'layout-shift', buffered: true })
        const line = document.createElement('p')
        line.textContent = 'What comes late.'
        document.body.prepend(line)
      }),
  )
  console.log(`layout shift of ${new URL(page.url()).pathname}: ${sum.toFixed(4)}`)
  return sum
}

const SWEEP = {
  chips: ['Mike took in spades', 'Mike: shtoch', 'Mike: fifty', 'Mike: Bela'],
  figures: [110, 10],
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } })

    test('start, rules and lists stay where they are while their parts come', async ({ page }) => {
      await startGame(page, { game: 'Bela / Clobyosh for two', names: ['Mike', 'Yetta'], dealer: 'Mike' })
      for (let hand = 0; hand < 3; hand += 1) await record(page, SWEEP)
      await expect(page.getByRole('heading', { name: 'Mike wins' })).toBeVisible()
      const sheet = page.url()
      const shown = {
        './': page.getByRole('link', { name: /the sheet/i }),
        './new/': page.getByRole('link', { name: /Mike/ }),
        './rules/': page.getByRole('searchbox'),
        './rules/tie/': page.getByRole('searchbox'),
        './referee/': page.getByRole('link', { name: 'May I claim?' }),
        './referee/claim/': page.getByRole('combobox').first(),
        './history/': page.getByRole('listitem').filter({ hasText: /Mike/ }).first(),
        './players/': page.getByRole('listitem').filter({ hasText: /Mike/ }).first().first(),
        './settings/': page.getByText(/On this phone|on this phone/).first(),
        [sheet]: page.getByRole('heading', { name: 'Mike wins' }),
      }
      for (const [path, part] of Object.entries(shown)) {
        await page.goto(path)
        await expect(part).toBeVisible()
        expect.soft(await shiftOf(page), path).toBeLessThan(LIMIT)
      }
    })
  })
}
