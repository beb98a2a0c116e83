import { test as base, expect, type BrowserContext } from '@playwright/test'
import { noteWaiting } from './settled'

/** An error, a breach of the content security policy or a request to another host. No page of Yuss may cause one. */
export type Complaint = string

/** Collects the complaints of every present and future page of `context`. A test with contexts of its own calls it for each. */
export async function watch(context: BrowserContext, home: string): Promise<readonly Complaint[]> {
  await noteWaiting(context)
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

/** The pages that Next may fetch before they are opened. */
export type Prefetch = 'links in view' | 'nothing'

/** Keeps Next from fetching the pages of links in view, which takes twice the time of the page itself. A tap fetches them. */
export async function fetchAhead(context: BrowserContext, prefetch: Prefetch): Promise<void> {
  if (prefetch === 'links in view') return
  await context.addInitScript(() => {
    // Next watches its links with an observer that has no root option.
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(options?.root === undefined ? () => {} : tell, options)
      }
    }
  })
}

interface Watching {
  /** The pages that Next may fetch by itself: none, except in a test about fetching. */
  readonly prefetch: Prefetch
  /** Matches the complaints that a test expects, such as the console error about a missing page. */
  readonly expected: RegExp
  /** The complaints of the test. Any unexpected one fails the test after its last step. */
  readonly watched: readonly Complaint[]
}

/** The `test` of every browser test: it fails on page errors, console errors, policy breaches and foreign requests. */
export const test = base.extend<Watching>({
  expected: [/^$/, { option: true }],
  prefetch: ['nothing', { option: true }],
  watched: [
    async ({ context, baseURL, expected, prefetch }, use) => {
      await fetchAhead(context, prefetch)
      const complaints = await watch(context, baseURL ?? '')
      await use(complaints)
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
