import type { Message as Entry, Pattern } from '@fluent/syntax'

/** A text of a language: the value of an entry in a file, or one of its attributes. */
export interface Message {
  readonly id: string
  /** Its name in code: `noGame` for `no-game`. */
  readonly name: string
  /** The subject of a text that is found by its id. */
  readonly key?: string
  readonly pattern: Pattern
  readonly source: string
  readonly whole: { readonly entry: Entry; readonly source: string }
  /** The comment of a translator. */
  readonly comment: string
  readonly area: string
  readonly section: string
  readonly isOwn: boolean
  /** The file and the line of the entry. */
  readonly place: string
  /** The first line of the text itself. */
  readonly line: number
}

/** Texts that are loaded together: scripts/messages/catalogue.ts. */
export interface MessageSection {
  readonly area: string
  readonly name: string
  readonly isOwn: boolean
  readonly isById: boolean
  readonly messages: readonly Message[]
}
