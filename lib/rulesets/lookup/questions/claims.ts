import { NOWHERE } from '../../citations/rule-source'
import type { RuleSetId } from '../../sets/rule-set'
import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question, Said } from '../question'

/** What the page itself says of its rules 1 to 5. */
export const EDITORS_RULE = 'The page gives its five rules as its editor’s interpretation.'
const BATE_FIRST = 'A bate moves the taker’s points before the totals are looked at.'
const PLAYED_OUT = { 'played-out': says('without-claims', stated('000', 'lastHand')) } as const

/** The games without claims. Only the four-handed one says so, the others know nothing of them. */
const WITHOUT_CLAIMS: { readonly [S in RuleSetId]: Said<'without-claims'> } = {
  ...unanimous('without-claims', NOWHERE),
  'klabberjass-4': says('without-claims', stated('000', 'fourScoring')),
}

/** How far a game goes, and how it can be claimed before the hand is played out. */
export const CLAIM_QUESTIONS: readonly Question[] = [
  question({
    id: 'target',
    group: 'end',
    ask: 'How many points win the game?',
    option: 'target',
    answers: {
      501: '501, reached or passed.',
      500: '500, reached or passed.',
      1000: '1000, reached or passed.',
      1001: '1001, reached or passed.',
      1002: '1002, reached or passed.',
      151: '151 match points, reached or passed.',
    },
    by: {
      'bela-2': says('501', stated('000', 'winning'), 'Many Clobyosh players make it 500.'),
      'bela-3': says('501', reading('A49', '000', 'three')),
      'klabberjass-4': says('1001', stated('000', 'fourScoring'), 'Usually, as the page says.'),
      lehman: says('500', stated('001', 'game')),
      bicycle: says('500', stated('002', 'game')),
      denexa: says('501', stated('003', 'object')),
      'bridge-belote': says('151', stated('004', 'end')),
    },
    variants: {
      'target-500': says('500', stated('000', 'lastHand')),
      ontario: says('1000', stated('000', 'allTricks')),
      'four-1002': says('1002', stated('000', 'fourVariants')),
    },
    related: ['one-over', 'both-over', 'match-format'],
    words: ['500', '501', '1000', '1001', '1002', '151', 'game', 'finefindred'],
  }),
  optionQuestion({
    id: 'claims',
    group: 'end',
    ask: 'Can the game be claimed while a hand is being played?',
    option: 'claims',
    answers: {
      'any-trick': 'Yes, as soon as your points so far reach the target and you have just won a trick.',
      'first-three': 'Yes, but only after the first, second or third trick. Later the hand is played out and scored.',
      none: 'No. Every hand is played out and counted.',
    },
    notes: {
      'bela-2': 'Claim in time: 506 unclaimed can still lose to 501 claimed.',
      'bela-3': 'Claim in time: 506 unclaimed can still lose to 501 claimed.',
    },
    example: 'You stand at 440 and have taken 44 with a good twenty: 440 + 64 = 504, and 501 can be claimed.',
    related: ['when-to-claim', 'claim-counts', 'false-claim', 'claim-though-bate', 'one-over'],
    words: ['claim', 'call game', 'out', '501'],
  }),
  question({
    id: 'when-to-claim',
    group: 'end',
    ask: 'When may I claim?',
    presupposes: ['claims'],
    answers: {
      'after-trick':
        'When you have won a trick and not yet led to the next, or have won the last one and the cards are not yet counted. At any other moment it is no claim and costs nothing, so two can never claim at once.',
      'after-early-trick': 'When you have won the first, second or third trick and not yet led to the next.',
    },
    by: {
      ...WITHOUT_CLAIMS,
      'bela-2': says('after-trick', stated('000', 'rule1'), EDITORS_RULE),
      'bela-3': says('after-trick', reading('A44', '000', 'rule1')),
    },
    variants: { ...PLAYED_OUT, 'east-lothian': says('after-early-trick', reading('A18', '000', 'lastHand')) },
    readings: {
      'bela-2': ['A73', 'A12', 'A13', 'A16'],
      'bela-3': ['A73', 'A12', 'A13', 'A16'],
      'east-lothian': ['A12', 'A13', 'A16'],
    },
    related: ['claims', 'claim-counts', 'false-claim'],
    words: ['claim', 'moment', 'in time', 'mid-trick'],
  }),
  question({
    id: 'claim-counts',
    group: 'end',
    ask: 'What may I count in a claim?',
    presupposes: ['claims'],
    answers: {
      'so-far':
        'The tricks you have taken; your declared runs, if yours was the best, shown with the claim; bela, unless both cards were played in silence; the last trick, once it is played. Points held over do not count.',
    },
    by: {
      ...WITHOUT_CLAIMS,
      'bela-2': says('so-far', stated('000', 'rule2'), EDITORS_RULE),
      'bela-3': says('so-far', reading('A44', '000', 'rule2'), 'On big they are counted singly.'),
    },
    variants: PLAYED_OUT,
    readings: { 'bela-2': ['A73', 'A07', 'A15'], 'bela-3': ['A73', 'A07', 'A15', 'A48'] },
    example: 'To 501, at 470: cards for 11 and a bela still in hand make 501. Without the bela it is 481, and too few.',
    related: ['claims', 'when-to-claim', 'false-claim', 'held-over-winner'],
    words: ['claim', 'bela', 'runs', 'last trick', 'held over'],
  }),
  question({
    id: 'false-claim',
    group: 'end',
    ask: 'A claim falls short. What happens?',
    presupposes: ['claims'],
    answers: {
      opponent: 'The other player wins the game at once.',
      'higher-opponent':
        'The game ends, and the opponent with the higher total before the hand wins. If those are equal, nobody does.',
    },
    by: {
      ...WITHOUT_CLAIMS,
      'bela-2': says('opponent', stated('000', 'winning')),
      'bela-3': says('higher-opponent', reading('A17', '000', 'rule3')),
    },
    variants: PLAYED_OUT,
    readings: { 'bela-3': ['A73'] },
    example: 'To 501, at 440: 40 in cards and a good twenty make 500. One point short, and the game is lost.',
    related: ['claims', 'claim-counts', 'when-to-claim'],
    words: ['wrong claim', 'forfeit', 'false', 'miscount'],
  }),
  question({
    id: 'claim-though-bate',
    group: 'end',
    ask: 'May a taker claim who would be bate at the end of the hand?',
    presupposes: ['claims'],
    answers: {
      good: 'Yes. The points so far win the game, whatever the rest of the hand would have taken away.',
    },
    by: {
      ...WITHOUT_CLAIMS,
      'bela-2': says('good', stated('000', 'winning')),
      'bela-3': says('good', reading('A44', '000', 'winning')),
      lehman: says('without-claims', reading('A20', '001', 'result'), BATE_FIRST),
      bicycle: says('without-claims', reading('A20', '002', 'scoring'), BATE_FIRST),
      denexa: says('without-claims', reading('A20', '003', 'scoring'), BATE_FIRST),
      'bridge-belote': says('without-claims', notInGame('004')),
    },
    variants: PLAYED_OUT,
    related: ['claims', 'claim-counts', 'bate'],
    words: ['bate', 'claim', 'rule 4'],
  }),
]
