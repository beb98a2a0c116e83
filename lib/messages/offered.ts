import languages from './languages.json' with { type: 'json' }

interface Offered {
  /** The language's name among its speakers. */
  readonly name: string
  readonly dir: string
  /** No one who plays in it has read it through. */
  readonly draft?: boolean
  /** The rule set that its speakers mostly play. */
  readonly plays?: string
  /** Another rule set that nearly as many of them play, where there is one. */
  readonly alsoPlays?: string
}

/** The languages that can be chosen, by their tags. */
export const OFFERED: Readonly<Record<string, Offered>> = languages
