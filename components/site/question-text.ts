import { questionHref } from '@/components/addresses/rule-address'
import { inAppHref } from '@/components/addresses/site-address'
import type { QuestionLink } from '@/components/rules/question-link'
import { theWritings } from '@/lib/messages/compiled/app/sources'
import {
  askedWithIt,
  inNoDocument,
  lawsOfOtherGames,
  orderOfADeal,
  placeOfQuestion,
  rulesBefore,
  rulesForExample,
  rulesNext,
  unclearOn,
} from '@/lib/messages/compiled/referee/lookup'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { groupTitle } from '@/lib/messages/compiled/rules/groupTitle'
import { law } from '@/lib/messages/compiled/rules/law'
import { lawSays } from '@/lib/messages/compiled/rules/lawSays'
import { reading } from '@/lib/messages/compiled/rules/reading'
import { readingOn } from '@/lib/messages/compiled/rules/readingOn'
import { openInYuss, openInYussAbout } from '@/lib/messages/compiled/site/questions'
import { spokenLanguage } from '@/lib/messages/locale'
import { documentsIn, groupedAnswers, readingsFirstIn } from '@/lib/rulesets/lookup/alike'
import { GROUPS, type Question } from '@/lib/rulesets/lookup/question'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById, QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { exampleText } from '@/lib/rulesets/lookup/wording'
import { isSilentOn } from '@/lib/rulesets/sources/cite'
import { giverText } from '@/lib/text/rules/giver'
import { questionAbout } from '@/lib/text/screens/question-about'
import { answersTitle } from '@/lib/text/screens/rules'
import { documentTexts, type DocumentText } from './documents'
import { questionLinkOf } from './questions'

/** An answer, and a line for each game that gives it, with its source. The name of the game is marked in its line. */
interface AnswerText {
  readonly says: string
  readonly givers: readonly string[]
  /** The points that a document leaves open, each with the reading used here. */
  readonly readings: readonly { readonly point: string; readonly text: string }[]
}

/** The texts of the page of a question, in the current language. */
export interface QuestionText {
  readonly title: string
  readonly about: string
  /** The group of the question, and its number there. */
  readonly place: string
  readonly inApp: string
  readonly answersTitle: string
  readonly answers: readonly AnswerText[]
  readonly example: string | null
  readonly laws: readonly { readonly says: string; readonly law: string }[]
  readonly documents: readonly DocumentText[]
  readonly related: readonly QuestionLink[]
  readonly before: QuestionLink | null
  readonly after: QuestionLink | null
  readonly words: ReturnType<typeof wordsNow>
}

/** Returns the headings and labels around the answers. */
const wordsNow = () => ({
  inYuss: openInYuss,
  inYussAbout: openInYussAbout,
  inNoDocument,
  example: rulesForExample,
  laws: lawsOfOtherGames,
  documents: theWritings,
  related: askedWithIt,
  order: orderOfADeal,
  before: rulesBefore,
  after: rulesNext,
})

/** Returns the texts of the page of a question. */
export function questionText(id: QuestionId): QuestionText {
  const question = questionById(id)
  const groups = groupedAnswers(question)
  const given = groups.filter(({ givers }) => givers.length > 0).length
  const isSilent = groups.every(({ givers }) => givers.every(({ said }) => isSilentOn(said.source)))
  return {
    title: ask[id],
    about: questionAbout(question),
    place: placeText(question),
    inApp: inAppHref(spokenLanguage(), questionHref(id)),
    answersTitle: answersTitle(given, isSilent),
    answers: groups.map(({ text, givers }, at) => ({
      says: text,
      givers: givers.map((giver) => giverText(id, giver)),
      readings: readingsFirstIn(groups, at).map((one) => ({
        point: unclearOn({ point: readingOn[one] }),
        text: reading[one],
      })),
    })),
    example: exampleText(id),
    laws: (question.laws ?? []).map((one) => ({ says: lawSays[one], law: law[one] })),
    documents: documentTexts(new Set(documentsIn(groups))),
    related: question.related.map((one) => questionLinkOf(questionById(one))),
    ...neighboursOf(question),
    words: wordsNow(),
  }
}

/** Returns the group of a question, and its number there: “Bela · 3 of 9”. */
function placeText(question: Question): string {
  const siblings = QUESTIONS.filter(({ group }) => group === question.group)
  return placeOfQuestion({
    group: groupTitle[question.group],
    number: siblings.indexOf(question) + 1,
    all: siblings.length,
  })
}

/** Returns the previous and the next question, in the order of a deal. */
function neighboursOf(question: Question): Pick<QuestionText, 'before' | 'after'> {
  const inOrder = GROUPS.flatMap((group) => QUESTIONS.filter((other) => other.group === group))
  const at = inOrder.indexOf(question)
  const [before, after] = [inOrder[at - 1], inOrder[at + 1]]
  return {
    before: before === undefined ? null : questionLinkOf(before),
    after: after === undefined ? null : questionLinkOf(after),
  }
}
