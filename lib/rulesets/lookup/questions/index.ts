import { RULE_SETS } from '../../sets/catalogue'
import { rulesOf } from '../../sets/rule-set'
import { sourceOfChange, VARIANTS, withVariant, type VariantId } from '../../variants/variants'
import { tableKey } from '../answer-keys'
import { says, type Question, type CitedAnswer } from '../question'
import type { QuestionId } from '../question-ids'
import { AUCTION_QUESTIONS } from './auction'
import { BELA_QUESTIONS } from './bela'
import { BID_QUESTIONS } from './bids'
import { CHOOSING_TRUMPS_QUESTIONS } from './choosing-trumps'
import { DEAL_QUESTIONS } from './deal'
import { DEALER_QUESTIONS } from './dealer'
import { DECLARING_QUESTIONS } from './declaring'
import { END_QUESTIONS } from './end'
import { EXCHANGE_QUESTIONS } from './exchange'
import { IRREGULARITY_QUESTIONS } from './irregularities'
import { PACK_QUESTIONS } from './pack'
import { PLAY_QUESTIONS } from './play'
import { RUN_VALUE_QUESTIONS } from './run-values'
import { SCHMEISS_QUESTIONS } from './schmeiss'
import { SCORING_QUESTIONS } from './scoring'
import { UNWRITTEN_QUESTIONS } from './unwritten'
import { WHOSE_RUNS_QUESTIONS } from './whose-runs'

/** Every question of the lookup, group by group. */
export const QUESTIONS: readonly Question[] = [
  ...PACK_QUESTIONS,
  ...DEALER_QUESTIONS,
  ...DEAL_QUESTIONS,
  ...CHOOSING_TRUMPS_QUESTIONS,
  ...SCHMEISS_QUESTIONS,
  ...AUCTION_QUESTIONS,
  ...BID_QUESTIONS,
  ...EXCHANGE_QUESTIONS,
  ...RUN_VALUE_QUESTIONS,
  ...WHOSE_RUNS_QUESTIONS,
  ...DECLARING_QUESTIONS,
  ...BELA_QUESTIONS,
  ...PLAY_QUESTIONS,
  ...SCORING_QUESTIONS,
  ...END_QUESTIONS,
  ...IRREGULARITY_QUESTIONS,
  ...UNWRITTEN_QUESTIONS,
].map(withFollowing)

const BY_ID: ReadonlyMap<QuestionId, Question> = new Map(QUESTIONS.map((question) => [question.id, question]))

/** Returns the question with this id. Throws if there is none, because every id has to have one. */
export function questionById(id: QuestionId): Question {
  const found = BY_ID.get(id)
  if (found === undefined) throw new Error(`expected the id of a question, got ${id}`)
  return found
}

/** Returns a question with the answers that follow from the changes of variants, each with the source of its variant. */
function withFollowing(question: Question): Question {
  const variants: { [V in VariantId]?: CitedAnswer } = { ...question.variants }
  for (const variant of VARIANTS) {
    for (const base of variant.of) {
      const key = tableKey(question, base, withVariant(rulesOf(RULE_SETS[base]), variant))
      if (key === null || key === question.by[base].answer) continue
      variants[variant.id] ??= says(key, sourceOfChange(variant, question.option))
    }
  }
  return { ...question, variants }
}
