import type { Page } from '@playwright/test'
import { played } from '../support/builders'
import { openSheet, putGames, type PutGame } from './support/before'
import { draftsOn } from './support/drafts'
import { forbiddenInAnyLight } from './support/forbidden'
import { expectTotals } from './support/table'
import { expect, test } from './support/test'

/** Opens a ruling for one of the games of the documents, without a sheet, and waits until it answers. */
async function ask(page: Page, path: string, form = 'bela-2') {
  await page.goto(`referee/${path}/`)
  await expect(async () => {
    await page.getByLabel('By the rules of').selectOption(form)
    expect(await page.evaluate(() => localStorage.getItem('yuss-referee'))).toBe(form)
  }).toPass()
}

const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true }).click()

const FOUR: PutGame = { rules: { base: 'klabberjass-4' }, names: ['Ann', 'Ben', 'Cleo', 'Dan'], dealer: 3 }

/** Nine tricks of two-handed Bela. Seat 0 took in hearts and leads. Every card is a legal play. */
const TRICKS = 'AS 9H\nAH KH\n9D 8D\n7H QH\n9C KC\n7D JD\n10C AC\nJC 9S\n8H 7S'

/** Waits until the phone has kept a deal of at least this many cards. */
const draftsWritten = (page: Page, cards = 2) =>
  expect
    .poll(async () => {
      const plays = (await draftsOn(page)).map((form) => Reflect.get(Object(form), 'plays'))
      return plays.some((list) => Array.isArray(list) && list.length >= cards)
    })
    .toBe(true)

/** Taps cards by their names, in the grid with this label. */
async function tapCards(page: Page, label: string, ...cards: readonly string[]) {
  for (const card of cards)
    await page
      .getByRole('group', { name: label, exact: true })
      .getByRole('button', { name: new RegExp(`^${card}`) })
      .click()
}

async function typeOn(page: Page, label: string, digits: string) {
  const keys = page.getByRole('group', { name: label })
  for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).click()
}

/** Rulings: the sentence of each, its path and rules, the entries, and the answer at the end of them. */
const RULINGS: readonly (readonly [string, string, string, (page: Page) => Promise<void>, RegExp?])[] = [
  [
    'two fifties are told apart by their tops, and the suit is never asked',
    'runs',
    'bela-2',
    async (page) => {
      await choose(page, 'Who dealt', 'Player 2')
      await choose(page, 'Trumps', 'hearts')
      await tap(page, 'I have a fifty')
      await expect(page.getByText('Player 2 speaks:')).toBeVisible()
      await tap(page, 'I have a fifty')
      await tap(page, 'Mine is queen high')
      await tap(page, 'Not good – mine is king high')
      await expect(page.getByRole('status').filter({ hasText: 'Player 2 are good' })).toBeVisible()
      await expect(page.getByText(/Mine is in/)).toHaveCount(0)
      const shown = ['king of clubs', 'queen of clubs', 'jack of clubs', 'ten of clubs']
      await tapCards(page, 'Cards shown by Player 2', ...shown)
    },
    /^50 points$/,
  ],
  [
    'the legal cards are shown with the rule that the others break',
    'play',
    'bela-2',
    async (page) => {
      await choose(page, 'Trumps', 'hearts')
      await tapCards(page, 'The trick so far', 'nine of hearts')
      await page.getByRole('radio', { name: /The hand to play from/ }).click()
      await tapCards(page, 'The hand', 'jack of hearts', 'king of hearts', 'ace of diamonds')
      const card = (name: string) => page.getByRole('group', { name: 'The hand' }).getByRole('button', { name })
      for (const forcedColors of ['active', 'none'] as const) {
        await page.emulateMedia({ forcedColors })
        await expect(card('jack of hearts, yes').locator('.num')).not.toHaveCSS('text-decoration-line', 'line-through')
        await expect(card('jack of hearts, yes')).not.toHaveCSS('border-style', 'dashed')
        await expect(card('king of hearts, no').locator('.num')).toHaveCSS('text-decoration-line', 'line-through')
        await expect(card('king of hearts, no')).toHaveCSS('border-style', 'dashed')
      }
      for (const not of ['Not A♦', 'Not K♥']) await expect(page.getByText(not, { exact: true })).toBeVisible()
      const rule = 'Trumps were led: the nine of hearts must be beaten, and the hand can beat it.'
      await expect(page.getByText(rule)).toBeVisible()
    },
    /^May be played: J♥\.$/,
  ],
  [
    'a refused schmeiss makes its caller the taker in Bicycle',
    'bidding',
    'bicycle',
    async (page) => {
      await choose(page, 'Who dealt', 'Player 1')
      await choose(page, 'Suit turned up', 'clubs')
      await tap(page, 'Schmeiss')
      await tap(page, 'No, play it')
    },
    /Player 2 takes clubs\. Player 2 leads to the first trick\.$/,
  ],
  [
    'a claim one point short says what it would cost',
    'claim',
    'bela-2',
    async (page) => {
      await choose(page, 'Who wants to claim', 'Player 2')
      await typeOn(page, 'Total before this hand', '440')
      await typeOn(page, 'Points in that player’s tricks so far', '40')
      await choose(page, 'Points of that player’s runs', '20')
    },
    /^No: 500 is 1 short of 501\. If the claim is made anyway, Player 1 wins the game there and then\./,
  ],
  [
    'a revoke is found by any word for it, with its remedy and its source, and other mishaps by similar words',
    'wrong',
    'bicycle',
    async (page) => {
      await page.getByLabel('What happened').fill('clame')
      await expect(page.getByText('Nothing was found by that name.')).toBeVisible()
      await tap(page, 'Show everything')
      await page.getByLabel('What happened').fill('renege')
      await page.getByText('Someone played a card that was not allowed', { exact: true }).click()
      await expect(page.getByText(/The hand goes to the other side/).filter({ visible: true })).toHaveCount(1)
      const source = page.getByText(/Bicycle, Irregularities: Revoke/).filter({ visible: true })
      await expect(source.first()).toBeVisible()
      await page.getByLabel('By the rules of').selectOption('bela-2')
      await page.getByLabel('What happened').fill('bella')
      await expect(page.getByText('Bela was called without the pair')).toBeVisible()
      await page.getByLabel('What happened').fill('renege')
      await page.getByText('Someone played a card that was not allowed', { exact: true }).click()
      await tap(page, 'Adjust score')
    },
  ],
  [
    'a pile is counted by its trumps',
    'pile',
    'bela-2',
    async (page) => {
      await choose(page, 'Trumps', 'hearts')
      await tapCards(page, 'Cards in the pile', 'jack of hearts', 'nine of hearts', 'ace of spades')
      await expect(page.getByText('45 points')).toBeVisible()
      await choose(page, 'Trumps', 'clubs')
    },
    /^13 points$/,
  ],
  [
    'bela called only at the second card is good in Scotland and lost in Denexa',
    'bela',
    'bela-2',
    async (page) => {
      await page.getByText('One is played, and nothing was said').click()
      await expect(page.getByText('Yes. Say “Bela” as you play the second of the two cards.')).toBeVisible()
      await page.getByLabel('By the rules of').selectOption('denexa')
      await page.getByText('One is played, and nothing was said').click()
    },
    /^No\./,
  ],
  [
    'the seven is exchanged only if the turned suit became trumps',
    'exchange',
    'bela-2',
    async (page) => {
      await choose(page, 'Suit turned up', 'hearts')
      await choose(page, 'Trumps', 'spades')
      await expect(page.getByRole('status').filter({ hasText: 'not of the trump suit' })).toBeVisible()
      await choose(page, 'Trumps', 'hearts')
    },
    /^Yes/,
  ],
  [
    'a first six of eights and sevens alone is void where the table agreed so',
    'void-deal',
    'bela-2',
    async (page) => {
      await expect(page.getByText('No deal is void at this table, however poor the cards.')).toBeVisible()
      await page.getByLabel('By the rules of').selectOption({ label: 'Bela: Void deal' })
      await choose(page, 'Who dealt', 'Player 2')
      const poor = ['spades', 'hearts', 'clubs'].flatMap((suit) => [`eight of ${suit}`, `seven of ${suit}`])
      await tapCards(page, 'The first six cards of one player', ...poor)
      await expect(page.getByText('Void: Player 2 shuffles and deals again.')).toBeVisible()
      await tapCards(page, 'The first six cards of one player', 'eight of clubs', 'nine of clubs')
    },
    /^Not void: not all are eights and sevens\.$/,
  ],
  [
    'the low cut deals in Bicycle',
    'cut',
    'bicycle',
    async (page) => {
      await choose(page, 'Player 1 cuts', 'king')
      await choose(page, 'Player 2 cuts', 'nine')
    },
    /^Player 2 deals first\.$/,
  ],
  [
    'an impossible deal in text is named card by card, and stays as it was written',
    'replay',
    'bela-2',
    async (page) => {
      await choose(page, 'Who dealt', 'Player 2')
      await choose(page, 'Who took', 'Player 1')
      await choose(page, 'Trumps', 'hearts')
      await page.getByText('Enter as text instead').click()
      const lines = page.getByLabel(/Write one line for each trick/)
      await lines.fill('AS 7S')
      await tap(page, 'Use these cards')
      await expect(page.getByText('Trick 2: Player 1 leads.')).toBeVisible()
      await lines.fill('Player 1: AS KS\nAS 7S\n7S 1H')
      await expect(page.getByText('Line 3: “1H” is neither a card nor a name.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Use these cards' })).toBeDisabled()
      await expect(lines).toHaveValue('Player 1: AS KS\nAS 7S\n7S 1H')
    },
    /seven of spades is played a second time in trick 2/,
  ],
  [
    'what other rules would say asks for a hand',
    'elsewhere',
    'bela-2',
    async (page) => expect(page.getByText('Replay a hand')).toBeVisible(),
  ],
]

/** Returns visible controls that are less than 48 px high or 44 px wide, and text smaller than 14 px. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const name = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`
    const targets = [
      ...document.querySelectorAll('main button, main a, main input, main select, main summary, main textarea'),
    ]
      .filter((element) => seen(element) && !element.classList.contains('sr-only'))
      .map((element) =>
        element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element,
      )
      .filter((element) => element.getBoundingClientRect().height > 1)
    const low = targets.filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return height < 47.5 || width < 44
    })
    const texts = [...document.querySelectorAll('main *')].filter(
      (element) =>
        seen(element) &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    const small = texts.filter((element) => parseFloat(getComputedStyle(element).fontSize) < 14)
    return [...low.map((element) => `low: ${name(element)}`), ...small.map((element) => `small: ${name(element)}`)]
  })

test.describe('a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const [says, path, form, fill, answer] of RULINGS)
    test(`${says}, and all can be read and tapped on a small phone, in light and dark`, async ({ page }) => {
      await ask(page, path, form)
      await fill(page)
      if (answer !== undefined) await expect(page.getByRole('status').filter({ hasText: answer }).first()).toBeVisible()
      expect(await tooSmall(page)).toEqual([])
      const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(wider)).toBe(0)
      expect(await forbiddenInAnyLight(page, { 'color-contrast-enhanced': { enabled: true } })).toEqual([])
    })
})

/** Opens the rulings from this screen, and each of them from there. Outside a game each asks for the rules. */
async function openEachRuling(page: Page, asksForRules: boolean) {
  await page.getByRole('link', { name: /^Referee/ }).click()
  const rulings = page.getByRole('navigation', { name: 'Rulings' }).getByRole('link')
  await expect(rulings).toHaveCount(7)
  for (let place = 0; place < 7; place++) {
    const title = await rulings.nth(place).locator('span > span').first().innerText()
    await rulings.nth(place).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.getByLabel('By the rules of')).toHaveCount(asksForRules ? 1 : 0)
    await page.goBack()
  }
}

test('every ruling is two taps from the start', async ({ page }) => {
  await page.goto('./play/')
  await openEachRuling(page, true)
})

test('the referee starts with the rules of the game in progress, as the lookup does', async ({ page }) => {
  await openSheet(page, { rules: { base: 'bela-3' }, names: ['Ann', 'Ben', 'Cleo'] })
  await ask(page, 'claim', 'bicycle')
  for (const path of ['referee/claim/', 'rules/?q=tie']) {
    await page.goto(path)
    await expect(page.getByRole('combobox').locator('option:checked')).toHaveText(/^Our Bela.* for three$/)
  }
  await page.goto('referee/claim/')
  await expect(page.getByRole('radiogroup', { name: 'Who wants to claim' }).getByRole('radio')).toHaveCount(3)
})

test('every ruling is two taps from a game, and knows its rules and seats', async ({ page }) => {
  await openSheet(page, FOUR)
  await openEachRuling(page, false)
  await page.getByRole('link', { name: /What may I say now/ }).click()
  await expect(page.getByRole('radiogroup', { name: 'Who dealt' }).getByRole('radio', { name: 'Dan' })).toBeChecked()
  await choose(page, 'Suit turned up', 'clubs')
  await expect(page.getByRole('group', { name: 'What Ann may say' })).toBeVisible()
})

test('a related ruling is asked from the page of another, and leads back to it', async ({ page }) => {
  for (const [tool, title] of [
    ['bidding', 'May the seven be exchanged?'],
    ['bidding', 'Who deals first?'],
    ['claim', 'May I still say bela?'],
    ['wrong', 'Is this deal void?'],
  ] as const) {
    await page.goto(`referee/${tool}/`)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('link', { name: new RegExp(`^${title.replace('?', '\\?')}`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await page.getByRole('link', { name: heading, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  }
})

test('a word in the contest of runs can be taken back', async ({ page }) => {
  await ask(page, 'runs', 'bicycle')
  await choose(page, 'Who dealt', 'Player 1')
  await choose(page, 'Trumps', 'spades')
  await tap(page, 'Fifty')
  await tap(page, 'How high?')
  await tap(page, 'Undo last call')
  await tap(page, 'Good')
  await expect(page.getByText('The sequences of Player 2 are good.')).toBeVisible()
})

test('a hundred said aloud at coinche beats a fifty, and four kings beat the hundred', async ({ page }) => {
  await ask(page, 'runs', 'coinche')
  await choose(page, 'Who dealt', 'West')
  await choose(page, 'Trumps', 'clubs')
  await tap(page, 'Cent')
  await expect(page.getByText('East speaks:')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hundred and fifty' })).toBeVisible()
  await tap(page, 'Cent')
  for (let pass = 0; pass < 2; pass++) await tap(page, 'Say nothing')
  await tap(page, 'Queen high')
  await tap(page, 'Four kings')
  await expect(page.getByRole('status').filter({ hasText: /^What West and East declared is good\.$/ })).toBeVisible()
  await tapCards(
    page,
    'Cards shown by East',
    ...['spades', 'hearts', 'diamonds', 'clubs'].map((suit) => `king of ${suit}`),
  )
  await expect(page.getByText(/^100 points$/)).toBeVisible()
})

test('fours of a kind have their own contest in bridge-belote, after the runs', async ({ page }) => {
  await ask(page, 'runs', 'bridge-belote')
  await choose(page, 'Who dealt', 'West')
  await choose(page, 'Trumps', 'clubs')
  await tap(page, 'Tierce')
  for (let pass = 0; pass < 3; pass++) await tap(page, 'Say nothing')
  await expect(page.getByText(/^Carrés are compared separately\.$/)).toBeVisible()
  await tap(page, 'Say nothing')
  await tap(page, 'Four jacks')
  await expect(page.getByText(/^The carrés of West and East are good\.$/)).toBeVisible()
  await tap(page, 'Undo last call')
  await expect(page.getByText('East speaks:')).toBeVisible()
})

test('a phone passed round says whose runs are good and shows no cards', async ({ page }) => {
  await ask(page, 'runs')
  await choose(page, 'How', 'Pass the phone')
  await choose(page, 'Who dealt', 'Player 2')
  await choose(page, 'Trumps', 'hearts')
  await tap(page, 'I am Player 1')
  await tapCards(page, 'Cards of Player 1', 'ace of spades', 'king of spades', 'queen of spades')
  await expect(page.getByText('twenty', { exact: false }).first()).toBeVisible()
  await tap(page, 'Hide and pass on')
  await expect(page.getByRole('button', { name: 'ace of spades' })).toHaveCount(0)
  await tap(page, 'I am Player 2')
  await expect(page.getByRole('button', { name: 'ace of spades' })).toHaveAttribute('aria-pressed', 'false')
  await tapCards(page, 'Cards of Player 2', 'nine of clubs', 'eight of clubs', 'seven of clubs')
  await tap(page, 'Hide and pass on')
  await expect(page.getByText('What Player 1 declared is good.')).toBeVisible()
  await expect(page.getByText('20 points')).toHaveCount(0)
  await expect(page.getByRole('button', { name: / of (spades|clubs)/ })).toHaveCount(0)
  await tap(page, 'Show and count runs')
  await expect(page.getByText('20 points')).toBeVisible()
})

test('a hand with too many cards is named and stays as it was entered', async ({ page }) => {
  await ask(page, 'play')
  await choose(page, 'Trumps', 'hearts')
  await page.getByRole('radio', { name: /The hand to play from/ }).click()
  const spades = ['ace', 'king', 'queen', 'jack', 'ten', 'nine', 'eight', 'seven'].map((rank) => `${rank} of spades`)
  await tapCards(page, 'The hand', ...spades, 'ace of hearts', 'king of hearts')
  await expect(page.getByText(/has 10 cards/)).toBeVisible()
  await tapCards(page, 'The hand', 'king of hearts')
  await expect(page.getByText('Any card may be played.')).toBeVisible()
})

test('an auction of bridge-belote can have contra', async ({ page }) => {
  await ask(page, 'bidding', 'bridge-belote')
  await choose(page, 'Who dealt', 'North')
  await tap(page, 'Hearts')
  await expect(page.getByRole('button', { name: 'Clubs', exact: true })).toHaveCount(0)
  await tap(page, 'Contra')
  for (let pass = 0; pass < 3; pass++) await tap(page, 'Pass')
  await expect(page.getByText(/takes hearts, with contra/)).toBeVisible()
})

test('a game without claims says so', async ({ page }) => {
  await ask(page, 'claim', 'bicycle')
  await expect(page.getByText('There are no claims in this game: every hand is played out and counted.')).toBeVisible()
})

test('a deal is played again, its mistake found, and the hand scored', async ({ page }) => {
  test.slow()
  await ask(page, 'replay')
  await choose(page, 'Who dealt', 'Player 2')
  await choose(page, 'Who took', 'Player 1')
  await choose(page, 'Trumps', 'hearts')
  const names = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', '10': 'ten', '9': 'nine', '8': 'eight', '7': 'seven' }
  const suits = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
  const nameOf = (card: string) => `${Reflect.get(names, card.slice(0, -1))} of ${Reflect.get(suits, card.slice(-1))}`
  for (const card of TRICKS.split(/\s/))
    await page.getByRole('button', { name: new RegExp(`^${nameOf(card)}`) }).click()
  await expect(page.getByText('All 9 tricks are in.')).toBeVisible()
  await choose(page, 'Part of the hand', 'Ruling')
  await expect(page.getByText('Every card was played by the rules.')).toBeVisible()
  await expect(page.getByText('Player 1 5 in cards, Player 2 67 in cards', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Under other rules' })).toBeVisible()
})

test('a deal that is being played again is there after a reload, card by card', async ({ page }) => {
  await ask(page, 'replay')
  await choose(page, 'Who dealt', 'Player 2')
  await choose(page, 'Who took', 'Player 1')
  await choose(page, 'Trumps', 'hearts')
  await tapCards(page, 'The card that Player 1 plays', 'ace of spades')
  await tapCards(page, 'The card that Player 2 plays', 'nine of hearts')
  await expect(page.getByText('Trick 2: Player 2 leads.')).toBeVisible()
  await draftsWritten(page)
  await page.reload()
  await expect(page.getByText('Player 2 dealt, Player 1 took hearts.')).toBeVisible()
  await expect(page.getByText('Trick 2: Player 2 leads.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'nine of hearts, trick 1' })).toHaveAttribute('aria-pressed', 'true')
  await tap(page, 'New hand')
  await expect(page.getByText('Choose the dealer, the taker and trumps.')).toBeVisible()
})

test('a look into the rules and back keeps the entered cards', async ({ page }) => {
  await ask(page, 'play')
  await choose(page, 'Trumps', 'hearts')
  await tapCards(page, 'The trick so far', 'nine of hearts')
  await page.getByRole('radio', { name: /The hand to play from/ }).click()
  await tapCards(page, 'The hand', 'jack of hearts', 'king of hearts')
  await page.getByRole('link', { name: /Trumps are led/ }).click()
  await expect(page).toHaveURL(/\/rules\//)
  await page.goBack()
  await expect(page.getByText('May be played: J♥.')).toBeVisible()
})

/** Puts a game on the phone, and opens a ruling for it. Returns the address of that. */
async function askAt(page: Page, game: PutGame, path: string): Promise<string> {
  const [id] = await putGames(page, [game])
  const address = `referee/${path}/?game=${id}`
  await page.goto(address)
  return address
}

test('a deal played again goes on the sheet, and the next one starts empty', async ({ page }) => {
  const address = await askAt(page, { dealer: 1 }, 'replay')
  await choose(page, 'Who took', 'Mike')
  await choose(page, 'Trumps', 'hearts')
  await page.getByText('Enter as text instead').click()
  await page.getByLabel(/Write one line for each trick/).fill(TRICKS)
  await tap(page, 'Use these cards')
  await expect(page.getByText('All 9 tricks are in.')).toBeVisible()
  await choose(page, 'Part of the hand', 'Ruling')
  await expect(page.getByText('Mike 5 in cards, Yetta 67 in cards', { exact: false })).toBeVisible()
  await tap(page, 'Save to sheet, hand 1')
  await page.getByRole('link', { name: 'Sheet', exact: true }).click()
  await expectTotals(page, { Mike: 0, Yetta: 82 })
  await page.goto(address)
  await expect(page.getByText('Choose the taker and trumps.')).toBeVisible()
})

test('a claim moves from the referee to the sheet with all its facts', async ({ page }) => {
  await askAt(page, { dealer: 1 }, 'claim')
  await choose(page, 'Who wants to claim', 'Mike')
  await choose(page, 'Tricks played', '5')
  await typeOn(page, 'Points in that player’s tricks so far', '44')
  await choose(page, 'Points of that player’s runs', '20')
  await expect(page.getByText(/No: 64 is 437 short of 501/)).toBeVisible()
  await page.getByRole('link', { name: 'Claim on the sheet' }).click()
  const claim = page.getByRole('dialog', { name: 'Claim' })
  await expect(claim.getByText('0 + 44 + 20')).toBeVisible()
  await claim.getByRole('button', { name: 'Claim anyway and lose' }).click()
  await expect(claim).toBeHidden()
  await expect(page.getByText(/Yetta wins/).first()).toBeVisible()
})

test('“dosta” is asked who named trumps, and refused to that side', async ({ page }) => {
  await ask(page, 'claim', 'bela-hr.dosta')
  await choose(page, 'Who wants to claim', 'South')
  await expect(page.getByText('Choose the taker.')).toBeVisible()
  await choose(page, 'Who took', 'North')
  await typeOn(page, 'Total before this hand', '950')
  await typeOn(page, 'Points in that player’s tricks so far', '60')
  await expect(page.getByText(/^No\. The side that named trumps may not claim/)).toBeVisible()
  await choose(page, 'Who took', 'East')
  await expect(page.getByText(/^Yes\. South has 1010 of 1001 and wins\./)).toBeVisible()
})

test('a belote at coinche needs “rebelote” with the second card', async ({ page }) => {
  await ask(page, 'bela', 'coinche')
  const answer = page.getByRole('status')
  await page.getByText('Called at the first; the other is still held').click()
  await expect(answer).toHaveText(/^Yes, if you say “rebelote”/)
  await page.getByText('Called at the first; the second was played without a word').click()
  await expect(answer).toHaveText(/^No\. “Rebelote” was not said/)
})

test('agreed points move from the referee to the sheet', async ({ page }) => {
  await askAt(page, { dealer: 1 }, 'wrong')
  await page.getByText('Someone showed a card in play').click()
  await tap(page, 'Adjust score')
  await page.getByLabel('Points for Mike').fill('20')
  await page.getByLabel('Reason').fill('shown card')
  await expect(page.getByText('Agreed (shown card). Mike gets 20.')).toBeVisible()
  await page.getByRole('button', { name: 'Adjust score', exact: true }).last().click()
  await expect(page.getByText('Saved on the sheet.')).toBeVisible()
  await page.getByRole('link', { name: 'Sheet', exact: true }).click()
  await expectTotals(page, { Mike: 20, Yetta: 0 })
})

const FRENCH = ['Ann', 'Ben', 'Cleo', 'Dan']

for (const base of ['coinche', 'contree'] as const)
  test(`a revoke at ${base} asks for the bid, and the hand goes on the sheet`, async ({ page }) => {
    await askAt(page, { rules: { base }, names: FRENCH, dealer: 3 }, 'wrong')
    await page.getByText('Someone played a card that was not allowed', { exact: true }).click()
    await tap(page, 'Save revoke')
    await choose(page, 'Who went wrong', 'Ann and Cleo')
    await choose(page, 'Who took', 'Ben')
    await choose(page, 'Trumps', 'hearts')
    await expect(page.getByText('Choose the bid.')).toBeVisible()
    await tap(page, 'bid 110')
    await tap(page, 'Save revoke, hand 1')
    await page.getByRole('link', { name: 'Sheet', exact: true }).click()
    // 160 for the tricks, and the bid.
    await expectTotals(page, { 'Ann and Cleo': 0, 'Ben and Dan': 270 })
  })

test('a false declaration at coinche gives its points to the other side, and the hand is still to be played', async ({
  page,
}) => {
  await askAt(page, { rules: { base: 'coinche' }, names: FRENCH, dealer: 3 }, 'wrong')
  await expect(page.getByText('The game was claimed at the wrong moment')).toHaveCount(0)
  await page.getByText('Someone called a run that no one holds').click()
  await tap(page, 'Save declared points')
  await choose(page, 'Who went wrong', 'Ann and Cleo')
  await typeOn(page, 'Points falsely declared', '50')
  await page.getByRole('button', { name: 'Save declared points', exact: true }).last().click()
  await expect(page.getByText('Saved on the sheet.')).toBeVisible()
  await page.getByRole('link', { name: 'Sheet', exact: true }).click()
  await expectTotals(page, { 'Ann and Cleo': 0, 'Ben and Dan': 50 })
})

test('a referee who knows the dealer from the sheet asks for trumps alone', async ({ page }) => {
  await askAt(page, { rules: { base: 'coinche' }, names: FRENCH, dealer: 3 }, 'runs')
  await expect(page.getByRole('status').filter({ hasText: /^Choose trumps\.$/ })).toBeVisible()
  await page.goto('referee/runs/')
  await expect(page.getByRole('status').filter({ hasText: /^Choose the dealer and trumps\.$/ })).toBeVisible()
})

test('a deal passed out in the bidding is recorded, and the next player deals', async ({ page }) => {
  await askAt(page, FOUR, 'bidding')
  await choose(page, 'Suit turned up', 'clubs')
  for (let pass = 0; pass < 8; pass++) await tap(page, 'Pass')
  await expect(page.getByText('All passed: there is a redeal, and Ann deals.')).toBeVisible()
  await tap(page, /^Save redeal/)
  await expect(page.getByText('Saved on the sheet.')).toBeVisible()
})

test('a hand of the sheet is scored by other rules, after its missing facts are entered', async ({ page }) => {
  await askAt(page, { rules: { base: 'denexa' }, dealer: 1, hands: [played({ bela: [0] })] }, 'elsewhere')
  const table = page.getByRole('table', { name: 'Points on the sheet by each set of rules' })
  await expect(table.getByRole('row', { name: /As played 90 55/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /Bicycle.* \? \?/ })).toBeVisible()
  await choose(page, 'At which card was bela called?', 'At the first card')
  await expect(table.getByRole('row', { name: /Bicycle.* 70 55/ })).toBeVisible()
})

test('an auction with points continues from bid to bid until a taker is found', async ({ page }) => {
  await ask(page, 'bidding', 'coinche')
  await choose(page, 'Who dealt', 'North')
  await choose(page, 'Trumps', 'hearts')
  await tap(page, '100 hearts')
  await choose(page, 'Trumps', 'spades')
  await expect(page.getByRole('button', { name: '110 spades' })).toBeVisible()
  await expect(page.getByRole('button', { name: '100 spades' })).toBeHidden()
  for (const pass of [1, 2, 3]) await test.step(`pass ${pass}`, () => tap(page, 'Pass'))
  await expect(page.getByRole('status').filter({ hasText: /^West takes hearts/ })).toBeVisible()
})
