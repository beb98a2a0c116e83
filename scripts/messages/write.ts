// Makes the text of the modules from the messages: a typed module for each English section, and a module for each pack of another
// language. Each kind of text that is found by its id is a section, and the search words are a pack of their own.
import { type Catalogue, messagesOf } from './catalogue'
import { compileById, type Compiled, compileMessage, foundIn, type Index, indexOf, quoted } from './compile'
import { MADE_UP, madeUpOnly } from './made-up.mjs'
import type { Message, MessageSection } from './message'
import type { Part, Search } from './search'
import { wordsOf } from './words-of.mjs'

const MADE = '// Made of lib/messages/*/*.ftl by `npm run messages`.\n'

/** The area of the public site, whose texts the app does not load. */
const SITE = 'site'

/** The section of each message by its name. */
type Places = ReadonlyMap<string, MessageSection>

/** Returns the files of all languages by their path in lib/messages/compiled. */
export function modulesOf(english: Catalogue, others: readonly Catalogue[]): ReadonlyMap<string, string> {
  const { sections, search } = english
  const places = placesOf(english)
  const files = new Map<string, string>()
  sections.forEach((section, number) => {
    const code = (section.isById ? byIdModule : sectionModule)(english, section, number, places)
    files.set(`${section.area}/${section.name}.ts`, code)
  })
  const packs = [...new Set(sections.map(({ pack }) => pack))]
  for (const other of [english, ...others])
    for (const pack of packs) files.set(`packs/${other.language}/${pack}.ts`, packModule(english, other, pack))
  if (search !== null) {
    files.set('search/words.ts', searchModule(search, sections.length))
    for (const other of others)
      files.set(`packs/${other.language}/search.ts`, searchPackModule(other, other.search ?? search, sections.length))
  }
  const onPhones = packs.filter((pack) => pack !== SITE)
  files.set('packs.ts', packsModule(search === null ? onPhones : [...onPhones, 'search'], others))
  files.set('site-packs.ts', sitePacksModule(packs, [english, ...others]))
  return files
}

const placesOf = ({ sections }: Catalogue): Places =>
  new Map(sections.flatMap((section) => section.messages.map(({ name }) => [name, section])))

function sectionModule(english: Catalogue, section: MessageSection, number: number, places: Places): string {
  const index = indexOf(english)
  const compiled = section.messages.map((message) => compileMessage(message, index))
  const names = section.messages.map(({ name }) => name)
  return [
    ...headOf(section, compiled, places),
    ...compiled.map(
      ({ message, type, code }) =>
        `${docOf(message)}export ${section.isOwn ? 'const' : 'let'} ${message.name}: ${type} = ${code}\n`,
    ),
    ...(section.isOwn ? [] : swapping(section.pack, number, names)),
  ].join('\n')
}

/** Returns the imports that the texts of a section need. */
function headOf(section: MessageSection, compiled: readonly Compiled[], places: Places): readonly string[] {
  const needed = [
    ...(compiled.some(({ isPlural }) => isPlural) ? ['inEnglish as plural'] : []),
    ...(section.isOwn ? [] : ['section']),
  ]
  return [
    MADE,
    ...importsOf(compiled, (name) => pathFrom(section, foundIn(places, name))),
    ...(compiled.some(({ isIsolating }) => isIsolating) ? ["import { isolated } from '../../isolate'"] : []),
    ...(needed.length === 0 ? [] : [`import { ${needed.join(', ')} } from '../../section'\n`]),
  ]
}

/** Returns the code that replaces the English texts of a section by those of another language. */
const swapping = (pack: string, number: number, names: readonly string[]): readonly string[] => [
  `section('${pack}', ${number}, (said: readonly [${names.map((name) => `typeof ${name}`).join(', ')}]) => {`,
  `  ;[${names.join(', ')}] = said`,
  '})\n',
]

/** Returns the module of a section with texts that are found by their ids: one object, which is replaced as a whole. */
function byIdModule(english: Catalogue, section: MessageSection, number: number, places: Places): string {
  const compiled = compileById(section, indexOf(english))
  const types = compiled.map(({ message, type }) => `  readonly '${message.key}': ${type}\n`)
  return [
    ...headOf(section, compiled, places),
    `export let ${section.name}: {\n${types.join('')}} = ${byKey(compiled)}\n`,
    ...swapping(section.pack, number, [section.name]),
  ].join('\n')
}

/** Returns the texts of a kind as one object. */
const byKey = (compiled: readonly Compiled[]): string =>
  `{\n${compiled.map(({ message, code }) => `  '${message.key}': ${code},\n`).join('')}}`

function searchModule(search: Search, number: number): string {
  return [
    MADE,
    "import type { SearchWords } from '../../search-words'",
    "import { section } from '../../section'\n",
    `export let searchWords: SearchWords = ${searchCode(search)}\n`,
    ...swapping('search', number, ['searchWords']),
  ].join('\n')
}

const searchPackModule = ({ language }: Catalogue, search: Search, number: number): string =>
  [
    MADE,
    "import type { SearchWords } from '../../../search-words'\n",
    `const searchWords: SearchWords = ${searchCode(search)}\n`,
    `export const sections = { of: '${wordsOf(language)}', ${number}: [searchWords] }\n`,
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

const pathFrom = (from: MessageSection, to: MessageSection): string =>
  from.area === to.area ? `./${to.name}` : `../${to.area}/${to.name}`

/** Returns the imports of the messages to which others refer, but not of those in their own module. */
function importsOf(compiled: readonly Compiled[], pathOf: (name: string) => string): readonly string[] {
  const own = new Set(compiled.map(({ message }) => message.name))
  const byPath = new Map<string, readonly string[]>()
  for (const name of new Set(compiled.flatMap(({ references }) => references)))
    if (!own.has(name)) byPath.set(pathOf(name), [...(byPath.get(pathOf(name)) ?? []), name])
  return [...byPath].sort().map(([path, names]) => `import { ${[...names].sort().join(', ')} } from '${path}'`)
}

/** Returns the module of a pack: its sections by their numbers, each with its messages in the order of the English section. */
function packModule(english: Catalogue, other: Catalogue, pack: string): string {
  const index = indexOf(other, english)
  const sections = english.sections
    .map((section, number) => ({ section, number }))
    .filter(({ section }) => section.pack === pack && !section.isOwn)
  const shared = sections
    .filter(({ section }) => !section.isById)
    .flatMap(({ section }) => section.messages.map(({ id }) => foundIn(index.byId, id)))
  const own = messagesOf(other).filter((message) => message.pack === pack && message.isOwn)
  const byId = sections
    .filter(({ section }) => section.isById)
    .map(({ section }) => ({ section, texts: compileById(section, index) }))
  const compiled = inOrder([...own, ...shared].map((message) => compileMessage(message, index)))
  const all = [...compiled, ...byId.flatMap(({ texts }) => texts)]
  const inEnglish = placesOf(english)
  const inOther = placesOf(other)
  const packOf = (name: string) => foundIn(inOther.get(name)?.isOwn === true ? inOther : inEnglish, name).pack
  return [
    MADE,
    ...importsOf(all, (name) => `./${packOf(name)}`),
    ...(all.some(({ isIsolating }) => isIsolating) ? ["import { isolated } from '../../../isolate'"] : []),
    ...(all.some(({ isPlural }) => isPlural)
      ? [`import { pluralOf } from '../../../plural-of'\n`, `const plural = pluralOf('${other.language}')`]
      : []),
    ...compiled.map(({ message, type, code }) => `export const ${message.name}: ${type} = ${code}`),
    ...byId.map(
      ({ section: { area, name }, texts }) =>
        `export const ${name}: typeof import('../../${area}/${name}').${name} = ${byKey(texts)}`,
    ),
    'export const sections = {',
    `  of: '${wordsOf(other.language)}',`,
    ...sections.map(
      ({ section, number }) => `  ${number}: ${section.isById ? `[${section.name}]` : inPlace(section, index)},`,
    ),
    '}\n',
  ].join('\n')
}

/**
 * Returns the messages of a section with their English types. If only the English one takes facts, the text becomes a function.
 */
function inPlace({ area, name, messages }: MessageSection, index: Index): string {
  const isPlain = (id: string) => index.factsOf(id).size === 0 && index.told(id).size > 0
  const words = messages.map((message) => (isPlain(message.id) ? `() => ${message.name}` : message.name))
  const types = messages.map((message) => `typeof import('../../${area}/${name}').${message.name}`)
  return `[${words.join(', ')}] satisfies readonly [${types.join(', ')}]`
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

const loadersOf = (packs: readonly string[], { language }: Catalogue): string =>
  `  '${language}': {\n${packs.map((pack) => `    ${quoteKey(pack)}: () => import('./packs/${language}/${pack}'),\n`).join('')}  },`

const isMadeUp = ({ language }: Catalogue): boolean => language in MADE_UP

/**
 * Returns the module that loads all packs, also the English ones, because a build of the site uses one language after the other.
 */
const sitePacksModule = (packs: readonly string[], languages: readonly Catalogue[]): string =>
  [
    MADE,
    '/** The loaders of all words of each language, for pages that are built in it. */',
    'export const SITE_PACKS = {',
    ...languages.filter((one) => !isMadeUp(one)).map((one) => loadersOf(packs, one)),
    '} as const\n',
  ].join('\n')

function packsModule(packs: readonly string[], others: readonly Catalogue[]): string {
  const fetched = (other: Catalogue) => loadersOf(packs, other)
  return [
    MADE,
    `export const PACK_NAMES = [${packs.map((pack) => `'${pack}'`).join(', ')}] as const\n`,
    '/** The loaders of the words by language; the English words are part of the code that shows them. */',
    'export const PACKS = {',
    ...others.filter((other) => !isMadeUp(other)).map(fetched),
    ...madeUpOnly(others.filter(isMadeUp).map(fetched)),
    '} as const\n',
  ].join('\n')
}

const quoteKey = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`)
