// Makes the text of the modules from the messages: a typed module for each English section, and a module for each pack of another
// language. Each kind of text that is found by its id is a section, and the search words are a pack of their own.
import { compileMessage, compileText, indexOf } from './compile.mjs'
import { MADE_UP, madeUpOnly } from './made-up.mjs'
import { searchCode } from './search.mjs'
import { wordsOf } from './words-of.mjs'

const MADE = '// Made of lib/messages/*/*.ftl by `npm run messages`.\n'

/** The area of the public site, whose texts the app does not load. */
const SITE = 'site'

/**
 * Returns the files of all languages by their path in lib/messages/compiled.
 * @param {import('./catalogue.mjs').Catalogue} english
 * @param {readonly import('./catalogue.mjs').Catalogue[]} others
 * @returns {ReadonlyMap<string, string>}
 */
export function modulesOf(english, others) {
  const places = placesOf(english)
  const files = new Map()
  english.sections.forEach((section, number) => {
    const code = section.isById ? byIdModule(english, section, number) : sectionModule(english, section, number, places)
    files.set(`${section.area}/${section.name}.ts`, code)
  })
  const packs = [...new Set(english.sections.map(({ pack }) => pack))]
  const searchNumber = english.sections.length
  if (english.search !== null) files.set('search/words.ts', searchModule(english.search, searchNumber))
  for (const other of [english, ...others]) {
    for (const pack of packs) files.set(`packs/${other.language}/${pack}.ts`, packModule(english, other, pack))
  }
  for (const other of others) {
    const search = other.search ?? english.search
    if (search !== null)
      files.set(`packs/${other.language}/search.ts`, searchPackModule(other.language, search, searchNumber))
  }
  const onPhones = packs.filter((pack) => pack !== SITE)
  files.set('packs.ts', packsModule(english.search === null ? onPhones : [...onPhones, 'search'], others))
  files.set('site-packs.ts', sitePacksModule(packs, [english, ...others]))
  return files
}

/** Returns the section of each message by its name. */
const placesOf = ({ sections }) =>
  new Map(sections.flatMap((section) => section.messages.map(({ name }) => [name, section])))

function sectionModule(english, section, number, places) {
  const index = indexOf(english)
  const compiled = section.messages.map((message) => ({ message, ...compileMessage(message, index) }))
  const names = section.messages.map(({ name }) => name)
  const needed = [
    ...(compiled.some(({ isPlural }) => isPlural) ? ['inEnglish as plural'] : []),
    ...(section.isOwn ? [] : ['section']),
  ]
  return [
    MADE,
    ...importsOf(compiled, names, (name) => pathFrom(section, places.get(name))),
    ...(compiled.some(({ isIsolating }) => isIsolating) ? ["import { isolated } from '../../isolate'"] : []),
    ...(needed.length === 0 ? [] : [`import { ${needed.join(', ')} } from '../../section'\n`]),
    ...compiled.map(
      ({ message, type, code }) =>
        `${docOf(message)}export ${section.isOwn ? 'const' : 'let'} ${message.name}: ${type} = ${code}\n`,
    ),
    ...(section.isOwn ? [] : swapping(section, number, names)),
  ].join('\n')
}

/** Returns the code that replaces the English texts of a section by those of another language. */
const swapping = (section, number, names) => [
  `section('${section.pack}', ${number}, (said: readonly [${names.map((name) => `typeof ${name}`).join(', ')}]) => {`,
  `  ;[${names.join(', ')}] = said`,
  '})\n',
]

/** Returns the module of a section with texts that are found by their ids: one object, which is replaced as a whole. */
function byIdModule(english, { pack, name, messages }, number) {
  return [
    MADE,
    "import { section } from '../../section'\n",
    `const english = ${textsOf(messages, indexOf(english))}\n`,
    `export let ${name}: { readonly [Id in keyof typeof english]: string } = english\n`,
    ...swapping({ pack }, number, [name]),
  ].join('\n')
}

const textsOf = (messages, index) =>
  `{\n${messages.map(({ key, id }) => `  '${key}': ${compileText(index.byId.get(id), index)},\n`).join('')}}`

function searchModule(search, number) {
  return [
    MADE,
    "import type { SearchWords } from '../../search-words'",
    "import { section } from '../../section'\n",
    `export let searchWords: SearchWords = ${searchCode(search)}\n`,
    ...swapping({ pack: 'search' }, number, ['searchWords']),
  ].join('\n')
}

const searchPackModule = (language, search, number) =>
  [
    MADE,
    "import type { SearchWords } from '../../../search-words'\n",
    `const searchWords: SearchWords = ${searchCode(search)}\n`,
    `export const sections = { of: '${wordsOf(language)}', ${number}: [searchWords] }\n`,
  ].join('\n')

/** Returns the doc comment of a message: the translator's comment, and the message itself. */
function docOf({ comment, source }) {
  const text = source.replace(/\s*\n\s*/g, ' ').replace(/\*\//g, '*\u200b/')
  const lines = [...(comment === '' ? [] : comment.split('\n')), text]
  return lines.length === 1 ? `/** ${text} */\n` : `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`
}

const pathFrom = (from, to) => (from.area === to.area ? `./${to.name}` : `../${to.area}/${to.name}`)

function importsOf(compiled, own, pathOf) {
  const byPath = new Map()
  for (const name of new Set(compiled.flatMap(({ references }) => references))) {
    if (!own.includes(name)) byPath.set(pathOf(name), [...(byPath.get(pathOf(name)) ?? []), name].sort())
  }
  return [...byPath].sort().map(([path, names]) => `import { ${names.join(', ')} } from '${path}'`)
}

/** Returns the module of a pack: its sections by their numbers, each with its messages in the order of the English section. */
function packModule(english, other, pack) {
  const index = indexOf(other, english)
  const sections = english.sections
    .map((section, number) => ({ section, number }))
    .filter(({ section }) => section.pack === pack && !section.isOwn)
  const sayings = sections.filter(({ section }) => !section.isById)
  const shared = sayings.flatMap(({ section }) => section.messages.map(({ id }) => index.byId.get(id)))
  const own = [...index.byId.values()].filter((message) => message.pack === pack && message.isOwn)
  const compiled = inOrder([...own, ...shared].map((message) => ({ message, ...compileMessage(message, index) })))
  const inEnglish = placesOf(english)
  const here = compiled.map(({ message }) => message.name)
  const inOther = placesOf(other)
  const packOf = (name) => (inOther.get(name)?.isOwn === true ? inOther : inEnglish).get(name).pack
  return [
    MADE,
    ...importsOf(compiled, here, (name) => `./${packOf(name)}`),
    ...(compiled.some(({ isIsolating }) => isIsolating) ? ["import { isolated } from '../../../isolate'"] : []),
    ...(compiled.some(({ isPlural }) => isPlural)
      ? [`import { pluralOf } from '../../../plural-of'\n`, `const plural = pluralOf('${other.language}')`]
      : []),
    ...compiled.map(({ message, type, code }) => `export const ${message.name}: ${type} = ${code}`),
    ...sections
      .filter(({ section }) => section.isById)
      .map(
        ({ section: { area, name, messages } }) =>
          `export const ${name}: typeof import('../../${area}/${name}').${name} = ${textsOf(messages, index)}`,
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
function inPlace({ area, name, messages }, index) {
  const isPlain = (id) => index.factsOf(id).size === 0 && index.told(id).size > 0
  const words = messages.map((message) => (isPlain(message.id) ? `() => ${message.name}` : message.name))
  const types = messages.map((message) => `typeof import('../../${area}/${name}').${message.name}`)
  return `[${words.join(', ')}] satisfies readonly [${types.join(', ')}]`
}

/** Sorts messages so that each comes after those to which it refers, because a constant cannot be used before its line. */
function inOrder(compiled) {
  const left = new Map(compiled.map((one) => [one.message.name, one]))
  const found = []
  const visit = (one) => {
    if (!left.delete(one.message.name)) return
    for (const name of one.references) if (left.has(name)) visit(left.get(name))
    found.push(one)
  }
  for (const one of compiled) visit(one)
  return found
}

const loadersOf = (packs, { language }) =>
  `  '${language}': {\n${packs.map((pack) => `    ${quoteKey(pack)}: () => import('./packs/${language}/${pack}'),\n`).join('')}  },`

const isMadeUp = ({ language }) => language in MADE_UP

/**
 * Returns the module that loads all packs, also the English ones, because a build of the site uses one language after the other.
 */
const sitePacksModule = (packs, languages) =>
  [
    MADE,
    '/** The loaders of all words of each language, for pages that are built in it. */',
    'export const SITE_PACKS = {',
    ...languages.filter((one) => !isMadeUp(one)).map((one) => loadersOf(packs, one)),
    '} as const\n',
  ].join('\n')

function packsModule(packs, others) {
  const fetched = (other) => loadersOf(packs, other)
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

const quoteKey = (key) => (/^\w+$/.test(key) ? key : `'${key}'`)
