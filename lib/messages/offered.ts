import languages from './languages.json' with { type: 'json' }

interface Offered {
  /** What its speakers call it. */
  readonly name: string
  readonly dir: string
  /** Nobody who plays in it has read it through. */
  readonly draft?: boolean
}

/** The languages that can be chosen, by their tags. */
export const OFFERED: Readonly<Record<string, Offered>> = languages
