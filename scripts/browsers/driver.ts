/** A tab that a journey drives: everything else is done by what it runs in the page. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly run: <A extends readonly string[], T>(work: (...args: A) => T, ...args: A) => Promise<T>
}

/** A running browser. `complaints` is what no page may do: errors, breaches of the policy, requests to someone else. */
export interface Browser {
  readonly tab: Tab
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

export interface Driver {
  readonly name: string
  /** Tells whether a profile outlives the browser, so that a journey can start it cold. */
  readonly keepsProfile: boolean
  /** Starts the browser with a profile; `origin` is the only host that its pages may ask. */
  readonly open: (profile: string, origin: string) => Promise<Browser>
}

const PATIENCE = 20_000
const PAUSE = 100

/** Waits for something to become true in the page; `what` names it where it does not. */
export async function until<A extends readonly string[]>(
  tab: Tab,
  what: string,
  isSo: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  const end = Date.now() + PATIENCE
  // While a page is being changed for another nothing can be run in it.
  while (!(await tab.run(isSo, ...args).catch(() => false))) {
    if (Date.now() > end) throw new Error(`expected this within ${PATIENCE} ms: ${what}`)
    await new Promise((done) => setTimeout(done, PAUSE))
  }
}
