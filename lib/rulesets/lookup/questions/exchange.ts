import type { RuleSetId } from '../../sets/rule-set'
import { notInGame, reading, stated } from '../../sources/cite'
import type { Source } from '../../sources/cite'
import { optionQuestion } from '../option-question'
import { question, says } from '../question'
import type { Question, Said } from '../question'

/** Without the sevens in the pack. */
const WITHOUT_SEVENS = { 'three-28': says('without-exchange', reading('A59', '000', 'threeVariations')) } as const

type Exchanging = Exclude<RuleSetId, 'klabberjass-4' | 'bridge-belote'>

/** The games with an exchange say yes, each by its own source; the four-handed ones have none. */
function withExchange(
  sources: { readonly [S in Exchanging]: Source },
  notes: { readonly [S in Exchanging]?: string } = {},
): { readonly [S in RuleSetId]: Said<'yes' | 'without-exchange'> } {
  return {
    'bela-2': says('yes', sources['bela-2'], notes['bela-2']),
    'bela-3': says('yes', sources['bela-3'], notes['bela-3']),
    'klabberjass-4': says('without-exchange', stated('000', 'fourDeal')),
    lehman: says('yes', sources.lehman, notes.lehman),
    bicycle: says('yes', sources.bicycle, notes.bicycle),
    denexa: says('yes', sources.denexa, notes.denexa),
    'bridge-belote': says('without-exchange', notInGame('004')),
  }
}

/** Exchanging the seven of trumps for the turned-up card. */
export const EXCHANGE_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'exchange-seven',
    group: 'exchange',
    ask: 'May the seven of trumps be exchanged for the turned-up card?',
    option: 'exchangeSeven',
    answers: {
      yes: 'Yes. Its holder lays it down and takes the turned-up card into the hand.',
      no: 'No.',
    },
    notes: {
      'klabberjass-4': 'The turned-up card is the dealer’s.',
      'bridge-belote': 'No card is turned up.',
    },
    readings: { 'three-28': ['A59'] },
    example: 'The jack of hearts is turned and hearts are taken: the seven of hearts fetches the Yuss.',
    related: ['who-exchanges', 'exchange-other-suit', 'when-to-exchange', 'must-exchange', 'points-for-exchange'],
    words: ['dix', 'deece', 'swap', 'seven', 'rob'],
  }),
  question({
    id: 'who-exchanges',
    group: 'exchange',
    ask: 'Who may exchange the seven?',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: {
      yes: 'Whoever holds it, taker or defender, dealer or not.',
    },
    by: withExchange({
      'bela-2': stated('000', 'exchange'),
      'bela-3': reading('A44', '000', 'exchange'),
      lehman: stated('001', 'bidding'),
      bicycle: stated('002', 'redealing'),
      denexa: stated('003', 'trump'),
    }),
    variants: WITHOUT_SEVENS,
    related: ['exchange-seven', 'must-exchange'],
    words: ['dix', 'either player', 'defender'],
  }),
  question({
    id: 'exchange-other-suit',
    group: 'exchange',
    ask: 'May it be exchanged if another suit became trumps?',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: {
      yes: 'No. Only if the turned-up suit was accepted: the seven must be of the suit of the turned-up card.',
    },
    by: withExchange(
      {
        'bela-2': stated('000', 'exchange'),
        'bela-3': reading('A44', '000', 'exchange'),
        lehman: stated('001', 'bidding'),
        bicycle: reading('A29', '002', 'redealing'),
        denexa: stated('003', 'trump'),
      },
      { bicycle: 'Speaks of the seven of trumps without saying that the turned-up suit must be trumps.' },
    ),
    variants: WITHOUT_SEVENS,
    example: 'A heart is turned, all pass, and spades are named: no seven fetches that heart.',
    related: ['exchange-seven', 'round-two'],
    words: ['dix', 'second round', 'different suit'],
  }),
  question({
    id: 'when-to-exchange',
    group: 'exchange',
    ask: 'When is the seven exchanged?',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: {
      yes: 'When the hands are complete, before anybody declares a run or leads. The new card may serve in a run.',
    },
    by: withExchange(
      {
        'bela-2': reading('A67', '000', 'exchange'),
        'bela-3': reading('A67', '000', 'exchange'),
        lehman: stated('001', 'bidding'),
        bicycle: reading('A67', '002', 'redealing'),
        denexa: reading('A67', '003', 'trump'),
      },
      {
        'bela-2': 'Names the end of the deal.',
        lehman: 'Says that the exchange may complete a meld.',
        bicycle: 'Names the end of the deal.',
      },
    ),
    readings: { 'bela-3': ['A44'], lehman: ['A67'] },
    variants: WITHOUT_SEVENS,
    related: ['exchange-seven', 'last-cards', 'when-to-declare'],
    words: ['dix', 'too late', 'before the lead'],
  }),
  question({
    id: 'must-exchange',
    group: 'exchange',
    ask: 'Must the seven be exchanged?',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: {
      yes: 'No. Its holder may keep it and say nothing.',
    },
    by: withExchange({
      'bela-2': stated('000', 'exchange'),
      'bela-3': reading('A44', '000', 'exchange'),
      lehman: stated('001', 'bidding'),
      bicycle: stated('002', 'redealing'),
      denexa: stated('003', 'trump'),
    }),
    variants: WITHOUT_SEVENS,
    related: ['exchange-seven', 'who-exchanges'],
    words: ['dix', 'optional', 'compulsory'],
  }),
  question({
    id: 'points-for-exchange',
    group: 'exchange',
    ask: 'Does the exchange score anything?',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: {
      yes: 'No. The card is the only gain.',
    },
    by: withExchange(
      {
        'bela-2': notInGame('000'),
        'bela-3': notInGame('000'),
        lehman: notInGame('001'),
        bicycle: stated('002', 'redealing'),
        denexa: notInGame('003'),
      },
      { bicycle: 'The only one to say so outright.' },
    ),
    variants: WITHOUT_SEVENS,
    related: ['exchange-seven', 'card-points'],
    words: ['dix', 'ten points', 'premium'],
  }),
]
