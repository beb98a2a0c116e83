// Makes the text of the modules from the messages. Each English section is a typed module in lib/messages/compiled, and code imports
// only these. Each other language has a module of the same exports for each of them in lib/messages/translated/LANGUAGE. A build in
// that language reads it in the place of the English one (scripts/build/translated.cjs), so that every text is a constant.
import type { Catalogue } from './catalogue'
import { compileById, type Compiled, compileMessage, foundIn, type Index, indexOf, quoted } from './compile'
import type { Message, MessageSection } from './message'
import type { Part, Search } from './search'

const MADE = '// Made of lib/messages by `npm run messages`.\n'
const MESSAGES = '@/lib/messages'

/** Returns the files of all languages by their path in lib/messages. */
export function modulesOf(english: Catalogue, others: readonly Catalogue[]): ReadonlyMap<string, string> {
  return new Map([english, ...others].flatMap((one) => [...languageModules(english, one)]))
}

/** Returns the folder in lib/messages of the modules of a language. */
export const folderOf = (language: string): string => (language === 'en' ? 'compiled' : `translated/${language}`)

function languageModules(english: Catalogue, own: Catalogue): ReadonlyMap<string, string> {
  const language = languageOf(english, own)
  const folder = folderOf(own.language)
  const search = own.search ?? english.search
  return new Map([
    [`${folder}/language.ts`, `${MADE}\nexport const LANGUAGE: string = '${own.language}'\n`],
    ...(search === null ? [] : [[`${folder}/search/words.ts`, searchModule(search)] as const]),
    ...language.sections.map(
      (section) => [`${folder}/${section.area}/${section.name}.ts`, sectionModule(language, section)] as const,
    ),
  ])
}

/** A language as it is compiled: its sections, and where each of its messages is found. */
interface Language {
  readonly tag: string
  readonly sections: readonly MessageSection[]
  readonly index: Index
  /** Returns the module that has a message, by the name of the message in code. */
  readonly moduleOf: (name: string) => string
}

/** A language has the English sections with its own texts, and its own parts of sentences, to which only its messages refer. */
function languageOf(english: Catalogue, own: Catalogue): Language {
  const index = indexOf(own, english)
  const shared = english.sections
    .filter(({ isOwn }) => !isOwn)
    .map((section) => ({ ...section, messages: section.messages.map(({ id }) => foundIn(index.byId, id)) }))
  const parts = own.sections.filter(({ isOwn }) => isOwn)
  const modules = new Map([...modulesIn(shared, folderOf('en')), ...modulesIn(parts, folderOf(own.language))])
  return { tag: own.language, sections: [...shared, ...parts], index, moduleOf: (name) => foundIn(modules, name) }
}

const modulesIn = (sections: readonly MessageSection[], folder: string) =>
  sections.flatMap((section) =>
    section.messages.map(({ name }) => [name, `${MESSAGES}/${folder}/${section.area}/${section.name}`] as const),
  )

function sectionModule(language: Language, section: MessageSection): string {
  const { tag, index } = language
  const compiled = section.isById
    ? compileById(section, index)
    : inOrder(section.messages.map((message) => compileMessage(message, index)))
  const texts = section.isById ? [byIdObject(tag, section, compiled)] : compiled.map((one) => constantOf(tag, one))
  return [MADE, ...importsOf(language, compiled), ...texts].join('\n')
}

function importsOf({ tag, moduleOf }: Language, compiled: readonly Compiled[]): readonly string[] {
  const isIsolating = compiled.some((one) => one.isIsolating)
  const isPlural = compiled.some((one) => one.isPlural)
  return [
    ...referred(compiled, moduleOf),
    ...(isIsolating ? [`import { isolated } from '${MESSAGES}/isolate'`] : []),
    ...(isPlural && tag === 'en' ? [`import { inEnglish as plural } from '${MESSAGES}/plural-of'`] : []),
    ...(isPlural && tag !== 'en'
      ? [`import { pluralOf } from '${MESSAGES}/plural-of'`, `\nconst plural = pluralOf('${tag}')`]
      : []),
    '',
  ]
}

/** Returns the imports of the messages to which others refer, but not of those in their own module. */
function referred(compiled: readonly Compiled[], moduleOf: (name: string) => string): readonly string[] {
  const own = new Set(compiled.map(({ message }) => message.name))
  const byModule = new Map<string, readonly string[]>()
  for (const name of new Set(compiled.flatMap(({ references }) => references)))
    if (!own.has(name)) byModule.set(moduleOf(name), [...(byModule.get(moduleOf(name)) ?? []), name])
  return [...byModule].sort().map(([path, names]) => `import { ${[...names].sort().join(', ')} } from '${path}'`)
}

/** Returns a text as a constant. Only the English one has its type and its comments, because code is checked by that. */
const constantOf = (tag: string, { message, type, code }: Compiled): string =>
  tag === 'en'
    ? `${docOf(message)}export const ${message.name}: ${type} = ${code}\n`
    : `export const ${message.name} = ${code}`

/** Returns a section with texts that are found by their ids: one object. */
function byIdObject(tag: string, { name }: MessageSection, compiled: readonly Compiled[]): string {
  const texts = compiled.map(({ message, code }) => `  '${message.key}': ${code},\n`)
  const types = compiled.map(({ message, type }) => `  readonly '${message.key}': ${type}\n`)
  return `export const ${name}${tag === 'en' ? `: {\n${types.join('')}}` : ''} = {\n${texts.join('')}}\n`
}

const searchModule = (search: Search): string =>
  [
    MADE,
    `import type { SearchWords } from '${MESSAGES}/search-words'\n`,
    `export const searchWords: SearchWords = ${searchCode(search)}\n`,
  ].join('\n')

/** Returns the words as an expression of the type `SearchWords`. */
const searchCode = ({ parts }: Search): string =>
  `{\n${parts.map((part) => `  ${part.name}: ${partCode(part)},\n`).join('')}}`

function partCode({ has, pairs }: Part): string {
  if (has === 'words') return quoted(pairs.map(({ before }) => before).join(' '))
  const lines = pairs.map(({ before, after }) => {
    if (has === 'names') return `    ${quoted(before)}: ${quoted(after)},\n`
    return `    [${has === 'patterns' ? String(new RegExp(before, 'g')) : quoted(before)}, ${quoted(after)}],\n`
  })
  const [open, close] = has === 'names' ? ['{', '}'] : ['[', ']']
  return `${open}\n${lines.join('')}  ${close}`
}

/** Returns the doc comment of a message: the translator's comment, and the message itself. */
function docOf({ comment, source }: Message): string {
  const text = source.replace(/\s*\n\s*/g, ' ').replace(/\*\//g, '*\u200b/')
  const lines = [...(comment === '' ? [] : comment.split('\n')), text]
  return lines.length === 1 ? `/** ${text} */\n` : `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`
}

/** Sorts messages so that each comes after those to which it refers, because a constant cannot be used before its line. */
function inOrder(compiled: readonly Compiled[]): readonly Compiled[] {
  const left = new Map(compiled.map((one) => [one.message.name, one]))
  const found: Compiled[] = []
  const visit = (name: string): void => {
    const one = left.get(name)
    if (one === undefined) return
    left.delete(name)
    one.references.forEach(visit)
    found.push(one)
  }
  for (const { message } of compiled) visit(message.name)
  return found
}
