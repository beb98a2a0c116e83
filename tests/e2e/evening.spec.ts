import type { Page } from '@playwright/test'
import { EVENING } from '@/lib/contest/evening'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { agreed } from '../support/builders'
import { big, openSheet, type PutGame } from './support/before'
import { openFile, otherPhone, savedBy } from './support/profiles'
import { stepsWalkedBack } from './support/steps'
import { openMore, record } from './support/table'
import { expect, test } from './support/test'

const PEOPLE = ['Ann', 'Ben', 'Cem', 'Dora', 'Eva']

/** Returns the first game of an evening with everyone, the last of whom sits out. */
const firstOf = (base: RuleSetId, people: readonly string[], target?: number): PutGame => ({
  rules: { base, ...(target === undefined ? {} : { target }) },
  names: people.slice(0, -1),
  extra: { [EVENING]: { id: 'evening-1', people, pairing: 'same', sittingOut: 'turn', out: people.slice(-1) } },
})

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
    await page.goto('./new/?game=klabberjass-4')
    for (const [seat, name] of PEOPLE.slice(0, 4).entries())
      await page.getByLabel(`Player ${seat + 1}`, { exact: true }).fill(name)
    await page.getByRole('button', { name: /^More people/ }).click()
    const dialog = page.getByRole('dialog', { name: 'More people' })
    await dialog.getByLabel('Who else is here?').fill('Eva')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Remove Eva' })).toBeVisible()
    await dialog.getByRole('radio', { name: 'everyone with everyone' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
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
    await stepsWalkedBack(page)
    await page.goto('./play/')
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
    await openSheet(page, { ...firstOf('klabberjass-4', PEOPLE), hands: [agreed([1001, 0])] })
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
    expect(paid.map(([from]) => from).sort()).toEqual(['Ben', 'Dora'])
    expect(paid.map(([, to]) => to).sort()).toEqual(['Ann', 'Cem'])
  })

  test('exchanges two people by two taps or by dragging one to the other, and a drag to nowhere changes nothing', async ({
    page,
  }) => {
    await openSheet(page, { ...firstOf('klabberjass-4', PEOPLE), hands: [agreed([1001, 0])] })
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
    await person('Dora').click()
    await expect(person('Dora')).toHaveAttribute('aria-pressed', 'true')
    await person('Ann').click()
    expect(await next.innerText()).toBe(before)
    await person('Dora').click()
    await person('Ann').click()
    await page.getByRole('button', { name: 'Start game' }).click()
    await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
    expect((await sidesOf(page)).flat().sort()).toEqual(['Ben', 'Cem', 'Dora', 'Eva'])
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

/** Ends a game to 190 in one such hand. */
async function playOut(page: Page, winner: string, names: readonly string[], others: readonly number[]): Promise<void> {
  await record(page, winsBig(winner, names, others))
  await expect(page.getByRole('heading', { name: `${winner} wins` })).toBeVisible()
}

async function nextGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next game' }).click()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
}

test('four people at three-handed Bela have standings of their own after three games', async ({ page }) => {
  // The players sit out in turn: Dora, Cem, Ben. The one who comes in takes the seat of the one who leaves.
  await openSheet(page, { ...firstOf('bela-3', PEOPLE.slice(0, 4), 190), hands: [big(0, [10, 5])] })
  await nextGame(page)
  await playOut(page, 'Dora', ['Ann', 'Ben', 'Dora'], [10, 5])
  await nextGame(page)
  // Ann goes bate. Her 41 go to Cem, who has 65 with the last trick, and not to Dora, who has 45.
  await record(page, { chips: ['Ann took clubs', 'Cem: last trick'], figures: [41, 55, 45] })
  await playOut(page, 'Cem', ['Ann', 'Cem', 'Dora'], [10, 5])
  await page.getByRole('link', { name: /^Evening/ }).click()
  // The columns: games won, points, sum of the differences to each opponent, points a hand. By game, hands in brackets:
  // Ann 190 (1), 10 (1), 10 (2); Ben 10, 5, –; Cem 5, –, 296; Dora –, 190, 50.
  expect(Object.entries(await standings(page))).toEqual([
    // −185 − 5, 286 + 246; 301 in 3 hands.
    ['Cem', ['1/2', '301', '+342', '100.3']],
    // 180 + 185, 40 − 246; 240 in 3 hands.
    ['Dora', ['1/2', '240', '+159', '80.0']],
    // 180 + 185, 5 − 180, −286 − 40; 210 in 4 hands.
    ['Ann', ['1/3', '210', '−136', '52.5']],
    // −180 + 5, −5 − 185; 15 in 2 hands.
    ['Ben', ['0/2', '15', '−365', '7.5']],
  ])
})

test('two phones have one evening when each plays a game of it and sends that to the other', async ({
  page,
  browser,
  baseURL,
}) => {
  const share = async (from: Page) => (await openMore(from)).getByRole('button', { name: 'Link, file' }).click()
  const openEvening = async (on: Page) => {
    await on.getByRole('link', { name: /^Evening/ }).click()
    await expect(on.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible()
  }
  await openSheet(page, { ...firstOf('bela-2', ['Ann', 'Ben', 'Cem'], 190), hands: [big(0)] })
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
  await other.page.goto('./play/')
  await openEvening(other.page)
  const next = (on: Page) => on.getByRole('region', { name: 'Next game' }).innerText()
  for (const on of [page, other.page])
    expect(Object.entries(await standings(on))).toEqual([
      ['Cem', ['1/1', '190', '+180', '190.0']],
      // 180 − 180, and 190 + 10 in 2 hands.
      ['Ann', ['1/2', '200', '0', '100.0']],
      ['Ben', ['0/1', '10', '−180', '10.0']],
    ])
  expect(await next(other.page)).toBe(await next(page))
  await other.close()
})

test('an evening of four people at a table of three gives a chair to the one who waits, in one tap', async ({
  page,
}) => {
  await openSheet(page, firstOf('bela-3', PEOPLE.slice(0, 4)))
  await openMore(page)
  await page.getByRole('button', { name: /^Players/ }).click()
  await page.getByRole('radio', { name: 'New player' }).click()
  await page.getByRole('group', { name: 'Sits out' }).getByRole('button', { name: 'Dora' }).click()
  await expect(page.getByRole('region', { name: 'Dora' })).toBeVisible()
})
