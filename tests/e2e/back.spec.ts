import type { Page } from '@playwright/test'
import { putGames } from './support/before'
import { draftsOn } from './support/drafts'
import { stepsWalkedBack, stepTaken } from './support/steps'
import { openHand, record } from './support/table'
import { expect, test } from './support/test'

/** The Back of a phone: its key, its gesture or the arrow of the browser. */

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Yuss' })
const recordNext = (page: Page) => page.getByRole('button', { name: /^(Record|Continue) hand/ })
const dialog = (page: Page) => page.getByRole('dialog')
/** Returns the rare facts of a hand, opened in its form. */
const rare = (page: Page) => page.getByRole('dialog', { name: 'More', exact: true })

/** Opens an empty sheet from the first screen. */
async function begin(page: Page): Promise<void> {
  await putGames(page, [{}])
  await page.goto('./play/')
  await page.getByRole('link', { name: /^Continue: Bela/ }).click()
  await expect(recordNext(page)).toBeVisible()
}

async function backHome(page: Page): Promise<void> {
  await page.goBack()
  await expect(home(page)).toBeVisible()
}

test('from the form of a new game, Back and its arrow lead to the other games, and from its sheet Back leads home', async ({
  page,
}) => {
  await page.goto('./play/')
  await page.getByRole('link', { name: 'New game' }).click()
  const bela = page.getByRole('link', { name: 'Bela / Clobyosh for two' })
  await bela.click()
  await expect(page.getByLabel('Player 1', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(bela).toBeVisible()
  await bela.click()
  await page.getByRole('link', { name: 'Other games' }).click()
  await expect(bela).toBeVisible()
  await bela.click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(recordNext(page)).toBeVisible()
  await backHome(page)
})

test('Back from a half-typed hand leads to its sheet, which offers to continue the hand', async ({ page }) => {
  await begin(page)
  await recordNext(page).click()
  await page.getByRole('button', { name: 'Mike took hearts' }).click()
  await page.getByRole('button', { name: '7', exact: true }).click()
  await page.goBack()
  await page.getByRole('button', { name: 'Continue hand 1' }).click()
  await expect(page.getByRole('button', { name: 'Mike took hearts' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue hand 1' })).toBeVisible()
  await backHome(page)
})

test('a form that was reloaded is closed by Back too', async ({ page }) => {
  await begin(page)
  await recordNext(page).click()
  await page.getByRole('button', { name: 'Mike took hearts' }).click()
  // Waits until the tap is on the disk, because an immediate reload would lose it.
  await expect.poll(async () => JSON.stringify(await draftsOn(page))).toContain('"hearts"')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue hand 1' })).toBeVisible()
  await backHome(page)
})

test('Back closes what “More” and “Redeal” open, and after a button or Escape has closed it leaves the game', async ({
  page,
}) => {
  await begin(page)
  for (const button of ['More', 'Redeal']) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog(page)).toBeVisible()
    await stepTaken(page)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(recordNext(page)).toBeVisible()
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Redeal', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await stepsWalkedBack(page)
  await backHome(page)
})

test('after saved hands Back leads home, and forward opens no form', async ({ page }) => {
  await begin(page)
  await record(page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Record hand 2' })).toBeVisible()
  await backHome(page)
})

test('neither forward nor a reload opens a closed menu again, and Back then leaves the game', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goForward()
  await expect(recordNext(page)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expect(recordNext(page)).toBeVisible()
  await backHome(page)
})

test('Back takes one step from sharing, which replaced the menu, to the sheet', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Link, file' }).click()
  await expect(page.getByRole('dialog', { name: 'Share this game' })).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await backHome(page)
})

test('from a rule, Back leads to the explanation of the hand, then to the sheet, then home', async ({ page }) => {
  await begin(page)
  await record(page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
  const hand = await openHand(page, 1)
  await hand.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/rules\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Hand 1' })).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(recordNext(page)).toBeVisible()
  await backHome(page)
})

test('Back closes the cards laid out in a form first, also those opened from “More”', async ({ page }) => {
  await begin(page)
  await recordNext(page).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Tap the cards taken' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeVisible()
  await page.goBack()
  await expect(recordNext(page)).toBeVisible()
  await backHome(page)
})

const CLOSING = { Back: (page: Page) => page.goBack(), Escape: (page: Page) => page.keyboard.press('Escape') }

for (const [how, close] of Object.entries(CLOSING)) {
  test(`${how} closes “More” and leaves the hand open with its digits, then closes the hand`, async ({ page }) => {
    await begin(page)
    await recordNext(page).click()
    await page.getByRole('button', { name: 'Mike took hearts' }).click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await rare(page).getByRole('radio', { name: 'Yetta', exact: true }).click()
    await close(page)
    await expect(rare(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
    await page.keyboard.press('7')
    await expect(page.getByRole('button', { name: 'Mike’s card points? 7' })).toBeVisible()
    await close(page)
    await expect(recordNext(page)).toBeVisible()
    await backHome(page)
  })
}

for (const place of ['Referee', 'Rules']) {
  test(`${place} can be looked up in the middle of a hand, which then continues as it was`, async ({ page }) => {
    await begin(page)
    await recordNext(page).click()
    await page.getByRole('button', { name: 'Mike took hearts' }).click()
    await page.getByRole('button', { name: '7', exact: true }).click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('link', { name: place, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${place.toLowerCase()}/\\?game=`))
    await page.goBack()
    const taker = page.getByRole('button', { name: 'Mike took hearts' })
    await expect(taker).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('link', { name: place, exact: true }).click()
    await page.getByRole('link', { name: 'Sheet', exact: true }).click()
    await expect(taker).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Back to the sheet' }).click()
    await expect(page.getByRole('button', { name: 'Continue hand 1' })).toBeVisible()
  })
}

test('a reload, and Back to a page that is loaded again, return to the place that was read', async ({ page }) => {
  const glossary = page.getByRole('heading', { level: 1, name: 'Glossary' })
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('./rules/terms/')
  await expect(glossary).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.reload()
  await expect(glossary).toBeVisible()
  await expect.poll(place).toBe(600)
  await page.goto('./settings/')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.goBack()
  await expect(glossary).toBeVisible()
  await expect.poll(place).toBe(600)
})
