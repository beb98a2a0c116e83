import type { Page } from '@playwright/test'
import { played } from '../support/builders'
import { openSheet, putGames } from './support/before'
import { stepsWalkedBack } from './support/steps'
import { fillHand, record, saveHand } from './support/table'
import { expect, test } from './support/test'

const NAMES = ['Mike', 'Mary']

/** A tie: 61 points are held over, and the next hand decides who gets them. */
const TIE = { chips: ['Mike took hearts', 'Mary: last trick'], figures: [61, 51] }
const MADE = { chips: ['Mike took hearts', 'Mike: last trick'], figures: [120, 20] }

const mikes = (page: Page) => page.getByRole('region', { name: 'Mike', exact: true })

/** Returns the names of the animations that run on this page. */
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((one) => (one instanceof CSSAnimation ? [one.animationName] : []))
      .filter((name) => ['arrive', 'dry', 'count', 'go-over'].includes(name)),
  )

test('a saved hand is seen to change the sheet and announced once', async ({ page }) => {
  await openSheet(page, { names: NAMES })
  await record(page, TIE)
  await expect(page.getByText('Held over from hand 1')).toBeVisible()
  // The figure has its final value at once, both on the screen and for screen readers.
  await record(page, MADE)
  await expect(mikes(page).getByText('191', { exact: true })).toBeVisible()
  await expect(page.getByText('Held over from hand 1')).toBeHidden()
  await expect.poll(() => running(page)).toEqual([])
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('with reduced motion new things appear without moving', async ({ page }) => {
    await openSheet(page, { names: NAMES })
    await record(page, TIE)
    expect(await running(page)).toEqual([])
    await record(page, MADE)
    expect(await running(page)).toEqual([])
    await expect(mikes(page).getByText('191', { exact: true })).toBeVisible()
  })
})

test('the end of a game shows the winner, the points and the deciding hand', async ({ page }) => {
  const hand = played({ cardPoints: [126, 14], lastTrick: 0, tricks: null })
  await openSheet(page, { names: NAMES, hands: [hand, hand, hand] })
  await page.getByRole('button', { name: 'Record hand 4' }).click()
  await fillHand(page, { chips: ['Mike took hearts', 'Mike: last trick'], figures: [126, 14] })
  await expect(page.getByRole('button', { name: 'Save hand 4 Mike wins', exact: true })).toBeVisible()
  await saveHand(page)
  const end = page.getByRole('main', { name: 'End of the game' })
  await expect(end.getByRole('heading', { name: 'Mike wins' })).toBeVisible()
  await expect(end.getByRole('region', { name: 'Mike' })).toContainText('544')
  await expect(end.getByRole('region', { name: 'Mary' })).toContainText('56')
  await expect(end).toContainText('Mike was in front all the way.')
  await expect(end.getByRole('button', { name: 'Send picture' })).toBeVisible()
})

test('a player keeps the chosen colour and letters in both lists', async ({ page }) => {
  await putGames(page, [{ names: NAMES, hands: [played()] }])
  await page.goto('./players/')
  await page.getByRole('link', { name: /Mike/ }).click()
  await page.getByRole('button', { name: /Rename/ }).click()
  await page.getByLabel('Initials').fill('MK')
  await page.getByRole('radio', { name: 'Teal' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await stepsWalkedBack(page)
  await page.goto('./players/')
  await expect(page.locator('[data-player=teal]', { hasText: 'MK' }).first()).toBeVisible()
  await page.goto('./history/')
  await expect(page.locator('[data-player=teal]', { hasText: 'MK' }).first()).toBeVisible()
})
