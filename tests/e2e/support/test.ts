import { test as base, expect, type BrowserContext } from '@playwright/test'

/** A fault that no page of Yuss may have: an error, a breach of its policy, a request to another host. */
export type Complaint = string

/** Listens to every page of `context`, present and future. A test with contexts of its own calls it for each. */
export async function watch(context: BrowserContext, home: string): Promise<Complaint[]> {
  const complaints: Complaint[] = []
  const origin = new URL(home).origin
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url())
    if (/^https?:|^wss?:/.test(protocol) && to !== origin) complaints.push(`foreign request: ${request.url()}`)
  })
  await context.exposeBinding('reportViolation', (_, text: string) => {
    complaints.push(`policy: ${text}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      const text = `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`
      if (typeof report === 'function') report(text)
    })
  })
  return complaints
}

interface Watching {
  /** The complaints that a test expects, such as the console's word on a page that is not there. */
  readonly expected: RegExp
  /** Fails the test after its last step if a page has done what none may do. */
  readonly watched: readonly Complaint[]
}

interface Watched {
  readonly context: BrowserContext
  readonly complaints: Complaint[]
}

interface Kept {
  /** The browser contexts of a worker by how they were made: each is emptied after a test, and has its code compiled. */
  readonly kept: Map<string, Watched>
}

/** Leaves nothing of a test in a context but the files that it fetched. */
async function empty(context: BrowserContext, home: string): Promise<void> {
  const blank = await context.newPage()
  for (const page of context.pages()) if (page !== blank) await page.close()
  const devtools = await context.newCDPSession(blank)
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(home).origin, storageTypes: 'all' })
  await context.clearCookies()
  await context.clearPermissions()
  await blank.close()
}

/** The `test` of every browser test: it fails on page errors, console errors, policy breaches and foreign requests. */
export const test = base.extend<Watching & { readonly window: Watched }, Kept>({
  expected: [/^$/, { option: true }],
  kept: [
    async ({ browser: _ }, use) => {
      const kept = new Map<string, Watched>()
      await use(kept)
      for (const { context } of kept.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  window: async (
    {
      browser,
      kept,
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      locale,
      timezoneId,
      serviceWorkers,
      javaScriptEnabled,
      contextOptions,
    },
    use,
  ) => {
    const home = baseURL ?? ''
    const options = {
      ...{ baseURL: home, viewport, isMobile, hasTouch, serviceWorkers, javaScriptEnabled },
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
      ...contextOptions,
    }
    const open = async () => {
      const context = await browser.newContext(options)
      return { context, complaints: await watch(context, home) }
    }
    // A worker of the app outlives its pages: where there may be one, a test has a context of its own.
    const isKept = serviceWorkers === 'block'
    const key = JSON.stringify(options)
    const window = kept.get(key) ?? (await open())
    if (isKept) kept.set(key, window)
    window.complaints.length = 0
    await use(window)
    await (isKept ? empty(window.context, home) : window.context.close())
  },
  context: async ({ window }, use) => use(window.context),
  watched: [
    async ({ window: { complaints }, expected }, use) => {
      await use(complaints)
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
