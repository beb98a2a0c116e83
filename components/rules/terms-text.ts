import { meaning } from '@/lib/messages/compiled/rules/meaning'
import { usedIn } from '@/lib/messages/compiled/rules/usedIn'
import { word } from '@/lib/messages/compiled/rules/word'
import { locale } from '@/lib/messages/locale'
import { GLOSSARY } from '@/lib/rulesets/glossary/glossary'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'

/** A word of the table in the current language: its meaning, its names elsewhere, and the question about its rule. */
export interface TermText {
  readonly id: string
  readonly word: string
  readonly meaning: string
  readonly also: readonly { readonly name: string; readonly where: string }[]
  readonly question: QuestionId | null
}

/** Returns all words of the table in alphabetical order. */
export const termsText = (): readonly TermText[] =>
  GLOSSARY.map(({ id, also, question }) => ({
    id,
    word: word[id],
    meaning: meaning[id],
    also: also.map(({ name, where }) => ({ name, where: usedIn[where] })),
    question: question ?? null,
  })).sort((one, other) => one.word.localeCompare(other.word, locale(), { ignorePunctuation: true }))
