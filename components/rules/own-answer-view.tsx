import type { ReactNode } from 'react'

/** A table's own answer and its source. */
export interface OwnAnswerTexts {
  readonly text: string
  readonly source: ReactNode
}

/** Returns the key of an answer as it is worded for this number of players. */
export const textKey = (answer: string, players: number): string => `${answer}-${players}`

/** The texts of the answers to a question, by answer key. Texts for a certain number of players are there by `textKey` too. */
export type AnswerTexts = { readonly [answer: string]: string }

/** The look of the table's own answer, and of the hidden copies that reserve its room. */
export function OwnAnswerView({ text, source }: OwnAnswerTexts) {
  return (
    <>
      <p className="text-xl leading-snug">{text}</p>
      <p className="mt-2 text-base text-soft">{source}</p>
    </>
  )
}
