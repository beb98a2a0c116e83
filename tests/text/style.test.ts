import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentParser } from '@fluent/syntax'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { OFFERED } from '@/lib/messages/offered'

const ROOT = join(import.meta.dirname, '../..')

const FILES = ['lib/text', 'lib/together/words'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
)

/** Returns the texts of string literals and the fixed parts of templates, without the names of modules. */
function wordsIn(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return []
  const own = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
  const inner: string[] = own ? [node.text] : []
  ts.forEachChild(node, (child) => void inner.push(...wordsIn(child)))
  return inner
}

/** Returns the words of a message in each of its forms, without its facts. */
function wordsOfMessages(node: unknown): readonly string[] {
  if (node === null || typeof node !== 'object') return []
  const own = 'type' in node && node.type === 'TextElement' && 'value' in node ? [String(node.value)] : []
  return [...own, ...Object.values(node).flatMap(wordsOfMessages)]
}

const BEGGING = /\b(?:please|sorry|oops|click|invalid)\b/i

/** The quotation marks of all languages. ’ is left out, because it is an apostrophe. */
const QUOTES = ['“', '”', '„', '‟', '«', '»', '‹', '›', '‚', '‘', '‛', '"']

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const fluent = new FluentParser({ withSpans: false })

/** Returns the words of each message of a language, with its file and its name. */
const messagesOf = (language: string) =>
  readdirSync(join(ROOT, 'lib/messages', language))
    .filter((name) => name.endsWith('.ftl'))
    .flatMap((name) => {
      const file = `lib/messages/${language}/${name}`
      return fluent
        .parse(read(file))
        .body.flatMap((entry) => (entry.type === 'Message' ? [entry] : []))
        .map((entry) => ({ file, id: entry.id.name, words: wordsOfMessages(entry) }))
    })

const SPOKEN = Object.keys(OFFERED).map((language) => ({ language, messages: messagesOf(language) }))

const WORDS = [
  ...FILES.flatMap((file) =>
    wordsIn(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest)).map((words) => [file, words] as const),
  ),
  ...messagesOf('en').flatMap(({ file, words }) => words.map((some) => [file, some] as const)),
]

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['one sign for what is left out, with no blank before it', /\.\.\.|\s…/],
  ['round apostrophes and quotes', /\p{L}'\p{L}|"/u],
  ['a minus before a figure, not a hyphen', /(?:^|\s)-\d/],
  ['no exclamation mark', /!(?:\s|$)/],
  ['no word in capitals', /(?<!\p{L})(?!(?:CSV|JSON|HTTP|[IVX]+)(?!\p{L}))\p{Lu}{4,}(?!\p{L})/u],
]

describe('all English words on the screens', () => {
  it('the check reads all the words', () => {
    expect(WORDS.length).toBeGreaterThan(2_000)
    expect(WORDS.map(([, words]) => words)).toContain('Play a game by these rules')
  })

  it.each([...SIGNS, ['no word that apologizes or begs, and none of clicks', BEGGING] as const])(
    'the English words have %s',
    (_, pattern) => {
      expect(WORDS.filter(([, words]) => pattern.test(words))).toEqual([])
    },
  )
})

describe.each(SPOKEN)('all words on the screens in $language', ({ messages }) => {
  const saying = (pattern: RegExp) =>
    messages.filter(({ words }) => words.some((some) => pattern.test(some))).map(({ file, id }) => `${file}: ${id}`)

  it('the check reads all the words of the language', () => {
    expect(messages.length).toBeGreaterThan(2_000)
  })

  it.each(SIGNS)('the words of the language have %s', (_, pattern) => {
    expect(saying(pattern)).toEqual([])
  })

  it('the language uses only the quotation marks of its message “quoted”', () => {
    const own = messages.find(({ id }) => id === 'quoted')?.words.join('') ?? ''
    expect(own).toMatch(/^\p{P}\u00A0{0,2}\p{P}$/u)
    const others = QUOTES.filter((mark) => !own.includes(mark))
    expect(saying(new RegExp(`[${others.join('')}]`, 'u'))).toEqual([])
  })
})

it('the French words have a no-break space before their double signs and inside their quotes', () => {
  const breaking = messagesOf('fr').filter(({ words }) => words.some((some) => /(?:^|\S) [:;?!»]|« /u.test(some)))
  expect(breaking.map(({ file, id }) => `${file}: ${id}`)).toEqual([])
})
