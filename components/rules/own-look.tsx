import type { ReactNode } from 'react'

/** A table's own answer and where it comes from. */
export interface OwnPlace {
  readonly text: string
  readonly source: ReactNode
}

/** The key of an answer as it is worded for a table of this size. */
export const textKey = (answer: string, players: number): string => `${answer}-${players}`

/** The answers to a question by their keys, and by `textKey` those that are worded by the size of the table. */
export type AnswerTexts = { readonly [answer: string]: string }

/** How the answer of the table looks, and the places kept for it. */
export function OwnLook({ text, source }: OwnPlace) {
  return (
    <>
      <p className="text-xl leading-snug">{text}</p>
      <p className="mt-2 text-base text-soft">{source}</p>
    </>
  )
}
