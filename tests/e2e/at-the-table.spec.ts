import type { Page } from '@playwright/test'
import { expect, test } from './support/club'
import type { Player } from './support/club'
import { expectTotals, record, startGame } from './support/table'

/** Several phones at one table, through the real relay. */

const GAME = { game: 'Bela / Clobyosh for two', names: ['Ann', 'Ben'], dealer: 'Ann' } as const
/** 162 card points without anything declared: what Ann has, and the rest. */
const hand = (ann: number) => ({ chips: ['Ann took in spades'], figures: [ann, null] })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const line = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).first()

/** From the sheet to the paper that says how others come. */
async function openPaper(page: Page) {
  await button(page, 'More').click()
  await button(page, 'Play together').click()
  return page.getByRole('dialog', { name: 'Play together' })
}

async function closePaper(page: Page): Promise<void> {
  await button(page, 'Close').click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Brings the game on the screen to a table; the link to write, and the one to look. */
async function openTable(page: Page, name: string) {
  const paper = await openPaper(page)
  await paper.getByRole('radio', { name, exact: true }).click()
  await paper.getByRole('button', { name: 'Open the table' }).click()
  await expect(paper.getByRole('img', { name: 'Code to scan: this table' })).toBeVisible()
  const write = await paper.getByLabel('The link').inputValue()
  await paper.getByRole('radio', { name: 'Only look' }).click()
  const look = await paper.getByLabel('The link').inputValue()
  await closePaper(page)
  expect(look).not.toBe(write)
  return { write, look }
}

/** Ann has a sheet with one hand at a table. */
async function annsTable({ page }: Player) {
  await startGame(page, GAME)
  await record(page, hand(100))
  const links = await openTable(page, 'Ann')
  await expect(line(page, 'Nobody else is here.')).toBeVisible()
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

/** The figures by which a table is read: after 100 to 62, and 90 to 72. */
const AFTER_ONE = { Ann: 100, Ben: 62 }
const AFTER_TWO = { Ann: 190, Ben: 134 }

test('nothing leaves the phone, and nothing is fetched for it, before somebody taps “Play together”', async ({
  phone,
}) => {
  const { page } = await phone()
  const asked: string[] = []
  const scripts: Promise<string>[] = []
  page.on('websocket', (socket) => asked.push(socket.url()))
  page.on('request', (request) => {
    if (request.url().includes('relay.json')) asked.push(request.url())
  })
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await startGame(page, GAME)
  await record(page, hand(100))
  await button(page, 'More').click()
  await expect(button(page, 'Play together')).toBeVisible()
  const said = await Promise.all(scripts)
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter((text) => text.includes('Nats-Msg-Id'))).toEqual([])
  expect(asked).toEqual([])
  // And then it is.
  const socket = page.waitForEvent('websocket')
  await button(page, 'Play together').click()
  await button(page, 'Open the table').click()
  expect((await socket).url()).toMatch(/\/relay$/)
  expect((await Promise.all(scripts)).some((text) => text.includes('Nats-Msg-Id'))).toBe(true)
})

test('two phones have one sheet: both write, each sees the other, and a reload loses no table', async ({ phone }) => {
  const [ann, ben] = [await phone(), await phone()]
  const { write } = await annsTable(ann)
  await come(ben, write)
  await expectTotals(ben.page, AFTER_ONE)
  await isTogether([ann.page, ben.page])

  await record(ben.page, hand(90))
  await expectTotals(ann.page, AFTER_TWO)
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
  await record(ann.page, hand(80))
  await expectTotals(ben.page, { Ann: 270, Ben: 216 })
})
