import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newGame } from '@/lib/messages/compiled/table/common'
import { OFFERED } from '@/lib/messages/offered'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { headOf } from './support/head'
import { OUT } from './support/pages'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

const COINCHE = 'Règles de la coinche\u00a0: ce que disent les sources'

test.describe('the page of a game', () => {
  test('the page of a game opens a new game with its rules, in its language', async ({ page }) => {
    const said = await wordsIn('fr')
    await page.goto('./fr/games/coinche/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(COINCHE)
    await page.getByRole('link', { name: 'Commencer une partie avec ces règles', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('ruleSet.coinche'))
    await expect(page.getByRole('textbox')).toHaveCount(4)
    await expect(page.getByRole('radio', { name: '2000', exact: true })).toBeChecked()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    expect(new URL(page.url()).search).toBe('?game=coinche')
  })

  test('the page of a game links to the first page, to its languages and to questions', async ({ page }) => {
    await page.goto('./fr/')
    await page.getByRole('link', { name: 'Les jeux et leurs règles', exact: true }).click()
    await page.getByRole('link', { name: /^Belote coinchée/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(COINCHE)
    const question = page.locator('#belaDecides').getByRole('link')
    await expect(question).toHaveAttribute('href', /\/fr\/rules\/[a-z-]+\/$/)
    await page.getByRole('link', { name: 'Hrvatski', exact: true }).click()
    await expect(page).toHaveURL(/\/hr\/games\/coinche\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr')
  })
})

test.describe('the page of a question', () => {
  const TIE = 'Двете страни имат равни точки. Кой пише?'

  test('the page of a question opens the same question in the app, in its language', async ({ page }) => {
    await page.goto('./bg/rules/tie/')
    await expect(page).toHaveTitle(`${TIE} · Yuss`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    await page.getByRole('link', { name: 'Отвори този въпрос в Yuss', exact: true }).click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TIE)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    expect(new URL(page.url()).search).toBe('?q=tie')
  })

  test('the app leads to the page of a question in the reader’s language', async ({ page }) => {
    await page.goto('./rules/?q=tie#in=bg')
    await page.getByRole('link', { name: 'Връзка за споделяне на въпроса', exact: true }).click()
    await expect(page).toHaveURL(/\/bg\/rules\/tie\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TIE)
  })

  test('from the list of the questions one leads to the next, and to other languages', async ({ page }) => {
    await page.goto('./de/')
    await page.getByRole('link', { name: 'Fragen zu den Regeln', exact: true }).click()
    await page.locator('a[href$="/de/rules/tie/"]').click()
    await expect(page).toHaveURL(/\/de\/rules\/tie\/$/)
    await page.getByRole('link', { name: 'Hrvatski', exact: true }).click()
    await expect(page).toHaveURL(/\/hr\/rules\/tie\/$/)
  })

  test('every question has a page in each language that names itself, and no more than 74 kB', () => {
    for (const language of Object.keys(OFFERED)) {
      const titles = QUESTION_IDS.map((id) => {
        const { html, title, meta } = headOf(OUT, `${language}/rules/${id}/`)
        expect(html).toContain(`<html lang="${language}"`)
        expect(meta.get('description'), id).toMatch(/\S/)
        expect(Buffer.byteLength(html), id).toBeLessThan(74_000)
        return title
      })
      expect(new Set(titles).size).toBe(QUESTION_IDS.length)
    }
  })

  test('no device stores a file of the site', () => {
    const worker = readFileSync(join(OUT, 'sw.js'), 'utf8')
    expect(worker).toContain('["rules/')
    for (const language of Object.keys(OFFERED)) expect(worker).not.toContain(`["${language}/`)
  })
})

/** The pages that are screens of the app too, with their headings in Bulgarian there. */
const SCREENS = {
  'rules/terms/': 'Речник',
  'rules/stories/': 'Истории и съвети',
  'sources/': 'Откъде са правилата',
  'guide/': 'Ръководство за играчи',
} as const

test.describe('the pages of the words, the stories, the sources and the guide', () => {
  test('each of these pages opens the same screen of the app, in its language', async ({ page }) => {
    for (const [path, heading] of Object.entries(SCREENS)) {
      await page.goto(`./bg/${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
      await page.getByRole('link', { name: 'Отвори тази страница в Yuss', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === `/${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    }
  })

  test('from the first page one reaches each of these pages, and from there a question and other languages', async ({
    page,
  }) => {
    await page.goto('./de/')
    for (const name of ['Anleitung', 'Quellen', 'Geschichten und Ratschläge', 'Wörterverzeichnis'])
      await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/de\/rules\/terms\/$/)
    await page.locator('#tie').getByRole('link').click()
    await expect(page).toHaveURL(/\/de\/rules\/[a-z-]+\/$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Hrvatski', exact: true }).click()
    await expect(page).toHaveURL(/\/hr\/rules\/terms\/$/)
  })

  test('each of these pages has its own title and description in each language, and like a question only the code of the site', () => {
    const scriptsOf = (path: string) =>
      [...headOf(OUT, path).html.matchAll(/<script src="([^"]+)"/g)].map(([, address]) => address).sort()
    expect(scriptsOf('en/rules/tie/')).toEqual(scriptsOf('en/'))
    const heads = Object.keys(OFFERED).flatMap((language) =>
      Object.keys(SCREENS).map((path) => {
        const head = headOf(OUT, `${language}/${path}`)
        expect(head.html).toContain(`<html lang="${language}"`)
        expect(scriptsOf(`${language}/${path}`)).toEqual(scriptsOf(`${language}/`))
        return head
      }),
    )
    for (const said of [heads.map(({ title }) => title), heads.map(({ meta }) => meta.get('description') ?? '')]) {
      expect(said).not.toContain('')
      expect(new Set(said).size).toBe(said.length)
    }
  })
})

test('the pages of the site need no script, and fit on a small phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  const paths = ['', 'games/bridge-belote/', 'rules/', 'rules/tie/', 'rules/card-points/', ...Object.keys(SCREENS)]
  for (const language of Object.keys(OFFERED)) {
    for (const path of paths) {
      await page.goto(`${baseURL ?? ''}${language}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const wide = await page.locator('body').evaluate(({ scrollWidth }) => scrollWidth)
      expect(wide, `${language}/${path}`).toBeLessThanOrEqual(320)
    }
  }
  await context.close()
})

test('every link on a page of the site leads to a page', () => {
  const isPage = (path: string) => existsSync(join(OUT, path, 'index.html'))
  const paths = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^[a-z]{2}\/(.*\/)?index\.html$/.test(name))
    .map((name) => name.replace('index.html', ''))
  expect(paths.length).toBeGreaterThan(QUESTION_IDS.length * Object.keys(OFFERED).length)
  const lost = paths.flatMap((path) => {
    const links = [...headOf(OUT, path).html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, to = '']) => to)
    expect(links.length, path).toBeGreaterThan(3)
    return links.filter((to) => !isPage(to)).map((to) => `${path}: ${to}`)
  })
  expect(lost).toEqual([])
})

test('a question leads to the games', async ({ page }) => {
  await page.goto('./rules/?q=tie')
  await page.getByRole('link', { name: 'The rules of each game', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/games\/$/)
  await expect(page.getByRole('link', { name: /^Bela \/ Clobyosh for two/ })).toBeVisible()
})

test('an address with an unknown game opens a plain new game', async ({ page }) => {
  await page.goto('./new/?game=tarot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newGame)
  await expect(page.getByRole('link', { name: /^Bela \/ Clobyosh for two/ })).toBeVisible()
})
