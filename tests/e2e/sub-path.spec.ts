import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFFERED } from '@/lib/messages/offered'
import { headOf } from './support/head'
import { expectMarked, installed, mark, test as offline } from './support/offline'
import { everyPage, exportedPages, OUT } from './support/pages'
import { expect, test } from './support/test'

test.use({ prefetch: 'links in view' })

const SUB = join(OUT, '../out-sub')

const SITE = 'https://cards.example/a/b/'
const PAGES = everyPage(SUB, 'en')

test('the build under /a/b/ has the same pages as the one at the root', () => {
  expect(PAGES).toEqual(everyPage(OUT, 'en'))
  expect(PAGES.length).toBeGreaterThan(100)
})

test('every page has its own address on its host, and names itself in every language', () => {
  for (const path of PAGES) {
    const { html, meta } = headOf(SUB, `en/${path}`)
    expect(html).toContain(`<link rel="canonical" href="${SITE}en/${path}"/>`)
    expect(meta.get('og:url')).toBe(`${SITE}en/${path}`)
    for (const tag of Object.keys(OFFERED))
      expect(html).toContain(`<link rel="alternate" hrefLang="${tag}" href="${SITE}${tag}/${path}"/>`)
    const others = path === '' ? SITE : `${SITE}en/${path}`
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${others}"/>`)
  }
})

test('every page has a picture in its language, its own or that of its kind, which is kept on no phone', () => {
  const pictures = new Map<string, string>()
  for (const path of PAGES) {
    const { meta } = headOf(SUB, `en/${path}`)
    expect(meta.get('twitter:card')).toBe('summary_large_image')
    expect(meta.get('twitter:image')).toBe(meta.get('og:image'))
    expect(meta.get('og:image:alt')).not.toBe('')
    pictures.set(path, meta.get('og:image') ?? '')
  }
  for (const [path, name] of [
    ['', 'home'],
    ['play/', 'home'],
    ['games/bela-2/', 'games'],
    ['rules/tie/', 'rules'],
    ['rules/terms/', 'rules-terms'],
    ['referee/claim/', 'referee-claim'],
    ['sources/', 'sources'],
  ] as const)
    expect(pictures.get(path), path).toBe(`${SITE}en/previews/${name}.png`)
  const kept = readdirSync(join(SUB, 'kept')).map((list) => readFileSync(join(SUB, 'kept', list), 'utf8'))
  expect(kept).toHaveLength(1)
  for (const picture of new Set(pictures.values())) {
    const name = picture.slice(SITE.length)
    const file = readFileSync(join(SUB, name))
    expect([file.toString('latin1', 1, 4), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
    expect(kept.join()).not.toContain(name)
  }
})

test('an address without a language goes on under /a/b/, with its query and its code', async ({ page }) => {
  await page.goto('../rules/?q=tie#a')
  await expect(page).toHaveURL(/\/a\/b\/en\/rules\/tie\/#a$/)
})

test('links stay under /a/b/', async ({ page }) => {
  await page.goto('./play/')
  await page.getByRole('link', { name: 'Where the rules come from' }).click()
  await expect(page).toHaveURL(/\/a\/b\/en\/sources\/$/)
  await expect(page.getByRole('heading', { name: 'Where the rules come from' })).toBeVisible()
})

test('the manifest, its start and its icons lie under /a/b/', async ({ page, request }) => {
  await page.goto('./play/')
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
    await page.locator('section[lang=en]').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/a\/b\/en\/play\/$/)
  })
})

offline.describe('with the server gone', () => {
  offline.use({ build: { folder: SUB, basePath: '/a/b' }, expected: /status of 404/ })

  offline(
    'after a player’s first visit every page opens under /a/b/, and asks for nothing outside it',
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
      await expect(page).toHaveURL(`${host.home}play/`)
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Where the rules come from' })).toBeVisible()
      await expectMarked(page)
      for (const path of [...exportedPages(SUB), 'games/', 'games/coinche/', 'rules/tie/']) {
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
