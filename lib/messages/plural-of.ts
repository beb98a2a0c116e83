/** The plural of a number in a language, as CLDR names it: “one”, “few”, “other”. */
export function pluralOf(language: string): (number: number) => Intl.LDMLPluralRule {
  let rules: Intl.PluralRules | null = null
  return (number) => {
    rules ??= new Intl.PluralRules(language)
    return rules.select(number)
  }
}

/** Returns the plural of a number in English, which has two: one for 1 and −1, and one for all others. */
export const inEnglish = (number: number): 'one' | 'other' => (number === 1 || number === -1 ? 'one' : 'other')
