import type { Page } from '@playwright/test'

/** Returns the layout shift of the page so far. It causes a last shift itself, to know when all earlier ones are reported. */
export async function shiftOf(page: Page): Promise<number> {
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
