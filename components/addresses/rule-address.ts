import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import type { DocumentId } from '@/lib/rulesets/sources/sources'

/** Returns the page of a question, which everyone can open. */
export const questionPage = (id: QuestionId): string => `/rules/${id}/`

/**
 * Returns the address that opens a question on the page of the lookup, which needs no network; with a game, it links back to it.
 */
export const questionHref = (id: QuestionId, game: string | null = null): string => withGame(`/rules/?q=${id}`, game)

/** Returns the address of a story. */
export const storyHref = (id: string): string => `/rules/stories/#${id}`

/** Returns an address of the lookup that remembers the game it was opened from. */
export function withGame(href: string, game: string | null): string {
  if (game === null) return href
  const [path = '', hash] = href.split('#')
  const sign = path.includes('?') ? '&' : '?'
  return `${path}${sign}game=${encodeURIComponent(game)}${hash === undefined ? '' : `#${hash}`}`
}

/** Returns the anchor of a document on the page of sources. */
export const documentAnchor = (id: DocumentId): string => `document-${id}`

/** Returns the address of a document in the list of sources, which also shows the passages that rules refer to. */
export const documentHref = (id: DocumentId): string => `/sources/#${documentAnchor(id)}`

/** Returns the address of the sheet of a game. */
export const sheetHref = (game: string): string => `/game/?id=${encodeURIComponent(game)}`

/** Returns the address of a hand on the sheet of its game. */
export const handHref = (game: string, hand: string): string => `${sheetHref(game)}&hand=${encodeURIComponent(hand)}`
