// Finds the facts that a message needs, and the kind of each.

/**
 * @typedef {{ kind: 'number' } | { kind: 'said' } | { kind: 'one of', keys: readonly string[] } | { kind: 'text' }} Fact
 * A number selects a plural; `one of` selects between named forms; `text` selects too, but allows any other word; `said` is
 * inserted.
 */

export const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other']

const isNumber = (key) => key.type === 'NumberLiteral'
export const keyOf = (key) => (isNumber(key) ? key.value : key.name)

/**
 * The values of a fact named `who` (or `otherWho`), which is a side as a grammatical person. “one” and “many” are no plurals
 * there.
 */
const PERSONS = ['we', 'they', 'one', 'many']
const isPerson = ({ type, id }) => type === 'VariableReference' && /(^who|Who)$/.test(id.name)

/** Tells whether a choice is by plural: by CLDR's categories, or by figures and one of these categories for the rest. */
export const isPlural = ({ selector, variants }) =>
  !isPerson(selector) &&
  variants.every(({ key }) => isNumber(key) || PLURALS.includes(key.name)) &&
  !variants.every(({ key }) => isNumber(key))

/**
 * Returns the facts of a message and of the messages to which it refers, by name.
 * @param {import('@fluent/syntax').Pattern} pattern
 * @param {(id: string) => import('@fluent/syntax').Pattern | undefined} referred
 * @returns {ReadonlyMap<string, Fact>}
 */
export function factsOf(pattern, referred) {
  const facts = new Map()
  collect(pattern, referred, facts)
  return new Map([...facts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function collect(pattern, referred, facts) {
  for (const element of pattern.elements) {
    if (element.type === 'Placeable') collectExpression(element.expression, referred, facts)
  }
}

function collectExpression(expression, referred, facts) {
  switch (expression.type) {
    case 'VariableReference':
      return add(facts, expression.id.name, { kind: 'said' })
    case 'FunctionReference':
      // `NUMBER($tricks)` marks a number for which English needs no plural, but another language does.
      return add(facts, expression.arguments.positional[0].id.name, { kind: 'number' })
    case 'MessageReference': {
      const pattern = referred(referenceOf(expression))
      return pattern === undefined ? undefined : collect(pattern, referred, facts)
    }
    case 'SelectExpression': {
      if (expression.selector.type === 'VariableReference') add(facts, expression.selector.id.name, decides(expression))
      for (const { value } of expression.variants) collect(value, referred, facts)
      return undefined
    }
    case 'Placeable':
      return collectExpression(expression.expression, referred, facts)
  }
}

export const referenceOf = ({ id, attribute }) => (attribute === null ? id.name : `${id.name}.${attribute.name}`)

function decides(choice) {
  if (isPlural(choice)) return { kind: 'number' }
  if (isPerson(choice.selector)) return { kind: 'one of', keys: PERSONS }
  const keys = choice.variants.map(({ key }) => keyOf(key))
  return keys.includes('other') ? { kind: 'text' } : { kind: 'one of', keys }
}

/** Adds a fact; if it is known, with the narrowest kind that suits all its uses. */
function add(facts, name, fact) {
  const known = facts.get(name)
  if (known === undefined || known.kind === 'said') facts.set(name, fact)
  else if (known.kind === 'number' && fact.kind === 'one of') facts.set(name, fact)
  else if (known.kind === 'text' && fact.kind === 'one of') facts.set(name, known)
  else if (known.kind === 'one of' && fact.kind === 'text') facts.set(name, fact)
  else if (known.kind === 'one of' && fact.kind === 'one of')
    facts.set(name, { kind: 'one of', keys: [...new Set([...known.keys, ...fact.keys])] })
}
