import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pattern, type PatternElement } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import type { GuidePart } from '@/lib/messages/guide'
import { messagesOf, readCatalogue } from '../../scripts/messages/catalogue'
import { partsOf } from '../../scripts/messages/guide'
import { guideFiles } from '../../scripts/messages/guide-files.mjs'
import { nodesIn } from '../../scripts/messages/nodes'

/** Checks that the guide for players has the same content in every language, and quotes the words of the screens. */

const ROOT = join(import.meta.dirname, '../..')
const GUIDES = [...guideFiles(ROOT)].map(([language, path]) => ({ language, path }))

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const english = textOf('docs/guide.md')

/** Quoted words that are on no screen of the app: from the menu of a browser, the name of a table, or a search for a rule. */
const NOT_OURS: Readonly<Record<string, readonly string[]>> = {
  en: ['Add to home screen', 'Install', 'schtoch', 'held over', 'what happens on a tie'],
  bg: ['Добавяне към началния екран', 'Инсталиране', 'последна взятка', 'висящи', 'какво става при равенство'],
  hr: ['Dodaj na početni zaslon', 'Instaliraj', 'zadnji stih', 'što ako je izjednačeno'],
  fr: ['Ajouter à l’écran d’accueil', 'Installer', 'que faire en cas d’égalité'],
  de: ['Zum Startbildschirm hinzufügen', 'Installieren', 'Stich', 'Farbe bekennen', 'was passiert bei Gleichstand'],
}

/** Returns the shape of a guide without its words: its parts, lists with their number of items, bold text. */
const shapeOf = (part: GuidePart): unknown =>
  typeof part === 'string' ? null : part.is === 'p' || part.is === 'h2' ? part.is : [part.is, part.has.map(shapeOf)]

const picturesIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path)

const quotedIn = (text: string) =>
  [...text.replace(/\s+/g, ' ').matchAll(/“([^”“]+)”|„([^“„”]+)[“”]|« ([^»]+) »/g)].map((found) =>
    found.slice(1).join(''),
  )

/** Returns a pattern for each message of a language, with a number in place of each fact. */
const said = (language: string): readonly RegExp[] =>
  messagesOf(readCatalogue(join(ROOT, 'lib/messages'), language))
    .flatMap(({ pattern }) => nodesIn(pattern))
    .filter((node) => node instanceof Pattern)
    .map(({ elements }) => elements.map(wordsOf))
    .flatMap((words) => [patternOf(words), patternOf(afterName(words))])
    // A message that has only facts would match anything.
    .filter(({ source }) => /\p{L}{2}/u.test(source))

/** Returns the words of an element; `null` for a fact. */
function wordsOf(element: PatternElement): string | null {
  if (element.type === 'TextElement') return element.value
  return element.expression.type === 'StringLiteral' ? element.expression.value : null
}

/** Returns the words of a button after the player's name: only the verb of “Ann: accept”. */
const afterName = ([first, ...rest]: readonly (string | null)[]): readonly (string | null)[] =>
  first === null ? rest.map((words) => words?.replace(/^\s?: /, '') ?? null) : []

const patternOf = (words: readonly (string | null)[]) =>
  new RegExp(`^${words.map((text) => text?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '\\d+').join('')}$`)

it('every language with texts of its own has a guide', () => {
  expect(GUIDES.map(({ language }) => language)).toEqual(expect.arrayContaining(['en', 'bg', 'de', 'fr', 'hr']))
})

describe.each(GUIDES)('the guide in $language', ({ language, path }) => {
  const text = textOf(path)

  it('the guide has the parts of the English one in their order, with as many points', () => {
    expect(partsOf(text).map(shapeOf)).toEqual(partsOf(english).map(shapeOf))
  })

  it('the guide has its pictures where the English one has them', () => {
    expect(picturesIn(text)).toEqual(picturesIn(english))
  })

  it('the guide quotes as many words as the English one, each as on the screens', () => {
    const screens = said(language)
    const known = (words: string) => screens.some((screen) => screen.test(words))
    expect(quotedIn(text).filter((words) => !NOT_OURS[language]?.includes(words) && !known(words))).toEqual([])
    expect(quotedIn(text).length).toBeGreaterThanOrEqual(quotedIn(english).length)
  })
})
