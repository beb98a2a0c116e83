import { LIMITS, PAGE_LIMIT, referenced, untilScored } from '../../scripts/weight'
import { exportedPages, OUT } from './support/pages'
import { expect, test } from './support/test'

test(`no page names more than ${PAGE_LIMIT} bytes of scripts`, () => {
  const weights = exportedPages(OUT).map((path) => ({ path, bytes: referenced(path).scripts }))
  expect(weights.filter(({ bytes }) => bytes === 0)).toEqual([])
  expect(weights.filter(({ bytes }) => bytes > PAGE_LIMIT)).toEqual([])
})

test('a running game can be scored before much else is loaded', async ({ page, baseURL }) => {
  const bytes = await untilScored(page, baseURL ?? '')
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(LIMITS['scoring, until the game can be scored'] ?? 0)
})

for (const path of ['', 'game/', 'new/', 'history/', 'players/']) {
  test(`/${path} names what it asks for at once, and fetches it once`, async ({ page, baseURL }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname)
    })
    await page.goto(`${baseURL}${path}`)
    const named = await page
      .locator('link[as=script]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    expect(named.filter((script) => script.includes('/storage-file.'))).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    for (const script of named) expect(fetched.filter((one) => one === script)).toHaveLength(1)
  })
}
