// Compiles messages to code: a message without facts becomes a string, one with facts a function of them. Nothing is evaluated at
// run time, and the type check knows every id and every fact.
import type {
  Expression,
  Identifier,
  MessageReference,
  NumberLiteral,
  Pattern,
  PatternElement,
  SelectExpression,
  Variant,
} from '@fluent/syntax'
import { type Catalogue, messagesOf } from './catalogue'
import { type Fact, type Facts, factsOf, isPlural } from './facts'
import type { Message, MessageSection } from './message'
import { variantKey, referenceOf } from './nodes'

/** The messages of a catalogue by id, and the facts of each. */
export interface Index {
  readonly byId: ReadonlyMap<string, Message>
  /** Returns the facts of the English message with an id; none if there is no such message. */
  readonly told: (id: string) => Facts
  /** Returns the facts that a message names, with the kinds that they have in English. */
  readonly factsOf: (id: string) => Facts
  /** Returns the facts that a message names, with the kinds that they have there. */
  readonly ownFactsOf: (id: string) => Facts
}

/** Returns the index for compiling a catalogue. */
export function indexOf(catalogue: Catalogue, english: Catalogue = catalogue): Index {
  const byId = messagesById(catalogue)
  const inEnglish = messagesById(english)
  const ownFactsOf = (id: string) => factsIn(byId, id)
  const told = (id: string) => (inEnglish.get(id)?.isOwn === false ? factsIn(inEnglish, id) : new Map<string, Fact>())
  const kinds = (id: string) => {
    const from = told(id)
    return new Map([...ownFactsOf(id)].map(([name, fact]) => [name, from.get(name) ?? fact]))
  }
  return { byId, told, factsOf: kinds, ownFactsOf }
}

const factsIn = (byId: ReadonlyMap<string, Message>, id: string): Facts =>
  factsOf(foundIn(byId, id).pattern, (referred) => byId.get(referred)?.pattern)

const known = new WeakMap<Catalogue, ReadonlyMap<string, Message>>()

/** Returns the messages of a catalogue by id. The result is cached, because it is needed for every message. */
function messagesById(catalogue: Catalogue): ReadonlyMap<string, Message> {
  const byId = known.get(catalogue) ?? new Map(messagesOf(catalogue).map((message) => [message.id, message]))
  known.set(catalogue, byId)
  return byId
}

/** Returns what there is for a message by its id or name. */
export function foundIn<T>(all: ReadonlyMap<string, T>, message: string): T {
  const found = all.get(message)
  if (found === undefined) throw new Error(`there is no message ${message}`)
  return found
}

/** Returns the type of a message's facts: `{ readonly points: number; readonly who: 'we' | 'they' }`. */
const factsType = (facts: Facts): string =>
  `{ ${[...facts].map(([name, fact]) => `readonly ${name}: ${typeOf(fact)}`).join('; ')} }`

function typeOf(fact: Fact): string {
  if (fact.kind === 'one of') return fact.keys.map((key) => (/^\d/.test(key) ? key : `'${key}'`)).join(' | ')
  return { number: 'number', said: 'string | number', text: 'string' }[fact.kind]
}

export interface Compiled {
  readonly message: Message
  readonly type: string
  readonly code: string
  /** The names of the messages to which this one refers. */
  readonly references: readonly string[]
  readonly isPlural: boolean
  readonly isIsolating: boolean
}

/** Returns the code of a message. */
export function compileMessage(message: Message, index: Index): Compiled {
  const references = new Set<string>()
  const facts = index.factsOf(message.id)
  const said = sayPattern(message.pattern, { index, references, facts })
  return {
    message,
    type: facts.size > 0 ? `(facts: ${factsType(facts)}) => string` : 'string',
    code: takesFacts(message.id, index) ? `(facts) => ${said}` : said,
    references: [...references],
    isPlural: /\bplural\(/.test(said),
    isIsolating: /\bisolated\(/.test(said),
  }
}

/** Tells whether a message is a function: if it names facts, or if only the English one does, so that it is called in the same way. */
const takesFacts = (id: string, { factsOf, told }: Index): boolean => factsOf(id).size > 0 || told(id).size > 0

/** Compiles the texts of a kind that are found by their ids: to strings or, if one of them takes facts, to functions. */
export function compileById({ messages }: MessageSection, index: Index): readonly Compiled[] {
  const found = messages.map(({ id }) => foundIn(index.byId, id))
  if (messages.some(({ id }) => index.told(id).size > 0))
    return found.map((message) => {
      const compiled = compileMessage(message, index)
      return takesFacts(message.id, index)
        ? compiled
        : { ...compiled, type: '() => string', code: `() => ${compiled.code}` }
    })
  const plain = { type: 'string', references: [], isPlural: false, isIsolating: false }
  return found.map((message) => ({ ...plain, message, code: compileText(message, index) }))
}

/** Compiles a text that is found by its id and takes no facts to a string, into which messages to which it refers are inserted. */
export const compileText = (message: Message, index: Index): string => quoted(textOf(message.pattern, index))

const textOf = ({ elements }: Pattern, index: Index): string =>
  elements.map((element) => textOfElement(element, index)).join('')

function textOfElement(element: PatternElement, index: Index): string {
  if (element.type === 'TextElement') return element.value
  const { expression } = element
  if (expression.type === 'StringLiteral') return expression.parse().value
  if (expression.type === 'NumberLiteral') return expression.value
  if (expression.type !== 'MessageReference')
    throw new Error(`expected a text that takes no facts, got a ${expression.type}`)
  return textOf(foundIn(index.byId, referenceOf(expression)).pattern, index)
}

interface Context {
  readonly index: Index
  readonly facts: Facts
  /** Grows by the names of the messages to which a text refers. */
  readonly references: Set<string>
}

function sayPattern({ elements }: Pattern, context: Context): string {
  const [only] = elements
  if (elements.length === 1 && only?.type === 'Placeable' && only.expression.type === 'SelectExpression')
    return choose(only.expression, context)
  if (elements.every((element) => element.type === 'TextElement'))
    return quoted(elements.map(({ value }) => value).join(''))
  const parts = elements.map((element) =>
    element.type === 'TextElement' ? escaped(element.value) : inBraces(element.expression, context),
  )
  return `\`${parts.join('')}\``
}

function inBraces(expression: Expression, context: Context): string {
  if (expression.type === 'StringLiteral') return escaped(expression.parse().value)
  if (expression.type === 'NumberLiteral') return expression.value
  return `\${${say(expression, context)}}`
}

function say(expression: Expression | undefined, context: Context): string {
  switch (expression?.type) {
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
      throw new Error(`expected a text, a fact or a choice in a message, got a ${expression?.type}`)
  }
}

/**
 * Returns the code for a fact. A name, or a text that contains one, is isolated, so that it does not change the direction of the
 * sentence.
 */
function told(name: string, { facts }: Context): string {
  const kind = facts.get(name)?.kind
  return kind === 'said' || kind === 'text' ? `isolated(facts.${name})` : `facts.${name}`
}

function refer(reference: MessageReference, { index, references }: Context): string {
  const { id, name } = foundIn(index.byId, referenceOf(reference))
  references.add(name)
  if (!takesFacts(id, index)) return name
  // The facts of a text that only English gives facts are not read, and what refers to it may have none.
  return index.factsOf(id).size > 0 ? `${name}(facts)` : `${name}()`
}

function choose(choice: SelectExpression, context: Context): string {
  const { selector, variants } = choice
  if (selector.type !== 'VariableReference') throw new Error(`expected a choice by a fact, got a ${selector.type}`)
  const fact = `facts.${selector.id.name}`
  const plural = isPlural(choice)
  const forms = [...variants].sort(lastByDefault).map(({ key, value, default: isElse }) => {
    const said = sayPattern(value, context)
    return isElse ? said : `${test(fact, key, plural)} ? ${said}`
  })
  return `(${forms.join(' : ')})`
}

const lastByDefault = (a: Variant, b: Variant): number => Number(a.default) - Number(b.default)

function test(fact: string, key: Identifier | NumberLiteral, plural: boolean): string {
  if (key.type === 'NumberLiteral') return `${fact} === ${key.value}`
  return plural ? `plural(${fact}) === '${variantKey(key)}'` : `${fact} === '${variantKey(key)}'`
}

/** Returns a text as a string of code. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`
const escaped = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&')
