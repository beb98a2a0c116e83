// Finds the faults of the messages, each with its place. A build with a fault fails.
import { createHash } from 'node:crypto'
import {
  FunctionReference,
  MessageReference,
  SelectExpression,
  type SyntaxNode,
  TermReference,
  TextElement,
} from '@fluent/syntax'
import { type Catalogue, messagesOf } from './catalogue'
import { type Index, indexOf } from './compile'
import { isPlural } from './facts'
import type { Message } from './message'
import { variantKey, nodesIn, referenceOf } from './nodes'
import { notSaidFaults } from './not-said'
import { searchFaults } from './search'

/** Returns the faults of the English messages. */
export const checkEnglish = (english: Catalogue): readonly string[] => [
  ...english.problems,
  ...messagesOf(english).flatMap((message) => placed(message, textFaults(english, message))),
  ...searchFaults(english.search, english.sections),
  ...notSaidFaults(english.notSaid, english.sections),
]

/** Returns the faults of another language compared with English: missing, unknown, and stale messages. */
export function checkLanguage(english: Catalogue, other: Catalogue): readonly string[] {
  const ids = new Map(messagesOf(english).map((message) => [message.id, message]))
  const own = new Set(messagesOf(other).map(({ id }) => id))
  const missing = [...ids.values()]
    .filter(({ id, isOwn }) => !isOwn && !own.has(id))
    .map(({ id, place }) => `${other.language} lacks ${id} (${place})`)
  const found = messagesOf(other).flatMap((message) => {
    const from = ids.get(message.id)
    if (!message.isOwn && from?.isOwn !== false) return [`${message.place}: English has no ${message.id}`]
    return placed(message, [
      ...textFaults(other, message),
      ...scriptFaults(other.language, message),
      ...(message.isOwn || from === undefined ? [] : translationFaults(english, from, other, message)),
    ])
  })
  return [
    ...other.problems,
    ...missing,
    ...found,
    ...searchFaults(other.search, english.sections),
    ...notSaidFaults(other.notSaid, other.sections),
  ]
}

/** Returns a short hash of the English text from which a text was made, including the parts to which it refers. */
export function hashOf(english: Catalogue, message: Message): string {
  const { byId } = indexOf(english)
  const sources = new Set<string>()
  const add = ({ whole }: Message): void => {
    const source = whole.source.replace(/\s+/g, ' ').trim()
    if (sources.has(source)) return
    sources.add(source)
    for (const node of nodesIn(whole.entry)) {
      const part = node instanceof MessageReference ? byId.get(referenceOf(node)) : undefined
      if (part?.isOwn === true) add(part)
    }
  }
  add(message)
  return createHash('sha256')
    .update([...sources].join('\n'))
    .digest('hex')
    .slice(0, 8)
}

/** Reads the comment above a text that names its English text: `# en 1a2b3c4d`, with ` draft` until a player has read it. */
export function stampIn({ comment }: Message): { readonly hash: string; readonly isDraft: boolean } | null {
  const [, hash, draft] = /^en ([0-9a-f]{8})( draft)?$/m.exec(comment) ?? []
  return hash === undefined ? null : { hash, isDraft: draft !== undefined }
}

/** Returns the fault of a language that languages.json calls a draft without a draft text, or that has one and is called none. */
export function draftFaults(other: Catalogue, { draft = false }: { readonly draft?: boolean }): readonly string[] {
  const first = messagesOf(other).find((message) => stampIn(message)?.isDraft)
  if (draft && first === undefined)
    return [`languages.json: ${other.language} is called a draft, and none of its texts is one`]
  if (!draft && first !== undefined)
    return [`languages.json: ${other.language} is not called a draft, and ${first.id} is one (${first.place})`]
  return []
}

const placed = ({ place, id }: Message, faults: readonly string[]): readonly string[] =>
  faults.map((fault) => `${place}: ${id}: ${fault}`)

/** Returns the faults of a text by itself. */
function textFaults(catalogue: Catalogue, message: Message): readonly string[] {
  const index = indexOf(catalogue)
  const nodes = nodesIn(message.pattern)
  const isBroken = nodes.some((node) => node instanceof TextElement && node.value.includes('\n'))
  return [
    ...nodes.flatMap((node) => nodeFaults(node, index, catalogue.language)),
    ...(isBroken ? ['it is said on one line'] : []),
  ]
}

function nodeFaults(node: SyntaxNode, { byId }: Index, language: string): readonly string[] {
  if (node instanceof MessageReference)
    return byId.has(referenceOf(node)) ? [] : [`there is no message ${referenceOf(node)}`]
  if (node instanceof TermReference) return ['a term takes no facts: refer to a message instead']
  if (node instanceof FunctionReference) return node.id.name === 'NUMBER' ? [] : [`${node.id.name} is no function here`]
  if (!(node instanceof SelectExpression)) return []
  return [
    ...(node.selector.type === 'VariableReference' ? [] : ['a choice is made by a fact alone']),
    ...(isPlural(node) ? pluralFaults(node, language) : []),
  ]
}

/**
 * Returns the faults of a choice. One by figures alone (`[2] twice *[other] …`) needs no plurals; one with a plural needs all of
 * them.
 */
function pluralFaults({ variants }: SelectExpression, language: string): readonly string[] {
  const named = variants.map(({ key }) => variantKey(key)).filter((key) => !/^\d+$/.test(key))
  if (named.every((key) => key === 'other')) return []
  const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return [
    ...categories
      .filter((category) => !named.includes(category))
      .map((category) => `the plural “${category}” is missing`),
    ...named.filter((key) => !categories.includes(key)).map((key) => `“${key}” is no plural of this language`),
  ]
}

/** Returns the faults of a text compared with the English one. */
const translationFaults = (
  english: Catalogue,
  from: Message,
  other: Catalogue,
  message: Message,
): readonly string[] => [
  ...factFaults(english, other, message.id),
  ...marksFaults(from, message),
  ...staleness(english, from, message),
]

/** Returns the faults of facts: a fact that English does not have, or a choice by a word that English does not have. */
function factFaults(english: Catalogue, other: Catalogue, id: string): readonly string[] {
  const told = indexOf(english).factsOf(id)
  return [...indexOf(other).ownFactsOf(id)].flatMap(([name, fact]) => {
    const from = told.get(name)
    if (from === undefined) return [`English does not tell $${name}`]
    if (fact.kind === 'number' && from.kind !== 'number') return [`English must say NUMBER($${name})`]
    if (fact.kind === 'one of' && from.kind === 'one of')
      return fact.keys.filter((key) => !from.keys.includes(key)).map((key) => `$${name} is never “${key}”`)
    return []
  })
}

const MARK = /<\/?\w+>/g

/** Returns the fault of a text that lacks a mark (`<link>`) of the English text, or has another one. */
function marksFaults(from: Message, { source }: Message): readonly string[] {
  const marks = (text: string) => [...new Set(text.match(MARK))].sort().join(' ')
  return marks(from.source) === marks(source) ? [] : [`it needs the marks ${marks(from.source)}`]
}

function staleness(english: Catalogue, from: Message, message: Message): readonly string[] {
  const stamp = stampIn(message)
  if (stamp === null) return ['it does not say which English it was made from']
  return stamp.hash === hashOf(english, from) ? [] : ['it was made from another English than that of today']
}

const LATIN_ALLOWED =
  /^(?:[IVX]+|[AKQJDBC]|NT|AT|Yuss|CSV|PDF|QR|JSON|URL|HTML|IndexedDB|Chrome|Safari|Firefox|Edge|Samsung|iPhone|Android|Bela|Clobyosh|Klaberjass|Klabberjass|Lehman|Bicycle|Denexa|Pagat)$/

/**
 * Returns the faults of a text in a non-Latin script that has Latin words. A word that is kept on purpose is in braces, such as
 * `{ "Clobyosh" }`.
 */
function scriptFaults(language: string, { pattern }: Message): readonly string[] {
  if (new Intl.Locale(language).maximize().script === 'Latn') return []
  return nodesIn(pattern)
    .filter((node) => node instanceof TextElement)
    .flatMap(({ value }) => value.replace(MARK, '').match(/[A-Za-z]+/g) ?? [])
    .filter((word) => !LATIN_ALLOWED.test(word))
    .map((word) => `“${word}” is in Latin letters`)
}
