import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

const requests = new WeakMap<BrowserContext, Set<Request>>()

/** Notes what the pages of `context` wait for, so that `settled` knows when they wait for nothing: requests and the database. */
export async function noteWaiting(context: BrowserContext): Promise<void> {
  const open = new Set<Request>()
  requests.set(context, open)
  context.on('request', (request) => open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  await context.addInitScript(() => {
    const waiting = new Set<unknown>()
    Reflect.set(window, 'waiting', waiting)
    const note = (prototype: object, name: string, ends: readonly string[]) => {
      const start = Reflect.get(prototype, name)
      Reflect.set(prototype, name, function (this: unknown, ...all: readonly unknown[]) {
        const begun: EventTarget = Reflect.apply(start, this, all)
        waiting.add(begun)
        for (const end of ends) begun.addEventListener(end, () => waiting.delete(begun))
        return begun
      })
    }
    note(IDBFactory.prototype, 'open', ['success', 'error', 'blocked'])
    note(IDBDatabase.prototype, 'transaction', ['complete', 'abort'])
  })
}

/**
 * Waits until a page of the app has started, waits for no file and no row, is the same in two frames, and every key takes taps. A
 * key that has just come under the finger takes none for half a second.
 */
export async function settled(page: Page): Promise<void> {
  const open = requests.get(page.context())
  const rounds = async () => {
    await expect.poll(() => open?.size ?? 0, { intervals: [10] }).toBe(0)
    await drawn(page)
    return open?.size ?? 0
  }
  while ((await rounds()) > 0);
}

const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const waiting: unknown = Reflect.get(window, 'waiting')
    const isWaiting = () =>
      (waiting instanceof Set && waiting.size > 0) ||
      document.querySelector(':root:not([data-started]) script[src], [style*="pointer-events"]') !== null
    const state = () =>
      `${performance.getEntriesByType('resource').length} ${document.querySelectorAll('*').length} ${document.body.innerText.length}`
    for (let before = '', now = state(); before !== now || isWaiting(); now = state()) {
      before = now
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
    }
  })
