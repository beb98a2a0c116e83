import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Rules = Readonly<Record<string, { enabled: boolean }>>

/**
 * Returns the faults that WCAG 2.2 AA forbids on the page as it is; `rules` switches single ones on or off. Empty where all is
 * well.
 */
export async function forbidden(page: Page, rules: Rules = {}): Promise<readonly string[]> {
  // Reading axe takes a page longer than running it: a document that has it keeps it.
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'))
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: '0' } : {}) })
  // Legacy is what runs in the page itself, which has no frames, and not in a page opened for it. What keeps the rules need not be
  // described, element by element.
  const { violations } = await axe
    .setLegacyMode()
    .options({ runOnly: TAGS, rules, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** The same in light and dark. */
export async function forbiddenInAnyLight(page: Page, rules: Rules = {}): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await forbidden(page, rules)).map((said) => `${colorScheme}: ${said}`))
  }
  return found
}
