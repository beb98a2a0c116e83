import { describe, expect, it } from 'vitest'
import { OPTION_NAMES } from '@/lib/engine/table/options'
import { RULES } from '@/lib/engine/table/rule'
import { RULE_SOURCES } from '@/lib/rulesets/citations/rule-sources'
import { giversOf } from '@/lib/rulesets/lookup/lookup'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { answerText, noteText } from '@/lib/rulesets/lookup/wording'
import { RULE_SETS } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { isSilentOn, notInGame, reading, type Source } from '@/lib/rulesets/sources/cite'
import { isReadInPart, WRITINGS } from '@/lib/rulesets/sources/sources'
import { citationLabel, citationText } from '@/lib/text/rules/citation'
import { sourceText } from '@/lib/text/rules/source'

/** The documents that we know only from what others quote of them, or from their first pages. */
const IN_PART = ['ffb-contree', 'ffb-pages', 'cannes', 'ascee', 'pagat-coinche']

const claims = QUESTIONS.flatMap((question) => giversOf(question).map((giver) => ({ question, ...giver })))

const sources: readonly Source[] = [
  ...claims.map(({ said }) => said.source),
  ...RULE_SET_IDS.flatMap((id) => OPTION_NAMES.map((option) => RULE_SETS[id].values[option].source)),
  ...RULES.flatMap((rule) => RULE_SET_IDS.map((id) => RULE_SOURCES[rule][id])),
]

const isOfPart = (source: Source): boolean =>
  source.kind !== 'house' && source.kind !== 'after' && isReadInPart(source.document)

describe('a document of which we have only parts', () => {
  it('the documents that we have only in part are those read in quotes', () => {
    expect(WRITINGS.filter(([id]) => isReadInPart(id)).map(([id]) => id)).toEqual(IN_PART)
  })

  it('no source says that such a document is silent or lacks a rule', () => {
    const silent = sources.filter((source) => isOfPart(source) && isSilentOn(source))
    expect(silent.length).toBeGreaterThan(20)
    const texts = silent.flatMap((source) => [sourceText(source), citationText(source), citationLabel(source)])
    expect(texts.filter((text) => !text.includes(': not in what we have of it'))).toEqual([])
    expect(texts.filter((text) => /silent|no such rule|does not mention/.test(text))).toEqual([])
  })

  it('a document that we have read whole is still said to be silent', () => {
    expect(sourceText(notInGame('ffb-coinche'))).toBe('FFB coinche has no such rule')
    expect(sourceText(reading('wrong-entry', 'ffb-coinche'))).toBe('FFB coinche is silent: our reading')
  })

  it('no answer that rests on such a document says what the document leaves out', () => {
    const told = claims
      .filter(({ said }) => isOfPart(said.source))
      .map(({ question, said, variant, ruleSet }) => ({
        id: `${question.id}: ${variant?.id ?? ruleSet}`,
        text: [answerText(question, said.answer), noteText(question.id, variant?.id ?? ruleSet)].join(' '),
      }))
    expect(told.filter(({ text }) => /the documents? (?:does|do) not|names no|mentions no/i.test(text))).toEqual([])
  })
})
