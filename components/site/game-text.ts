import { OPTION_GROUPS, optionsIn, partName } from '@/components/new-game/option-groups'
import type { OptionName, Rules } from '@/lib/engine/table/options'
import { whereTablesDiffer } from '@/lib/messages/compiled/app/house-rules'
import { variantsTitle } from '@/lib/messages/compiled/app/setup'
import { theWritings } from '@/lib/messages/compiled/app/sources'
import { unclearOn } from '@/lib/messages/compiled/referee/lookup'
import { reading } from '@/lib/messages/compiled/rules/reading'
import { readingOn } from '@/lib/messages/compiled/rules/readingOn'
import { variantCharacter } from '@/lib/messages/compiled/rules/variantCharacter'
import { variantName } from '@/lib/messages/compiled/rules/variantName'
import * as said from '@/lib/messages/compiled/site/games'
import { noteText } from '@/lib/rulesets/lookup/wording'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf, type RuleSet, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import type { Source } from '@/lib/rulesets/sources/cite'
import { isReadInPart } from '@/lib/rulesets/sources/sources'
import { agree, asWritten } from '@/lib/rulesets/variants/agree'
import { DISPUTED } from '@/lib/rulesets/variants/disputed'
import { sourceOfChange, variantsOf, withVariant } from '@/lib/rulesets/variants/variants'
import { houseSentence } from '@/lib/text/options/how-we-play'
import { optionName } from '@/lib/text/options/names'
import { citationLabel } from '@/lib/text/rules/citation'
import { wholeName } from '@/lib/text/terms/form-names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { cardsText, type CardsText } from './cards-text'
import { documentsOf, type DocumentText } from './documents'
import { gameShort } from './game-short'
import { linkedQuestion, questionOf, questionsOf, type QuestionGroup, type LinkedQuestion } from './questions'

/** A point that a document leaves open, and the reading used here. */
interface OpenPoint {
  readonly point: string
  readonly text: string
}

/** A named variant, its rule or its character, and its source. */
export interface VariantText {
  readonly name: string
  readonly says: string
  readonly source: string
}

/** A rule of a game, its source, and the rules of variants that differ. */
export interface RuleText {
  readonly option: OptionName
  readonly name: string
  readonly says: string
  readonly source: string
  readonly note: string | null
  readonly open: OpenPoint | null
  readonly variants: readonly VariantText[]
  readonly question: LinkedQuestion | null
}

interface RuleGroup {
  readonly title: string
  readonly rules: readonly RuleText[]
}

/** The texts of the page of a game, in the current language. */
export interface GameText {
  readonly title: string
  readonly about: string
  readonly intro: string
  readonly name: string
  readonly brief: RuleGroup
  readonly cards: CardsText
  readonly groups: readonly RuleGroup[]
  readonly silent: RuleGroup
  readonly variants: readonly VariantText[]
  readonly documents: readonly DocumentText[]
  readonly questions: readonly QuestionGroup[]
  readonly words: ReturnType<typeof wordsNow>
}

/** Returns the headings and labels around the rules. */
const wordsNow = () => ({
  play: said.playTheseRules,
  playAbout: said.playTheseAbout,
  variants: variantsTitle,
  documents: theWritings,
  questions: said.questionsOfGame,
})

const BRIEF: readonly OptionName[] = ['players', 'pack', 'target']

/** Returns the texts of the page of a game, made from data: values, sources, readings, variants and questions. */
export function gameText(id: RuleSetId): GameText {
  const set = ruleSet(id)
  const asked = askedIn(set)
  const isSilent = (option: OptionName) => set.values[option].source.kind === 'not-in-game'
  const ruleOf = (option: OptionName) => ruleText(set, option)
  const rulesIn = (options: readonly OptionName[]) =>
    options.filter((option) => asked.includes(option) && !isSilent(option)).map(ruleOf)
  const disputed = DISPUTED[id]
  const parts = OPTION_GROUPS.map((group) => ({
    title: partName(group),
    rules: rulesIn(group.options.filter((option) => !disputed.includes(option))),
  }))
  const short = gameShort(id)
  return {
    title: said.gamePageTitle({ game: id }),
    about: said.gamePageAbout({ game: wholeName(id), short }),
    intro: said.gamePageIntro,
    name: wholeName(id),
    brief: { title: said.gameInBrief, rules: BRIEF.map(ruleOf) },
    cards: cardsText(set),
    groups: [{ title: whereTablesDiffer, rules: rulesIn(disputed) }, ...parts].filter(({ rules }) => rules.length > 0),
    silent: {
      title: isReadInPart(set.document) ? said.notMentionedInPart : said.notMentioned,
      rules: asked.filter(isSilent).map(ruleOf),
    },
    variants: variantsOf(id).map((variant) => ({
      name: variantName[variant.id],
      says: variantCharacter[variant.id],
      source: citationLabel(variant.source),
    })),
    documents: documentsOf(id),
    questions: questionsOf(id),
    words: wordsNow(),
  }
}

/** Returns the options that a table of this game can agree on, except those in `BRIEF`. */
function askedIn({ id }: RuleSet): readonly OptionName[] {
  const agreed = agree(asWritten(id))
  return OPTION_GROUPS.flatMap((group) => optionsIn(group, agreed)).filter((option) => !BRIEF.includes(option))
}

function ruleText(set: RuleSet, option: OptionName): RuleText {
  const { source } = set.values[option]
  const rules = rulesOf(set)
  const question = questionOf(set.id, option)
  return {
    option,
    name: optionName(option),
    says: sentence(set, rules, option),
    source: citationLabel(source),
    note: question === null ? null : noteText(question.id, set.id),
    open: openPoint(source),
    variants: variantsAt(set, rules, option),
    question: question === null ? null : linkedQuestion(question),
  }
}

const sentence = ({ id }: RuleSet, rules: Rules, option: OptionName): string =>
  houseSentence(vocabularyFor(id, 'usual'), rules, option)

const openPoint = (source: Source): OpenPoint | null =>
  source.kind === 'reading'
    ? { point: unclearOn({ point: readingOn[source.reading] }), text: reading[source.reading] }
    : null

/** Returns the variants that play another value of this option. */
const variantsAt = (set: RuleSet, rules: Rules, option: OptionName): readonly VariantText[] =>
  variantsOf(set.id)
    .filter(({ changes }) => changes[option] !== undefined && changes[option] !== rules[option])
    .map((variant) => ({
      name: said.variantNamed({ variant: variantName[variant.id] }),
      says: sentence(set, withVariant(rules, variant), option),
      source: citationLabel(sourceOfChange(variant, option)),
    }))
