import languages from './languages.json' with { type: 'json' }

interface Offered {
  /** The language's name among its speakers. */
  readonly name: string
  readonly dir: string
  /** Nobody who plays in it has read it through. */
  readonly draft?: boolean
}

/** The languages that can be chosen, by their tags. */
export const OFFERED: Readonly<Record<string, Offered>> = languages
