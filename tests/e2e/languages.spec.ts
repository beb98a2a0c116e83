import { count, declareFirst, tap, type } from './support/in-words'
import { choose } from './support/languages'
import { expectTotals, tapChip } from './support/table'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

/** A made-up language whose words differ from those of every real one, and that runs from right to left. */
const MADE_UP = 'ar-XB'

test('a game of Bela is played from right to left, from the first screen to the winner', async ({ page }) => {
  const said = await wordsIn(MADE_UP)
  await choose(page, MADE_UP)
  await page.goto('./')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('link', { name: said('newGame'), exact: true }).click()
  await page.locator('a[href$="game=bela-2"]').click()
  for (const [seat, name] of ['Mike', 'Yetta'].entries()) await page.getByRole('textbox').nth(seat).fill(name)
  await page.getByRole('contentinfo').getByRole('button').click()
  // Text that runs from right to left is set off by an invisible mark.
  await expect(page).toHaveTitle(new RegExp(`^\u2068?${said('pageGame')}`, 'u'))
  const took = said('tookIn', { name: 'Mike', trump: said('suit.spades') })
  for (const hand of [1, 2, 3]) {
    await tap(page, said('recordHand', { number: hand }))
    const left = async (digit: string) =>
      (await page.getByRole('button', { name: digit, exact: true }).boundingBox())?.x ?? Number.NaN
    expect(await left('1')).toBeLessThan(await left('2'))
    await tap(page, took)
    // Fifty and bela.
    await declareFirst(page, [1, 2], said('declarationsDone'))
    await count(page, said('pointsPart'), [110, 10])
    // If the hand ends the game, the name of the key also says who wins.
    await page.getByRole('button', { name: said('saveHandNumber', { number: hand }) }).click()
    // 110 in cards, 10 for the last trick, 50 and 20.
    await expectTotals(page, { Mike: 190 * hand, Yetta: 10 * hand })
  }
  await expect(page.getByRole('heading', { name: said('sideWon', { who: 'one', name: 'Mike' }) })).toBeVisible()
})

test('bridge-belote is played in Bulgarian, from the first screen to the valat', async ({ page }) => {
  await page.goto('./settings/')
  await page.getByRole('radio', { name: 'Български' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  await page.goto('./')
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
