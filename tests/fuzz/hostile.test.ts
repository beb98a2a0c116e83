import { expect, it } from 'vitest'
import { attack } from './attack'

/** Runs a short attack; `npm run fuzz -- files` can run as long as needed. */
it('hostile files and links are refused, or what they hold is shown as text', async () => {
  const tally = await attack({ runs: 120, seed: 20_261_123 })
  // If all input were refused, the checks of kept data would never run.
  expect(tally.tried).toBeGreaterThanOrEqual(120)
  expect(tally.kept).toBeGreaterThan(20)
  expect(tally.refused).toBeGreaterThan(20)
}, 120_000)
