import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newGame } from '@/lib/messages/compiled/table/common'
import { OFFERED } from '@/lib/messages/offered'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { headOf } from './support/head'
import { BUILT } from './support/languages'
import { everyPage, OUT } from './support/pages'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

/** The pages for readers: the public face, the games and the questions. */

test.describe('the public face', () => {
  test('the public face opens the app, and leads to the games, the rules and its other languages', async ({ page }) => {
    await page.goto('./')
    await page.getByRole('link', { name: 'Open Yuss', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/play\/$/)
    await expect(page.getByRole('link', { name: /^View example/ })).toBeVisible()
    await page.goBack()
    const languages = page.getByRole('navigation', { name: 'This page in other languages' })
    await expect(languages.getByRole('link')).toHaveCount(Object.keys(OFFERED).length - 1)
    await languages.getByRole('link', { name: 'Български', exact: true }).click()
    await expect(page).toHaveURL(/\/bg\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  })

  test('from the public face one reaches everything that can be read', async ({ page }) => {
    await page.goto('./')
    for (const [name, path] of [
      ['The games and their rules', 'games/'],
      ['Rules', 'rules/'],
      ['Glossary', 'rules/terms/'],
      ['Stories and advice', 'rules/stories/'],
      ['Where the rules come from', 'sources/'],
      ['Guide for players', 'guide/'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/en/${path}$`))
      await page.goBack()
    }
  })
})

test.describe('the page of a game', () => {
  test('the page of a game opens a new game with its rules, in its language', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto('../bg/games/coinche/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('gamePageTitle', { game: 'coinche' }))
    await page.getByRole('link', { name: said('playTheseRules'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('ruleSet.coinche'))
    await expect(page.getByRole('textbox')).toHaveCount(4)
    await expect(page.getByRole('radio', { name: '2000', exact: true })).toBeChecked()
    await expect(page).toHaveURL(/\/bg\/new\/\?game=coinche$/)
  })

  test('the list leads to the page of a game, and that page to its languages and to questions', async ({ page }) => {
    await page.goto('./games/')
    await page.getByRole('link', { name: /^Belote coinchée/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of coinche: what the sources say')
    const question = page.locator('#belaDecides').getByRole('link')
    await expect(question).toHaveAttribute('href', /\/en\/rules\/[a-z-]+\/$/)
    await question.click()
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Български', exact: true }).click()
    await expect(page).toHaveURL(/\/bg\/games\/coinche\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  })

  test('an address with an unknown game opens a plain new game', async ({ page }) => {
    await page.goto('./new/?game=tarot')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newGame)
    await expect(page.getByRole('link', { name: /^Bela \/ Clobyosh for two/ })).toBeVisible()
  })
})

test.describe('the page of a question', () => {
  const TIE = 'Двете страни имат равни точки. Кой пише?'

  test('the page of a question is that of the lookup, in its language', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto('../bg/rules/tie/')
    await expect(page).toHaveTitle(`${TIE} · Yuss`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TIE)
    await page.getByRole('searchbox').fill('седмица')
    await page
      .getByRole('region', { name: said('foundLabel') })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TIE)
    await expect(page).toHaveURL(/\/bg\/rules\/[a-z-]+\/$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TIE)
  })

  test('a question that the lookup opens has the address of its own page', async ({ page }) => {
    await page.goto('./rules/?q=tie&game=none')
    await expect(page).toHaveURL(/\/en\/rules\/tie\/\?game=none$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Both sides have equal points. Who scores?')
  })

  test('a question leads to the games', async ({ page }) => {
    await page.goto('./rules/tie/')
    await page.getByRole('link', { name: 'The rules of each game', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/games\/$/)
    await expect(page.getByRole('link', { name: /^Bela \/ Clobyosh for two/ })).toBeVisible()
  })

  test('every question has a page in each language that names itself, and no more than 110 kB', () => {
    for (const language of BUILT) {
      const titles = QUESTION_IDS.map((id) => {
        const { html, title, meta } = headOf(OUT, `${language}/rules/${id}/`)
        expect(html).toContain(`<html lang="${language}"`)
        expect(meta.get('description'), id).toMatch(/\S/)
        expect(Buffer.byteLength(html), id).toBeLessThan(110_000)
        return title
      })
      expect(new Set(titles).size).toBe(QUESTION_IDS.length)
    }
  })
})

test('no device stores a page for readers', () => {
  const lists = readdirSync(join(OUT, 'kept'))
  expect(lists).toHaveLength(BUILT.length)
  for (const list of lists) {
    const [language] = list.split('.')
    const files: readonly (readonly [string])[] = JSON.parse(readFileSync(join(OUT, 'kept', list), 'utf8'))
    const kept = new Set(files.map(([path]) => path))
    for (const path of ['play/', 'rules/', 'rules/terms/', 'guide/']) expect(kept).toContain(`${language}/${path}`)
    for (const path of ['', 'games/', 'games/coinche/', 'rules/tie/', 'previews/home.png'])
      expect(kept).not.toContain(`${language}/${path}`)
  }
})

test('every link on a page leads to a page', () => {
  const isPage = (path: string) => existsSync(join(OUT, path, 'index.html'))
  const isBuilt = (path: string) => BUILT.some((tag) => path.startsWith(`/${tag}/`))
  const paths = BUILT.flatMap((language) => everyPage(OUT, language).map((path) => `${language}/${path}`))
  expect(paths.length).toBeGreaterThan(QUESTION_IDS.length * BUILT.length)
  const lost = paths.flatMap((path) => {
    const links = [...headOf(OUT, path).html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, to = '']) => to)
    expect(links.length, path).toBeGreaterThan(0)
    return links.filter((to) => isBuilt(to) && !isPage(to)).map((to) => `${path}: ${to}`)
  })
  expect(lost).toEqual([])
})
