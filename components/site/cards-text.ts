import { makeCard, RANKS, type Rank, type Suit } from '@/lib/engine/table/card'
import { cardPoints, packOf, PLAIN_ORDER, TRUMP_ORDER } from '@/lib/engine/table/deck'
import { cardsAndPoints, cardsPlain, cardsTrump } from '@/lib/messages/compiled/site/games'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { answerText } from '@/lib/rulesets/lookup/wording'
import type { RuleSet } from '@/lib/rulesets/sets/rule-set'
import { citationLabel } from '@/lib/text/rules/citation'
import { rankName, rankShort } from '@/lib/text/terms/cards'

interface CardText {
  /** The letter or figure that is printed on the card. */
  readonly letter: string
  /** The name of the rank; `null` if a figure is printed, because the figure is the name. */
  readonly name: string | null
  readonly points: number
}

interface CardColumn {
  readonly title: string
  readonly cards: readonly CardText[]
}

/** The cards from high to low with their points, the sum of the points, and the sources of both. */
export interface CardsText {
  readonly title: string
  readonly columns: readonly CardColumn[]
  readonly source: string
  readonly sum: string
  readonly sumSource: string
}

const TRUMP: Suit = 'spades'
const OTHER: Suit = 'hearts'

export function cardsText({ id, values }: RuleSet): CardsText {
  const inPack = packOf(values.pack.value)
  const ranks = RANKS.filter((rank) => inPack.includes(makeCard(rank, TRUMP)))
  const column = (title: string, order: readonly Rank[], suit: Suit): CardColumn => ({
    title,
    cards: order
      .filter((rank) => ranks.includes(rank))
      .map((rank) => ({
        letter: rankShort(rank),
        name: /\d/.test(rank) ? null : rankName(rank),
        points: cardPoints(makeCard(rank, suit), TRUMP),
      })),
  })
  const contracts = values.auction.value === 'contracts' ? 'yes' : 'no'
  const sum = questionById('points-in-hand')
  return {
    title: cardsAndPoints,
    columns: [
      column(cardsTrump({ contracts }), TRUMP_ORDER, TRUMP),
      column(cardsPlain({ contracts }), PLAIN_ORDER, OTHER),
    ],
    source: citationLabel(questionById('card-points').by[id].source),
    sum: answerText(sum, sum.by[id].answer, [values.players.value]) ?? '',
    sumSource: citationLabel(sum.by[id].source),
  }
}
