import { giverLine, giverLineNoted } from '../../messages/compiled/referee/citations'
import { variationOf } from '../../messages/compiled/referee/lookup'
import { variantName } from '../../messages/compiled/rules/variantName'
import type { AnswerGiver } from '../../rulesets/lookup/lookup'
import type { QuestionId } from '../../rulesets/lookup/question-ids'
import { noteText } from '../../rulesets/lookup/wording'
import { ruleSetName } from '../terms/rule-set-names'
import { groundText } from './citation'

/**
 * Returns a line with the game or variant that gives an answer, and its source. The game is marked:
 * “<game>Bela</game>: Clobyosh / Bela, The Score”.
 */
export function giverText(question: QuestionId, { ruleSet: id, variant, said }: AnswerGiver): string {
  const name = ruleSetName(id)
  const game = variant === null ? name : variationOf({ game: name, variant: variantName[variant.id] })
  const ground = groundText(said)
  const note = noteText(question, variant?.id ?? id)
  return note === null ? giverLine({ game, ground }) : giverLineNoted({ game, ground, note })
}
