// Reads the messages of a language: lib/messages/LANGUAGE/*.ftl. A file is an area, a heading with two signs (`## verdict`)
// begins a section: what is fetched together. Every id is there once in a language.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FluentParser } from '@fluent/syntax'

/**
 * @typedef {{ id: string, name: string, pattern: import('@fluent/syntax').Pattern, comment: string, source: string,
 *   area: string, section: string, isOwn: boolean, place: string }} Message
 * @typedef {{ area: string, name: string, isOwn: boolean, messages: readonly Message[] }} Section
 * @typedef {{ language: string, sections: readonly Section[], problems: readonly string[] }} Catalogue
 */

const parser = new FluentParser({ withSpans: true })

/**
 * All that a language says, section by section.
 * @param {string} folder
 * @param {string} language
 * @returns {Catalogue}
 */
export function readCatalogue(folder, language) {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl'))
  const read = files.sort().map((file) => readArea(language, file, readFileSync(join(folder, language, file), 'utf8')))
  const sections = read.flatMap((area) => area.sections)
  return { language, sections, problems: [...read.flatMap((area) => area.problems), ...twice(sections)] }
}

/**
 * One file of messages.
 * @param {string} language
 * @param {string} file
 * @param {string} source
 */
export function readArea(language, file, source) {
  const area = basename(file, '.ftl')
  const problems = []
  const sections = []
  for (const entry of parser.parse(source).body) {
    const place = `${language}/${file}:${source.slice(0, entry.span.start).split('\n').length}`
    if (entry.type === 'Junk') problems.push(`${place}: ${entry.annotations.map(({ message }) => message).join(' ')}`)
    if (entry.type === 'Term') problems.push(`${place}: a term takes no facts: write a message instead`)
    if (entry.type === 'GroupComment') sections.push({ area, ...headed(entry.content), messages: [] })
    if (entry.type !== 'Message') continue
    const section = sections.at(-1)
    if (section === undefined) problems.push(`${place}: it stands before the first section (“## name”)`)
    else
      section.messages.push(...messagesOf(entry, { area, section: section.name, isOwn: section.isOwn, place, source }))
  }
  return { sections: sections.filter(({ messages }) => messages.length > 0), problems }
}

/** `## verdict`, or `## verdict-parts (own)`: parts of sentences that only messages refer to, and each language has its own. */
function headed(content) {
  const [line] = content.split('\n')
  return { name: line.replace('(own)', '').trim(), isOwn: line.includes('(own)') }
}

/** A message and its attributes, which are messages of their own: `bate.mark` is `bateMark`. */
function messagesOf(entry, { area, section, isOwn, place, source }) {
  const comment = entry.comment?.content ?? ''
  const whole = {
    source: source.slice(entry.id.span.start, entry.span.end),
    patterns: [entry.value, ...entry.attributes.map(({ value }) => value)].filter((pattern) => pattern !== null),
  }
  const forms = [
    ...(entry.value === null ? [] : [{ id: entry.id.name, pattern: entry.value }]),
    ...entry.attributes.map(({ id, value }) => ({ id: `${entry.id.name}.${id.name}`, pattern: value })),
  ]
  return forms.map(({ id, pattern }) => ({
    id,
    name: nameOf(id),
    pattern,
    comment,
    source: source.slice(pattern.span.start, pattern.span.end),
    whole,
    area,
    section,
    isOwn,
    place,
  }))
}

/** What code calls a message: `no-game` is `noGame`. */
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
