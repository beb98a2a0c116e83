import { launch, type Page } from 'puppeteer-core'
import type { Driver } from './driver'

/** Controls Chromium over its own protocol, and Firefox over WebDriver BiDi. */
export function puppeteerDriver(name: 'Chromium' | 'Firefox', executablePath: string): Driver {
  return {
    name,
    keepsProfile: true,
    open: async (profile, origin) => {
      const browser = await launch({
        browser: name === 'Firefox' ? 'firefox' : 'chrome',
        executablePath,
        userDataDir: profile,
        headless: true,
        args: name === 'Firefox' ? [] : ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
      })
      const page = await browser.newPage()
      const complaints: string[] = []
      await listen(page, origin, complaints)
      return {
        complaints,
        tab: {
          goto: async (url) => {
            await page.goto(url)
            await quiet(page)
          },
          reload: async () => {
            await page.reload()
            await quiet(page)
          },
          run: (work, ...args) => page.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`) as never,
        },
        close: async () => {
          await quiet(page)
          await browser.close()
        },
      }
    },
  }
}

/**
 * Waits until the network is idle. Firefox reports an error if a page is left while it loads. Chromium may miscount requests of a
 * worker, so a timeout is ignored.
 */
const quiet = (page: Page) => page.waitForNetworkIdle({ timeout: 5000 }).catch(() => undefined)

async function listen(page: Page, origin: string, complaints: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`))
  page.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url())
    if (/^https?:|^wss?:/.test(protocol) && to !== origin) complaints.push(`foreign request: ${request.url()}`)
  })
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} at ${document.URL}`)
    })
  })
}
