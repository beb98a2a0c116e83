import { count, declareFirst, tap, type } from './support/in-words'
import { expectTotals, tapChip } from './support/table'
import { expect, test } from './support/test'

test('a game of Bela is played from right to left, from the first screen to the winner', async ({ page }) => {
  await page.addInitScript(() =>
    new MutationObserver(() => (document.documentElement.dir = 'rtl')).observe(document, { childList: true }),
  )
  await page.goto('./play/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('link', { name: 'New game', exact: true }).click()
  await page.locator('a[href$="game=bela-2"]').click()
  for (const [seat, name] of ['Mike', 'Yetta'].entries()) await page.getByRole('textbox').nth(seat).fill(name)
  await page.getByRole('contentinfo').getByRole('button').click()
  for (const hand of [1, 2, 3]) {
    await tap(page, `Record hand ${hand}`)
    const left = async (digit: string) =>
      (await page.getByRole('button', { name: digit, exact: true }).boundingBox())?.x ?? Number.NaN
    expect(await left('1')).toBeLessThan(await left('2'))
    await tap(page, 'Mike took spades')
    // Fifty and bela.
    await declareFirst(page, [1, 2], 'Done')
    await count(page, 'Points', [110, 10])
    // If the hand ends the game, the name of the key also says who wins.
    await page.getByRole('button', { name: `Save hand ${hand}` }).click()
    // 110 in cards, 10 for the last trick, 50 and 20.
    await expectTotals(page, { Mike: 190 * hand, Yetta: 10 * hand })
  }
  await expect(page.getByRole('heading', { name: 'Mike wins' })).toBeVisible()
})

test('bridge-belote is played in Bulgarian, from the first screen to the valat', async ({ page }) => {
  await page.goto('./settings/')
  await page.getByRole('radio', { name: 'Български' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  await page.goto('../play/')
  await page.getByRole('link', { name: 'Нова игра', exact: true }).click()
  await page.getByRole('radio', { name: '4 играчи' }).click()
  await page.getByRole('link', { name: /^Бридж-белот/ }).click()
  for (const [seat, name] of ['Ани', 'Боян', 'Вера', 'Георги'].entries())
    await page.getByLabel(`Играч ${seat + 1}`, { exact: true }).fill(name)
  await tap(page, 'Започни: раздава Ани, започва Боян')

  await tap(page, 'Запиши раздаване 1')
  for (const name of ['Ани обяви', 'купа', 'Боян: терца (20)']) await tapChip(page, name)
  await type(page, 100)
  await tap(page, 'Ани и Вера: последна взятка')
  // 100 and 10 against 52 and 20, of 182 in all. The sheet divides them by ten.
  await expect(page.getByText('Ани и Вера изкарват: 110 срещу 72.')).toBeVisible()
  await tap(page, 'Запиши раздаване 1')
  await expectTotals(page, { 'Ани и Вера': 11, 'Боян и Георги': 7 })

  await tap(page, 'Запиши раздаване 2')
  for (const name of ['Ани обяви', 'пика']) await tap(page, name)
  await page.getByRole('button', { name: /^Точки от карти: Ани и Вера/ }).click()
  await type(page, 152)
  await tap(page, 'Ани и Вера: последна взятка')
  await tap(page, 'Запиши раздаване 2: Без взятка: Боян и Георги?')
  await tap(page, 'Без взятка')
  // All the tricks: 90 and the 162 of the cards, which make 25 on the sheet.
  await expect(page.getByRole('status').filter({ hasText: 'капо' })).toBeVisible()
  await tap(page, 'Запиши раздаване 2')
  await expectTotals(page, { 'Ани и Вера': 36, 'Боян и Георги': 7 })
})
