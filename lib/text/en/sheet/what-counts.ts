import { runValue } from '../../../engine/melds/meld-values'
import { makeCard } from '../../../engine/table/card'
import type { Rank } from '../../../engine/table/card'
import { BELA, cardPoints, LAST_TRICK, PLAIN_ORDER, TRUMP_ORDER } from '../../../engine/table/deck'
import type { Rules } from '../../../engine/table/options'
import { runOfFive, runOfFour, runOfThree } from '../../../messages/compiled/terms/words'
import { wordsOf } from '../../words'
import type { Vocabulary } from '../../words'
import { rankName } from '../terms/cards'
import { capital, list } from '../terms/grammar'

export const WHAT_COUNTS = 'What counts, high to low'

/** What cards, runs and the rest are worth at a table, a sentence each. */
export function whatCounts(vocabulary: Vocabulary, rules: Rules): readonly string[] {
  const words = wordsOf(vocabulary)
  const named: Names = { J: words.trumpJack, 9: words.trumpNine }
  return [
    `Trumps: ${cardsText(TRUMP_ORDER, 'trumps', named)}.`,
    `Other suits: ${cardsText(PLAIN_ORDER, 'plain', {})}.`,
    ...(rules.auction === 'contracts'
      ? ['At no trumps every suit counts as another suit, at all trumps as trumps.']
      : []),
    `${capital(runsText(vocabulary, rules))}; ${words.bela} ${BELA}; ${words.lastTrick} ${LAST_TRICK}.`,
  ]
}

function runsText(vocabulary: Vocabulary, { longRuns }: Rules): string {
  const five = longRuns === 'hundred' ? [`${runOfFive({ vocabulary })} ${runValue(5, longRuns)}`] : []
  return [
    `${runOfThree({ vocabulary })} ${runValue(3, longRuns)}`,
    `${runOfFour({ vocabulary })} ${runValue(4, longRuns)}`,
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
  const nothing = list(order.filter((rank) => pointsOf(rank) === 0).map((rank) => rankName(rank)))
  return `${worth.join(', ')}, ${nothing} nothing`
}

const cardText = (rank: Rank, name: string | undefined): string =>
  name === undefined || name.startsWith('trump ') ? rankName(rank) : `${rankName(rank)} (${name})`
