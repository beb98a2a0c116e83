import fc from 'fast-check'
import { beforeEach } from 'vitest'

/**
 * The seed of every property in a file: fixed, so that a failure comes from a change of the code, or given as YUSS_SEED, as
 * `npm run fuzz -- laws` does. A property that fails reports its seed itself, but one that runs out of time cannot: so the seed
 * is printed here for each failed test that had started a property.
 */
export const SEED = Number(process.env['YUSS_SEED'] ?? 20_261_122)

let isDrawn = false
const drawn = () => {
  isDrawn = true
}

// `npm run mutation` only needs to know whether a property fails, and not the smallest example.
const isMutated = process.env['YUSS_MUTATION'] !== undefined

fc.configureGlobal({
  seed: SEED,
  numRuns: Number(process.env['YUSS_RUNS'] ?? 100),
  endOnFailure: isMutated,
  beforeEach: drawn,
})

beforeEach(({ onTestFailed, task }) => {
  isDrawn = false
  onTestFailed(() => {
    if (isDrawn) console.error(`Drawn from seed ${SEED}: YUSS_SEED=${SEED} npx vitest run ${task.file.name}`)
  })
})
