import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Checks the English of documents, messages and comments against the style sheet in CONTRIBUTING.md, as far as code can. */

const ROOT = join(import.meta.dirname, '../..')
const textOf = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** Words that the style sheet replaces. */
const AVOIDED = /\b(?:nobody|somebody|anew|whoever|whatever|of which|of whom|lest|lets? go of)\b/gi
const DONT_SAY = /\n\| don't say[\s\S]*?\n## /

const MOST_WORDS = 25

/** The number of doc comments that may begin with a question word. Lower it whenever one is removed, and never raise it. */
const QUESTIONS_CEILING = 0

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

/** Returns the prose of a document: its sentences, list items, headings and cells, without code, pictures and link targets. */
const proseOf = (text: string): readonly string[] =>
  text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`\n]+`/g, 'code')
    .split(/\n\s*\n|\n(?=\s*(?:[-*#|]|\d+\.)\s?)|\|/)
    .map((part) =>
      part
        .replace(/^\s*(?:[-*#]+|\d+\.)\s+/, '')
        .replace(/\s+/g, ' ')
        .replace(/\*\*/g, ''),
    )

const sentencesOf = (text: string): readonly string[] =>
  proseOf(text).flatMap((part) => part.split(/(?<=[.?!:][”“"]?)\s+/))

const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const avoidedIn = (text: string): readonly string[] => [...text.matchAll(AVOIDED)].map(([word]) => word)

const ENGLISH = DOCUMENTS.filter((name) => !/\.[a-z]{2}\.md$/.test(name))

it.each(ENGLISH)('%s has none of the words that the style sheet replaces', (name) => {
  expect(avoidedIn(textOf(name).replace(DONT_SAY, '\n## '))).toEqual([])
})

it.each(DOCUMENTS)(`%s has no sentence of more than ${MOST_WORDS} words`, (name) => {
  expect(sentencesOf(textOf(name)).filter((sentence) => wordsIn(sentence) > MOST_WORDS)).toEqual([])
})

it('the check finds the sentences of the documents', () => {
  expect(DOCUMENTS.flatMap((name) => sentencesOf(textOf(name))).length).toBeGreaterThan(1_000)
})

/** The texts of the English messages, without comments, ids and variant keys. */
const MESSAGES = readdirSync(join(ROOT, 'lib/messages/en'))
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => textOf(`lib/messages/en/${name}`).replace(/^#.*$|^\S+ =|^ *\*?\[[\w-]+\]/gm, ''))

it('the English messages have none of the words that the style sheet replaces', () => {
  expect(MESSAGES.flatMap(avoidedIn)).toEqual([])
})

const CODE = ['app', 'components', 'lib', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(?:tsx?|m?js)$/.test(name) && !/^lib\/messages\/compiled\/|\/node_modules\//.test(name)),
)

it(`at most ${QUESTIONS_CEILING} doc comments begin with What, Whether, Who, Where or Whose`, () => {
  const questions = CODE.flatMap((file) => textOf(file).match(/\/\*\*[\s*]*(?:What|Whether|Who|Where|Whose)\b/g) ?? [])
  expect(questions.length).toBeLessThanOrEqual(QUESTIONS_CEILING)
})
