import type { Page } from '@playwright/test'
import { count, tap } from './support/in-words'
import { choose } from './support/languages'
import { expectTotals } from './support/table'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

/** French belote and coinche in French, Croatian bela in Croatian: each total is worked out by hand. */

type Words = Awaited<ReturnType<typeof wordsIn>>

interface Played {
  readonly taker: string
  readonly trump: string
  readonly bid?: number | 'capot'
  readonly isDoubled?: boolean
  /** Keys of the pad of declarations of the first side, by their place. */
  readonly declares?: readonly number[]
  /** Points in the cards of the first side. */
  readonly cards: number
  readonly lastTrick: 0 | 1
  /** Tells that the first side took no trick, where the form asks. */
  readonly isSweep?: boolean
}

async function begin(page: Page, language: string, game: string, names: readonly string[]): Promise<Words> {
  const said = await wordsIn(language)
  await choose(page, language)
  await page.goto(`./new/?game=${game}`)
  for (const [seat, name] of names.entries()) await page.getByRole('textbox').nth(seat).fill(name)
  await page.getByRole('contentinfo').getByRole('button').click()
  await expect(page.getByRole('button', { name: said('recordHand', { number: 1 }) })).toBeVisible()
  return said
}

async function record(page: Page, said: Words, number: number, hand: Played): Promise<void> {
  await tap(page, said('recordHand', { number }))
  await tap(page, said('playerTook', { name: hand.taker }))
  await tap(page, said(hand.trump))
  if (hand.bid !== undefined) {
    const face = hand.bid === 'capot' ? said('bidCapot') : String(hand.bid)
    const key = page.getByRole('button', { name: said('bidOf', { bid: face }), exact: true })
    // The keys for it come by themselves once it is the one thing that is asked.
    if (!(await key.isVisible())) await page.getByRole('button', { name: new RegExp(`^${said('bidKey')} –`) }).click()
    await key.click()
  }
  if (hand.isDoubled === true)
    await page
      .getByRole('radiogroup', { name: said('stakesPart') })
      .getByRole('radio')
      .nth(1)
      .click()
  if (hand.declares !== undefined) {
    await page.locator('.declare-key').first().click()
    for (const key of hand.declares) await page.locator('.form-pad button').nth(key).click()
    await tap(page, said('declarationsDone'))
  }
  await count(page, said('pointsPart'), [hand.cards])
  await page.locator('.points-flag').nth(hand.lastTrick).click()
  if (hand.isSweep === true) {
    await page.locator('.save-key').click()
    await tap(page, said('tookNone'))
  }
  await tap(page, said('saveHandNumber', { number }))
}

test('belote is played in French: a litige, a capot, and a belote that stays with a side that fails', async ({
  page,
}) => {
  const said = await begin(page, 'fr', 'belote', ['Ana', 'Boris', 'Chloé', 'David'])
  const totals = (ours: number, theirs: number) =>
    expectTotals(page, { 'Ana et Chloé': ours, 'Boris et David': theirs })
  // 71 and the last trick are 81 of 162: the defenders write theirs, and 81 wait.
  await record(page, said, 1, { taker: 'Ana', trump: 'hearts', cards: 71, lastTrick: 0 })
  await totals(0, 81)
  // 252 for every trick, and the 81 that waited.
  await record(page, said, 2, { taker: 'Boris', trump: 'spades', cards: 0, lastTrick: 1, isSweep: true })
  await totals(0, 414)
  // 60 and belote against 92 and the last trick: 162 to the others, and the belote stays.
  await record(page, said, 3, { taker: 'Chloé', trump: 'clubs', declares: [0], cards: 60, lastTrick: 1 })
  await totals(20, 576)
})

test('coinche is played in French: a doubled hand, a failed bid with belote, and a capot that was bid', async ({
  page,
}) => {
  const said = await begin(page, 'fr', 'coinche', ['Ana', 'Boris', 'Chloé', 'David'])
  const totals = (ours: number, theirs: number) =>
    expectTotals(page, { 'Ana et Chloé': ours, 'Boris et David': theirs })
  // 112 and the last trick make 100: twice 160 and 100.
  await record(page, said, 1, {
    taker: 'Boris',
    trump: 'diamonds',
    bid: 100,
    isDoubled: true,
    cards: 40,
    lastTrick: 1,
  })
  await totals(0, 520)
  // 49 and belote are 69 of 90: 160 and 90 to the others, and the belote stays.
  await record(page, said, 2, { taker: 'Ana', trump: 'hearts', bid: 90, declares: [3], cards: 49, lastTrick: 1 })
  await totals(20, 770)
  // 252 made and 250 bid, to the nearest ten.
  await record(page, said, 3, { taker: 'David', trump: 'spades', bid: 'capot', cards: 0, lastTrick: 1, isSweep: true })
  await totals(20, 1270)
})

test('bela is played in Croatian: a pad with a hundred, a bela, and a štiglja', async ({ page }) => {
  const said = await begin(page, 'hr', 'bela-hr', ['Ana', 'Boris', 'Cvita', 'David'])
  const totals = (ours: number, theirs: number) => expectTotals(page, { 'Ana i Cvita': ours, 'Boris i David': theirs })
  // 53 of 262 is too little for the taker: 162 and the hundred go to the others.
  await record(page, said, 1, { taker: 'Boris', trump: 'hearts', declares: [2], cards: 99, lastTrick: 0 })
  await totals(262, 0)
  // 103, the last trick and bela.
  await record(page, said, 2, { taker: 'Ana', trump: 'clubs', declares: [3], cards: 103, lastTrick: 0 })
  await totals(395, 49)
  // 152 in the cards and 100 for every trick.
  await record(page, said, 3, { taker: 'David', trump: 'diamonds', cards: 0, lastTrick: 1, isSweep: true })
  await totals(395, 301)
})
