import type { Page } from '@playwright/test'
import { playedByFour } from '../support/builders'
import { openSheet } from './support/before'
import { count, tap } from './support/in-words'
import { pagesIn } from './support/languages'
import { expectTotals, tapChip } from './support/table'
import { expect, test } from './support/test'
import { wordsIn, type Words } from './support/words'

/** Belote and coinche of France, and bela of Croatia, played in Bulgarian. Each total was worked out by hand. */

test.use(pagesIn('bg'))

/** The words of a table that doubles and bids. */
const COINCHE = { vocabulary: 'coinche' } as const

interface Played {
  readonly taker: string
  readonly trump: string
  readonly bid?: number | 'capot'
  readonly isDoubled?: boolean
  /** The name of its key in the form. */
  readonly declared?: string
  /** The card points of the first side. */
  readonly cards: number
  readonly lastTrick: 0 | 1
  /** Tells whether the first side took no trick, if the form asks. */
  readonly isSweep?: boolean
}

/** Returns a function that records the hands after `before`, and expects these totals after each. */
function recording(page: Page, said: Words, names: readonly string[], before = 0) {
  const and = new Intl.ListFormat('bg')
  const [first = '', second = ''] = [0, 1].map((side) => and.format([names[side] ?? '', names[side + 2] ?? '']))
  let number = before

  return async (hand: Played, totals: readonly [number, number]): Promise<void> => {
    number += 1
    await tap(page, said('recordHand', { number }))
    await tap(page, said('playerTook', { name: hand.taker }))
    await tap(page, said(`suit.${hand.trump}`))
    // The form shows the keys of the bid as soon as only the bid is missing.
    if (hand.bid !== undefined)
      await tap(page, said('bidOf', { bid: hand.bid === 'capot' ? said('bidCapot', COINCHE) : hand.bid }))
    const doubling = page.getByRole('radiogroup', { name: said('stakesPart', COINCHE) }).getByRole('radio')
    if (hand.isDoubled === true) await doubling.nth(1).click()
    if (hand.declared !== undefined) await tapChip(page, hand.declared)
    await count(page, said('pointsPart'), [hand.cards])
    await page.locator('.points-flag').nth(hand.lastTrick).click()
    if (hand.isSweep === true) {
      await page.locator('.save-key').click()
      await tap(page, said('tookNone'))
    }
    // If the hand ends the game, the name of the key also says who wins.
    await page.getByRole('button', { name: said('saveHandNumber', { number }) }).click()
    await expectTotals(page, { [first]: totals[0], [second]: totals[1] })
  }
}

/** Begins a game, and returns a function that records its next hand and then expects these totals. */
async function begin(page: Page, game: string, names: readonly string[]) {
  const said = await wordsIn('bg')
  await page.goto(`./new/?game=${game}`)
  for (const [seat, name] of names.entries()) await page.getByRole('textbox').nth(seat).fill(name)
  await page.getByRole('contentinfo').getByRole('button').click()
  return recording(page, said, names)
}

/** The end of a game after twelve deals, as the form of a new game sets it. */
const IN_DEALS = { goal: 'hands', target: 12 } as const

const FRENCH = ['Ana', 'Boris', 'Chloé', 'David']

test('belote is played: a litige, a capot, and a belote that stays with a side that fails', async ({ page }) => {
  const record = await begin(page, 'belote', FRENCH)
  // 71 and the last trick are 81 of 162, a tie: the defenders write their 81, and the taker's 81 are held over.
  await record({ taker: 'Ana', trump: 'hearts', cards: 71, lastTrick: 0 }, [0, 81])
  // 252 for taking every trick, and the 81 held over.
  await record({ taker: 'Boris', trump: 'spades', cards: 0, lastTrick: 1, isSweep: true }, [0, 414])
  // 60 and belote against 92 and the last trick: 162 to the others, and the belote stays.
  const belote = { declared: 'Ana: белот', cards: 60, lastTrick: 1 } as const
  await record({ taker: 'Chloé', trump: 'clubs', ...belote }, [20, 576])
})

test('coinche is played: a doubled hand, a failed bid with belote, and a capot that was bid', async ({ page }) => {
  const record = await begin(page, 'coinche', FRENCH)
  // Boris's side has 112 and the last trick, which makes the bid of 100: twice 160 and 100.
  const doubled = { bid: 100, isDoubled: true, cards: 40, lastTrick: 1 } as const
  await record({ taker: 'Boris', trump: 'diamonds', ...doubled }, [0, 520])
  // 49 and belote are 69 of the 90 bid. The opponents get 160 and 90, and the takers keep their belote.
  const failed = { bid: 90, declared: 'Ana: белот', cards: 49, lastTrick: 1 } as const
  await record({ taker: 'Ana', trump: 'hearts', ...failed }, [20, 770])
  // 252 made and 250 bid, rounded to the nearest ten.
  const capot = { bid: 'capot', cards: 0, lastTrick: 1, isSweep: true } as const
  await record({ taker: 'David', trump: 'spades', ...capot }, [20, 1270])
})

test('bela of Croatia is played: a pad with a hundred, a bela, and a štiglja', async ({ page }) => {
  const record = await begin(page, 'bela-hr', ['Ana', 'Boris', 'Cvita', 'David'])
  // 53 of 262 is too little for the taker: the opponents get the 162 and the hundred.
  const hundred = { declared: 'Ana: сто (100)', cards: 99, lastTrick: 0 } as const
  await record({ taker: 'Boris', trump: 'hearts', ...hundred }, [262, 0])
  // The takers have 103, the last trick and bela.
  await record({ taker: 'Ana', trump: 'clubs', declared: 'Ana: белот', cards: 103, lastTrick: 0 }, [395, 49])
  // 152 in cards, the last trick, and 100 for taking every trick.
  await record({ taker: 'David', trump: 'diamonds', cards: 0, lastTrick: 1, isSweep: true }, [395, 301])
})

test('belote of twelve deals ends after the twelfth, and a litige there is written by both', async ({ page }) => {
  const said = await wordsIn('bg')
  // 100 and the last trick against 52, eleven times.
  const made = playedByFour({ cardPoints: [100, 52] })
  await openSheet(page, { rules: { base: 'belote', ...IN_DEALS }, names: FRENCH, hands: Array(11).fill(made) })
  await expect(page.getByText(said('dealOf', { number: 12, target: 12 }))).toBeVisible()
  // In the last deal no points are held over: 71 and the last trick are 81 of 162, and each side writes 81.
  const record = recording(page, said, FRENCH, 11)
  await record({ taker: 'Ana', trump: 'hearts', cards: 71, lastTrick: 0 }, [1291, 653])
  await tap(page, said('rematchTool'))
  await expect(page.getByText(said('dealOf', { number: 1, target: 12 }))).toBeVisible()
  await page.goto('./history/')
  await expect(page.getByText(/^Френски белот, 12 раздавания/).first()).toBeVisible()
})

test('coinche of twelve deals that ends level has no winner', async ({ page }) => {
  // 80 bid and 90 made against 72: the takers write 90 and 80, which is 170, the others 70. The sides take in turn.
  const ours = playedByFour({ bid: 80, cardPoints: [80, 72] })
  const theirs = playedByFour({ taker: 1, bid: 80, cardPoints: [72, 80], lastTrick: 1 })
  const hands = Array.from({ length: 11 }, (_, deal) => (deal % 2 === 0 ? ours : theirs))
  await openSheet(page, { rules: { base: 'coinche', ...IN_DEALS }, names: FRENCH, hands })
  const record = recording(page, await wordsIn('bg'), FRENCH, 11)
  await record({ taker: 'Boris', trump: 'hearts', bid: 80, cards: 72, lastTrick: 1 }, [1440, 1440])
  await page.goto('./history/')
  await expect(page.getByText(/куанш, 12 раздавания/i).first()).toBeVisible()
})
