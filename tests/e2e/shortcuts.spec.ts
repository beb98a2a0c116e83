import { FIRST, putGames } from './support/before'
import { expect, test } from './support/test'

/** The shortcuts of the installed app, whose addresses have no language. */

test('“Continue” leads to the running game, and Back leads home', async ({ page }) => {
  await putGames(page, [{ hands: [FIRST] }])
  await page.goto('./play/')
  await page.goto('../game/')
  await expect(page.getByRole('button', { name: 'Record hand 2' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Yuss' })).toBeVisible()
})

test('“Continue” leads home where no game is going on', async ({ page }) => {
  await page.goto('../game/')
  await expect(page.getByRole('heading', { level: 1, name: 'Yuss' })).toBeVisible()
})
