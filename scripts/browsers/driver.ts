/** A tab that a journey controls. Everything except navigation is code that runs in the page. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly run: <A extends readonly string[], T>(work: (...args: A) => T, ...args: A) => Promise<T>
}

/** A running browser. `complaints` has what no page may cause: errors, violations of the policy, requests to other hosts. */
export interface Browser {
  readonly tab: Tab
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

export interface Driver {
  readonly name: string
  /** Tells whether the profile is kept after the browser closes, so that a journey can test a cold start. */
  readonly keepsProfile: boolean
  /** Starts the browser with a profile; `origin` is the only host to which its pages may send requests. */
  readonly open: (profile: string, origin: string) => Promise<Browser>
}

const PATIENCE = 20_000
const PAUSE = 100

/** Waits until something is true in the page; throws an error with `what` if it takes too long. */
export async function until<A extends readonly string[]>(
  tab: Tab,
  what: string,
  isSo: (...args: A) => boolean,
  ...args: A
): Promise<void> {
  const end = Date.now() + PATIENCE
  // During a navigation no code can run in the page.
  while (!(await tab.run(isSo, ...args).catch(() => false))) {
    if (Date.now() > end) throw new Error(`expected this within ${PATIENCE} ms: ${what}`)
    await new Promise((done) => setTimeout(done, PAUSE))
  }
}
