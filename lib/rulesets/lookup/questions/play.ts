import { NOWHERE } from '../../citations/rule-source'
import { reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says } from '../question'
import type { Question } from '../question'
import { TRICK_QUESTIONS } from './tricks'

const SCOTS_HOLD_IT = 'In Scotland it is acceptable to hold it back.'

/** Which cards may be played to a trick. */
const FOLLOWING_QUESTIONS: readonly Question[] = [
  question({
    id: 'follow-suit',
    group: 'play',
    ask: 'Must I follow suit?',
    answers: {
      yes: 'Yes. Whoever holds a card of the suit that was led must play one.',
    },
    by: {
      'bela-2': says('yes', stated('000', 'tricks')),
      'bela-3': says('yes', reading('A44', '000', 'tricks')),
      'klabberjass-4': says('yes', stated('000', 'fourPlay')),
      lehman: says('yes', stated('001', 'play'), 'Taken for granted: the rule speaks of a player who cannot follow.'),
      bicycle: says('yes', stated('002', 'play')),
      denexa: says('yes', stated('003', 'play')),
      'bridge-belote': says('yes', stated('004', 'play')),
    },
    example: '10♠ led, hearts trumps, you hold A♠ 7♠ K♥ 9♦: A♠ or 7♠. The trump has to wait.',
    related: ['must-trump', 'beat-plain', 'revoke'],
    words: ['follow', 'suit led', 'dominant suit'],
  }),
  question({
    id: 'must-trump',
    group: 'play',
    ask: 'I cannot follow suit. Must I trump?',
    answers: {
      yes: 'Yes. Whoever cannot follow and holds a trump must play one; only a player with neither may discard.',
      'not-behind-partner':
        'Yes while an opponent has the trick. Behind a partner who has the trick any card may be played.',
    },
    by: {
      'bela-2': says('yes', stated('000', 'tricks')),
      'bela-3': says('yes', stated('000', 'three')),
      'klabberjass-4': says('not-behind-partner', stated('000', 'fourPlay')),
      lehman: says('yes', stated('001', 'play')),
      bicycle: says('yes', stated('002', 'play')),
      denexa: says('yes', stated('003', 'play')),
      'bridge-belote': says(
        'yes',
        reading('B28', '004', 'play'),
        'Taken at its word, even where the partner has the trick.',
      ),
    },
    variants: { 'belote-partner-free': says('not-behind-partner', reading('B28', '004', 'play')) },
    readings: { 'klabberjass-4': ['A51'] },
    example: '10♠ led, hearts trumps, you hold K♥ 8♥ A♦ and no spade: K♥ or 8♥, not A♦.',
    related: ['partner-winning', 'overtrump', 'undertrump'],
    words: ['ruff', 'void', 'discard'],
  }),
  question({
    id: 'beat-trump-lead',
    group: 'play',
    ask: 'Trumps are led. Must I play a higher one?',
    answers: {
      always: 'Yes, if you have one. With only lower trumps, any of those will do.',
      opponents: 'Yes, if you have one and an opponent has the trick. A partner’s trump need not be beaten.',
    },
    by: {
      'bela-2': says('always', stated('000', 'tricks')),
      'bela-3': says('always', reading('A44', '000', 'tricks'), 'The third player must beat the best trump so far.'),
      'klabberjass-4': says('opponents', stated('000', 'fourPlay')),
      lehman: says('always', stated('001', 'play')),
      bicycle: says('always', stated('002', 'play')),
      denexa: says('always', stated('003', 'play')),
      'bridge-belote': says('always', stated('004', 'play'), 'Over the partner too.'),
    },
    example: '9♥ led, hearts trumps, you hold J♥ K♥ 8♥: only J♥ beats the nine, so it must be played.',
    related: ['bare-yuss', 'beat-partner', 'beat-plain'],
    words: ['trump lead', 'head', 'play over', 'higher trump'],
  }),
  optionQuestion({
    id: 'bare-yuss',
    group: 'play',
    ask: 'Trumps are led and the Yuss is my only trump. Must it go?',
    option: 'bareYuss',
    answers: {
      'must-play': 'Yes. It follows suit like any other trump.',
      'may-hold': 'No. A Yuss that is your only trump may be kept back and any card played instead.',
    },
    notes: { 'bela-2': SCOTS_HOLD_IT, 'bela-3': SCOTS_HOLD_IT },
    example: 'K♥ led, hearts trumps. In J♥ A♦ 7♣ the Yuss is bare. In J♥ 7♥ A♦ it is not, and must beat the king.',
    related: ['beat-trump-lead', 'follow-suit'],
    words: ['bare jass', 'lone jack', 'withhold', 'jack of trumps'],
  }),
  optionQuestion({
    id: 'beat-plain',
    group: 'play',
    ask: 'A plain suit is led and I can follow. Must I beat the best card so far?',
    option: 'beatPlain',
    answers: {
      no: 'No. Any card of the suit will do.',
      yes: 'Yes, if you can and an opponent has the trick. Once it has been trumped, any card of the suit will do.',
    },
    example: '10♠ led by an opponent, you hold A♠ 7♠: with this rule the ace must go, without it either may.',
    related: ['beat-trump-lead', 'partner-winning', 'follow-suit'],
    words: ['head the trick', 'cover', 'duck'],
  }),
  question({
    id: 'overtrump',
    group: 'play',
    ask: 'The trick has been trumped and I cannot follow either. Must I overtrump?',
    presupposes: ['third-hand'],
    answers: {
      yes: 'Yes, if you can.',
      opponents: 'Yes, if you can and the trump is an opponent’s. A partner’s trump need not be beaten.',
    },
    by: {
      ...unanimous('without-third-hand', NOWHERE),
      'bela-3': says('yes', stated('000', 'three')),
      'klabberjass-4': says('opponents', stated('000', 'fourPlay')),
      'bridge-belote': says('opponents', stated('004', 'play')),
    },
    example: 'A♠ led, an opponent trumps with 9♥, you hold J♥ 8♥ A♦ and no spade: J♥.',
    related: ['undertrump', 'partner-winning', 'must-trump'],
    words: ['overruff', 'higher trump'],
  }),
  question({
    id: 'undertrump',
    group: 'play',
    ask: 'An opponent has trumped too high for me. Must I play a lower trump?',
    presupposes: ['third-hand'],
    answers: {
      yes: 'Yes. Only a player without trumps may discard.',
    },
    by: {
      ...unanimous('without-third-hand', NOWHERE),
      'bela-3': says('yes', stated('000', 'three')),
      'klabberjass-4': says('yes', reading('A51', '000', 'fourPlay')),
      'bridge-belote': says('yes', reading('B29', '004', 'play')),
    },
    example: '10♠ led, an opponent trumps with J♥, you hold K♥ 8♥ A♦ and no spade: K♥ or 8♥, not A♦.',
    related: ['overtrump', 'must-trump', 'partner-winning'],
    words: ['underruff', 'lower trump', 'discard', 'overtrump'],
  }),
  optionQuestion({
    id: 'partner-winning',
    group: 'play',
    ask: 'My partner has the trick and I cannot follow. Must I trump?',
    option: 'partnerWinning',
    presupposes: ['partners'],
    answers: {
      free: 'No. Behind a winning partner any card may be played.',
      'must-trump': 'Yes, a trump must be played; but it need not beat the partner’s.',
    },
    notes: {
      'bela-3': 'Both others are opponents, even when they conspire.',
      'bridge-belote': 'A table may let the player discard here.',
    },
    example: 'A♠ led by your partner, hearts trumps, you hold K♥ 8♥ A♦: A♦ may go only where you are free.',
    related: ['must-trump', 'overtrump', 'beat-partner'],
    words: ['partner', 'smear', 'void', 'discard'],
  }),
  optionQuestion({
    id: 'beat-partner',
    group: 'play',
    ask: 'Trumps are led and my partner has the trick. Must I still go higher?',
    option: 'beatPartner',
    presupposes: ['partners'],
    answers: {
      no: 'No. Behind a winning partner any trump will do.',
      yes: 'Yes, if you can: a trump lead must be beaten whoever has the trick.',
    },
    example:
      'K♥ led, hearts trumps, your partner plays 9♥, the next 7♥; you hold J♥ 8♥. J♥ must go only with this rule.',
    related: ['beat-trump-lead', 'partner-winning'],
    words: ['partner', 'trump lead', 'all trumps'],
  }),
]

/** Which cards may be played, and what the tricks are worth. */
export const PLAY_QUESTIONS: readonly Question[] = [...FOLLOWING_QUESTIONS, ...TRICK_QUESTIONS]
