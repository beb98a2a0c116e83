import { clashes, type OptionName, type Rules } from '@/lib/engine/table/options'

/** Returns the rules with every impossible value replaced by the first possible one of its option. */
export function withoutClashes(rules: Rules, valuesOf: (option: OptionName) => readonly unknown[]): Rules {
  const clash = clashes(rules)[0]
  if (clash === undefined) return rules
  for (const value of valuesOf(clash.option)) {
    const changed = { ...rules, [clash.option]: value } as Rules
    if (!clashes(changed).some(({ option }) => option === clash.option)) return withoutClashes(changed, valuesOf)
  }
  throw new Error(`expected a value of ${clash.option} without a clash in ${JSON.stringify(rules)}`)
}
