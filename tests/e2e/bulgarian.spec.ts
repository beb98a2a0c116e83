import { big, openSheet } from './support/before'
import { count, declareFirst, tap } from './support/in-words'
import { choose, pagesIn } from './support/languages'
import { fileSavedBy, openFile, otherPhone, savedBy } from './support/profiles'
import { expectTotals } from './support/table'
import { expect, test } from './support/test'

/** An evening on a phone in Bulgarian, with a game begun on a phone in English. */

test.describe.configure({ timeout: 180_000 })
test.use(pagesIn('bg'))

test('a game begun in English is received in Bulgarian by link, corrected, ended and sent', async ({
  page,
  browser,
  baseURL,
}) => {
  const english = await otherPhone(browser, new URL('../en/', baseURL).href)
  await openSheet(english.page, { rules: { base: 'bela-2', target: 380 }, hands: [big(0)] })
  await english.page.getByRole('button', { name: 'More' }).click()
  await english.page.getByRole('button', { name: 'Link, file' }).click()
  const field = english.page.getByLabel(/^The link/)
  await expect(field).toHaveValue(/\/share\/#1/)
  const link = await field.inputValue()
  const file = await savedBy(english.page, () => english.page.getByRole('button', { name: 'Save file' }).click())
  await english.close()

  await choose(page, 'bg')
  await page.goto(link)
  await page.getByRole('button', { name: 'Добави играта', exact: true }).click()
  await expectTotals(page, { Mike: 190, Yetta: 10 })
  await expect(page).toHaveTitle(/^Лист/)

  await tap(page, 'Раздаване 1: обяснение или поправка')
  const hand = page.getByRole('dialog', { name: 'Раздаване 1', exact: true })
  await expect(hand).toContainText('Mike изкарва')
  await hand.getByRole('button', { name: 'Поправи', exact: true }).click()
  await page.locator('.declared [aria-expanded]').first().click()
  await tap(page, 'Mike: белот')
  await tap(page, 'Готово')
  await tap(page, 'Поправка на раздаване 1')
  await expectTotals(page, { Mike: 170, Yetta: 10 })
  await expect(
    page.getByRole('status').filter({ hasText: /^Поправено\. Раздаване 1: Mike 170, Yetta 10\./ }),
  ).toBeAttached()
  await tap(page, 'Отмени')
  await expectTotals(page, { Mike: 190, Yetta: 10 })

  await tap(page, 'Запиши раздаване 2')
  await tap(page, 'Mike обяви пика')
  // Fifty and bela.
  await declareFirst(page, [1, 2], 'Готово')
  await count(page, 'Точки', [110, 10])
  await tap(page, 'Запиши раздаване 2 Mike печели')
  await expectTotals(page, { Mike: 380, Yetta: 20 })
  await expect(page.getByRole('heading', { name: 'Mike печели' })).toBeVisible()

  await page.goto('./history/?text=mike')
  await expect(page.getByRole('listitem').filter({ hasText: /Mike/ })).toHaveCount(1)
  await page.getByRole('listitem').filter({ hasText: /Mike/ }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Бела')
  const result = await fileSavedBy(page, () =>
    page.getByRole('button', { name: 'Изпрати резултата като картинка', exact: true }).click(),
  )
  expect(result.bytes.subarray(1, 4).toString()).toBe('PNG')
  const chart = await fileSavedBy(page, () =>
    page.getByRole('button', { name: 'Изпрати като картинка', exact: true }).first().click(),
  )
  expect(chart.bytes.subarray(1, 4).toString()).toBe('PNG')

  await page.getByRole('link', { name: 'Отвори листа', exact: true }).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
  await page.waitForLoadState('networkidle')
  await tap(page, 'Още')
  await tap(page, 'Връзка, файл')
  const csv = await savedBy(page, () =>
    page.getByRole('button', { name: 'Запази таблицата (CSV)', exact: true }).click(),
  )
  expect(csv.text).toContain('Раздаване;')
  expect(csv.text).toContain('Раздаващ')
  await page.getByRole('link', { name: 'Отпечатай листа', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Отпечатай', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Mike печели')

  // The same game comes as a file from an English phone. This phone already has it, with more hands.
  await page.goto('./share/')
  await openFile(page, 'Отвори файл', file)
  await expect(page.getByText('Тази игра вече е на това устройство', { exact: false })).toBeVisible()
})

test('a search in Bulgarian finds a rule by words of the table, and a ruling', async ({ page }) => {
  for (const words of ['последна взятка', 'висящи', 'какво става при равенство', 'закръгляне', 'posledna vzyatka']) {
    await page.goto(`./rules/?find=${encodeURIComponent(words)}`)
    await expect(page.getByRole('region', { name: 'Намерено' }).getByRole('link').first(), words).toBeVisible()
  }
  await page.goto('./referee/exchange/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Може ли да се смени седмицата?')
  for (const question of ['Боя на обърнатата карта', 'Коз'])
    await page
      .getByRole('radiogroup', { name: question, exact: true })
      .getByRole('radio', { name: 'купа', exact: true })
      .click()
  const ruling = 'Да. Сложи седмицата коз на масата и вземи обърнатата карта в ръката. Смяната не е задължителна.'
  await expect(page.getByRole('status').filter({ hasText: ruling })).toBeVisible()
})

test('the guide can be read in Bulgarian, and its parts are found by their names', async ({ page }) => {
  await page.goto('./guide/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ръководство за играчи')
  await expect(page).toHaveTitle('Ръководство за играчи · Yuss')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Какво има на началния екран?')
  await expect(page.getByRole('heading', { level: 2, name: 'Как се води клубна вечер?' })).toHaveAttribute(
    'id',
    'как-се-води-клубна-вечер-',
  )
  await expect(page.getByRole('main')).not.toContainText('What is on the first screen')
})
