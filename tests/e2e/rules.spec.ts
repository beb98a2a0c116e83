import type { Page } from '@playwright/test'
import { TRANSLATION } from '../../scripts/tests/specs'
import { played, said } from '../support/builders'
import { putGames } from './support/before'
import { pagesIn } from './support/languages'
import { shiftOf } from './support/shift'
import { openExample } from './support/table'
import { expect, test } from './support/test'

const line = (page: Page) => page.getByRole('searchbox', { name: 'Find a rule by any word for it' })
const found = (page: Page) => page.getByRole('region', { name: 'Found' })
const own = (page: Page, name: 'At this table' | 'As written') => page.getByRole('region', { name })
/**
 * Returns the visible paragraphs of this part: the answer, then its source. All possible answers are laid out there too, but
 * hidden, to reserve room.
 */
const seen = (page: Page, name: 'At this table' | 'As written') => own(page, name).getByRole('paragraph')

const TIE = 'Both sides have equal points. Who scores?'
const HELD_OVER = 'Who gets the points that were held over?'

async function gameInAddress(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/game\/\?id=/)
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** Opens the example that every new device has: Bela for two, three hands made and the fourth bate. Returns its id. */
async function exampleGame(page: Page): Promise<string> {
  await openExample(page)
  return gameInAddress(page)
}

test('two letters of a search show questions with their answers', async ({ page }) => {
  await page.goto('./rules/')
  await line(page).fill('ti')
  const first = found(page).getByRole('link').first()
  await expect(first).toContainText(TIE)
  await expect(first).toContainText('The defender scores its own points.')
  await page.getByRole('combobox', { name: 'Whose rules' }).selectOption({ label: 'Klabberjass' })
  await expect(first).toContainText('A tie is bate')
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: TIE })).toBeVisible()
  await expect(seen(page, 'As written').first()).toHaveText(/^A tie is bate/)
})

test('an empty search shows all the questions, and Back shows the old search', async ({ page }) => {
  await page.goto('./rules/')
  await page.getByRole('heading', { name: 'Scoring the hand' }).click()
  await expect(page.getByRole('link', { name: 'Whom must the taker beat?' })).toBeVisible()
  await line(page).fill('bella')
  await found(page).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /bela/ })).toBeVisible()
  await page.goBack()
  await expect(line(page)).toHaveValue('bella')
  await expect(found(page)).toBeVisible()
  await line(page).fill('qwertyuiop')
  await expect(found(page).getByRole('status')).toHaveText('Nothing was found by that name.')
  await expect(found(page).getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', '/en/rules/terms/')
  await found(page).getByRole('group', { name: 'Examples' }).getByRole('button', { name: 'revoke' }).click()
  await expect(found(page).getByRole('link').first()).toBeVisible()
  await line(page).fill('')
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
})

test('an address with an unknown question shows the index', async ({ page }) => {
  await page.goto('./rules/?q=whist')
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
})

test('the open question can also be found, and returns', async ({ page }) => {
  await page.goto('./rules/?q=tie')
  await line(page).fill('litige')
  await expect(found(page).getByRole('link').first()).toBeVisible()
  await line(page).press('Enter')
  await expect(line(page)).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1, name: TIE })).toBeVisible()
})

test('a question shows every source’s answer, an example and links, is read from its beginning and names the tab', async ({
  page,
}) => {
  const order = page.getByRole('navigation', { name: 'In the order of a deal' })
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('./rules/?q=tie')
  await expect(page).toHaveTitle(`${TIE} · Yuss`)
  const sources = page.getByRole('region', { name: / answers$/ })
  const lehman = sources.getByRole('listitem').filter({ hasText: 'Lehman' }).first()
  await expect(lehman.getByRole('heading')).toHaveText(/The defender scores its own points, the taker nothing/)
  await expect(lehman).toContainText('Lehman’s Klaberjass, who scores')
  await expect(page.getByRole('heading', { name: 'For example' })).toBeVisible()
  await page.getByRole('region', { name: 'Related questions' }).getByRole('link').first().click()
  await expect(title).toHaveText(HELD_OVER)
  await expect(page).toHaveTitle(`${HELD_OVER} · Yuss`)
  await order.getByRole('link', { name: /^Previous/ }).click()
  await expect(title).toHaveText(TIE)
  await order.getByRole('link', { name: /^Next/ }).click()
  await expect(title).toHaveText(HELD_OVER)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click()
  await expect(page).toHaveTitle('Rules · Yuss')
})

test('an unclear document has its reading one tap away', async ({ page }) => {
  await page.goto('./rules/?q=tie')
  const reading = page.getByText('without saying whose', { exact: false }).first()
  await expect(reading).toBeHidden()
  await own(page, 'As written').getByRole('link', { name: 'As we read it' }).click()
  await expect(reading).toBeVisible()
})

test('the game chosen for the answers is remembered on this phone', async ({ page }) => {
  await page.goto('./rules/?q=tie')
  await page.getByRole('combobox', { name: 'Whose rules' }).selectOption({ label: 'Klaberjass (Bicycle)' })
  await expect(seen(page, 'As written').first()).toHaveText(/the taker nothing, and nothing is held over/)
  await page.goto('./rules/?q=target')
  await expect(seen(page, 'As written').first()).toHaveText('500 points, reached or passed.')
})

test('a question that does not arise here says so, and a tap shows the answer of a game in which it does', async ({
  page,
}) => {
  await page.goto('./rules/?find=lowest+bid')
  const first = found(page).getByRole('link').first()
  await expect(first).toContainText(
    'The question does not arise: no points are bid.It arises in: Belote contrée and Coinche',
  )
  await first.click()
  await expect(seen(page, 'As written').first()).toHaveText('The question does not arise: no points are bid.')
  await page.reload()
  await expect(seen(page, 'As written').first()).toHaveText('The question does not arise: no points are bid.')
  expect(await shiftOf(page)).toBe(0)
  await own(page, 'As written').getByRole('button', { name: 'Coinche', exact: true }).click()
  await expect(seen(page, 'As written').first()).not.toContainText('does not arise')
  await expect(page.getByRole('combobox', { name: 'Whose rules' })).toHaveValue('coinche')
})

test.describe('a phone in French without a game', () => {
  test.use(pagesIn('fr'))

  const name = 'in French the rules are those of belote, with coinche’s where they differ'
  test(name, { tag: TRANSLATION }, async ({ page }) => {
    await page.goto('./rules/?q=trump-run')
    const written = page.getByRole('main').getByRole('region').first()
    await expect(page.getByRole('combobox').first()).toHaveValue('belote')
    await expect(written.getByRole('paragraph').last()).toHaveText(/^Coinche\u00a0: /)
    await page.getByRole('combobox').first().selectOption('coinche')
    await expect(written.getByRole('paragraph').last()).not.toHaveText(/^Coinche\u00a0: /)
  })
})

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts a question is found in the index, and read on its page', async ({ page }) => {
    await page.goto('./play/')
    await page.getByRole('link', { name: 'read the rules' }).click()
    await expect(page).toHaveURL(/\/en\/rules\/$/)
    await page.getByRole('heading', { name: 'Scoring the hand' }).click()
    await page.getByRole('link', { name: TIE }).click()
    await expect(page.getByRole('heading', { level: 1, name: TIE })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: /A tie is bate/ })).toBeVisible()
    await page.getByText('As we read it: Which points are held over after a tie').first().click()
    await expect(page.getByText('without saying whose', { exact: false }).first()).toBeVisible()
    await page.getByRole('link', { name: /Next/ }).click()
    await expect(page).toHaveURL(/\/en\/rules\/held-over-winner\/$/)
  })
})

test('nothing moves when the table’s answer arrives', async ({ page }) => {
  for (const id of ['tie', 'target', 'words-of-runs', 'bela']) {
    await page.goto(`./rules/?q=${id}`)
    await expect(seen(page, 'As written').nth(1)).toContainText(/Clobyosh \/ Bela/)
    expect(await shiftOf(page), id).toBe(0)
  }
})

test('nothing moves when the game’s answer and the decided hands arrive', async ({ page }) => {
  const id = await exampleGame(page)
  await page.goto(`./rules/?q=bate&game=${id}`)
  await expect(own(page, 'At this table')).toContainText('Hands decided by this answer')
  expect(await shiftOf(page)).toBe(0)
})

test('a rule opened from a game marks the house rules of the table', async ({ page }) => {
  const [id] = await putGames(page, [{ rules: { base: 'bela-2', tie: 'defender-own' } }])
  await page.goto(`./rules/?game=${id}`)
  await expect(page.getByRole('link', { name: 'Sheet', exact: true })).toHaveAttribute('href', `/en/game/?id=${id}`)
  const scoring = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Scoring the hand' }) })
  await expect(scoring).toContainText('3 by house rule')
  await scoring.getByRole('heading').click()
  const tie = scoring.getByRole('link', { name: /Both sides have equal points/ })
  await expect(tie).toContainText('house rule')
  await tie.click()
  await expect(page).toHaveURL(`./rules/tie/?game=${id}`)
  const answer = seen(page, 'At this table')
  await expect(answer.first()).toContainText('the taker nothing, and nothing is held over')
  await expect(answer.nth(1)).toContainText('House rule. Equal scores: the taker gets nothing')
  await page.getByRole('combobox', { name: 'Whose rules' }).selectOption({ label: 'Bela' })
  await expect(seen(page, 'As written').first()).toContainText('held over for the winner of the next hand')
})

test('a rule shows the hands of this game that it decided, and leads to them', async ({ page }) => {
  const id = await exampleGame(page)
  await page.goto(`./rules/?q=bate&game=${id}`)
  const answer = own(page, 'At this table')
  await expect(answer).toContainText('Hands decided by this answer')
  await expect(answer.getByRole('link', { name: '4' })).toHaveAttribute('href', new RegExp(`/game/\\?id=${id}&hand=.`))
  await page.goto(`./rules/?q=tie&game=${id}`)
  await expect(answer).toContainText('No hand of this game was decided by this answer.')
  await page.goto(`./rules/?q=bate&game=${id}`)
  await answer.getByRole('link', { name: '4' }).click()
  await expect(page).toHaveURL(new RegExp(`/game/\\?id=${id}&hand=`))
})

test('the way back from a rule leads to the same hand', async ({ page }) => {
  const id = await exampleGame(page)
  const sheet = page.getByRole('region', { name: 'Sheet', exact: true })
  const hand = page.getByRole('dialog', { name: 'Hand 4' })
  const explain = sheet.getByRole('button', { name: 'Hand 4: explain or correct' })
  await expect(explain).toBeVisible()
  const steps = await page.evaluate(() => window.history.length)

  await explain.click()
  await hand.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/rules\//)
  // The explained hand adds one history entry, and the rule another, so Back returns through both.
  expect(await page.evaluate(() => window.history.length)).toBe(steps + 2)
  await page.goBack()
  await expect(hand).toBeVisible()
  await hand.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(new RegExp(`/game/\\?id=${id}$`))
  await page.reload()
  await expect(explain).toBeVisible()
  await expect(hand).toHaveCount(0)
})

test('a rule shows the hand in which it beat a run', async ({ page }) => {
  const [id] = await putGames(page, [{ hands: [played({ melds: [said(0, 4), said(1, 3)] })] }])
  await page.goto(`./rules/?q=fifty-against-twenty&game=${id}`)
  await expect(own(page, 'At this table')).toContainText('Hands decided by this answer')
  await expect(own(page, 'At this table').getByRole('link', { name: '1' })).toBeVisible()
  await page.goto(`./rules/?q=same-class&game=${id}`)
  await expect(own(page, 'At this table')).toContainText('No hand of this game was decided by this answer.')
})

test('two games side by side show only their differences', async ({ page }) => {
  await page.goto('./rules/compare/')
  await page.getByLabel('One game').selectOption({ label: 'Bela / Clobyosh for two' })
  await page.getByLabel('The other').selectOption({ label: 'Bela: Equal scores: the taker gets nothing' })
  await expect(page.getByRole('status')).toHaveText(/^5 of \d+ questions$/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /Both sides have equal points/,
    /held over/,
    /A second hand in a row/,
    /A side passes the target with points/,
    /still held over when the game ends/,
  ])
  await expect(page.getByText('A tie is bate')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('status')).toHaveText(/^5 of \d+ questions$/)
  await page.getByLabel('The other').selectOption({ label: 'Bela / Clobyosh for two' })
  await expect(page.getByRole('status')).toHaveText('No differences: they answer every question alike.')
  await page.goto('./rules/compare/?a=bela-9&b=bicycle')
  await expect(page.getByText('The address names a game that is not here.')).toBeVisible()
})

test('each term of the table has an address, its foreign names, and a question', async ({ page }) => {
  await page.goto('./rules/terms/#bate')
  const bate = page.locator('#bate')
  await expect(bate).toBeInViewport()
  await expect(bate).toContainText('вътре (Bulgaria)')
  await bate.getByRole('link').click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The taker has not made the hand. Who scores what?' }),
  ).toBeVisible()
  await page.getByRole('region', { name: 'Related words' }).getByRole('link', { name: /bate/ }).click()
  await expect(page).toHaveURL(/\/rules\/terms\/#bate$/)
})

const TOLD = [
  ['Runyon', 'Damon Runyon’s Broadway'],
  ['boeuf', 'Bœuf in Québec'],
  ['Barlinnie', 'Barlinnie Rules'],
  ['Pollak', 'The rule book of Cape Town'],
] as const

test('a name from a story finds the story', async ({ page }) => {
  await page.goto('./rules/')
  for (const [typed, title] of TOLD) {
    await line(page).fill(typed)
    await expect(found(page).getByRole('link').first()).toContainText(title)
  }
  await expect(found(page).getByRole('status')).toHaveText(/stor(y|ies)$/)
  await line(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Stories and advice' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'The rule book of Cape Town' })).toBeInViewport()
})

test('a story is shown with its source, and links to its question and back', async ({ page }) => {
  await page.goto('./rules/')
  await page.getByRole('link', { name: 'Stories and advice' }).click()
  await page.getByRole('link', { name: 'Names and words' }).click()
  const beast = page.getByRole('article', { name: 'Bate is a beast' })
  await expect(beast).toContainText('the French bête')
  await expect(beast).toContainText('Clobyosh / Bela, The Score')
  await beast.getByRole('link').click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The taker has not made the hand. Who scores what?' }),
  ).toBeVisible()
  await page
    .getByRole('region', { name: 'Related stories and advice' })
    .getByRole('link', { name: 'Bate is a beast' })
    .click()
  await expect(page).toHaveURL(/\/rules\/stories\/#beast$/)
  await expect(beast).toBeInViewport()
})

test('a search among the stories returns with the story that was found', async ({ page }) => {
  await page.goto('./rules/stories/')
  await line(page).fill('Twechar')
  await found(page).getByRole('link').first().click()
  await expect(line(page)).toHaveValue('')
  await expect(page.getByRole('article', { name: 'The Quarry Inn' })).toBeInViewport()
})

test('a question is printed without its buttons', async ({ page }) => {
  await page.goto('./rules/?q=tie')
  await page.emulateMedia({ media: 'print' })
  await expect(line(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Related questions' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('without saying whose', { exact: false }).first()).toBeVisible()
})
