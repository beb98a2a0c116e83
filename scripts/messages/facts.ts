// Finds the facts that a message needs, and the kind of each.
import type { InlineExpression, Expression, Pattern, SelectExpression } from '@fluent/syntax'
import { variantKey, referenceOf } from './nodes'

/**
 * A number selects a plural; `one of` selects between named forms; `text` selects too, but allows any other word; `said` is
 * inserted.
 */
export type Fact =
  { readonly kind: 'number' | 'said' | 'text' } | { readonly kind: 'one of'; readonly keys: readonly string[] }

/** The facts of a message by name. */
export type Facts = ReadonlyMap<string, Fact>

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * The values of a fact named `who` (or `otherWho`), which is a side as a grammatical person. “one” and “many” are no plurals
 * there.
 */
const PERSONS = ['we', 'they', 'one', 'many']
const isPerson = (selector: InlineExpression) =>
  selector.type === 'VariableReference' && /(^who|Who)$/.test(selector.id.name)

/** Tells whether a choice is by plural: by CLDR's categories, or by figures and one of these categories for the rest. */
export function isPlural({ selector, variants }: SelectExpression): boolean {
  const words = variants.map(({ key }) => key).filter((key) => key.type === 'Identifier')
  return !isPerson(selector) && words.length > 0 && words.every(({ name }) => PLURALS.includes(name))
}

/** Returns the facts of a message and of the messages to which it refers, by name. */
export function factsOf(pattern: Pattern, referred: (id: string) => Pattern | undefined): Facts {
  const facts = new Map<string, Fact>()
  collect(pattern)
  return new Map([...facts].sort(([a], [b]) => (a < b ? -1 : 1)))

  function collect({ elements }: Pattern): void {
    for (const element of elements) if (element.type === 'Placeable') collectIn(element.expression)
  }

  function collectIn(expression: Expression): void {
    switch (expression.type) {
      case 'VariableReference':
        return add(expression, { kind: 'said' })
      case 'FunctionReference':
        // `NUMBER($tricks)` marks a number for which English needs no plural, but another language does.
        return add(expression.arguments.positional[0], { kind: 'number' })
      case 'MessageReference': {
        const pattern = referred(referenceOf(expression))
        return pattern === undefined ? undefined : collect(pattern)
      }
      case 'SelectExpression':
        add(expression.selector, decides(expression))
        return expression.variants.forEach(({ value }) => collect(value))
      case 'Placeable':
        return collectIn(expression.expression)
    }
  }

  function add(named: InlineExpression | undefined, fact: Fact): void {
    if (named?.type !== 'VariableReference') return
    const { name } = named.id
    facts.set(name, narrowest(facts.get(name), fact))
  }
}

function decides(choice: SelectExpression): Fact {
  if (isPlural(choice)) return { kind: 'number' }
  if (isPerson(choice.selector)) return { kind: 'one of', keys: PERSONS }
  const keys = choice.variants.map(({ key }) => variantKey(key))
  return keys.includes('other') ? { kind: 'text' } : { kind: 'one of', keys }
}

/** Returns the narrowest kind of a fact that suits two uses of it. */
function narrowest(known: Fact | undefined, fact: Fact): Fact {
  if (known === undefined || known.kind === 'said') return fact
  if (known.kind !== 'one of') return known.kind === 'number' && fact.kind === 'one of' ? fact : known
  if (fact.kind === 'one of') return { kind: 'one of', keys: [...new Set([...known.keys, ...fact.keys])] }
  return fact.kind === 'text' ? fact : known
}
