/** The plural of a number in a language, as CLDR names it: “one”, “few”, “other”. */
export function pluralOf(language: string): (number: number) => Intl.LDMLPluralRule {
  let rules: Intl.PluralRules | null = null
  return (number) => {
    rules ??= new Intl.PluralRules(language)
    return rules.select(number)
  }
}
