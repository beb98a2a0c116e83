// The browser specs that need another build than the app at the root of a host.
import { readdirSync, readFileSync } from 'node:fs'

const SPECS = 'tests/e2e'

/** Returns the specs that play through a relay of their own, which `support/club.ts` starts. */
export const relaySpecs = (): readonly string[] =>
  readdirSync(SPECS)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${SPECS}/${name}`)
    .filter((spec) => readFileSync(spec, 'utf8').includes("'./support/club'"))
    .sort()

/** The spec for an app that is published under a path. */
export const SUB_PATH_SPEC = `${SPECS}/sub-path.spec.ts`

/** Tells whether the arguments run one of these specs: they name files, folders or parts of a name. Without arguments, all run. */
export const isRun = (specs: readonly string[], named: readonly string[]): boolean =>
  named.length === 0 || specs.some((spec) => named.some((name) => spec.includes(name.replace(/(:\d+)+$/, ''))))

/** The tag of tests that look at a translation. Only a command that names it runs them: `npm run test:languages`. */
export const TRANSLATION = '@translation'
