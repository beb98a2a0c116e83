import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentParser } from '@fluent/syntax'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const FILES = readdirSync(join(ROOT, 'lib/text'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `lib/text/${name}`)

/** The words between quotes and around the holes of a template; not what a module is called. */
function wordsIn(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return []
  const own = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
  const inner: string[] = own ? [node.text] : []
  ts.forEachChild(node, (child) => void inner.push(...wordsIn(child)))
  return inner
}

const MESSAGES = readdirSync(join(ROOT, 'lib/messages/en')).map((name) => `lib/messages/en/${name}`)

/** The words of a message around its facts, and of each of its forms. */
function wordsOfMessages(node: unknown): readonly string[] {
  if (node === null || typeof node !== 'object') return []
  const own = 'type' in node && node.type === 'TextElement' && 'value' in node ? [String(node.value)] : []
  return [...own, ...Object.values(node).flatMap(wordsOfMessages)]
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const fluent = new FluentParser({ withSpans: false })

const WORDS = [
  ...FILES.flatMap((file) =>
    wordsIn(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest)).map((words) => [file, words] as const),
  ),
  ...MESSAGES.flatMap((file) => wordsOfMessages(fluent.parse(read(file))).map((words) => [file, words] as const)),
]

const saying = (pattern: RegExp) => WORDS.filter(([, words]) => pattern.test(words))

describe('what is read', () => {
  it('is all seen', () => {
    expect(WORDS.length).toBeGreaterThan(2_000)
    expect(WORDS.map(([, words]) => words)).toContain('Play a game by these rules')
  })

  it.each([
    ['has one sign for what is left out, with no blank before it', /\.\.\.|\s…$/],
    ['has round apostrophes and quotes', /\p{L}'\p{L}|"/u],
    ['has a minus before a figure, not a hyphen', /(?:^|\s)-\d/],
    ['does not apologize, beg or speak of clicks', /\b(?:please|sorry|oops|click|invalid)\b/i],
    ['does not shout', /!(?:\s|$)|\b(?!CSV|JSON|HTTP)[A-Z]{4,}\b/],
  ])('%s', (_, pattern) => {
    expect(saying(pattern)).toEqual([])
  })
})
