import { LIMITS, PAGE_LIMIT, referenced, untilScored } from '../../scripts/bench/size-limits'
import { everyPage, OUT } from './support/pages'
import { expect, test } from './support/test'

test.use({ prefetch: 'links in view' })

test(`no page names more than ${PAGE_LIMIT} bytes of scripts`, () => {
  const weights = everyPage(OUT, 'en').map((path) => ({ path, bytes: referenced(path).scripts }))
  expect(weights.filter(({ bytes }) => bytes === 0)).toEqual([])
  expect(weights.filter(({ bytes }) => bytes > PAGE_LIMIT)).toEqual([])
})

test('a hand of a running game can be saved before much else is loaded', async ({ page, baseURL }) => {
  const bytes = await untilScored(page, baseURL ?? '')
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(LIMITS['scoring, until the game can be scored'] ?? 0)
})
