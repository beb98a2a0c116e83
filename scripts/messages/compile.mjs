// Compiles messages to code: a message without facts becomes a string, one with facts a function of them. Nothing is evaluated at
// run time, and the type check knows every id and every fact.
import { factsOf, isPlural, keyOf, referenceOf } from './facts.mjs'

/**
 * Returns the index for compiling a catalogue. A message takes the facts that it names, with the kinds that they have in English.
 * @param {import('./catalogue.mjs').Catalogue} catalogue
 * @param {import('./catalogue.mjs').Catalogue} english
 */
export function indexOf(catalogue, english = catalogue) {
  const byId = messagesById(catalogue)
  const inEnglish = messagesById(english)
  const patternIn = (messages) => (id) => messages.get(id)?.pattern
  const factsIn = (messages, id) => factsOf(messages.get(id).pattern, patternIn(messages))
  const told = (id) => (inEnglish.has(id) && !inEnglish.get(id).isOwn ? factsIn(inEnglish, id) : new Map())
  const kinds = (id) => new Map([...factsIn(byId, id)].map(([name, fact]) => [name, told(id).get(name) ?? fact]))
  return { byId, told, factsOf: kinds, ownFactsOf: (id) => factsIn(byId, id) }
}

const byIds = new WeakMap()

/** Returns the messages of a catalogue by id. The result is cached, because it is needed for every message. */
function messagesById(catalogue) {
  const known = byIds.get(catalogue)
  if (known !== undefined) return known
  const all = catalogue.sections.flatMap(({ messages }) => messages)
  const byId = new Map(all.map((message) => [message.id, message]))
  byIds.set(catalogue, byId)
  return byId
}

/**
 * Returns the type of a message's facts: `{ readonly points: number; readonly who: 'we' | 'they' }`; `null` if there are none.
 */
export function factsType(facts) {
  if (facts.size === 0) return null
  return `{ ${[...facts].map(([name, fact]) => `readonly ${name}: ${TYPES[fact.kind](fact)}`).join('; ')} }`
}

const TYPES = {
  number: () => 'number',
  said: () => 'string | number',
  text: () => 'string',
  'one of': ({ keys }) => keys.map((key) => (/^\d/.test(key) ? key : `'${key}'`)).join(' | '),
}

/**
 * Returns the code of a message, with the names of the messages to which it refers.
 * @param {import('./catalogue.mjs').Message} message
 * @param {ReturnType<typeof indexOf>} index
 */
export function compileMessage(message, index) {
  const references = new Set()
  const facts = index.factsOf(message.id)
  const said = sayPattern(message.pattern, { index, references, facts })
  return {
    type: facts.size > 0 ? `(facts: ${factsType(facts)}) => string` : 'string',
    code: facts.size > 0 ? `(facts) => ${said}` : said,
    references: [...references],
    isPlural: /\bplural\(/.test(said),
    isIsolating: /\bisolated\(/.test(said),
  }
}

/**
 * Compiles a text that is found by its id to a string. It takes no facts, and messages to which it refers are inserted.
 * @param {import('./catalogue.mjs').Message} message
 * @param {ReturnType<typeof indexOf>} index
 */
export const compileText = (message, index) => quoted(textOf(message.pattern, index))

const textOf = ({ elements }, index) => elements.map((element) => textOfElement(element, index)).join('')

function textOfElement(element, index) {
  if (element.type === 'TextElement') return element.value
  const { expression } = element
  if (expression.type === 'StringLiteral') return expression.parse().value
  if (expression.type === 'NumberLiteral') return expression.value
  if (expression.type !== 'MessageReference')
    throw new Error(`expected a text found by its id to take no facts, got a ${expression.type}`)
  const message = index.byId.get(referenceOf(expression))
  if (message === undefined) throw new Error(`there is no message ${referenceOf(expression)}`)
  return textOf(message.pattern, index)
}

function sayPattern({ elements }, context) {
  const [only] = elements
  if (elements.length === 1 && only.type === 'Placeable' && only.expression.type === 'SelectExpression') {
    return choose(only.expression, context)
  }
  if (elements.every(({ type }) => type === 'TextElement')) return quoted(elements.map(({ value }) => value).join(''))
  const parts = elements.map((element) =>
    element.type === 'TextElement' ? escaped(element.value) : inBraces(element.expression, context),
  )
  return `\`${parts.join('')}\``
}

function inBraces(expression, context) {
  if (expression.type === 'StringLiteral') return escaped(expression.parse().value)
  if (expression.type === 'NumberLiteral') return expression.value
  return `\${${say(expression, context)}}`
}

function say(expression, context) {
  switch (expression.type) {
    case 'FunctionReference':
      return say(expression.arguments.positional[0], context)
    case 'VariableReference':
      return told(expression.id.name, context)
    case 'MessageReference':
      return refer(expression, context)
    case 'SelectExpression':
      return choose(expression, context)
    case 'Placeable':
      return say(expression.expression, context)
    default:
      throw new Error(`expected a text, a fact or a choice in a message, got a ${expression.type}`)
  }
}

/**
 * Returns the code for a fact. A name, or a text that contains one, is isolated, so that it does not change the direction of the
 * sentence.
 */
function told(name, { facts }) {
  const kind = facts.get(name)?.kind
  return kind === 'said' || kind === 'text' ? `isolated(facts.${name})` : `facts.${name}`
}

function refer(expression, { index, references }) {
  const message = index.byId.get(referenceOf(expression))
  if (message === undefined) throw new Error(`there is no message ${referenceOf(expression)}`)
  references.add(message.name)
  return index.factsOf(message.id).size === 0 ? message.name : `${message.name}(facts)`
}

function choose({ selector, variants }, context) {
  if (selector.type !== 'VariableReference') throw new Error(`expected a choice by a fact, got a ${selector.type}`)
  const fact = `facts.${selector.id.name}`
  const plural = isPlural({ selector, variants })
  const otherwise = variants.find((variant) => variant.default)
  const rest = variants.filter((variant) => variant !== otherwise)
  const tests = rest.map(({ key, value }) => `${test(fact, key, plural)} ? ${sayPattern(value, context)} : `)
  return `(${tests.join('')}${sayPattern(otherwise.value, context)})`
}

function test(fact, key, plural) {
  if (key.type === 'NumberLiteral') return `${fact} === ${key.value}`
  return plural ? `plural(${fact}) === '${keyOf(key)}'` : `${fact} === '${keyOf(key)}'`
}

const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`
const escaped = (text) => text.replace(/[\\`]|\$\{/g, '\\$&')
