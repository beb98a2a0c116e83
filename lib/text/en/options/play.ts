import type { TextsOf } from './option-text'

/** The options of the declarations and the play. */
export const PLAY_OPTIONS: TextsOf<
  | 'leader'
  | 'longRuns'
  | 'equalRuns'
  | 'trumpRun'
  | 'runsNeedTrick'
  | 'carres'
  | 'noTrumpMelds'
  | 'noTrumpDoubled'
  | 'belaCall'
  | 'beatPlain'
  | 'partnerWinning'
  | 'beatPartner'
  | 'bareYuss'
  | 'lowTrumpLead'
> = {
  leader: {
    name: 'First lead',
    question: 'Who leads to the first trick?',
    values: { eldest: 'the player after the dealer', taker: 'the taker' },
  },
  longRuns: {
    name: 'Long runs',
    question: 'What are five and more cards in a row worth?',
    values: {
      one: '50, however long',
      split: '50; seven count 70 and eight 100',
      hundred: '100; eight count 120',
    },
  },
  equalRuns: {
    name: 'Equal runs',
    question: 'Who scores when the best runs are equal and neither wins by trumps?',
    values: { 'first-declared': 'the player who declared first', nobody: 'nobody scores for runs' },
  },
  trumpRun: {
    name: 'A run in trumps',
    question: 'Does a run in trumps beat an equal one in another suit?',
    values: { wins: 'yes, trumps win', equal: 'no, they are equal' },
  },
  runsNeedTrick: {
    name: 'Runs without a trick',
    question: 'Must a side take a trick for its runs to count?',
    values: { no: 'no, they count anyway', yes: 'yes, one trick at least' },
  },
  carres: {
    name: 'Four of a kind',
    question: 'Do four of a kind count?',
    values: { no: 'no, they are worth nothing', yes: 'yes: jacks 200, nines 150, aces, tens, kings and queens 100' },
  },
  noTrumpMelds: {
    name: 'Declarations at no trumps',
    question: 'What can be declared at no trumps?',
    values: { runs: 'runs count', none: 'nothing counts' },
  },
  noTrumpDoubled: {
    name: 'Points at no trumps',
    question: 'Does a hand at no trumps count twice?',
    values: { no: 'no, once', yes: 'yes, everything in it' },
  },
  belaCall: {
    name: 'Announcing the bela',
    question: 'At which card must the bela be spoken?',
    values: { 'first-card': 'at the first', 'second-card': 'at the second', either: 'at either' },
  },
  beatPlain: {
    name: 'Beating in a plain suit',
    question: 'Must you beat an opponent’s card when you follow in a plain suit?',
    values: { no: 'no, any card of the suit', yes: 'yes, if you can' },
  },
  partnerWinning: {
    name: 'Partner has the trick',
    question: 'Must you trump when you cannot follow and the trick is your partner’s?',
    values: { free: 'no, any card', 'must-trump': 'yes, trump all the same' },
  },
  beatPartner: {
    name: 'Partner’s trump',
    question: 'Must you beat your partner’s trump when trumps are led?',
    values: { no: 'no, any trump', yes: 'yes, if you can' },
  },
  bareYuss: {
    name: 'Trump jack alone',
    question: 'May the jack be held back when it is your only trump and trumps are led?',
    values: { 'must-play': 'no, it must be played', 'may-hold': 'yes' },
  },
  lowTrumpLead: {
    name: 'Leading a low trump',
    question: 'May you lead the eight or the seven of trumps?',
    values: { allowed: 'yes', barred: 'only when there is nothing else to lead' },
  },
}
