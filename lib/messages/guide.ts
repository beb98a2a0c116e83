/** A part of the guide for players: words, or an element of a page with its parts. */
export type GuidePart = string | GuideElement

export interface GuideElement {
  readonly is: string
  readonly has: readonly GuidePart[]
}
