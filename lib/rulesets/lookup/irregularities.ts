import type { Irregularity, Remedy } from '../../engine/referee/irregularities'
import type { Rules } from '../../engine/table/options'
import type { RuleSetId } from '../sets/rule-set'
import { answerFor } from './lookup'
import { isWithout } from './presupposed'
import type { AnswerOf, CitedAnswer } from './question'
import type { QuestionId } from './question-ids'
import { questionById } from './questions'

/** The question behind an irregularity, and the remedies that follow from each of its answers, the proposed one first. */
interface Remedied {
  readonly question: QuestionId
  readonly remedies: { readonly [answer: string]: readonly Remedy[] }
}

/** Returns the remedies of an irregularity by the answers to its question. An answer without remedies does not compile. */
const remedied = <Q extends QuestionId>(
  question: Q,
  remedies: { readonly [A in AnswerOf<Q>]: readonly Remedy[] },
): Remedied => ({ question, remedies })

const BEFORE_THE_BIDDING = remedied('misdeal', {
  'non-dealer-chooses': ['redeal', 'correct'],
  'same-dealer': ['redeal'],
  'until-trumps': ['redeal'],
  'until-picked-up': ['redeal'],
  unstated: ['agree', 'redeal', 'correct'],
})

const REMEDIED: { readonly [I in Irregularity]: Remedied } = {
  'exposed-in-deal': BEFORE_THE_BIDDING,
  'wrong-count-before': BEFORE_THE_BIDDING,
  'wrong-count-bidding': remedied('misdeal', {
    'non-dealer-chooses': ['correct'],
    'same-dealer': ['redeal'],
    'until-trumps': ['redeal', 'points-named'],
    'until-picked-up': ['points-named', 'redeal'],
    unstated: ['agree', 'correct', 'redeal'],
  }),
  'wrong-count-play': remedied('wrong-count', {
    revoke: ['all-to-other-side'],
    'dealers-pay': ['points-named'],
    'dealers-pay-bid': ['points-named'],
    unstated: ['agree', 'redeal', 'all-to-other-side'],
  }),
  'false-run': remedied('false-run', {
    'all-to-other-side': ['all-to-other-side'],
    'declared-points': ['declared-points'],
    unstated: ['agree', 'all-to-other-side'],
  }),
  'false-bela': remedied('false-bela', {
    'all-to-other-side': ['all-to-other-side'],
    'declared-points': ['declared-points'],
    unstated: ['agree', 'all-to-other-side'],
  }),
  revoke: remedied('revoke', {
    'all-to-other-side': ['all-to-other-side'],
    unstated: ['put-right', 'agree', 'all-to-other-side'],
  }),
  'low-trump-lead': remedied('low-trump-lead', { allowed: ['nothing'], barred: ['put-right', 'agree'] }),
  'exposed-card': remedied('exposed-in-play', { 'must-go': ['must-be-played'], unstated: ['put-right', 'agree'] }),
  'out-of-turn': remedied('out-of-turn', { 'hand-lost': ['points-named'], unstated: ['put-right', 'agree'] }),
  'claim-moment': remedied('when-to-claim', { 'after-trick': ['no-claim'], 'after-early-trick': ['no-claim'] }),
  'false-claim': remedied('false-claim', { opponent: ['game-lost'], 'higher-opponent': ['game-lost'] }),
}

/** The remedies of a table. `isCovered` is false if its rules do not mention the case, so that they are only offered. */
export interface IrregularityRuling {
  readonly question: QuestionId
  readonly said: CitedAnswer
  readonly isCovered: boolean
  readonly remedies: readonly Remedy[]
}

/** Returns the remedies that follow from a table's own answer; `null` if its game cannot have this irregularity. */
export function irregularityRuling(
  base: RuleSetId,
  rules: Rules,
  irregularity: Irregularity,
): IrregularityRuling | null {
  const { question, remedies } = REMEDIED[irregularity]
  const { said } = answerFor(questionById(question), base, rules)
  if (isWithout(said.answer)) return null
  return { question, said, isCovered: said.answer !== 'unstated', remedies: remedies[said.answer] ?? [] }
}
