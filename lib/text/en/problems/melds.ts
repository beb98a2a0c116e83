import { isRank } from '../../../engine/table/card'
import { ranksName, rankName } from '../terms/cards'
import { CARD, capital, many } from '../terms/grammar'
import { numberWord } from '../terms/runs'
import { card, cards, declarer, figure, player, say } from './context'
import type { Context, Tellers } from './context'

/** Declarations that cannot be. */
export const MELD_PROBLEMS: Pick<
  Tellers,
  | 'run-too-short'
  | 'run-two-suits'
  | 'run-not-consecutive'
  | 'run-not-in-pack'
  | 'card-twice'
  | 'four-not-known'
  | 'card-in-two-melds'
  | 'melds-over-hand'
  | 'meld-points'
  | 'meld-not-held'
  | 'bela-at-no-trumps'
  | 'too-many-belas'
  | 'bela-card-shown'
  | 'bela-not-held'
> = {
  'run-too-short': (context) =>
    say(
      `a ${run(context)} has at least three cards${shown(context)}`,
      `remove ${theRun(context)}, or add what is missing`,
    ),
  'run-two-suits': (context) =>
    say(`a ${run(context)} is of one suit${shown(context)}`, `choose which cards ${theRun(context)} has`),
  'run-not-consecutive': (context) =>
    say(
      `the cards of a ${run(context)} follow each other in the order A K Q J 10 9 8 7${shown(context)}`,
      `choose which cards ${theRun(context)} has`,
    ),
  'run-not-in-pack': (context) => notInPack(context),
  'card-twice': (context) =>
    say(`the same card is there twice${shown(context)}`, `choose which cards ${theRun(context)} has`),
  'four-not-known': ({ problem, table }) => {
    const { rank } = problem.figures
    const name = isRank(rank) ? `four ${ranksName(rank)} do` : `a ${table.words.fourOfAKind.one} does`
    return say(`${capital(name)} not count at this table`, 'remove the declaration')
  },
  'card-in-two-melds': (context) =>
    say(
      card(context) === null
        ? 'the declarations cannot all be held: there are not enough cards for them'
        : `the ${card(context)} is in two declarations, and a card counts in one only`,
      `correct ${theDeclaration(context)}, or remove it`,
    ),
  'melds-over-hand': (context) =>
    say(
      `${player(context)} has declared ${many(figure(context, 'given'), CARD)}, and a hand has ${figure(context, 'most')}`,
      'remove one of the declarations',
    ),
  'meld-points': (context) =>
    say(
      `declarations come in tens, so they cannot be ${figure(context, 'given')}`,
      'enter 20, 50, 100 or what they add up to',
    ),
  'meld-not-held': (context) =>
    say(
      `${player(context)} has declared the ${card(context) ?? 'cards'} without holding it`,
      'correct the declaration or the hand',
    ),
  'bela-at-no-trumps': ({ table }) =>
    say(`without trumps there is no ${table.words.bela}`, `remove the ${table.words.bela}, or choose other trumps`),
  'too-many-belas': (context) => {
    const { bela } = context.table.words
    const most = figure(context, 'most')
    return say(
      `there can be ${numberWord(most)} ${bela} in this hand, and ${numberWord(figure(context, 'given'))} are noted`,
      `remove the ${bela} that was not there`,
    )
  },
  'bela-card-shown': ({ table }) =>
    say(
      `another player has shown the king or the queen of trumps, so this ${table.words.bela} cannot be`,
      `remove the ${table.words.bela}, or correct the ${table.words.run.one} that has the card`,
    ),
  'bela-not-held': (context) =>
    say(
      `${player(context)} did not hold both king and queen of trumps`,
      `remove the ${context.table.words.bela}, or correct the hand`,
    ),
}

const run = ({ table }: Context): string => table.words.run.one

/** “Mike’s run”, or “this run” where it is not known whose it is. */
function theRun(context: Context): string {
  const name = declarer(context)
  return `${name === null ? 'this' : `${name}’s`} ${run(context)}`
}

function theDeclaration(context: Context): string {
  const name = declarer(context)
  return name === null ? 'one of them' : `${name}’s declaration`
}

/** “: here are king of spades, queen of spades and jack of hearts”. */
function shown(context: Context): string {
  const given = cards(context)
  if (given !== null) return `: here are ${given}`
  return figure(context, 'given') === 0 ? '' : `, and this one has ${numberWord(figure(context, 'given'))}`
}

function notInPack(context: Context) {
  const { rank } = context.problem.figures
  const length = figure(context, 'given')
  if (length === 0) {
    return say(
      `there are no ${isRank(rank) ? ranksName(rank) : 'such cards'} in this pack`,
      `choose which cards ${theRun(context)} has`,
    )
  }
  const headed = isRank(rank) ? ` with the ${rankName(rank)} on top` : ''
  return say(
    `a ${run(context)} of ${numberWord(length)} does not fit into a suit${headed}`,
    'enter how long it is, or what its top card is',
  )
}
