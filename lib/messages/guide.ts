/** A part of the guide for players: words, or an element of a page with its parts. */
export type GuidePart = string | GuideElement

export interface GuideElement {
  readonly is: string
  readonly has: readonly GuidePart[]
}

export interface Guide {
  /** By this the build finds the files with the words of a language (scripts/messages/words-of.mjs). */
  readonly of: string
  readonly parts: readonly GuidePart[]
}
