import { OFFERED } from '@/lib/messages/offered'
import { openSheet } from './support/before'
import { headOf } from './support/head'
import { BUILT, choose, pagesIn } from './support/languages'
import { exportedPages, OUT } from './support/pages'
import { settled } from './support/settled'
import { expectTotals, fillHand, record } from './support/table'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

/** Which language a phone shows: the one in the address; where the address has none, the chosen one, or else that of the device. */

const BULGARIAN = { locale: 'bg-BG' } as const

test.describe('an address without a language', () => {
  for (const path of [
    '',
    'game/?id=x',
    'game/?id=x&hand=y#one',
    'share/#1abc',
    'rules/?q=tie',
    'referee/claim/?game=x',
  ])
    test(`/${path} goes on in the chosen language, with its query and hash`, async ({ page, baseURL }) => {
      const body = '<link rel="icon" href="data:,">'
      await page.route('**/bg/**', (route) => route.fulfill({ contentType: 'text/html', body }))
      await choose(page, 'bg')
      await page.goto(`../${path}`)
      await expect(page).toHaveURL(new URL(`../bg/${path}`, baseURL).href)
    })

  test('every screen has such an address', () => {
    const own = BUILT.map((tag) => exportedPages(OUT, tag))
    for (const pages of own) expect(pages).toEqual(exportedPages(OUT))
    expect(exportedPages(OUT).map((path) => headOf(OUT, path).title)).toEqual(exportedPages(OUT).map(() => 'Yuss'))
  })

  test('a player comes to the first screen, and a reader to the page about the app', async ({ page }) => {
    await page.goto('../')
    await expect(page).toHaveURL(/\/en\/$/)
    await page.getByRole('link', { name: 'Open Yuss' }).click()
    await page.evaluate(() => localStorage.setItem('yuss-player', 'yes'))
    await page.goto('../')
    await expect(page).toHaveURL(/\/en\/play\/$/)
    await expect(page.getByRole('link', { name: 'New game', exact: true })).toBeVisible()
  })
})

test.describe('a phone in Bulgarian, on which no language was chosen', () => {
  test.use(BULGARIAN)

  test('an address without a language goes on in that of the device', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto('../settings/?from=home#language')
    await expect(page).toHaveURL(/\/bg\/settings\/\?from=home#language$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('settingsTitle'))
  })

  test('the app says that it follows the browser, and offers English, which then stays', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto('../play/')
    await expect(page.getByText(said('languageFound', { language: 'Български' }))).toBeVisible()
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/play\/$/)
    await expect(page.getByRole('link', { name: 'New game', exact: true })).toBeVisible()
    await page.goto('../')
    await expect(page).toHaveURL(/\/en\//)
    await page.goto('../bg/play/')
    await expect(page.getByRole('link', { name: said('newGame'), exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'English', exact: true })).toHaveCount(0)
  })

  test('a phone that keeps the language of its browser is not asked again', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto('../play/')
    await page.getByRole('button', { name: said('languageFoundKeep'), exact: true }).click()
    await expect(page.getByRole('button', { name: 'English', exact: true })).toHaveCount(0)
    await settled(page)
    await page.reload()
    await expect(page.getByRole('link', { name: said('newGame'), exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'English', exact: true })).toHaveCount(0)
  })
})

test.describe('a language chosen in Settings', () => {
  test('the same screen opens in it, with its query and hash, and the next visit is in it', async ({ page }) => {
    await page.goto('./settings/?from=home#language')
    await page.getByRole('radio', { name: 'Български' }).click()
    await expect(page).toHaveURL(/\/bg\/settings\/\?from=home#language$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
    await expect(page.getByRole('radio', { name: 'Български' })).toBeChecked()
    await page.goto('../game/?id=none')
    await expect(page).toHaveURL(/\/bg\/game\/\?id=none$/)
  })

  test('half a hand is kept, and goes on in it', async ({ page }) => {
    const id = await openSheet(page)
    await page.getByRole('button', { name: 'Record hand 1' }).click()
    await fillHand(page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
    await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeEnabled()
    await page.goto('./settings/')
    await page.getByRole('radio', { name: 'Български' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
    await page.goto(`../game/?id=${id}`)
    await expect(page).toHaveURL(/\/bg\/game\//)
    await expect(page.getByRole('button', { name: 'Mike обяви пика', pressed: true })).toBeVisible()
    await page.getByRole('button', { name: 'Запиши раздаване 1' }).click()
    await expectTotals(page, { Mike: 70, Yetta: 55 })
  })

  test('every screen opened later is in it', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto('../bg/play/')
    await page.getByRole('link', { name: new RegExp(`^${said('settingsTitle')}`) }).click()
    await expect(page).toHaveURL(/\/bg\/settings\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('settingsTitle'))
  })

  test.describe('that this host does not have', () => {
    test.use({ expected: /status of 404/ })

    test('nothing changes, and the page says so', async ({ page }) => {
      await page.route('**/de/**', (route) => route.fulfill({ status: 404 }))
      await page.goto('./settings/')
      await page.getByRole('radio', { name: 'Deutsch' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'language' })).toBeVisible()
      await page.goto('../')
      await expect(page).toHaveURL(/\/en\//)
    })
  })
})

test.describe('two windows in two languages', () => {
  test('they show the same game, and each follows what the other records', async ({ page, context }) => {
    const id = await openSheet(page)
    const other = await context.newPage()
    await other.goto(`../bg/game/?id=${id}`)
    await expectTotals(other, { Mike: 0, Yetta: 0 })
    await record(page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
    await expectTotals(other, { Mike: 70, Yetta: 55 })
    await other.getByRole('button', { name: 'Отмени', exact: true }).click()
    await expectTotals(page, { Mike: 0, Yetta: 0 })
    await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an address without a language lists the languages, each in its own words', async ({ page }) => {
    for (const path of ['', 'rules/']) {
      await page.goto(`../${path}`)
      for (const tag of BUILT) {
        const said = await wordsIn(tag)
        const item = page.locator(`li[lang=${tag}]`)
        await expect(item).toContainText(said('appAbout'))
        await expect(item.getByRole('link', { name: OFFERED[tag]?.name ?? '' })).toHaveAttribute(
          'href',
          `/${tag}/${path}`,
        )
      }
      await expect(page.getByRole('listitem')).toHaveCount(BUILT.length)
    }
    await page.getByRole('link', { name: 'Български' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Правила')
  })
})

for (const language of BUILT)
  test.describe(`the pages in ${language}`, () => {
    test.use(pagesIn(language))

    test(`in ${language} every page has its language, direction, title and description before any script`, async () => {
      const said = await wordsIn(language)
      for (const path of [...exportedPages(OUT, language), 'rules/tie/', 'games/bela-2/']) {
        const { html, title, meta } = headOf(OUT, `${language}/${path}`)
        expect(html, path).toMatch(new RegExp(`<html lang="${language}" dir="${OFFERED[language]?.dir}"`))
        expect(title, path).toMatch(/Yuss/)
        expect(meta.get('description'), path).toMatch(language === 'bg' ? /[а-я]{3}/ : /[a-z]{3}/)
      }
      const titleOf = (path: string) => headOf(OUT, `${language}/${path}`).title
      expect(titleOf('settings/')).toBe(said('tabTitle', { title: said('settingsTitle') }))
      expect(titleOf('rules/tie/')).toBe(said('tabTitle', { title: said('ask.tie') }))
      expect(headOf(OUT, `${language}/`).meta.get('description')).toBe(said('appAbout'))
    })

    test(`in ${language} the page about the app explains it and leads to the first screen`, async ({ page }) => {
      const said = await wordsIn(language)
      await page.goto('./')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yuss')
      await expect(page.getByText(said('landingDraft'))).toHaveCount(OFFERED[language]?.draft === true ? 1 : 0)
      const old = page.locator('.old-browser')
      await expect(old).toBeHidden()
      await expect(old).toHaveText(said('tooOld').replace(/<[^>]+>/g, ''))
      await page.getByRole('link', { name: said('landingOpen') }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/play/$`))
      await expect(page.getByRole('link', { name: said('newGame'), exact: true })).toBeVisible()
    })
  })

test('the app is installed alike from every page, and opens in the language of its phone', async ({ request }) => {
  for (const path of ['../', './play/', '../bg/play/', '../bg/rules/tie/'])
    expect(await (await request.get(path)).text(), path).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/' })
  const files: readonly { readonly url?: string; readonly src?: string }[] = [
    ...manifest.shortcuts,
    ...manifest.icons,
    ...manifest.screenshots,
  ]
  for (const { url, src } of files) {
    const { pathname } = new URL(url ?? src ?? '', 'https://host.example/')
    expect((await request.get(pathname)).status(), pathname).toBe(200)
  }
})
