import { ask } from '@/lib/messages/compiled/rules/ask'
import { example } from '@/lib/messages/compiled/rules/example'
import { meaning } from '@/lib/messages/compiled/rules/meaning'
import { placeName } from '@/lib/rulesets/sources/sources'
import { PSEUDO } from '../../scripts/messages/pseudo'
import { expect, test } from './support/test'

/** Returns a text in the made-up language with accents. */
function accented(text: string): string {
  const change = PSEUDO['en-XA']
  if (change === undefined) throw new Error('expected a made-up language en-XA')
  return change(text)
}

test.describe('the rules in another language', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('yuss-language', 'en-XA')))

  test('a question is translated with its answer, place, example and links', async ({ page }) => {
    await page.goto('./rules/?q=tie')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(accented(ask.tie))
    const main = page.getByRole('main')
    await expect(main).toContainText(accented(example.tie))
    await expect(main).toContainText(accented(placeName('clobyosh', 'score')))
    await expect(main.getByRole('link', { name: accented(ask.bate), exact: true })).toBeVisible()
    await expect(main).not.toContainText(ask.bate)
  })

  test('the index, the glossary and the sources are in the chosen language too', async ({ page }) => {
    await page.goto('./rules/terms/')
    await expect(page.getByRole('main')).toContainText(accented(meaning.bate))
    await page.goto('./sources/')
    await expect(page.getByRole('main')).toContainText(accented(placeName('belote', 'kirtik')))
    await page.goto('./rules/')
    const index = page.getByRole('main').locator('summary').nth(2)
    await index.click()
    await expect(page.getByRole('link', { name: accented(ask['round-one']) })).toBeVisible()
  })

  test('a search finds text in the chosen language', async ({ page }) => {
    await page.goto('./rules/?find=bate')
    await expect(page.getByRole('main').getByText(accented(meaning.bate))).toBeVisible()
  })
})
