import { expect, it } from 'vitest'
import { attack } from './attack'

/** A short run; `npm run fuzz -- files` goes on for as long as one likes. */
it('hostile files and links are refused, or what they hold is shown as text', async () => {
  const tally = await attack({ runs: 120, seed: 20_261_123 })
  // Were all of it refused, nothing of what is kept would have been looked at.
  expect(tally.tried).toBeGreaterThanOrEqual(120)
  expect(tally.kept).toBeGreaterThan(20)
  expect(tally.refused).toBeGreaterThan(20)
}, 120_000)
