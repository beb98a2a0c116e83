import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT } from './support/languages'
import { OUT } from './support/pages'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

test('the start leads to the sources and back without loading a page again', async ({ page }) => {
  await page.goto('./play/')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.getByRole('link', { name: 'Where the rules come from' }).click()
  await expect(page.getByRole('heading', { name: 'Where the rules come from' })).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('the settings lead to the guide, which has every part that the repository shows', async ({ page }) => {
  const parts = [...readFileSync('docs/guide.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, part]) => part ?? '')
  await page.goto('./settings/')
  await page.getByRole('link', { name: 'Guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guide for players' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(parts)
  await expect(page.locator('main p:empty'), 'what is left of a picture that was left out').toHaveCount(0)
})

test.describe('a page that is not there', () => {
  test.use({ expected: /status of 404/ })

  test('an unknown page says so in every language and leads to the start', async ({ page }) => {
    const response = await page.goto('./no/such/page/')
    expect(response?.status()).toBe(404)
    for (const tag of BUILT) {
      const said = await wordsIn(tag)
      const part = page.locator(`section[lang=${tag}]`)
      await expect(part.getByRole('heading', { name: said('noSuchPage'), exact: true })).toBeVisible()
      await expect(part.getByRole('link', { name: said('homeLink'), exact: true })).toBeVisible()
    }
    await page.locator('section[lang=bg]').getByRole('link').click()
    await expect(page).toHaveURL(/\/bg\/play\/$/)
    await expect(page.getByRole('heading', { name: 'Yuss' })).toBeVisible()
  })
})

test.describe('the policy', () => {
  test.use({ expected: /^policy: (connect-src|require-trusted-types-for) |^console: / })

  test('the policy is on every page of the build and allows requests to its own host alone', () => {
    const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(100)
    const policy =
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; (?![^"]*(?:unsafe|\*))[^"]*connect-src 'self';/
    expect(pages.filter((name) => !policy.test(readFileSync(join(OUT, name), 'utf8')))).toEqual([])
  })

  test('the policy stops a foreign script, an HTML string and a request to another host', async ({ page, watched }) => {
    await page.goto('./play/')
    const blocked = await page.evaluate(async () => {
      const tried: string[] = []
      const element = document.createElement('script')
      try {
        element.src = 'https://example.org/x.js'
      } catch {
        tried.push('script address')
      }
      try {
        document.body.innerHTML = '<b>text</b>'
      } catch {
        tried.push('HTML string')
      }
      await fetch('https://example.org/').catch(() => tried.push('request'))
      return tried
    })
    expect(blocked).toEqual(['script address', 'HTML string', 'request'])
    const isReported = () => watched.some((complaint) => complaint.startsWith('policy: connect-src'))
    await expect.poll(isReported).toBe(true)
  })
})
