import fc from 'fast-check'
import { beforeEach } from 'vitest'

/**
 * One seed for every property of a file: the same every time, so that what turns red is the change, or given as YUSS_SEED,
 * as `npm run fuzz -- laws` does. A property that fails says it itself; one that ran out of time cannot, so it is said here, for
 * each test that failed once a property had begun.
 */
export const SEED = Number(process.env['YUSS_SEED'] ?? 20_261_122)

let isDrawn = false
const drawn = () => {
  isDrawn = true
}

// `npm run mutation` wants to know whether a property fails, and not by which smallest example.
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
