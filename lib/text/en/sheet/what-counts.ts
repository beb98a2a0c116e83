import { runValue } from '../../../engine/melds/meld-values'
import { makeCard } from '../../../engine/table/card'
import type { Rank } from '../../../engine/table/card'
import { BELA, cardPoints, LAST_TRICK, PLAIN_ORDER, TRUMP_ORDER } from '../../../engine/table/deck'
import type { Rules } from '../../../engine/table/options'
import type { Words } from '../../words'
import { RANK_NAMES } from '../terms/cards'
import { capital, list } from '../terms/grammar'

export const WHAT_COUNTS = 'What counts, high to low'

/** What cards, runs and the rest are worth at a table, a sentence each. */
export function whatCounts(words: Words, rules: Rules): readonly string[] {
  const named: Names = { J: words.trumpJack, 9: words.trumpNine }
  return [
    `Trumps: ${cardsText(TRUMP_ORDER, 'trumps', named)}.`,
    `Other suits: ${cardsText(PLAIN_ORDER, 'plain', {})}.`,
    ...(rules.auction === 'contracts'
      ? ['At no trumps every suit counts as another suit, at all trumps as trumps.']
      : []),
    `${capital(runsText(words, rules))}; ${words.bela} ${BELA}; ${words.lastTrick} ${LAST_TRICK}.`,
  ]
}

function runsText(words: Words, { longRuns }: Rules): string {
  const five = longRuns === 'hundred' ? [`${words.runOfFive.one} ${runValue(5, longRuns)}`] : []
  return [
    `${words.runOfThree.one} ${runValue(3, longRuns)}`,
    `${words.runOfFour.one} ${runValue(4, longRuns)}`,
    ...five,
  ].join(', ')
}

type Names = { readonly [R in Rank]?: string }

/** “jack (Yuss) 20, nine (Manel) 14, …, queen 3, eight and seven nothing”. */
function cardsText(order: readonly Rank[], place: 'trumps' | 'plain', names: Names): string {
  const pointsOf = (rank: Rank) => cardPoints(makeCard(rank, place === 'trumps' ? 'hearts' : 'spades'), 'hearts')
  const worth = order
    .filter((rank) => pointsOf(rank) > 0)
    .map((rank) => `${cardText(rank, names[rank])} ${pointsOf(rank)}`)
  const nothing = list(order.filter((rank) => pointsOf(rank) === 0).map((rank) => RANK_NAMES[rank]))
  return `${worth.join(', ')}, ${nothing} nothing`
}

const cardText = (rank: Rank, name: string | undefined): string =>
  name === undefined || name.startsWith('trump ') ? RANK_NAMES[rank] : `${RANK_NAMES[rank]} (${name})`
