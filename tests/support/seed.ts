import fc from 'fast-check'
import { beforeEach } from 'vitest'

/**
 * One seed for every property of a file: drawn, or given as YUSS_SEED. A property that fails says it itself; one that ran
 * out of time cannot, so it is said here, of whatever failed once a property had begun.
 */
const given = process.env['YUSS_SEED']
export const SEED = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given)

let isDrawn = false
const drawn = () => {
  isDrawn = true
}

fc.configureGlobal({ seed: SEED, beforeEach: drawn })

beforeEach(({ onTestFailed, task }) => {
  isDrawn = false
  onTestFailed(() => {
    if (isDrawn) console.error(`Drawn from seed ${SEED}: YUSS_SEED=${SEED} npx vitest run ${task.file.name}`)
  })
})
