import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules about colours, the only ones whose result differs between light and dark. */
const COLOURS = ['color-contrast', 'link-in-text-block']

type Options = Parameters<AxeBuilder['options']>[0]

type Rules = Readonly<Record<string, { enabled: boolean }>>

/** Returns the breaches of WCAG 2.2 AA; empty if there are none. `rules` switches single rules on or off. */
export const forbidden = (page: Page, rules: Rules = {}): Promise<readonly string[]> =>
  found(page, { runOnly: TAGS, rules })

async function found(page: Page, options: Options): Promise<readonly string[]> {
  // Parsing axe takes a page longer than running it, so a document that has it is not given it again.
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'))
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: '0' } : {}) })
  // Legacy mode runs in the page itself, which has no frames, and opens no page of its own. Only violations are reported, because
  // reporting every element that passes takes time.
  const { violations } = await axe
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Returns the same for light and dark. In the dark it checks only colours and `rules`, because nothing else differs. */
export async function forbiddenInAnyLight(page: Page, rules: Rules = {}): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await found(page, { runOnly: { type: 'rule', values: [...COLOURS, ...Object.keys(rules)] } })
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await forbidden(page, rules)
  return [...light.map((said) => `light: ${said}`), ...dark.map((said) => `dark: ${said}`)]
}
