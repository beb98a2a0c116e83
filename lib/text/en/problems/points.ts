import { isContested } from '../../../engine/table/hand'
import type { Hand } from '../../../engine/table/hand'
import { sum } from '../../../engine/table/seats'
import { CARD, counted, list, many, ordinal, TRICK } from '../terms/grammar'
import { partyOf } from '../terms/names'
import type { Context, Tellers } from './context'
import { card, figure, placeNumber, player, say } from './context'

/** Counts that no hand can give. */
export const POINT_PROBLEMS: Pick<
  Tellers,
  | 'negative-points'
  | 'card-points-sum'
  | 'totals-sum'
  | 'claim-over-pack'
  | 'tricks-sum'
  | 'points-without-trick'
  | 'last-trick-without-trick'
  | 'no-such-trick'
  | 'trick-size'
  | 'card-not-in-pack'
  | 'card-played-twice'
  | 'card-not-held'
  | 'dealt-twice'
  | 'hand-too-large'
> = {
  'negative-points': (context) => say('card points cannot be below zero', `enter ${whose(context)} again`),
  'card-points-sum': (context) => sumOfCards(context),
  'totals-sum': (context) =>
    say(
      `the totals make ${addition(context.hand, figure(context, 'given'))}: with all the cards and the ${context.table.words.lastTrick} they are ${figure(context, 'base')}, or that and some tens`,
      `count again, with the ${context.table.words.lastTrick} and the declarations in it`,
    ),
  'claim-over-pack': (context) =>
    say(
      `all the cards together are worth at most ${figure(context, 'to')}, not ${figure(context, 'given')}`,
      `enter only what the cards come to, without runs, ${context.table.words.lastTrick} and earlier hands`,
    ),
  'tricks-sum': (context) => sumOfTricks(context),
  'points-without-trick': (context) => {
    const { subject, possessive } = side(context)
    return say(
      `${subject} cannot have card points without a trick`,
      `enter how many tricks ${subject} took, or set ${possessive} card points to 0`,
    )
  },
  'last-trick-without-trick': (context) => {
    const { subject } = side(context)
    return say(
      `${subject} cannot have the ${context.table.words.lastTrick} and no trick`,
      `choose who took the ${context.table.words.lastTrick}, or enter how many tricks ${subject} took`,
    )
  },
  'no-such-trick': (context) =>
    say(
      `a hand has ${many(figure(context, 'all'), TRICK)}: trick ${figure(context, 'given')} does not fit the claim`,
      'choose after which trick the game was claimed',
    ),
  'trick-size': (context) =>
    say(
      figure(context, 'players') === 0
        ? `the ${ordinal(figure(context, 'trick'))} trick is not complete`
        : `the ${ordinal(figure(context, 'trick'))} trick does not have ${many(figure(context, 'players'), CARD)}, or there are more than ${many(figure(context, 'all'), TRICK)}`,
      'enter that trick again',
    ),
  'card-not-in-pack': (context) => say(`the ${card(context) ?? 'card'} is not in this pack`, 'enter which card it was'),
  'card-played-twice': (context) =>
    say(
      `the ${card(context) ?? 'same card'} is played a second time in the ${ordinal(figure(context, 'trick'))} trick`,
      `enter what ${player(context)} played there`,
    ),
  'card-not-held': (context) =>
    say(
      `${player(context)} does not hold the ${card(context) ?? 'card'} of the ${ordinal(figure(context, 'trick'))} trick`,
      'correct the hand or the trick',
    ),
  'dealt-twice': (context) =>
    say(`the ${card(context) ?? 'same card'} is in two places`, `enter which card ${player(context)} holds instead`),
  'hand-too-large': (context) =>
    say(
      `${player(context)} has ${many(figure(context, 'given'), CARD)}, and a hand has ${figure(context, 'most')}`,
      'remove what is not in that hand',
    ),
}

function side(context: Context) {
  return partyOf(context.table, figure(context, 'side'))
}

/** “Yetta’s points”, or “the points” where the place names no side. */
function whose(context: Context): string {
  const found = placeNumber(context)
  return found === null ? 'the points' : `${partyOf(context.table, found).possessive} points`
}

/** “100 + 51 = 151”, or the sum alone where the hand is not at hand. */
function addition(hand: Hand | null, total: number): string {
  const said = hand === null ? null : pointsOf(hand)
  return said === null || sum(said) !== total ? String(total) : `${said.join(' + ')} = ${total}`
}

function pointsOf(hand: Hand): readonly number[] | null {
  if (hand.kind === 'counted') return hand.totals
  if (hand.kind !== 'played') return null
  return hand.cardPoints.filter((points) => points !== null)
}

function sumOfCards(context: Context) {
  const { rules } = context.table
  const [from, to, given] = [figure(context, 'from'), figure(context, 'to'), figure(context, 'given')]
  const said = addition(context.hand, given)
  if (from === to) {
    return say(
      `the cards make ${said}, and it must be ${to}`,
      `${missing(to - given)}: enter one side, and the other follows`,
    )
  }
  if (rules.pack === 28 && given >= from && given <= to) {
    return say(
      `the cards make ${said}, which is impossible with any turn-up`,
      `count one of the piles again, without the 10 of the ${context.table.words.lastTrick}`,
    )
  }
  return say(
    `the cards make ${said}, but they must make ${from} to ${to}`,
    `count one of the piles again, without the 10 of the ${context.table.words.lastTrick}`,
  )
}

const missing = (difference: number): string =>
  difference > 0
    ? `${difference} ${counted(difference, ARE)} missing`
    : `${-difference} ${counted(difference, ARE)} too many`

const ARE = { one: 'is', many: 'are' }

function sumOfTricks(context: Context) {
  const { hand } = context
  const [given, all] = [figure(context, 'given'), figure(context, 'all')]
  const tricks = hand !== null && isContested(hand) && hand.tricks !== null ? hand.tricks : null
  const made = tricks === null ? `these make ${given}` : `${list(tricks.map(String))} make ${given}`
  return say(
    `${many(all, TRICK)} are played; ${made}`,
    all - given === 1 ? `choose who took the ${ordinal(all)}` : 'count the tricks of each side again',
  )
}
