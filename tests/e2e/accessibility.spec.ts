import { forbiddenInAnyLight } from './support/forbidden'
import { OUT, sampledPages } from './support/pages'
import { expect, test } from './support/test'

for (const path of sampledPages(OUT)) {
  test(`/${path} has nothing that WCAG 2.2 AA forbids, in light and dark`, async ({ page }) => {
    await page.goto(`./${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A page that shows another in its place has no title for a moment.
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveTitle(/Yuss/)
    expect(await forbiddenInAnyLight(page)).toEqual([])
  })
}
