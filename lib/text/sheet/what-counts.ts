import { runValue } from '../../engine/melds/meld-values'
import { makeCard, type Rank } from '../../engine/table/card'
import { BELA, cardPoints, LAST_TRICK, PLAIN_ORDER, TRUMP_ORDER } from '../../engine/table/deck'
import type { Rules } from '../../engine/table/options'
import * as said from '../../messages/compiled/options/what-counts'
import { allOf, inARow } from '../../messages/locale'
import { rankName } from '../terms/cards'
import type { Vocabulary } from '../words'

/** Returns the values of cards, runs and the other declarations at a table, one sentence each. */
export const whatCounts = (vocabulary: Vocabulary, rules: Rules): readonly string[] => [
  said.whatCountsTrumps({
    cards: cardsText(TRUMP_ORDER, 'hearts', (rank, points) => trumpText(vocabulary, rank, points)),
  }),
  said.whatCountsOthers({ cards: cardsText(PLAIN_ORDER, 'spades', cardText) }),
  ...(rules.auction === 'contracts' ? [said.whatCountsContracts] : []),
  runsText(vocabulary, rules),
]

function runsText(vocabulary: Vocabulary, { runs, longRuns }: Rules): string {
  const [three, four, five] = [runValue(3, longRuns), runValue(4, longRuns), runValue(5, longRuns)]
  const facts = { vocabulary, three, four, five, king: BELA, last: LAST_TRICK }
  return runs === 'no' ? said.whatCountsRunsNone(facts) : said.whatCountsRuns(facts)
}

type CardText = (rank: Rank, points: number) => string

/**
 * Lists the cards of a suit with their points, if hearts are trumps: “jack (Yuss) 20, nine (Manel) 14, …, queen 3, eight and
 * seven nothing”.
 */
function cardsText(order: readonly Rank[], suit: 'hearts' | 'spades', text: CardText): string {
  const pointsOf = (rank: Rank) => cardPoints(makeCard(rank, suit), 'hearts')
  const worth = order.filter((rank) => pointsOf(rank) > 0).map((rank) => text(rank, pointsOf(rank)))
  const nothing = order.filter((rank) => pointsOf(rank) === 0).map(rankName)
  return inARow([...worth, said.worthNothing({ ranks: allOf(nothing) })])
}

const cardText: CardText = (rank, points) => said.worth({ rank: rankName(rank), points })

function trumpText(vocabulary: Vocabulary, rank: Rank, points: number): string {
  if (rank === 'J') return said.worthJack({ vocabulary, points })
  return rank === '9' ? said.worthNine({ vocabulary, points }) : cardText(rank, points)
}
