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
function withExchange(sources: { readonly [S in Exchanging]: Source }): {
  readonly [S in RuleSetId]: Said<'yes' | 'without-exchange'>
} {
  return {
    'bela-2': says('yes', sources['bela-2']),
    'bela-3': says('yes', sources['bela-3']),
    'klabberjass-4': says('without-exchange', stated('000', 'fourDeal')),
    lehman: says('yes', sources.lehman),
    bicycle: says('yes', sources.bicycle),
    denexa: says('yes', sources.denexa),
    'bridge-belote': says('without-exchange', notInGame('004')),
  }
}

/** Exchanging the seven of trumps for the turned-up card. */
export const EXCHANGE_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'exchange-seven',
    group: 'exchange',
    option: 'exchangeSeven',
    answers: ['yes', 'no'],
    readings: { 'three-28': ['A59'] },
    related: ['who-exchanges', 'exchange-other-suit', 'when-to-exchange', 'must-exchange', 'points-for-exchange'],
  }),
  question({
    id: 'who-exchanges',
    group: 'exchange',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: ['yes'],
    by: withExchange({
      'bela-2': stated('000', 'exchange'),
      'bela-3': reading('A44', '000', 'exchange'),
      lehman: stated('001', 'bidding'),
      bicycle: stated('002', 'redealing'),
      denexa: stated('003', 'trump'),
    }),
    variants: WITHOUT_SEVENS,
    related: ['exchange-seven', 'must-exchange'],
  }),
  question({
    id: 'exchange-other-suit',
    group: 'exchange',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: ['yes'],
    by: withExchange({
      'bela-2': stated('000', 'exchange'),
      'bela-3': reading('A44', '000', 'exchange'),
      lehman: stated('001', 'bidding'),
      bicycle: reading('A29', '002', 'redealing'),
      denexa: stated('003', 'trump'),
    }),
    variants: WITHOUT_SEVENS,
    related: ['exchange-seven', 'round-two'],
  }),
  question({
    id: 'when-to-exchange',
    group: 'exchange',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: ['yes'],
    by: withExchange({
      'bela-2': reading('A67', '000', 'exchange'),
      'bela-3': reading('A67', '000', 'exchange'),
      lehman: stated('001', 'bidding'),
      bicycle: reading('A67', '002', 'redealing'),
      denexa: reading('A67', '003', 'trump'),
    }),
    readings: { 'bela-3': ['A44'], lehman: ['A67'] },
    variants: WITHOUT_SEVENS,
    related: ['exchange-seven', 'last-cards', 'when-to-declare'],
  }),
  question({
    id: 'must-exchange',
    group: 'exchange',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: ['yes'],
    by: withExchange({
      'bela-2': stated('000', 'exchange'),
      'bela-3': reading('A44', '000', 'exchange'),
      lehman: stated('001', 'bidding'),
      bicycle: stated('002', 'redealing'),
      denexa: stated('003', 'trump'),
    }),
    variants: WITHOUT_SEVENS,
    related: ['exchange-seven', 'who-exchanges'],
  }),
  question({
    id: 'points-for-exchange',
    group: 'exchange',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: ['yes'],
    by: withExchange({
      'bela-2': notInGame('000'),
      'bela-3': notInGame('000'),
      lehman: notInGame('001'),
      bicycle: stated('002', 'redealing'),
      denexa: notInGame('003'),
    }),
    variants: WITHOUT_SEVENS,
    related: ['exchange-seven', 'card-points'],
  }),
]
