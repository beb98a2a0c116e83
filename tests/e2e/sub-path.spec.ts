import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFFERED } from '@/lib/messages/offered'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { headOf } from './support/head'
import { expectMarked, installed, mark, test as offline } from './support/offline'
import { exportedPages, OUT } from './support/pages'
import { expect, test } from './support/test'

test.use({ prefetch: 'links in view' })

const SUB = join(OUT, '../out-sub')

test('the build under /a/b/ has the same pages as the one at the root', () => {
  expect(exportedPages(SUB)).toEqual(exportedPages(OUT))
})

test('every page has its own address on its host, and a picture there that is kept on no phone', () => {
  const site = 'https://cards.example/a/b/'
  const pictures = new Set<string>()
  for (const path of exportedPages(SUB)) {
    const { html, meta } = headOf(SUB, path)
    expect(html).toContain(`<link rel="canonical" href="${site}${path}"/>`)
    expect(meta.get('og:url')).toBe(`${site}${path}`)
    expect(meta.get('twitter:card')).toBe('summary_large_image')
    expect(meta.get('twitter:image')).toBe(meta.get('og:image'))
    expect(meta.get('og:image:alt')).not.toBe('')
    pictures.add(meta.get('og:image') ?? '')
  }
  expect(pictures.size).toBeGreaterThan(15)
  const worker = readFileSync(join(SUB, 'sw.js'), 'utf8')
  for (const picture of pictures) {
    const name = picture.slice(site.length)
    const file = readFileSync(join(SUB, name))
    expect([file.toString('latin1', 1, 4), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
    expect(worker).not.toContain(name)
  }
})

test('a page of the site names itself in every language, and a picture of its own kind', () => {
  const site = 'https://cards.example/a/b/'
  const pages = [
    ['', ''],
    ['rules/terms/', '-rules-terms'],
    ['rules/stories/', '-rules-stories'],
    ['sources/', '-sources'],
    ['guide/', '-guide'],
    ...QUESTION_IDS.map((id) => [`rules/${id}/`, '-rules'] as const),
  ] as const
  for (const [path, kind] of pages) {
    for (const language of Object.keys(OFFERED)) {
      const { html, meta } = headOf(SUB, `${language}/${path}`)
      expect(html).toContain(`<link rel="canonical" href="${site}${language}/${path}"/>`)
      for (const other of Object.keys(OFFERED))
        expect(html).toContain(`<link rel="alternate" hrefLang="${other}" href="${site}${other}/${path}"/>`)
      expect(meta.get('og:image')).toBe(`${site}previews/${language}${kind}.png`)
      expect(existsSync(join(SUB, 'previews', `${language}${kind}.png`))).toBe(true)
    }
  }
})

test('links stay under /a/b/', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('link', { name: 'Where the rules come from' }).click()
  await expect(page).toHaveURL(/\/a\/b\/sources\/$/)
  await expect(page.getByRole('heading', { name: 'Where the rules come from' })).toBeVisible()
})

test('the manifest, its start and its icons lie under /a/b/', async ({ page, request }) => {
  await page.goto('./')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(address).toBe('/a/b/manifest.webmanifest')
  const at = new URL(address ?? '', page.url()).href
  const response = await request.get(at)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest: unknown = await response.json()
  const { id, start_url, scope, icons, screenshots, shortcuts } = manifest as {
    id: string
    start_url: string
    scope: string
    icons: { src: string }[]
    screenshots: { src: string }[]
    shortcuts: { url: string }[]
  }
  // A browser resolves the id from the root of the host.
  expect(new URL(id, new URL(at).origin).pathname).toBe('/a/b/')
  expect(new URL(start_url, at).pathname).toBe('/a/b/')
  expect(new URL(scope, at).pathname).toBe('/a/b/')
  for (const { src } of [...icons, ...screenshots, ...shortcuts.map(({ url }) => ({ src: url }))])
    expect((await request.get(new URL(src, at).href)).status(), src).toBe(200)
})

test.describe('a page that is not there', () => {
  test.use({ expected: /status of 404/ })

  test('an unknown page says so under /a/b/ and leads to the start', async ({ page }) => {
    const response = await page.goto('./no-such-page/')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/a\/b\/$/)
  })
})

offline.describe('with the server gone', () => {
  offline.use({ build: { folder: SUB, basePath: '/a/b' }, expected: /status of 404/ })

  offline(
    'after the first visit every page opens under /a/b/, and asks for nothing outside it',
    async ({ page, host }) => {
      const outside: string[] = []
      page.on('request', (request) => {
        if (!new URL(request.url()).pathname.startsWith('/a/b/')) outside.push(request.url())
      })
      await page.goto('./sources/')
      await installed(page)
      await host.stop()
      await mark(page)
      await page.getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL(host.home)
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Where the rules come from' })).toBeVisible()
      await expectMarked(page)
      for (const path of exportedPages(SUB)) {
        const response = await page.goto(`./${path}`)
        expect(response?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      }
      expect((await page.goto('./no-such-page/'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(outside).toEqual([])
    },
  )
})
