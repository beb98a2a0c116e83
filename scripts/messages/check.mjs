// Finds the faults of the messages, each with its place. A build with a fault fails.
import { createHash } from 'node:crypto'
import { indexOf } from './compile.mjs'
import { isPlural, keyOf, referenceOf } from './facts.mjs'
import { notSaidFaults } from './not-said.mjs'
import { searchFaults } from './search.mjs'

/**
 * Returns the faults of the English messages.
 * @param {import('./catalogue.mjs').Catalogue} english
 * @returns {readonly string[]}
 */
export function checkEnglish(english) {
  return [
    ...english.problems,
    ...messagesOf(english).flatMap((message) => [...ownFaults(english, message), ...onOneLine(message)]),
    ...(english.search === null ? [] : searchFaults(english.search, english.sections)),
    ...notSaidFaults(english),
  ]
}

/**
 * Returns the faults of another language compared with English: missing, unknown, and stale messages.
 * @param {import('./catalogue.mjs').Catalogue} english
 * @param {import('./catalogue.mjs').Catalogue} other
 * @returns {readonly string[]}
 */
export function checkLanguage(english, other) {
  const ids = new Map(messagesOf(english).map((message) => [message.id, message]))
  const own = new Set(messagesOf(other).map(({ id }) => id))
  const missing = [...ids.values()]
    .filter(({ id, isOwn }) => !isOwn && !own.has(id))
    .map(({ id, place }) => `${other.language} lacks ${id} (${place})`)
  const found = messagesOf(other).flatMap((message) => {
    const from = ids.get(message.id)
    if (message.isOwn)
      return [...ownFaults(other, message), ...onOneLine(message), ...scriptFaults(other.language, message)]
    if (from === undefined || from.isOwn) return [`${message.place}: English has no ${message.id}`]
    return [
      ...ownFaults(other, message),
      ...onOneLine(message),
      ...factFaults(english, other, message),
      ...marksFaults(from, message),
      ...staleness(english, from, message),
      ...scriptFaults(other.language, message),
    ]
  })
  const search = other.search === null ? [] : searchFaults(other.search, english.sections)
  return [...other.problems, ...missing, ...found, ...search, ...notSaidFaults(other)]
}

export const messagesOf = ({ sections }) => sections.flatMap(({ messages }) => messages)

/**
 * Returns a short hash of the English text from which a text was made, including the parts to which it refers.
 * @param {import('./catalogue.mjs').Catalogue} english
 * @param {import('./catalogue.mjs').Message} message
 */
export function hashOf(english, message) {
  const { byId } = indexOf(english)
  const sources = new Set()
  const add = ({ whole }) => {
    sources.add(whole.source.replace(/\s+/g, ' ').trim())
    for (const pattern of whole.patterns) walk(pattern, addParts)
  }
  const addParts = (node) => {
    const part = node.type === 'MessageReference' ? byId.get(referenceOf(node)) : undefined
    if (part?.isOwn && !sources.has(part.whole.source.replace(/\s+/g, ' ').trim())) add(part)
  }
  add(message)
  return createHash('sha256')
    .update([...sources].join('\n'))
    .digest('hex')
    .slice(0, 8)
}

/** Reads the comment above a text that names its English text: `# en 1a2b3c4d`, with ` draft` until a player has read it. */
export const stampOf = ({ comment }) => /^en ([0-9a-f]{8})( draft)?$/m.exec(comment)

/**
 * Returns the fault of a language that is marked as a draft without a draft text, or that has one without being marked.
 * @param {import('./catalogue.mjs').Catalogue} other
 * @param {{ draft?: boolean }} offered how languages.json has it
 */
export function draftFaults(other, { draft = false }) {
  const drafts = messagesOf(other).filter((message) => stampOf(message)?.[2] !== undefined)
  if (draft && drafts.length === 0)
    return [`languages.json: ${other.language} is called a draft, and none of its texts is one`]
  if (!draft && drafts.length > 0)
    return [`languages.json: ${other.language} is not called a draft, and ${drafts[0].id} is one (${drafts[0].place})`]
  return []
}

function staleness(english, from, message) {
  const stamp = stampOf(message)
  if (stamp === null) return [`${message.place}: ${message.id} does not say which English it was made from`]
  return stamp[1] === hashOf(english, from)
    ? []
    : [`${message.place}: ${message.id} was made from another English than that of today`]
}

function ownFaults(catalogue, message) {
  const index = indexOf(catalogue)
  const faults = []
  const categories = new Intl.PluralRules(catalogue.language).resolvedOptions().pluralCategories
  walk(message.pattern, (node) => {
    if (node.type === 'MessageReference') {
      if (!index.byId.has(referenceOf(node))) faults.push(`there is no message ${referenceOf(node)}`)
    }
    if (node.type === 'TermReference') faults.push('a term takes no facts: refer to a message instead')
    if (node.type === 'FunctionReference' && node.id.name !== 'NUMBER')
      faults.push(`${node.id.name} is no function here`)
    if (node.type === 'SelectExpression') {
      if (node.selector.type !== 'VariableReference') faults.push('a choice is made by a fact alone')
      if (isPlural(node)) faults.push(...pluralFaults(node, categories))
    }
  })
  if (message.key !== undefined && index.ownFactsOf(message.id).size > 0)
    faults.push('it is found by its id and takes no facts')
  return faults.map((fault) => `${message.place}: ${message.id}: ${fault}`)
}

/**
 * Returns the faults of a choice. One by figures alone (`[2] twice *[other] …`) needs no plurals; one with a plural needs all of
 * them.
 */
function pluralFaults({ variants }, categories) {
  const named = variants.map(({ key }) => String(keyOf(key))).filter((key) => !/^\d+$/.test(key))
  if (named.every((key) => key === 'other')) return []
  return [
    ...categories
      .filter((category) => !named.includes(category))
      .map((category) => `the plural “${category}” is missing`),
    ...named.filter((key) => !categories.includes(key)).map((key) => `“${key}” is no plural of this language`),
  ]
}

const onOneLine = (message) => {
  let isBroken = false
  walk(message.pattern, (node) => {
    if (node.type === 'TextElement' && /\n/.test(node.value)) isBroken = true
  })
  return isBroken ? [`${message.place}: ${message.id} is said on one line`] : []
}

/** Returns the faults of facts: a fact that English does not have, or a choice by a word that English does not have. */
function factFaults(english, other, message) {
  const told = indexOf(english).factsOf(message.id)
  return [...indexOf(other).ownFactsOf(message.id)].flatMap(([name, fact]) => {
    const place = `${message.place}: ${message.id}:`
    const from = told.get(name)
    if (from === undefined) return [`${place} English does not tell $${name}`]
    if (fact.kind === 'number' && from.kind !== 'number') return [`${place} English must say NUMBER($${name})`]
    if (fact.kind === 'one of' && from.kind === 'one of')
      return fact.keys.filter((key) => !from.keys.includes(key)).map((key) => `${place} $${name} is never “${key}”`)
    return []
  })
}

const MARK = /<\/?\w+>/g

/** Returns the fault of a text that lacks a mark (`<link>`) of the English text, or has another one. */
function marksFaults(from, message) {
  const marks = (text) => [...new Set(text.match(MARK) ?? [])].sort().join(' ')
  return marks(from.source) === marks(message.source)
    ? []
    : [`${message.place}: ${message.id} needs the marks ${marks(from.source)}`]
}

const LATIN_ALLOWED =
  /^(?:[IVX]+|[AKQJDBC]|NT|AT|Yuss|CSV|PDF|QR|JSON|URL|HTML|IndexedDB|Chrome|Safari|Firefox|Edge|Samsung|iPhone|Android|Bela|Clobyosh|Klaberjass|Klabberjass|Lehman|Bicycle|Denexa|Pagat)$/

/**
 * Returns the faults of a text in a non-Latin script that has Latin words. A word that is kept on purpose is in braces, such as
 * `{ "Clobyosh" }`.
 */
function scriptFaults(language, message) {
  if (new Intl.Locale(language).maximize().script === 'Latn') return []
  const words = []
  walk(message.pattern, (node) => {
    if (node.type !== 'TextElement') return
    const latin = node.value.replace(MARK, '').match(/[A-Za-z]+/g) ?? []
    words.push(...latin.filter((word) => !LATIN_ALLOWED.test(word)))
  })
  return words.map((word) => `${message.place}: ${message.id}: “${word}” is in Latin letters`)
}

function walk(node, see) {
  if (node === null || typeof node !== 'object') return
  if (typeof node.type === 'string') see(node)
  for (const [name, value] of Object.entries(node)) {
    if (name === 'span') continue
    if (Array.isArray(value)) for (const item of value) walk(item, see)
    else walk(value, see)
  }
}
