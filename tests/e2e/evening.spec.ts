import type { Page } from '@playwright/test'
import { openFile, otherPhone, savedBy } from './support/profiles'
import { openMore, record } from './support/table'
import { expect, test } from './support/test'

const PEOPLE = ['Ann', 'Ben', 'Cem', 'Dora', 'Eva']

/** Opens the form of a new game, names the players at the table, and adds those who sit out. */
async function setUp(page: Page, game: string, seated: readonly string[], others: readonly string[], pairs?: string) {
  await page.goto(`./new/?game=${game}`)
  for (const [seat, name] of seated.entries()) await page.getByLabel(`Player ${seat + 1}`, { exact: true }).fill(name)
  await page.getByRole('button', { name: /^More people/ }).click()
  const dialog = page.getByRole('dialog', { name: 'More people' })
  for (const name of others) {
    await dialog.getByLabel('Who else is here?').fill(name)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  }
  if (pairs !== undefined) await dialog.getByRole('radio', { name: pairs }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
}

/** Returns the names at the table, by side. */
async function sidesOf(page: Page): Promise<readonly (readonly string[])[]> {
  const texts = await page.locator('.totals-of-side').allInnerTexts()
  const named = texts.map((text) => PEOPLE.filter((name) => text.includes(name)))
  return named.filter((names) => names.length > 0)
}

/** Ends the game early, as agreed at the table: the winner gets the points missing to the target. */
async function endFor(page: Page, winner: readonly string[]): Promise<void> {
  await openMore(page)
  await page.getByRole('button', { name: 'End early' }).click()
  const dialog = page.getByRole('dialog', { name: 'End this game now?' })
  await dialog.getByRole('radio', { name: new RegExp(winner.map((name) => `(?=.*${name})`).join('')) }).check()
  await dialog.getByRole('button', { name: 'End the game' }).click()
  await expect(page.getByRole('main', { name: 'End of the game' })).toBeVisible()
}

/** Reads the table of standings: the figures of each row, by name. */
async function standings(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  await expect(page.getByRole('table', { name: 'Standings' })).toBeVisible()
  const rows = await page.getByRole('table', { name: 'Standings' }).getByRole('row').all()
  const read = await Promise.all(
    rows.slice(1).map(async (row) => {
      const head = await row.getByRole('rowheader').innerText()
      const name = PEOPLE.find((one) => head.includes(one)) ?? head
      return [name, await row.getByRole('cell').allInnerTexts()] as const
    }),
  )
  return Object.fromEntries(read)
}

test.describe('an evening of five people at a table of four', () => {
  test('makes every pair once in five games, and gives everyone standings of their own', async ({ page }) => {
    await setUp(page, 'klabberjass-4', PEOPLE.slice(0, 4), ['Eva'], 'everyone with everyone')
    const pairs = new Set<string>()
    const won = new Map(PEOPLE.map((name) => [name, 0]))
    const played = new Map(PEOPLE.map((name) => [name, 0]))
    for (let game = 1; game <= 6; game += 1) {
      const sides = await sidesOf(page)
      expect(sides.map((side) => side.length)).toEqual([2, 2])
      for (const side of sides) pairs.add([...side].sort().join('+'))
      for (const name of sides.flat()) played.set(name, (played.get(name) ?? 0) + 1)
      const winner = sides[game % 2] ?? []
      for (const name of winner) won.set(name, (won.get(name) ?? 0) + 1)
      await endFor(page, winner)
      if (game === 5) expect(pairs.size).toBe(10)
      if (game < 6) {
        await page.getByRole('button', { name: 'Next game' }).click()
        await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
      }
    }
    await page.goto('./')
    await page.getByRole('link', { name: /^Evening/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible()
    const table = await standings(page)
    for (const name of PEOPLE) {
      const [games = 0, wins = 0] = [played.get(name), won.get(name)]
      // Every game was ended early, at 1,001 to 0.
      expect(table[name]?.slice(0, 2)).toEqual([`${wins}/${games}`, String(1001 * wins)])
    }
  })

  test('settles stakes with payments that leave everyone with their own sum', async ({ page }) => {
    await setUp(page, 'klabberjass-4', PEOPLE.slice(0, 4), ['Eva'])
    const [winners = [], losers = []] = await sidesOf(page)
    await endFor(page, winners)
    await page.getByRole('link', { name: /^Evening/ }).click()
    await page.getByRole('button', { name: /^Stakes/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Stakes' })
    await dialog.getByLabel('For each point ahead', { exact: true }).fill('0.01')
    await dialog.getByLabel('For each game', { exact: true }).fill('0,50')
    await dialog.getByLabel('For each bate', { exact: true }).fill('a lot')
    await expect(dialog.getByText('Enter an amount up to 1,000')).toBeVisible()
    await dialog.getByLabel('For each bate', { exact: true }).fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const payments = page.getByRole('region', { name: 'Settlement' }).getByRole('listitem')
    await expect(payments).toHaveCount(2)
    const lines = await payments.allInnerTexts()
    // Each loser pays one winner a cent for each of 1,001 points, and fifty cents for the game.
    const paid = lines.map((line) => /^(\w+) pays (\w+) €10\.51$/.exec(line)?.slice(1) ?? [])
    expect(paid.map(([from]) => from).sort()).toEqual([...losers].sort())
    expect(paid.map(([, to]) => to).sort()).toEqual([...winners].sort())
  })

  test('exchanges two people by two taps before a game begins', async ({ page }) => {
    await setUp(page, 'klabberjass-4', PEOPLE.slice(0, 4), ['Eva'])
    const [first = []] = await sidesOf(page)
    await endFor(page, first)
    await page.getByRole('link', { name: /^Evening/ }).click()
    const next = page.getByRole('region', { name: 'Next game' })
    await expect(next.getByText('Sits out')).toBeVisible()
    await next.getByRole('button', { name: 'Dora' }).click()
    await next.getByRole('button', { name: 'Ann' }).click()
    await page.getByRole('button', { name: 'Start game' }).click()
    await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
    expect((await sidesOf(page)).flat().sort()).toEqual(['Ben', 'Cem', 'Dora', 'Eva'])
  })

  test('exchanges two people by dragging one to the other, and a drag to nowhere changes nothing', async ({ page }) => {
    await setUp(page, 'klabberjass-4', PEOPLE.slice(0, 4), ['Eva'])
    const [first = []] = await sidesOf(page)
    await endFor(page, first)
    await page.getByRole('link', { name: /^Evening/ }).click()
    const next = page.getByRole('region', { name: 'Next game' })
    const person = (name: string) => next.getByRole('button', { name })
    await expect(next.getByText('Sits out')).toBeVisible()
    const before = await next.innerText()
    await person('Dora').dragTo(next.getByRole('heading'))
    await expect(person('Dora')).toHaveAttribute('aria-pressed', 'false')
    expect(await next.innerText()).toBe(before)
    await person('Dora').dragTo(person('Ann'))
    const swapped = new Map([
      ['Dora', 'Ann'],
      ['Ann', 'Dora'],
    ])
    expect(await next.innerText()).toBe(before.replace(/Dora|Ann/g, (name) => swapped.get(name) ?? name))
    // A plain tap still works.
    await person('Ben').click()
    await expect(person('Ben')).toHaveAttribute('aria-pressed', 'true')
  })
})

/** Returns a hand that its taker wins: 110 in cards, the last trick, a fifty and Bela are 190. The opponents have `others`. */
const winsBig = (winner: string, names: readonly string[], others: readonly number[]) => {
  const rest = [...others]
  return {
    chips: [`${winner} took spades`, `${winner}: last trick`, `${winner}: fifty (50)`, `${winner}: Bela`],
    figures: names.map((name) => (name === winner ? 110 : (rest.shift() ?? 0))),
  }
}

/** Plays a game to its end in three such hands: 570 for the winner, three times `others` for the opponents. */
async function playOut(page: Page, winner: string, names: readonly string[], others: readonly number[]): Promise<void> {
  for (let hand = 0; hand < 3; hand += 1) await record(page, winsBig(winner, names, others))
  await expect(page.getByRole('heading', { name: `${winner} wins` })).toBeVisible()
}

async function nextGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next game' }).click()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
}

test('four people at three-handed Bela have standings of their own after five games', async ({ page }) => {
  test.setTimeout(120_000)
  await setUp(page, 'bela-3', ['Ann', 'Ben', 'Cem'], ['Dora'])
  // The players sit out in turn: Dora, Cem, Ben, Ann, and Dora again. The one who comes in takes the seat of the one who leaves.
  await playOut(page, 'Ann', ['Ann', 'Ben', 'Cem'], [10, 5])
  await nextGame(page)
  await playOut(page, 'Dora', ['Ann', 'Ben', 'Dora'], [10, 5])
  await nextGame(page)
  // Ann goes bate. Her 41 go to Cem, who has 65 with the last trick, and not to Dora, who has 45.
  await record(page, { chips: ['Ann took clubs', 'Cem: last trick'], figures: [41, 55, 45] })
  await playOut(page, 'Cem', ['Ann', 'Cem', 'Dora'], [10, 5])
  await nextGame(page)
  await playOut(page, 'Ben', ['Ben', 'Cem', 'Dora'], [10, 5])
  await nextGame(page)
  await playOut(page, 'Ann', ['Ben', 'Cem', 'Ann'], [10, 5])
  await page.getByRole('link', { name: /^Evening/ }).click()
  const table = await standings(page)
  // The columns: games won, points, sum of the differences to each opponent, points a hand. By game, hands in brackets:
  // Ann 570 (3), 30 (3), 30 (4), –, 570 (3); Ben 30, 15, –, 570, 30; Cem 15, –, 676, 30, 15; Dora –, 570, 60, 15, –.
  expect(Object.entries(table)).toEqual([
    // 540 + 555, 15 − 540, −646 − 30, 540 + 555; 1200 in 13 hands.
    ['Ann', ['2/4', '1200', '+989', '92.3']],
    // 540 + 555, 0 − 30 − 616 + 60, −15 − 555; 645 in 10 hands.
    ['Dora', ['1/3', '645', '−61', '64.5']],
    // −555 − 15, 646 + 616, −540 + 15, −555 − 15; 736 in 13 hands.
    ['Cem', ['1/4', '736', '−403', '56.6']],
    // −540 + 15, −15 − 555, 540 + 555, −540 + 15; 645 in 12 hands.
    ['Ben', ['1/4', '645', '−525', '53.8']],
  ])
})

test('two phones have one evening when each plays a game of it and sends that to the other', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const share = async (from: Page) => (await openMore(from)).getByRole('button', { name: 'Link, file' }).click()
  const openEvening = async (on: Page) => {
    await on.getByRole('link', { name: /^Evening/ }).click()
    await expect(on.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible()
  }
  await setUp(page, 'bela-2', ['Ann', 'Ben'], ['Cem'])
  await playOut(page, 'Ann', ['Ann', 'Ben'], [10])
  await share(page)
  const field = page.getByLabel(/^The link/)
  await expect(field).toHaveValue(/\/share\/#1/)
  const link = await field.inputValue()

  const other = await otherPhone(browser, baseURL)
  await other.page.goto(link)
  await other.page.getByRole('button', { name: 'Import game' }).click()
  await expect(other.page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()
  await nextGame(other.page)
  // Ben sits out first, because his name comes after Ann's, and Cem takes his seat.
  await playOut(other.page, 'Cem', ['Ann', 'Cem'], [10])
  await share(other.page)
  const file = await savedBy(other.page, () => other.page.getByRole('button', { name: 'Save file' }).click())

  await page.goto('./share/')
  await openFile(page, 'Open a file', file)
  await page.getByRole('button', { name: 'Import game' }).click()
  await expect(page.getByRole('heading', { name: 'Cem wins' })).toBeVisible()

  await openEvening(page)
  await other.page.goto('./')
  await openEvening(other.page)
  const next = (on: Page) => on.getByRole('region', { name: 'Next game' }).innerText()
  for (const on of [page, other.page])
    expect(Object.entries(await standings(on))).toEqual([
      ['Cem', ['1/1', '570', '+540', '190.0']],
      // 540 − 540, and 570 + 30 in 6 hands.
      ['Ann', ['1/2', '600', '0', '100.0']],
      ['Ben', ['0/1', '30', '−540', '10.0']],
    ])
  expect(await next(other.page)).toBe(await next(page))
  await other.close()
})

test('an evening of four people at a table of three gives a chair to the one who waits, in one tap', async ({
  page,
}) => {
  await setUp(page, 'bela-3', PEOPLE.slice(0, 3), ['Dora'])
  await openMore(page)
  await page.getByRole('button', { name: /^Players/ }).click()
  await page.getByRole('radio', { name: 'New player' }).click()
  await page.getByRole('group', { name: 'Sits out' }).getByRole('button', { name: 'Dora' }).click()
  await expect(page.getByRole('region', { name: 'Dora' })).toBeVisible()
})
