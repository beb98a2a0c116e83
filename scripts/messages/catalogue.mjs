// Reads the messages of a language: lib/messages/LANGUAGE/*.ftl. Each file is an area. A heading with two signs (`## verdict`)
// begins a section, whose texts are loaded together. Every id occurs once in a language. A heading that ends in `(by id)` has
// texts that code finds by their subject: the end of an id is the kind of text (`tie--example`), and each kind is a section of
// its own. A heading that ends in `(late)` has texts that other languages load after the first ones of the area, in a pack of
// their own.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FluentParser } from '@fluent/syntax'
import { readNotSaid } from './not-said.mjs'
import { readSearch } from './search.mjs'

/**
 * @typedef {{ id: string, name: string, pattern: import('@fluent/syntax').Pattern, comment: string, source: string,
 *   area: string, pack: string, section: string, isOwn: boolean, place: string, line: number, key?: string }} Message `key` is the
 *   subject of a text that is found by its id, `line` the first line of its own text.
 * @typedef {{ area: string, pack: string, name: string, isOwn: boolean, isById: boolean, messages: readonly Message[] }} Section
 * @typedef {{ language: string, sections: readonly Section[], problems: readonly string[],
 *   search: import('./search.mjs').Search | null, notSaid: ReturnType<typeof import('./not-said.mjs').readNotSaid> }} Catalogue
 */

const parser = new FluentParser({ withSpans: true })

/**
 * Reads all messages of a language, section by section.
 * @param {string} folder
 * @param {string} language
 * @returns {Catalogue}
 */
export function readCatalogue(folder, language) {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl'))
  const read = files.sort().map((file) => readArea(language, file, readFileSync(join(folder, language, file), 'utf8')))
  const sections = read.flatMap((area) => area.sections)
  const problems = [...read.flatMap((area) => area.problems), ...twice(sections)]
  return {
    language,
    sections,
    problems,
    search: readSearch(join(folder, language), language),
    notSaid: readNotSaid(join(folder, language), language),
  }
}

/**
 * Reads one file of messages.
 * @param {string} language
 * @param {string} file
 * @param {string} source
 */
export function readArea(language, file, source) {
  const area = basename(file, '.ftl')
  const problems = []
  /** @type {(Omit<Section, 'messages'> & { messages: Message[] })[]} */
  const sections = []
  let heading
  for (const entry of parser.parse(source).body) {
    const place = `${language}/${file}:${lineAt(source, entry.span.start)}`
    if (entry.type === 'Junk') problems.push(`${place}: ${entry.annotations.map(({ message }) => message).join(' ')}`)
    if (entry.type === 'Term') problems.push(`${place}: a term takes no facts: write a message instead`)
    if (entry.type === 'GroupComment') heading = headed(entry.content)
    if (entry.type !== 'Message') continue
    const { id } = entry
    if (heading === undefined) problems.push(`${place}: it stands before the first section (“## name”)`)
    else if (heading.isById && !BY_ID.test(id.name))
      problems.push(`${place}: ${id.name} does not end in its kind (“--kind”)`)
    else {
      const found = messagesOf(entry, { area, heading, place, source })
      for (const message of heading.isById ? found.map(byIdOf) : found)
        sectionOf(message, heading.isById, sections).messages.push(message)
    }
  }
  return { sections: sections.filter(({ messages }) => messages.length > 0), problems }
}

/**
 * Reads a heading: `## verdict`; `## runs (labels apart)`: the attributes of its messages form a section of their own,
 * `runs-labels`; `## verdict-parts (own)`: parts of sentences to which only messages refer, so that each language has its own;
 * `## questions (by id)`: texts that code finds by their subject; `## line (late)`: texts that no game needs before a hand is
 * recorded.
 */
function headed(content) {
  const [line] = content.split('\n')
  const name = line.replace(/\((?:own|by id|labels apart|late)\)/g, '').trim()
  const has = (kind) => line.includes(`(${kind})`)
  return { name, isOwn: has('own'), isById: has('by id'), isApart: has('labels apart'), isLate: has('late') }
}

/** Matches the id of a text found by its id, `last-trick--ten--answer`: its subject, and its kind. */
const BY_ID = /^(.+)--(.+?)$/

/** Puts a text that is found by its id into the section of its kind. */
function byIdOf(message) {
  const [, key, kind] = BY_ID.exec(message.id)
  return { ...message, name: message.id, key, section: nameOf(kind) }
}

/** Returns the section of a message; adds it if this is its first message. */
function sectionOf({ area, pack, section, isOwn }, isById, sections) {
  const known = sections.find((one) => one.isById === isById && one.name === section)
  if (known !== undefined) return known
  const begun = { area, pack, name: section, isOwn, isById, messages: [] }
  sections.push(begun)
  return begun
}

/** Returns a message and its attributes, which are messages of their own: `bate.mark` is `bateMark`. */
function messagesOf(entry, { area, heading: { name: section, isOwn, isApart, isLate }, place, source }) {
  const comment = entry.comment?.content ?? ''
  const whole = {
    source: source.slice(entry.id.span.start, entry.span.end),
    patterns: [entry.value, ...entry.attributes.map(({ value }) => value)].filter((pattern) => pattern !== null),
  }
  const labels = isApart ? `${section}-labels` : section
  const forms = [
    ...(entry.value === null ? [] : [{ id: entry.id.name, pattern: entry.value, section }]),
    ...entry.attributes.map(({ id, value }) => ({
      id: `${entry.id.name}.${id.name}`,
      pattern: value,
      section: labels,
    })),
  ]
  return forms.map(({ id, pattern, section }) => ({
    id,
    name: nameOf(id),
    pattern,
    comment,
    source: source.slice(pattern.span.start, pattern.span.end),
    whole,
    area,
    pack: isLate ? `${area}-late` : area,
    section,
    isOwn,
    place,
    line: lineAt(source, pattern.span.start),
  }))
}

const lineAt = (source, at) => source.slice(0, at).split('\n').length

/** Returns the name of a message in code: `noGame` for `no-game`. */
export const nameOf = (id) => id.replace(/[-.]([a-z0-9])/g, (_, letter) => letter.toUpperCase())

const twice = (sections) => {
  const seen = new Map()
  return sections.flatMap(({ messages }) =>
    messages.flatMap(({ name, place }) => {
      const before = seen.get(name)
      seen.set(name, place)
      return before === undefined ? [] : [`${place}: ${name} is already at ${before}`]
    }),
  )
}
