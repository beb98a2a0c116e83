import { test as base, expect, type BrowserContext } from '@playwright/test'

/** What a page did that no page of Yuss may do: an error, a breach of its policy, a request to somebody else. */
export type Complaint = string

/** Listens to every page of `context`, present and future. A test with contexts of its own calls it for each. */
export async function watch(context: BrowserContext, home: string): Promise<readonly Complaint[]> {
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

/** The `test` of every browser test: it fails on page errors, console errors, policy breaches and foreign requests. */
export const test = base.extend<Watching>({
  expected: [/^$/, { option: true }],
  watched: [
    async ({ context, baseURL, expected }, use) => {
      const complaints = await watch(context, baseURL ?? '')
      await use(complaints)
      expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
