/** The plural of a number in a language, as CLDR names it: “one”, “few”, “other”. */
export function pluralOf(language: string): (number: number) => Intl.LDMLPluralRule {
  const rules = new Intl.PluralRules(language)
  return (number) => rules.select(number)
}
