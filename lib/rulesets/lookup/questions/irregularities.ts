import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { reading, stated } from '../../sources/cite'
import { byOption, unanimous, variantsByOption } from '../option-question'
import { question, says, type Question } from '../question'

/** The questions on mistakes, and on matters that the players of a table agree on. */
export const IRREGULARITY_QUESTIONS: readonly Question[] = [
  question({
    id: 'misdeal',
    group: 'irregularities',
    answers: ['non-dealer-chooses', 'unstated', 'same-dealer', 'until-trumps', 'until-picked-up'],
    by: {
      ...unanimous('unstated', NOWHERE),
      bicycle: says('non-dealer-chooses', stated('bicycle', 'misdeal')),
      belote: says('same-dealer', stated('ffb-pages', 'misdeal')),
      contree: says('same-dealer', stated('ffb-pages', 'misdeal')),
      coinche: says('same-dealer', stated('ffb-pages', 'misdeal')),
    },
    variants: {
      contest: says('until-trumps', stated('ascee', 'misdeal')),
      cannes: says('until-picked-up', stated('cannes', 'misdeal')),
    },
    related: ['wrong-count', 'void-deal', 'dealer-after-redeal'],
  }),
  question({
    id: 'revoke',
    group: 'irregularities',
    option: 'revoke',
    answers: ['unstated', 'all-to-other-side'],
    by: byOption('revoke'),
    variants: {
      ...variantsByOption('revoke'),
      contest: says('all-to-other-side', reading('contest-irregularity', 'ascee', 'irregularity')),
    },
    readings: { bicycle: ['revoke-hands-over'] },
    related: ['wrong-count', 'false-run', 'follow-suit', 'must-trump', 'beat-trump-lead'],
  }),
  question({
    id: 'wrong-count',
    group: 'irregularities',
    answers: ['revoke', 'unstated', 'dealers-pay', 'dealers-pay-bid'],
    by: {
      ...unanimous('unstated', NOWHERE),
      bicycle: says('revoke', stated('bicycle', 'revoke')),
    },
    variants: {
      contest: says('dealers-pay', stated('ascee', 'misdeal')),
      cannes: says('dealers-pay-bid', stated('cannes', 'misdeal')),
    },
    related: ['misdeal', 'revoke'],
  }),
  question({
    id: 'low-man',
    group: 'irregularities',
    answers: ['manners', 'only-three', 'no-custom'],
    by: {
      ...unanimous('no-custom', NOWHERE),
      'bela-2': says('only-three', stated('clobyosh', 'three')),
      'bela-3': says('manners', stated('clobyosh', 'three')),
      'klabberjass-4': says('only-three', stated('clobyosh', 'three')),
    },
    related: ['opponents-tied', 'bate', 'must-trump'],
  }),
  question({
    id: 'agreed-points',
    group: 'irregularities',
    answers: ['by-word'],
    by: unanimous('by-word', RULE_SOURCES['agreed-points']),
    related: ['revoke', 'misdeal', 'low-man'],
  }),
  question({
    id: 'misdeal-again',
    group: 'irregularities',
    answers: ['unstated', 'no-bid-then-160', 'no-taking-then-162', 'before-trumps-free', 'before-call-free'],
    by: {
      ...unanimous('unstated', NOWHERE),
      belote: says('no-taking-then-162', stated('ffb-pages', 'misdeal')),
      contree: says('no-bid-then-160', stated('ffb-pages', 'misdeal')),
      coinche: says('no-bid-then-160', stated('ffb-pages', 'misdeal')),
    },
    variants: {
      contest: says('before-trumps-free', stated('ascee', 'misdeal')),
      cannes: says('before-call-free', stated('cannes', 'misdeal')),
    },
    related: ['misdeal', 'wrong-count', 'dealer-after-redeal'],
  }),
  question({
    id: 'revoke-seen',
    group: 'irregularities',
    answers: ['unstated', 'suit-barred', 'hand-lost'],
    by: {
      ...unanimous('unstated', NOWHERE),
      belote: says('suit-barred', stated('ffb-pages', 'revoke')),
      contree: says('suit-barred', stated('ffb-pages', 'revoke')),
      coinche: says('suit-barred', stated('ffb-pages', 'revoke')),
    },
    variants: { contest: says('hand-lost', reading('contest-irregularity', 'ascee', 'irregularity')) },
    related: ['revoke', 'taking-back', 'follow-suit'],
  }),
  question({
    id: 'counts-differ',
    group: 'irregularities',
    answers: ['unstated', 'recount'],
    by: {
      ...unanimous('unstated', NOWHERE),
      belote: says('recount', stated('ffb-pages', 'counts')),
      contree: says('recount', stated('ffb-pages', 'counts')),
      coinche: says('recount', stated('ffb-pages', 'counts')),
    },
    related: ['points-in-hand', 'wrong-entry', 'who-counts-first'],
  }),
]
