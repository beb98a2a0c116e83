import { ask } from '@/lib/messages/compiled/rules/ask'
import { pagesIn } from './support/languages'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

test.describe('the rules in another language', () => {
  test.use(pagesIn('bg'))

  test('a question is translated with its answer, place, example and links', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto('./rules/tie/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('ask.tie'))
    const main = page.getByRole('main')
    await expect(main).toContainText(said('example.tie'))
    await expect(main).toContainText(said('place.clobyosh--score'))
    await expect(main.getByRole('link', { name: said('ask.bate'), exact: true })).toBeVisible()
    await expect(main).not.toContainText(ask.bate)
  })

  test('the index, the glossary and the sources are translated too', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto('./rules/terms/')
    await expect(page.getByRole('main')).toContainText(said('meaning.bate'))
    await page.goto('./sources/')
    await expect(page.getByRole('main')).toContainText(said('place.belote--kirtik'))
    await page.goto('./rules/')
    await page.getByRole('main').locator('summary').nth(2).click()
    await expect(page.getByRole('link', { name: said('ask.round-one') })).toBeVisible()
  })

  test('a search finds text in the language of the page', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto(`./rules/?find=${encodeURIComponent('вътре')}`)
    await expect(page.getByRole('main').getByText(said('meaning.bate'))).toBeVisible()
  })
})
