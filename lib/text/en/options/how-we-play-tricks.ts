import type { SentencesOf } from './how-we-play-text'

/** The rules of the declarations and the play. */
export const PLAY_SENTENCES: SentencesOf<
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
    eldest: 'The player after the dealer leads to the first trick.',
    taker: (words) => `The ${words.taker} leads to the first trick.`,
  },
  longRuns: {
    one: (words) => `A ${words.run.one} of five and more counts 50, however long.`,
    split: (words) => `A ${words.run.one} of five or six counts 50, of seven 70, of eight 100.`,
    hundred: (words) => `A ${words.run.one} of five and more counts 100, of eight 120.`,
  },
  equalRuns: {
    'first-declared': (words) => `Of equal ${words.run.many} the one declared first counts.`,
    nobody: (words) => `If the best ${words.run.many} are equal, nobody scores for any.`,
  },
  trumpRun: {
    wins: (words) => `Of two equal ${words.run.many} the one in trumps wins.`,
    equal: (words) => `A ${words.run.one} in trumps is no better than an equal one.`,
  },
  runsNeedTrick: {
    no: (words) => `A ${words.run.one} counts even for a side without a trick.`,
    yes: (words) => `A ${words.run.one} counts only for a side that takes a trick.`,
  },
  carres: {
    no: 'Four of a kind count nothing.',
    yes: 'Four jacks count 200, four nines 150, four aces, tens, kings or queens 100.',
  },
  noTrumpMelds: {
    runs: (words) => `At no trumps ${words.run.many} count as ever.`,
    none: 'At no trumps nothing can be declared.',
  },
  noTrumpDoubled: { no: 'At no trumps everything counts once.', yes: 'At no trumps everything counts twice.' },
  belaCall: {
    'first-card': (words) => `The ${words.bela} must be spoken as the first of king and queen is played.`,
    'second-card': (words) => `The ${words.bela} must be spoken as the second of king and queen is played.`,
    either: (words) => `The ${words.bela} may be spoken at the king or at the queen, whichever is played.`,
  },
  beatPlain: {
    no: 'In a plain suit any card of it may be played.',
    yes: 'In a plain suit an opponent’s card must be beaten by a player who can.',
  },
  partnerWinning: {
    free: 'Void while partner has the trick, you need not trump.',
    'must-trump': 'Void while partner has the trick, one must trump all the same.',
  },
  beatPartner: {
    no: 'Partner’s trump need not be beaten.',
    yes: 'When trumps are led even partner’s trump must be beaten by a player who can.',
  },
  bareYuss: {
    'must-play': (words) => `The ${words.trumpJack} alone must be played when trumps are led.`,
    'may-hold': (words) => `The ${words.trumpJack} alone may be held back when trumps are led.`,
  },
  lowTrumpLead: {
    allowed: 'Any trump may be led.',
    barred: 'The eight and the seven of trumps may be led only by a player who has nothing else.',
  },
}
