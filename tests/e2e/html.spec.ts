import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsOf } from './support/html'
import { BUILT } from './support/languages'
import { OUT } from './support/pages'
import { expect, test } from './support/test'
import { piecesIn, wordsIn } from './support/words'

/** Pages come with their words as HTML, in their own language alone. */

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts pages of the app show their words', async ({ page }) => {
    const [english, bulgarian] = [await wordsIn('en'), await wordsIn('bg')]
    await page.goto('./play/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yuss')
    await expect(page.getByText(english('homeAbout'))).toBeVisible()
    await expect(page.getByRole('link', { name: english('newGame'), exact: true })).toBeVisible()

    await page.goto('../bg/new/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bulgarian('newGame'))
    await expect(page.getByRole('link').filter({ hasText: 'Бридж-белот' })).toBeVisible()

    await page.goto('../bg/rules/tie/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bulgarian('ask.tie'))
    await expect(page.getByText(bulgarian('example.tie'))).toBeVisible()

    await page.goto('./referee/claim/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('May I claim?')
    await expect(page.getByRole('radiogroup', { name: 'Who wants to claim' })).toBeVisible()
    await expect(page.getByText(english('byTheRulesOf'))).toBeVisible()
  })
})

/** The glossary gives the words of other languages. */
const GLOSSARY = 'rules/terms/index.html'

/** Names of games and documents, and a contract by its name in Bulgaria. They are the same in every language. */
const NAMES = new Set(['Bela', 'Clobyosh / Bela', 'Coinche', 'Klaberjass', 'Klabberjass', 'всичко коз'])

/** Returns every text of the pages of a language, with a page that has it. */
function textsOn(language: string): ReadonlyMap<string, string> {
  const folder = join(OUT, language)
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && name !== GLOSSARY)
  return new Map(
    pages.flatMap((page) => textsOf(readFileSync(join(folder, page), 'utf8')).map((text) => [text, page] as const)),
  )
}

for (const language of BUILT)
  test(`no page in ${language} has a text of another language`, async () => {
    const own = await piecesIn(language)
    const texts = [...textsOn(language)]
    expect(texts.filter(([text]) => own.has(text)).length).toBeGreaterThan(1000)
    for (const other of BUILT.filter((tag) => tag !== language)) {
      const others = await piecesIn(other)
      expect(
        texts.filter(([text]) => others.has(text) && !own.has(text) && !NAMES.has(text)),
        other,
      ).toEqual([])
    }
  })
