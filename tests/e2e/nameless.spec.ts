import { big, openSheet, UNNAMED } from './support/before'
import { stepsWalkedBack } from './support/steps'
import { expectTotals, record } from './support/table'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

const HAND = {
  chips: ['Host took spades', 'Host: last trick', 'Host: fifty (50)', 'Host: Bela'],
  figures: [110, 10],
}

test('a game without names has words for its seats, and counts, suggests or finds no one', async ({ page }) => {
  await page.goto('./new/?game=bela-2')
  const first = page.getByLabel('Player 1', { exact: true })
  await expect(first).toHaveValue('')
  await expect(first).toHaveAttribute('placeholder', 'Host')
  await page.getByRole('button', { name: 'Start: Host deals, Guest leads' }).click()
  await record(page, HAND)
  await expectTotals(page, { Host: 190, Guest: 10 })

  await page.goto('./history/')
  const game = page.getByRole('main').getByRole('link', { name: /Host 190.*Guest 10/ })
  await expect(game).toBeVisible()
  await page.getByText('Find a game').click()
  await page.getByLabel(/^Text in a note/).fill('host')
  await expect(game).toHaveCount(0)

  await page.goto('./players/')
  await expect(page.getByText('No players yet')).toBeVisible()

  await page.goto('./new/?game=again')
  await expect(page.getByRole('button', { name: 'Start: Host deals, Guest leads' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Recent players' })).toHaveCount(0)
})

test('the words for seats are in the language of the page, and in English again', async ({ page }) => {
  const id = await openSheet(page, { names: UNNAMED, hands: [big(0)] })
  await expectTotals(page, { Host: 190, Guest: 10 })
  const said = await wordsIn('bg')
  await page.goto(`../bg/game/?id=${id}`)
  await expectTotals(page, { [said('host')]: 190, [said('guest')]: 10 })
  await expect(page.getByText('Host', { exact: true })).toHaveCount(0)
  await page.goto(`./game/?id=${id}`)
  await expectTotals(page, { Host: 190, Guest: 10 })
})

test('a name that is given later is shown from then on, and counts', async ({ page }) => {
  await openSheet(page, { names: UNNAMED, hands: [big(0)] })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^Players/ }).click()
  const menu = page.getByRole('dialog', { name: 'Players' })
  await menu.getByRole('radio', { name: 'Host' }).click()
  await menu.getByLabel('Correct name for Host').fill('Mike')
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect(menu).toBeHidden()
  await stepsWalkedBack(page)
  await expectTotals(page, { Mike: 190, Guest: 10 })
  await page.goto('./players/')
  await expect(page.getByRole('main').getByRole('link', { name: /Mike/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Host|Guest/ })).toHaveCount(0)
})
