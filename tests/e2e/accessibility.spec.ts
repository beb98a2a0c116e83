import AxeBuilder from '@axe-core/playwright'
import { OUT, sampledPages } from './support/pages'
import { expect, test } from './support/test'

for (const path of sampledPages(OUT)) {
  test(`/${path} has nothing that WCAG 2.2 AA forbids, in light and dark`, async ({ page }) => {
    await page.goto(`./${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A page that shows another in its place has no title for a moment.
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveTitle(/Yuss/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    }
  })
}
