// Reads the messages of a language: lib/messages/LANGUAGE/*.ftl. Each file is an area. A heading with two signs (`## verdict`)
// begins a section, whose texts are loaded together. Every id occurs once in a language. Code finds a text with an id such as
// `tie--example` by its subject: the end of the id is the kind of text, and each kind is a section of its own. A heading that
// ends in `(by id)` has only such texts.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FluentParser, type Message as Entry, type Span, type SyntaxNode } from '@fluent/syntax'
import type { Message, MessageSection } from './message'
import { type NotSaid, readNotSaid } from './not-said'
import { readSearch, type Search } from './search'

/** A file of messages, or several. */
export interface Area {
  readonly sections: readonly MessageSection[]
  readonly problems: readonly string[]
}

/** The messages of a language. */
export interface Catalogue extends Area {
  readonly language: string
  /** The words by which people search; `null` if a language has none and uses the English ones. */
  readonly search: Search | null
  readonly notSaid: NotSaid
}

const parser = new FluentParser({ withSpans: true })

/** The id of a text that code finds by its subject. */
const BY_ID = /.--./

/** Reads all messages of a language, section by section. */
export function readCatalogue(folder: string, language: string): Catalogue {
  const { sections, problems } = readAreas(folder, language)
  return {
    language,
    sections,
    problems: [...problems, ...twice(sections)],
    search: readSearch(join(folder, language)),
    notSaid: readNotSaid(join(folder, language)),
  }
}

export interface Languages {
  /** The languages in languages.json. */
  readonly offered: Readonly<Record<string, { readonly draft?: boolean }>>
  readonly english: Catalogue
  /** The other offered languages. */
  readonly spoken: readonly Catalogue[]
}

/** Reads all languages in a folder such as lib/messages. */
export function readLanguages(folder: string): Languages {
  const offered: Languages['offered'] = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'))
  const others = Object.keys(offered).filter((language) => language !== 'en')
  return {
    offered,
    english: readCatalogue(folder, 'en'),
    spoken: others.map((language) => readCatalogue(folder, language)),
  }
}

function readAreas(folder: string, language: string): Area {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl'))
  const areas = files.sort().map((file) => readArea(language, file, readFileSync(join(folder, language, file), 'utf8')))
  return {
    sections: areas.flatMap(({ sections }) => sections),
    problems: areas.flatMap(({ problems }) => problems),
  }
}

/** Reads one file of messages. */
export function readArea(language: string, file: string, source: string): Area {
  const area = basename(file, '.ftl')
  const lineAt = lineIn(source)
  const problems: string[] = []
  const sections: GrowingSection[] = []
  let heading: Heading | undefined
  for (const entry of parser.parse(source).body) {
    const place = `${language}/${file}:${lineAt(spanOf(entry).start)}`
    if (entry.type === 'Junk') problems.push(`${place}: ${entry.annotations.map(({ message }) => message).join(' ')}`)
    if (entry.type === 'Term') problems.push(`${place}: a term takes no facts: write a message instead`)
    if (entry.type === 'GroupComment') heading = headed(entry.content)
    if (entry.type !== 'Message') continue
    const { name } = entry.id
    if (heading === undefined) problems.push(`${place}: it stands before the first section (“## name”)`)
    else if (heading.isById && !BY_ID.test(name)) problems.push(`${place}: ${name} does not end in its kind (“--kind”)`)
    else {
      const isById = BY_ID.test(name)
      const found = textsOf(entry, { area, heading, place, source, lineAt })
      for (const message of isById ? found.map(byIdOf) : found)
        sectionOf(message, isById, sections).messages.push(message)
    }
  }
  return { sections: sections.filter(({ messages }) => messages.length > 0), problems }
}

export const messagesOf = ({ sections }: Area): readonly Message[] => sections.flatMap(({ messages }) => messages)

type GrowingSection = MessageSection & { readonly messages: Message[] }

type Heading = ReturnType<typeof headed>

/**
 * Reads a heading: `## verdict`; `## runs (labels apart)`: the attributes of its messages form a section of their own,
 * `runs-labels`; `## verdict-parts (own)`: parts of sentences to which only messages refer, so that each language has its own;
 * `## questions (by id)`: only texts that code finds by their subject.
 */
function headed(content: string) {
  const [line = ''] = content.split('\n')
  const name = line.replace(/\((?:own|by id|labels apart)\)/g, '').trim()
  const has = (kind: string) => line.includes(`(${kind})`)
  return { name, isOwn: has('own'), isById: has('by id'), isApart: has('labels apart') }
}

/** Puts a text that is found by its id, `last-trick--ten--answer`, into the section of its kind, which is the end of the id. */
function byIdOf(message: Message): Message {
  const { id } = message
  const at = id.lastIndexOf('--')
  return { ...message, name: id, key: id.slice(0, at), section: nameOf(id.slice(at + 2)) }
}

/** Returns the section of a message; adds it if this is its first message. */
function sectionOf(
  { area, section: name, isOwn }: Message,
  isById: boolean,
  sections: GrowingSection[],
): GrowingSection {
  const known = sections.find((one) => one.isById === isById && one.name === name)
  if (known !== undefined) return known
  const begun: GrowingSection = { area, name, isOwn, isById, messages: [] }
  sections.push(begun)
  return begun
}

interface Context {
  readonly area: string
  readonly heading: Heading
  readonly place: string
  readonly source: string
  readonly lineAt: (at: number) => number
}

/** Returns the texts of an entry: its value and its attributes, of which `bate.mark` is `bateMark`. */
function textsOf(entry: Entry, { area, heading, place, source, lineAt }: Context): readonly Message[] {
  const { name, isOwn, isApart } = heading
  const id = entry.id.name
  const whole = { entry, source: source.slice(spanOf(entry.id).start, spanOf(entry).end) }
  const labels = isApart ? `${name}-labels` : name
  return [
    ...(entry.value === null ? [] : [{ id, pattern: entry.value, section: name }]),
    ...entry.attributes.map((attribute) => ({
      id: `${id}.${attribute.id.name}`,
      pattern: attribute.value,
      section: labels,
    })),
  ].map((text) => {
    const { start, end } = spanOf(text.pattern)
    return {
      ...text,
      name: nameOf(text.id),
      comment: entry.comment?.content ?? '',
      source: source.slice(start, end),
      whole,
      area,
      isOwn,
      place,
      line: lineAt(start),
    }
  })
}

function spanOf({ span }: SyntaxNode): Span {
  if (span === undefined) throw new Error('expected a parser that keeps the places of texts')
  return span
}

/** Returns a function that tells the line of a place in a text. */
function lineIn(text: string): (at: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (at) => ends.findLastIndex((end) => end < at) + 2
}

/** Returns the name of a message in code: `noGame` for `no-game`. */
const nameOf = (id: string): string => id.replace(/[-.]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function twice(sections: readonly MessageSection[]): readonly string[] {
  const seen = new Map<string, string>()
  return sections.flatMap(({ messages }) =>
    messages.flatMap(({ name, place }) => {
      const before = seen.get(name)
      seen.set(name, place)
      return before === undefined ? [] : [`${place}: ${name} is already at ${before}`]
    }),
  )
}
