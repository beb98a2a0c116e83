import MiniSearch from 'minisearch'
import type { Query, SearchResult } from 'minisearch'
import { GLOSSARY } from './glossary'
import type { Term } from './glossary-term'
import { isWithout } from './presupposed'
import type { Question } from './question'
import { QUESTIONS } from './questions'
import { asHeard, asSpelt, asTyped, swapped } from './spelling'

/** A question that was looked for, and the term of the glossary that led to it; a term without a question stands alone. */
export interface Found {
  readonly question: Question | null
  readonly term: Term | null
}

interface Entry {
  readonly id: string
  readonly found: Found
  /** What it is called, its own name first, each as spelt and without spaces. */
  readonly called: readonly string[]
  readonly names: string
  readonly ask: string
  readonly words: string
  readonly answers: string
}

const FIELDS = ['names', 'ask', 'words', 'answers'] as const
const BOOST = { names: 6, words: 4, ask: 3, answers: 1 }

/** Words that are in every question and tell none of them from another. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and are at be but can do does for from happen happens have how i if in is it its may my of on or that the there they this to was we what when where which who whom whose why will with you'.split(
    ' ',
  ),
)

const isSmall = (word: string): boolean => SMALL_WORDS.has(word.toLowerCase())

/** As many as are read before a person would rather type another letter; guesses only where there is little else. */
const MOST = 12
const ENOUGH = 10

/** `close`: hardly a letter may be wrong; `loose`: as many as slip from a finger. */
type Forgiving = 'close' | 'loose'

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')

const inOnePiece = (text: string): string => wordsIn(text).map(asSpelt).join('')

/** A name with each of its words, and once more in one piece: “re-contra” is also typed “recontra”. */
const withJoined = (name: string): string => {
  const words = wordsIn(name)
  return words.length > 1 ? `${name} ${words.join('')}` : name
}

function entryOfTerm(term: Term): Entry {
  const names = [term.term, ...term.also.map(({ name }) => name), ...(term.search ?? [])]
  const question = QUESTIONS.find(({ id }) => id === term.question) ?? null
  return {
    id: `term ${term.id}`,
    found: { question, term },
    called: names.map(inOnePiece),
    names: names.map(withJoined).join(' '),
    ask: '',
    words: '',
    answers: term.meaning,
  }
}

function entryOfQuestion(question: Question): Entry {
  const notes = Object.values(question.by).map(({ note }) => note ?? '')
  const answers = Object.entries(question.answers).filter(([key]) => !isWithout(key))
  return {
    id: question.id,
    found: { question, term: null },
    called: [inOnePiece(question.ask), inOnePiece(question.id)],
    names: '',
    ask: question.ask,
    words: [question.id, ...(question.words ?? [])].map(withJoined).join(' '),
    answers: [...answers.map(([, text]) => text), ...notes].join(' '),
  }
}

interface Index {
  readonly search: MiniSearch<Entry>
  readonly entries: ReadonlyMap<string, Entry>
  readonly vocabulary: ReadonlySet<string>
}

let made: Index | null = null

/** Made when somebody first looks for something. */
function index(): Index {
  made ??= makeIndex()
  return made
}

function makeIndex(): Index {
  const entries = [...GLOSSARY.map(entryOfTerm), ...QUESTIONS.map(entryOfQuestion)]
  const search = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word, field) => (isSmall(word) && field !== 'names' ? null : [...everyWay(word)]),
  })
  search.addAll(entries)
  const vocabulary = entries.flatMap((entry) => FIELDS.flatMap((field) => wordsIn(entry[field]).map(asHeard)))
  return { search, entries: new Map(entries.map((entry) => [entry.id, entry])), vocabulary: new Set(vocabulary) }
}

/** In its own alphabet too: there one wrong letter is one, and may be three in Latin ones. */
const everyWay = (word: string): ReadonlySet<string> => new Set([asTyped(word), asSpelt(word), asHeard(word)])

/**
 * The questions that somebody may mean, the likeliest first, each once: by any word of the
 * glossary in any region and alphabet, or by words of the question and its answers, misspelt or
 * unfinished. Nothing before two letters are there.
 */
export function findRules(typed: string): readonly Found[] {
  const words = wordsIn(typed)
  if (words.join('').length < 2) return []
  const telling = words.filter((word) => !isSmall(word))
  const hits = merged(hitsFor(telling.length > 0 ? telling : words, inOnePiece(typed)))
  const sure = hits.filter(({ near }) => near < FAR).length
  return hits.slice(0, Math.min(MOST, Math.max(sure, ENOUGH))).map(({ found }) => found)
}

/** All words as typed or begun, then misspelt ones too; if hardly anything has them all, whatever has one of them. */
function hitsFor(words: readonly string[], typed: string): readonly Hit[] {
  const hits = [...hitsOf(words, typed, 'AND', 'close'), ...hitsOf(words, typed, 'AND', 'loose')]
  return words.length === 1 || hits.length > 4 ? hits : [...hits, ...hitsOf(words, typed, 'OR', 'loose')]
}

function hitsOf(
  words: readonly string[],
  typed: string,
  combineWith: 'AND' | 'OR',
  forgiving: Forgiving,
): readonly Hit[] {
  const query: Query = { combineWith, queries: words.map((word) => queryOf(word, forgiving)) }
  const options = { boost: BOOST, processTerm: (word: string) => word }
  return index()
    .search.search(query, options)
    .flatMap((result) => hitOf(result, typed, forgiving) ?? [])
}

function queryOf(word: string, forgiving: Forgiving): Query {
  const { vocabulary } = index()
  const slipped = swapped(word)
    .map(asHeard)
    .filter((other) => vocabulary.has(other))
  const forms = new Set([...everyWay(word), ...slipped].filter((form) => says(form, word)))
  return {
    combineWith: 'OR',
    queries: [...forms].map((form) => ({ queries: [form], fuzzy: slips(form, forgiving) })),
    prefix: true,
  }
}

/** Whether enough is left of what was typed: in “zzzz” one letter is heard, and many words begin with it. */
const says = (form: string, word: string): boolean => form.length * 2 > word.length

/** How many letters may be wrong: one in four. In a short word every letter tells. */
function slips({ length }: string, forgiving: Forgiving): number {
  const some = Math.floor(length / 4)
  return forgiving === 'close' ? Math.min(1, length < 6 ? 0 : some) : some
}

interface Hit {
  readonly found: Found
  readonly near: number
  readonly score: number
}

function hitOf({ id, score, match }: SearchResult, typed: string, forgiving: Forgiving): Hit | null {
  const entry = index().entries.get(String(id))
  if (entry === undefined) return null
  const { question, term } = entry.found
  const isNamed = question === null || Object.values(match).some((fields) => fields.includes('names'))
  const near = forgiving === 'loose' ? FAR : nearness(entry, typed)
  return { found: { question, term: isNamed ? term : null }, near, score }
}

const FAR = 6

/** How near to what was typed something is called; 0 is nearest. */
function nearness({ called }: Entry, typed: string): number {
  if (called[0] === typed) return 0
  if (called.includes(typed)) return 1
  if (called.some((name) => asHeard(name) === asHeard(typed))) return 2
  if (called[0]?.startsWith(typed) === true) return 3
  return called.some((name) => name.startsWith(typed)) ? 4 : 5
}

/** One line for each question, with the term that led there; its place is that of its nearest hit, then that of all its hits together. */
function merged(hits: readonly Hit[]): readonly Hit[] {
  const lines = new Map<string, Hit>()
  for (const hit of [...hits].sort((a, b) => a.near - b.near)) {
    const key = hit.found.question?.id ?? `term ${hit.found.term?.id}`
    const before = lines.get(key) ?? { ...hit, score: 0 }
    const found = { question: hit.found.question, term: before.found.term ?? hit.found.term }
    lines.set(key, { found, near: before.near, score: before.score + hit.score })
  }
  return [...lines.values()].sort((a, b) => a.near - b.near || b.score - a.score)
}
