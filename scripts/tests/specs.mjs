// The browser specs that need another build than the app at the root of a host.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SPECS = 'tests/e2e'
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Returns the specs that play through a relay of their own, which `support/club.ts` starts. */
export const relaySpecs = () =>
  readdirSync(join(root, SPECS))
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => readFileSync(join(root, SPECS, name), 'utf8').includes("'./support/club'"))
    .map((name) => `${SPECS}/${name}`)
    .sort()

/** The spec for an app that is published under a path. */
export const SUB_PATH_SPEC = `${SPECS}/sub-path.spec.ts`

/**
 * Tells whether the arguments run one of these specs: they name files, folders or parts of a name. Without arguments, all run.
 * @param {readonly string[]} specs
 * @param {readonly string[]} named
 */
export const isRun = (specs, named) =>
  named.length === 0 || specs.some((spec) => named.some((name) => spec.includes(name.replace(/(:\d+)+$/, ''))))
