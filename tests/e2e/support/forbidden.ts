import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules about colours, which alone differ between light and dark. */
const COLOURS = ['color-contrast', 'link-in-text-block']

type Options = Parameters<AxeBuilder['options']>[0]

type Rules = Readonly<Record<string, { enabled: boolean }>>

/** Returns the faults that WCAG 2.2 AA forbids; `rules` switches single ones on or off. Empty where all is well. */
export const forbidden = (page: Page, rules: Rules = {}): Promise<readonly string[]> =>
  found(page, { runOnly: TAGS, rules })

async function found(page: Page, options: Options): Promise<readonly string[]> {
  // Reading axe takes a page longer than running it: a document that has it keeps it.
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'))
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: '0' } : {}) })
  // Legacy is what runs in the page itself, which has no frames, and not in a page opened for it. What keeps the rules need not be
  // described, element by element.
  const { violations } = await axe
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** The same in light and dark: only colours are others in the dark. */
export async function forbiddenInAnyLight(page: Page, rules: Rules = {}): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await found(page, { runOnly: { type: 'rule', values: [...COLOURS, ...Object.keys(rules)] } })
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await forbidden(page, rules)
  return [...light.map((said) => `light: ${said}`), ...dark.map((said) => `dark: ${said}`)]
}
