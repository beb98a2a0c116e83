import { NOWHERE } from '../../citations/rule-source'
import type { RuleSetId } from '../../sets/rule-set'
import { notInGame, reading, stated, type Source } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says, type Question, type CitedAnswer } from '../question'

/** The answers of variants that have no sevens in the pack. */
const WITHOUT_SEVENS = {
  'three-28': says('without-exchange', reading('pack-of-28', 'clobyosh', 'threeVariations')),
} as const

type Exchanging = 'bela-2' | 'bela-3' | 'lehman' | 'bicycle' | 'denexa'

/** Returns “yes” for the games with an exchange, each with its own source; the four-handed games have none. */
function withExchange(sources: { readonly [S in Exchanging]: Source }): {
  readonly [S in RuleSetId]: CitedAnswer<'yes' | 'without-exchange'>
} {
  return {
    ...unanimous('without-exchange', NOWHERE),
    'bela-2': says('yes', sources['bela-2']),
    'bela-3': says('yes', sources['bela-3']),
    'klabberjass-4': says('without-exchange', stated('clobyosh', 'fourDeal')),
    lehman: says('yes', sources.lehman),
    bicycle: says('yes', sources.bicycle),
    denexa: says('yes', sources.denexa),
  }
}

/** The questions on exchanging the seven of trumps for the turned-up card. */
export const EXCHANGE_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'exchange-seven',
    group: 'exchange',
    option: 'exchangeSeven',
    answers: ['yes', 'no'],
    readings: { 'three-28': ['pack-of-28'] },
    related: ['who-exchanges', 'exchange-other-suit', 'when-to-exchange', 'must-exchange', 'points-for-exchange'],
  }),
  question({
    id: 'who-exchanges',
    group: 'exchange',
    option: 'exchangeSeven',
    presupposes: ['exchange'],
    answers: ['yes'],
    by: withExchange({
      'bela-2': stated('clobyosh', 'exchange'),
      'bela-3': reading('from-two-to-three', 'clobyosh', 'exchange'),
      lehman: stated('lehman', 'bidding'),
      bicycle: stated('bicycle', 'redealing'),
      denexa: stated('denexa', 'trump'),
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
      'bela-2': stated('clobyosh', 'exchange'),
      'bela-3': reading('from-two-to-three', 'clobyosh', 'exchange'),
      lehman: stated('lehman', 'bidding'),
      bicycle: reading('seven-of-other-suit', 'bicycle', 'redealing'),
      denexa: stated('denexa', 'trump'),
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
      'bela-2': reading('exchange-before-runs', 'clobyosh', 'exchange'),
      'bela-3': reading('exchange-before-runs', 'clobyosh', 'exchange'),
      lehman: stated('lehman', 'bidding'),
      bicycle: reading('exchange-before-runs', 'bicycle', 'redealing'),
      denexa: reading('exchange-before-runs', 'denexa', 'trump'),
    }),
    readings: { 'bela-3': ['from-two-to-three'], lehman: ['exchange-before-runs'] },
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
      'bela-2': stated('clobyosh', 'exchange'),
      'bela-3': reading('from-two-to-three', 'clobyosh', 'exchange'),
      lehman: stated('lehman', 'bidding'),
      bicycle: stated('bicycle', 'redealing'),
      denexa: stated('denexa', 'trump'),
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
      'bela-2': notInGame('clobyosh'),
      'bela-3': notInGame('clobyosh'),
      lehman: notInGame('lehman'),
      bicycle: stated('bicycle', 'redealing'),
      denexa: notInGame('denexa'),
    }),
    variants: WITHOUT_SEVENS,
    related: ['exchange-seven', 'card-points'],
  }),
]
