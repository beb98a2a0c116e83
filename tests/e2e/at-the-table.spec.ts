import type { Page, Response } from '@playwright/test'
import { EVENING } from '@/lib/contest/evening'
import { packCode } from '@/lib/format/link'
import { gameRow } from '../support/game-row'
import { FIRST, openSheet, SHORT } from './support/before'
import { expect, test, type Player } from './support/club'
import { forbiddenInAnyLight } from './support/forbidden'
import { expectTotals, fillHand, openHand, saveHand, startGame, takesTaps } from './support/table'

/** Several phones at one table, through the real relay. */

const GAME = { game: 'Bela / Clobyosh for two', names: ['Ann', 'Ben'], dealer: 'Ann' } as const
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const line = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first()

/** Fills in a hand: Ann takes in spades and has 70 points, Ben has 45 and the last trick. */
async function fillIn(page: Page): Promise<void> {
  await fillHand(page, { chips: ['Ann took spades'], figures: [70, 45] })
  await button(page, /^Ben: last trick$/i).click()
}

async function record(page: Page): Promise<void> {
  await takesTaps(page)
  await button(page, /^Record hand/).click()
  await fillIn(page)
  await saveHand(page)
}

/** Returns the totals after this number of such hands. */
const after = (hands: number) => ({ Ann: 70 * hands, Ben: 55 * hands })

/** Opens, from the sheet, the dialog that says how other players join. */
async function openPaper(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await button(page, 'Play together').click()
  return page.getByRole('dialog', { name: 'Play together' })
}

async function closePaper(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Opens a table for the game on the screen, and returns its two links: one to write, one to view only. */
async function openTable(page: Page, name: string) {
  const paper = await openPaper(page)
  await paper.getByRole('radio', { name, exact: true }).click()
  await paper.getByRole('button', { name: 'Open the table' }).click()
  await expect(paper.getByRole('img', { name: 'QR code: this table' })).toBeVisible()
  const write = await paper.getByLabel('The link').inputValue()
  await paper.getByRole('radio', { name: 'View only' }).click()
  const look = await paper.getByLabel('The link').inputValue()
  await closePaper(page)
  expect(look).not.toBe(write)
  return { write, look }
}

/** Starts Ann's game at a table, with one hand on its sheet. */
async function annsTable({ page }: Player) {
  await openSheet(page, { names: GAME.names, hands: [FIRST] })
  const links = await openTable(page, 'Ann')
  await expect(line(page, 'No one else is here.')).toBeVisible()
  return links
}

async function come({ page }: Player, link: string): Promise<void> {
  await page.goto(link)
  await button(page, /^(Join the table|Show the sheet)$/).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
}

const isTogether = async (pages: readonly Page[]) => {
  const count = pages.length - 1
  const text = count === 1 ? 'One other phone is here.' : `${count} other phones are here.`
  for (const page of pages) await expect(line(page, text)).toBeVisible()
}

test.describe('before playing together', () => {
  test.use({ prefetch: 'links in view' })

  test('no data leaves the phone and no code is loaded before a tap on “Play together”', async ({ phone }) => {
    const { page } = await phone()
    const asked: string[] = []
    const scripts: Promise<string>[] = []
    page.on('websocket', (socket) => asked.push(socket.url()))
    page.on('request', (request) => {
      if (request.url().includes('relay.json')) asked.push(request.url())
    })
    const keepScript = (response: Response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text())
    }
    page.on('response', keepScript)
    await startGame(page, GAME)
    await record(page)
    await button(page, 'More').click()
    await expect(button(page, 'Play together')).toBeVisible()
    const said = await Promise.all(scripts)
    expect(said.length).toBeGreaterThan(5)
    expect(said.filter((text) => text.includes('Nats-Msg-Id'))).toEqual([])
    expect(asked).toEqual([])
    // Only now the page loads that code and connects.
    const socket = page.waitForEvent('websocket')
    await button(page, 'Play together').click()
    await button(page, 'Open the table').click()
    expect((await socket).url()).toMatch(/\/relay$/)
    // A script that arrives while the page closes could not be read.
    page.off('response', keepScript)
    expect((await Promise.all(scripts)).some((text) => text.includes('Nats-Msg-Id'))).toBe(true)
  })
})

test('two phones share one sheet: both write, each sees the other, and a reload keeps the table', async ({ phone }) => {
  const [ann, ben] = [await phone(), await phone()]
  const { write } = await annsTable(ann)
  await come(ben, write)
  await expectTotals(ben.page, after(1))
  await isTogether([ann.page, ben.page])

  await record(ben.page)
  await expectTotals(ann.page, after(2))
  await button(ann.page, 'Record hand 3').click()
  await expect(line(ben.page, 'Ann’s phone is writing hand 3.')).toBeVisible()
  await button(ben.page, 'Record hand 3').click()
  await expect(line(ann.page, 'Another phone is writing hand 3.')).toBeVisible()
  await button(ann.page, 'Back to the sheet').click()
  await expect(line(ben.page, 'One other phone is here.').or(ben.page.getByText('Ann’s phone is writing'))).toBeHidden()
  await button(ben.page, 'Back to the sheet').click()

  await ann.page.reload()
  await ben.page.reload()
  await isTogether([ann.page, ben.page])
  await record(ann.page)
  await expectTotals(ben.page, after(3))
})

test('four phones, one offline for a while, lose nothing and are asked about double entries', async ({ phone }) => {
  const [ann, ben, cem, dee] = [await phone(), await phone(), await phone(), await phone()]
  const { write } = await annsTable(ann)
  for (const one of [ben, cem, dee]) await come(one, write)
  const pages = [ann.page, ben.page, cem.page, dee.page]
  await isTogether(pages)

  await record(dee.page)
  for (const page of pages) await expectTotals(page, after(2))
  await dee.page.context().setOffline(true)
  await expect(line(dee.page, 'No connection to the other phones. The sheet continues here.')).toBeVisible()
  await record(ann.page)
  // Dee records the same deal differently: Ann has 71 points, and Ben 44.
  await button(dee.page, 'Record hand 3').click()
  await fillHand(dee.page, { chips: ['Ann took spades'], figures: [71, 44] })
  await button(dee.page, /^Ben: last trick$/i).click()
  await saveHand(dee.page)
  await record(cem.page)
  for (const page of [ann.page, ben.page, cem.page]) await expectTotals(page, after(4))

  await dee.page.context().setOffline(false)
  for (const page of pages) {
    await expect(button(page, 'Compare')).toBeVisible()
    await expect(button(page, 'Record hand 5')).toBeVisible()
  }
  await isTogether(pages)
  // Ben compares both and answers that they were two deals. Then all phones show the same sheet again.
  await button(ben.page, 'Compare').click()
  const paper = ben.page.getByRole('dialog')
  await expect(paper).toBeVisible()
  await expect(paper).toContainText('71')
  await paper.getByRole('radio', { name: 'Two separate deals' }).click()
  await paper.getByRole('radiogroup', { name: 'Played first' }).getByRole('radio', { name: 'Version 2' }).click()
  await paper.getByRole('button', { name: 'Save' }).click()
  for (const page of pages) {
    await expect(button(page, 'Compare')).toBeHidden()
    await expectTotals(page, { Ann: 4 * 70 + 71, Ben: 4 * 55 + 54 })
  }
})

test('a hand that two phones corrected differently is a question that one answer settles', async ({ phone }) => {
  const [ann, ben] = [await phone(), await phone()]
  const { write } = await annsTable(ann)
  await come(ben, write)
  const pages = [ann.page, ben.page]
  await isTogether(pages)
  for (const [page, suit] of [
    [ann.page, 'hearts'],
    [ben.page, 'clubs'],
  ] as const) {
    await (await openHand(page, 1)).getByRole('button', { name: 'Correct' }).click()
    await button(page, `Ann took ${suit}`).click()
  }
  await ben.page.context().setOffline(true)
  for (const page of pages) await saveHand(page)
  await ben.page.context().setOffline(false)
  for (const page of pages) await expect(button(page, 'Hand 1: Two corrections: choose')).toBeVisible()
  await button(ben.page, 'Hand 1: Two corrections: choose').click()
  const dialog = ben.page.getByRole('dialog', { name: 'Hand 1: two corrections' })
  await expect(dialog.getByRole('row', { name: /^Trumps/ })).toContainText(/hearts.*clubs|clubs.*hearts/i)
  await dialog.getByRole('radio', { name: 'Correction 1' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  for (const page of pages) {
    await expect(button(page, 'Compare')).toBeHidden()
    await expectTotals(page, after(1))
  }
})

test('a relay that dies in mid-hand and returns without its disk loses nothing', async ({ phone, club }) => {
  const [ann, ben] = [await phone(), await phone()]
  const { write } = await annsTable(ann)
  await come(ben, write)
  await isTogether([ann.page, ben.page])

  await button(ben.page, 'Record hand 2').click()
  await club.relay.kill()
  await fillIn(ben.page)
  await saveHand(ben.page)
  await expect(line(ben.page, /No connection to the other phones.*One entry is waiting to be sent/)).toBeVisible()
  await expectTotals(ben.page, after(2))
  await club.relay.up()
  await expectTotals(ann.page, after(2))
  await isTogether([ann.page, ben.page])

  await club.relay.kill()
  club.relay.wipe()
  await club.relay.up()
  await isTogether([ann.page, ben.page])
  const cem = await phone()
  await come(cem, write)
  await expectTotals(cem.page, after(2))
  await record(cem.page)
  await expectTotals(ann.page, after(3))
})

test('the pages for playing together follow WCAG 2.2 AA, in light and dark', async ({ phone }) => {
  const [ann, ben] = [await phone(), await phone()]
  const { page } = ann
  await openSheet(page, { names: GAME.names, hands: [FIRST] })
  await openPaper(page)
  expect(await forbiddenInAnyLight(page)).toEqual([])
  await closePaper(page)
  const { look } = await openTable(page, 'Ben')
  const paper = await openPaper(page)
  await paper.getByRole('button', { name: 'Leave the table…' }).click()
  expect(await forbiddenInAnyLight(page)).toEqual([])
  await ben.page.goto(look)
  await expect(button(ben.page, 'Show the sheet')).toBeVisible()
  expect(await forbiddenInAnyLight(ben.page)).toEqual([])
  await come(ben, look)
  expect(await forbiddenInAnyLight(ben.page)).toEqual([])
  await ben.page.setViewportSize({ width: 844, height: 390 })
  await expect(ben.page.getByRole('table')).toBeHidden()
  expect(await forbiddenInAnyLight(ben.page)).toEqual([])
  for (const path of ['together/', 'privacy/']) {
    await page.goto(`./${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await forbiddenInAnyLight(page)).toEqual([])
  }
})

test('a link that was scanned in Yuss itself leads to its table', async ({ phone }) => {
  const [ann, ben] = [await phone(), await phone()]
  const { write } = await annsTable(ann)
  await ben.page.goto('./share/')
  await ben.page.getByLabel('Or paste a link or the text of a file').fill(write)
  await button(ben.page, 'Open').last().click()
  await button(ben.page, 'Join the table').click()
  await expectTotals(ben.page, after(1))
})

test('a link that leads to no table says so', async ({ phone }) => {
  const { page } = await phone()
  await page.goto('./together/#w123')
  await expect(page.getByRole('alert').filter({ hasText: 'This is not a link to a table.' })).toBeVisible()
})

test('the next game of a series is played at the same table', async ({ phone }) => {
  const [ann, wall] = [await phone(), await phone({ viewport: { width: 1280, height: 800 }, isMobile: false })]
  await openSheet(ann.page, { names: GAME.names, hands: Array(7).fill(FIRST) })
  const { look } = await openTable(ann.page, 'Ann')
  await record(ann.page)
  await come(wall, look)
  await expectTotals(wall.page, after(8))
  await button(ann.page, /Rematch|next game/i).click()
  await expect(button(ann.page, 'Record hand 1')).toBeVisible()
  await expectTotals(wall.page, after(0))
  await record(ann.page)
  await expectTotals(wall.page, after(1))
})

test('two phones at a table have the same evening, whichever of them starts the next game', async ({ phone }) => {
  const [ann, ben] = [await phone(), await phone()]
  const { page } = ann
  const people = ['Ann', 'Ben', 'Cem']
  const plan = { id: 'evening-1', people, pairing: 'same', sittingOut: 'turn', out: ['Cem'] }
  await openSheet(page, { rules: SHORT, names: GAME.names, extra: { [EVENING]: plan } })
  const { write } = await openTable(page, 'Ann')
  await come(ben, write)
  const wins = async (on: Page, winner: string, figures: readonly number[]) => {
    const chips = [`${winner} took spades`, `${winner}: last trick`, `${winner}: fifty (50)`, `${winner}: Bela`]
    await button(on, 'Record hand 1').click()
    await fillHand(on, { chips, figures })
    await saveHand(on)
  }
  await wins(page, 'Ann', [110, 10])
  await expect(ben.page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()
  // Ben starts the next game, in which Cem takes Ben's seat, and Ann records it.
  await button(ben.page, 'Next game').click()
  await expect(button(ben.page, 'Record hand 1')).toBeVisible()
  await page.getByRole('link', { name: 'Show it' }).click()
  await wins(page, 'Cem', [10, 110])
  await expect(ben.page.getByRole('heading', { name: 'Cem wins' })).toBeVisible()
  for (const on of [page, ben.page]) {
    await on.getByRole('link', { name: /^Evening/ }).click()
    const rows = on.getByRole('table', { name: 'Standings' }).getByRole('row')
    // Each hand is 190 to 10. Ann has 190 and 10 points, the same sum as her opponents.
    await expect(rows).toHaveText([
      /Won/,
      /Cem.*1\/1.*190.*\+180.*190/,
      /Ann.*1\/2.*200.*0.*100/,
      /Ben.*0\/1.*10.*−180.*10/,
    ])
  }
})

test('a game of an earlier version that begins otherwise on another phone says so, and each phone keeps its own', async ({
  phone,
}) => {
  const [ann, ben] = [await phone(), await phone()]
  const begun = (totals: readonly number[]) => {
    const start = { totals: [...totals], heldOver: 0 }
    const row = gameRow('eve', { names: GAME.names.slice(), start, createdAt: 1_795_000_000_000 })
    const table = { format: 'yuss/1', rules: row.rules, players: GAME.names, dealer: 0, start, hands: [] }
    return { ...table, 'x-id': 'eve', 'x-record': row, 'x-log': [] }
  }
  const keep = async ({ page }: Player, totals: readonly number[]) => {
    await page.goto(`./share/#${packCode(begun(totals))}`)
    await button(page, 'Import game').click()
    await expect(page).toHaveURL(/\/game\/\?id=eve/)
  }
  await keep(ann, [0, 0])
  await keep(ben, [100, 0])
  const { write } = await openTable(ann.page, 'Ann')
  await ben.page.goto(write)
  await button(ben.page, 'Join the table').click()
  await button(ben.page, 'Add it to the table').click()
  await expect(ben.page).toHaveURL(/\/game\/\?id=eve/)
  for (const { page } of [ann, ben])
    await expect(line(page, 'This game begins differently on another phone')).toBeVisible()
  await record(ben.page)
  await expectTotals(ben.page, { Ann: 170, Ben: 55 })
  await expectTotals(ann.page, { Ann: 70, Ben: 55 })
})

test('a viewer has the sheet without tools, and a screen on the wall only the score', async ({ phone }) => {
  const ann = await phone()
  const { look } = await annsTable(ann)
  const wall = await phone({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
  await come(wall, look)
  await expectTotals(wall.page, after(1))
  await expect(wall.page.getByRole('table')).toBeHidden()
  await record(ann.page)
  await expectTotals(wall.page, after(2))
  expect(await button(wall.page, /./).allInnerTexts()).toEqual([''])

  // A phone that only views, held upright, shows every hand with its explanation and changes none.
  await wall.page.setViewportSize({ width: 390, height: 844 })
  await expect(wall.page.getByRole('table')).toBeVisible()
  for (const name of [/^Record hand/, 'Undo', 'More', 'Redeal']) await expect(button(wall.page, name)).toBeHidden()
  await button(wall.page, 'Hand 1: explain or correct').click()
  const paper = wall.page.getByRole('dialog', { name: 'Hand 1' })
  await expect(paper).toContainText('70')
  await expect(paper.getByRole('button', { name: /Correct|Delete/ })).toBeHidden()
  await closePaper(wall.page)

  await wall.page.setViewportSize({ width: 844, height: 390 })
  await expect(wall.page.getByRole('table')).toBeHidden()
  await button(wall.page, 'Show the sheet').click()
  await expect(button(wall.page, 'Table')).toBeVisible()
  await button(wall.page, 'Show only the score').click()
  await expect(button(wall.page, 'Table')).toBeHidden()
})

test('a phone that leaves continues alone, and the others are told', async ({ phone }) => {
  const [ann, ben] = [await phone(), await phone()]
  const { write } = await annsTable(ann)
  await come(ben, write)
  await isTogether([ann.page, ben.page])
  const paper = await openPaper(ben.page)
  await paper.getByRole('button', { name: 'Leave the table…' }).click()
  await paper.getByRole('button', { name: 'Leave the table', exact: true }).click()
  await expect(paper).toBeHidden()
  await expect(line(ann.page, 'No one else is here.')).toBeVisible()
  await record(ann.page)
  await record(ben.page)
  await record(ben.page)
  await expectTotals(ben.page, after(3))
  await expectTotals(ann.page, after(2))
  await ben.page.reload()
  await expectTotals(ben.page, after(3))
  await expect(button(ben.page, 'Table')).toBeHidden()
})

test('a table closed to other writers has one phone that writes and others that look', async ({ phone }) => {
  const [ann, ben, cem] = [await phone(), await phone(), await phone()]
  const { write } = await annsTable(ann)
  await come(ben, write)
  await isTogether([ann.page, ben.page])
  const paper = await openPaper(ann.page)
  await paper.getByRole('button', { name: 'Stop others writing…' }).click()
  await paper.getByRole('button', { name: 'Stop others writing', exact: true }).click()
  await expect(paper.getByLabel('The link')).not.toHaveValue(write)
  const next = await paper.getByLabel('The link').inputValue()
  await closePaper(ann.page)

  await expect(line(ben.page, 'This table was closed. This phone can only view the sheet.')).toBeVisible()
  await expect(button(ben.page, /^Record hand/)).toBeHidden()
  await record(ann.page)
  await expectTotals(ben.page, after(2))
  // The old link still opens the table, but nothing can be written with it.
  await come(cem, write)
  await expect(line(cem.page, 'This table was closed.')).toBeVisible()
  await expect(button(cem.page, /^Record hand/)).toBeHidden()
  // With the new link, Dee can write.
  const dee = await phone()
  await come(dee, next)
  await record(dee.page)
  await expectTotals(ann.page, after(3))
})

test('an expired table says so, and the sheet continues alone', async ({ phone, club }) => {
  const ann = await phone()
  await annsTable(ann)
  const { page } = ann
  await expect(line(page, 'No one else is here.')).toBeVisible()
  await club.relay.kill()
  club.relay.wipe()
  await page.clock.install({ time: Date.now() + 61 * 24 * 60 * 60 * 1_000 })
  await club.relay.up()
  await page.reload()
  await expect(line(page, /This table has expired: no phone connected for 60 days/)).toBeVisible()
  await record(page)
  await expectTotals(page, after(2))
  const paper = await openPaper(page)
  await paper.getByRole('button', { name: 'Open the table again' }).click()
  const ben = await phone()
  await come(ben, await paper.getByLabel('The link').inputValue())
  await expectTotals(ben.page, after(2))
})
