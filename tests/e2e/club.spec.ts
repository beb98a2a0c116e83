import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test, type Player } from './support/club'
import { forbiddenInAnyLight } from './support/forbidden'
import { fillHand, openHand, saveHand, takesTaps } from './support/table'

/** The tests of a club night through the real relay: an organiser, tables with two phones each, and a big screen. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const part = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Parts of the club night' }).getByRole('radio', { name }).click()

const standing = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first()

/** Checks the row of a player in the standings: place, games won, points and difference. */
async function expectStanding(page: Page, name: string, figures: readonly [string, string, string, string]) {
  const [place, ...rest] = figures
  const cells = standing(page, name).getByRole('cell')
  await expect(cells.first()).toHaveText(place)
  for (const [index, figure] of rest.entries()) await expect(cells.nth(index - rest.length)).toHaveText(figure)
}

interface OpenClubNight {
  readonly organiser: Player
  readonly links: Readonly<Record<'Table 1' | 'Table 2' | 'Big screen', string>>
}

interface Agreed {
  readonly minutes: string
  readonly cap: string
  readonly unopposed: string
}

async function agree(page: Page, { minutes, cap, unopposed }: Agreed): Promise<void> {
  await page.getByLabel('Minutes for a round (optional)').fill(minutes)
  await page.getByText('Point limit and absent pairs').click()
  await page.getByLabel(/^Point limit per pair/).fill(cap)
  await page.getByLabel('Points for a pair without an opponent').fill(unopposed)
}

/** Opens a round-robin club night for games of two players, with Ann, Ben, Cem and Dee on the list. */
async function openClubNight(organiser: Player, agreed: Agreed | null = null): Promise<OpenClubNight> {
  const { page } = organiser
  await page.goto('./club/')
  await page.getByRole('link', { name: 'New club night' }).click()
  await page.getByLabel('Name of the club night').fill('Tuesday')
  await page.getByLabel('Agreed rules').selectOption('bela-2')
  await page.getByRole('radio', { name: /^Round robin/ }).click()
  if (agreed !== null) await agree(page, agreed)
  await button(page, 'Open the club night').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tuesday' })).toBeVisible()
  for (const name of ['Ann', 'Ben', 'Cem', 'Dee']) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await button(page, 'Add the player').click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await part(page, 'Codes')
  const linkTo = async (what: string) => {
    await page.getByText(what, { exact: true }).click()
    await expect(page.getByRole('img', { name: `QR code: ${what}` })).toBeVisible()
    return page.getByLabel(`Link: ${what}`).inputValue()
  }
  const links = {
    'Table 1': await linkTo('Table 1'),
    'Table 2': await linkTo('Table 2'),
    'Big screen': await linkTo('Big screen'),
  }
  return { organiser, links }
}

async function come({ page }: Player, link: string): Promise<void> {
  await page.goto(link)
  await button(page, 'Join the club night').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tuesday' })).toBeVisible()
}

/** Records a hand: the first player takes spades and has 70 card points, the second has 45 and the last trick. */
async function record(page: Page, [first, second]: readonly [string, string]): Promise<void> {
  await takesTaps(page)
  await button(page, /^Record hand/).click()
  await fillHand(page, { chips: [`${first} took spades`], figures: [70, 45] })
  await button(page, new RegExp(`^${second}: last trick$`, 'i')).click()
  await saveHand(page)
}

const openSheet = (page: Page) => button(page, 'Open the sheet').click()
const toClubNight = (page: Page) => page.getByRole('link', { name: 'Club night' }).click()

test('a club night plays a round, accepts, reads out, corrects and announces it, and is taken home', async ({
  phone,
}) => {
  test.setTimeout(240_000)
  const { organiser, links } = await openClubNight(await phone())
  const [one, other, lone, second] = [await phone(), await phone(), await phone(), await phone()]
  const screen = await phone({ viewport: { width: 1280, height: 800 }, isMobile: false })
  await come(one, links['Table 1'])
  await come(other, links['Table 1'])
  await come(lone, links['Table 2'])
  await come(second, links['Table 2'])
  await come(screen, links['Big screen'])
  await expect(one.page.getByText('This table has no game yet.')).toBeVisible()

  await part(organiser.page, 'Round')
  await button(organiser.page, 'Pair round 1').click()
  // In the first round of a round robin of four, the first player meets the last.
  await openSheet(one.page)
  await openSheet(other.page)
  await openSheet(lone.page)
  for (let hands = 0; hands < 8; hands += 1) {
    await record(hands % 2 === 0 ? one.page : other.page, ['Ann', 'Dee'])
    const next =
      hands === 7 ? one.page.getByText('560', { exact: true }) : button(other.page, `Record hand ${hands + 2}`)
    await expect(next.first()).toBeVisible()
    if (hands < 7) await expect(button(one.page, `Record hand ${hands + 2}`)).toBeVisible()
  }
  await record(lone.page, ['Ben', 'Cem'])

  await toClubNight(one.page)
  await toClubNight(other.page)
  await button(one.page, 'Ann: accept').click()
  await expect(other.page.getByText('Ann accepted.')).toBeVisible()
  await button(other.page, 'Dee: accept').click()
  const everybody = [one, other, lone, second, screen, organiser]
  await part(organiser.page, 'Standings')
  await toClubNight(lone.page)
  for (const { page } of everybody) await expectStanding(page, 'Ann', ['1', '1', '560', '120'])

  // Table 2 does not finish its game. The organiser closes the round, and the side that is ahead wins.
  await part(organiser.page, 'Round')
  await button(organiser.page, 'Close round 1…').click()
  await expect(organiser.page.getByText('One game is not yet accepted by both sides.')).toBeVisible()
  await button(organiser.page, 'Close round 1').last().click()
  await expect(button(organiser.page, 'Pair round 2')).toBeVisible()
  await part(organiser.page, 'Standings')
  for (const { page } of everybody) await expectStanding(page, 'Ben', ['2', '1', '70', '15'])

  await button(organiser.page, 'Mark as read out').click()
  await expect(organiser.page.getByText(/^Read out at/)).toBeVisible()

  // A player corrects a hand while offline. When that phone is online again, all devices show the change.
  await openSheet(one.page)
  await expect(button(one.page, 'Hand 1: explain or correct')).toBeVisible()
  await (await openHand(one.page, 1)).getByRole('button', { name: 'Correct' }).click()
  await one.page.context().setOffline(true)
  await fillHand(one.page, { chips: [], figures: [71, 44] })
  await saveHand(one.page)
  await one.page.context().setOffline(false)
  await toClubNight(one.page)
  await expect(button(one.page, 'Ann: accept')).toBeVisible()
  for (const { page } of everybody) {
    const said = page.getByRole('status').filter({ hasText: 'The standings that were read out at' })
    await expect(said).toContainText('Round 1, table 1, hand 1: Ann – Dee.')
    await expectStanding(page, 'Ann', ['1', '1', '561', '122'])
  }

  const [download] = await Promise.all([
    organiser.page.waitForEvent('download'),
    button(organiser.page, 'Save as CSV').click(),
  ])
  expect(download.suggestedFilename()).toBe('Tuesday.csv')
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines).toContain('1,Ann,1,1,561,122')
  expect(lines).toContain('1,1,Ann,Dee,561,439,"Over, not accepted"')

  // The organiser and a player can print the standings and every round, without buttons or fields.
  for (const { page } of [organiser, second]) {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Tuesday: standings and rounds' })).toBeVisible()
    await expectStanding(page, 'Ann', ['1', '1', '561', '122'])
    await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Table 1' })).toContainText('561 : 439')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }

  // The club night stays on every phone, and the game is in the history of its players.
  await second.page.goto('./club/')
  await second.page.getByRole('link', { name: 'Tuesday' }).click()
  await expectStanding(second.page, 'Ann', ['1', '1', '561', '122'])
  await other.page.goto('./history/')
  await expect(other.page.getByRole('link', { name: /Ann/ }).first()).toBeVisible()
})

test('a round by the clock ends with the last deal, no pair has more than the cap, and an absent one forfeits', async ({
  phone,
}) => {
  test.setTimeout(180_000)
  const { organiser, links } = await openClubNight(await phone(), { minutes: '1', cap: '100', unopposed: '60' })
  const [one, screen] = [await phone(), await phone({ viewport: { width: 1280, height: 800 }, isMobile: false })]
  // Their clocks can be put forward; the organiser's cannot.
  for (const { page } of [one, screen]) await page.clock.install()
  await come(one, links['Table 1'])
  await come(screen, links['Big screen'])
  await part(organiser.page, 'Round')
  await button(organiser.page, 'Pair round 1').click()
  const clocks = [one, screen].map(({ page }) => page.getByRole('region', { name: 'Time left' }))
  for (const clock of clocks) await expect(clock).toContainText('1:00')
  for (const clock of clocks) await expect(clock).toContainText('Not started')

  await organiser.page.getByText('Absent players').click()
  await button(organiser.page, 'Cem: absent').click()
  for (const { page } of [organiser, one, screen])
    await expect(page.getByText('Ben: a win and 60 points').first()).toBeVisible()
  await expectStanding(screen.page, 'Ben', ['1', '1', '60', '60'])

  await openSheet(one.page)
  await button(organiser.page, 'Start the clock').click()
  for (const clock of clocks) await expect(clock).toContainText('Measured by this device’s clock')
  for (const clock of clocks) await expect(clock.getByRole('timer')).toHaveText(/^0:\d\d$/)
  expect(await forbiddenInAnyLight(screen.page)).toEqual([])
  expect(await forbiddenInAnyLight(organiser.page)).toEqual([])
  await record(one.page, ['Ann', 'Dee'])
  for (const { page } of [one, screen]) await page.clock.fastForward('01:00')
  for (const clock of clocks) await expect(clock).toContainText('Last deal')
  for (const clock of clocks) await expect(clock.getByRole('timer')).toHaveCount(0)
  await record(one.page, ['Ann', 'Dee'])
  await toClubNight(one.page)

  await button(organiser.page, 'Close round 1…').click()
  await expect(organiser.page.getByText('One game is not yet accepted by both sides.')).toBeVisible()
  await button(organiser.page, 'Close round 1').last().click()
  await part(organiser.page, 'Standings')
  // After two hands the sheet has 140 and 110 points. Under the cap, 100 of each count.
  for (const { page } of [organiser, one, screen]) {
    await expectStanding(page, 'Ann', ['1', '1', '100', '0'])
    await expectStanding(page, 'Ben', ['2', '1', '60', '60'])
    await expectStanding(page, 'Dee', ['3', '0', '100', '0'])
    await expectStanding(page, 'Cem', ['4', '0', '0', '−60'])
  }
  for (const clock of clocks) await expect(clock).toHaveCount(0)
})

test('latecomers play in the present round, and then against the others', async ({ phone }) => {
  test.setTimeout(120_000)
  const { organiser } = await openClubNight(await phone())
  const { page } = organiser
  await part(page, 'Round')
  await button(page, 'Pair round 1').click()
  await part(page, 'Players')
  for (const name of ['Eve', 'Fay']) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await button(page, 'Add the player').click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await part(page, 'Round')
  await button(page, 'Let latecomers play now').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Table 3' })).toContainText('Eve')
  await part(page, 'Codes')
  await page.locator('summary').filter({ hasText: 'Table 3' }).click()
  await expect(page.getByRole('img', { name: 'QR code: Table 3' })).toBeVisible()
})

test('a name can be corrected, and a round drawn by two clicks is drawn once and taken back', async ({ phone }) => {
  test.setTimeout(120_000)
  const { organiser } = await openClubNight(await phone())
  const { page } = organiser
  await part(page, 'Players')
  await button(page, 'Dee: rename').click()
  const form = page.getByRole('listitem').filter({ has: button(page, 'Save name') })
  await form.getByRole('textbox', { name: 'Name' }).fill('Dea')
  await button(page, 'Save name').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Dea' })).toBeVisible()
  await part(page, 'Round')
  await button(page, 'Pair round 1').dblclick()
  const games = page.getByRole('listitem').filter({ hasText: /^Table \d/ })
  await expect(games.first()).toContainText('Dea')
  await expect(games).toHaveCount(2)
  await button(page, 'Take back round 1…').click()
  expect(await forbiddenInAnyLight(page)).toEqual([])
  await button(page, 'Take back round 1').click()
  await expect(page.getByText('No round has been paired yet.')).toBeVisible()
  await button(page, 'Pair round 1').click()
  await expect(games).toHaveCount(2)
})

test('the pages of a club night follow WCAG 2.2 AA, in light and dark', async ({ phone }) => {
  test.setTimeout(180_000)
  const first = await phone()
  await first.page.goto('./club/')
  expect(await forbiddenInAnyLight(first.page)).toEqual([])
  await first.page.goto('./club/?new=1')
  expect(await forbiddenInAnyLight(first.page)).toEqual([])
  const { organiser, links } = await openClubNight(first)
  const { page } = organiser
  expect(await forbiddenInAnyLight(page)).toEqual([])
  await part(page, 'Players')
  expect(await forbiddenInAnyLight(page)).toEqual([])
  await part(page, 'Round')
  await button(page, 'Pair round 1').click()
  await button(page, 'Close round 1…').click()
  expect(await forbiddenInAnyLight(page)).toEqual([])
  const [table, screen] = [await phone(), await phone({ viewport: { width: 1280, height: 800 }, isMobile: false })]
  await table.page.goto(links['Table 1'])
  expect(await forbiddenInAnyLight(table.page)).toEqual([])
  await come(table, links['Table 1'])
  expect(await forbiddenInAnyLight(table.page)).toEqual([])
  await come(screen, links['Big screen'])
  await button(page, 'Close round 1').last().click()
  await part(page, 'Standings')
  await expectStanding(screen.page, 'Ann', ['1', '½', '0', '0'])
  expect(await forbiddenInAnyLight(screen.page)).toEqual([])
  expect(await forbiddenInAnyLight(page)).toEqual([])
})

test('a link that leads to no club night says so', async ({ phone }) => {
  const { page } = await phone()
  await page.goto('./club/#t123')
  await expect(page.getByRole('alert').filter({ hasText: 'This is not a link to a club night.' })).toBeVisible()
})
