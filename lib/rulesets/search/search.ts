import MiniSearch, { type SearchResult } from 'minisearch'
import { asTyped } from '../../core/letters'
import { ask } from '../../messages/compiled/rules/ask'
import { meaning } from '../../messages/compiled/rules/meaning'
import { word } from '../../messages/compiled/rules/word'
import { GLOSSARY } from '../glossary/glossary'
import type { Term } from '../glossary/term'
import { isWithout } from '../lookup/presupposed'
import type { Question } from '../lookup/question'
import { QUESTIONS } from '../lookup/questions'
import { answerText, noteText } from '../lookup/wording'
import { RULE_SET_IDS } from '../sets/rule-set'
import { STORIES } from '../stories/stories'
import type { Story } from '../stories/story'
import { wordKey, searchLanguage, type SearchLanguage } from './language'
import { asHeard, asSpelt, wordsIn } from './spelling'
import { askedFor, meantBy, namesMeant, telling, type Meant, type FindableWords } from './typed-words'

/** A search result: a question, with the glossary term that led to it; a term that has no question; or a story. */
export interface Found {
  readonly question: Question | null
  readonly term: Term | null
  readonly story: Story | null
}

interface Entry {
  readonly id: string
  readonly found: Found
  /** The names of the entry, its main name first. */
  readonly called: readonly Name[]
  /** Other words that players use for it. */
  readonly said: readonly string[]
  readonly names: string
  readonly ask: string
  readonly words: string
  readonly answers: string
}

/** A name without spaces: as it is spelt, as it sounds, and as the search key. */
interface Name {
  readonly spelt: string
  readonly heard: string
  readonly key: string
}

const FIELDS = ['names', 'ask', 'words', 'answers'] as const
const BM25 = { k: 1.2, b: 0.35, d: 0.5 }
const BOOST = { names: 5, words: 5, ask: 4, answers: 1 }

/** The most results that people read before they type another letter. */
const MOST = 10

const inOnePiece = (text: string): string => wordsIn(text).map(asSpelt).join('')

function nameIn(text: string): Name {
  const spelt = inOnePiece(text)
  return { spelt, heard: asHeard(spelt), key: wordKey(spelt) }
}

/** Returns a name with its words, and once more as one word, because “re-contra” is also typed “recontra”. */
const withJoined = (name: string): string => {
  const words = wordsIn(name)
  return words.length > 1 ? `${name} ${words.join('')}` : name
}

function entryOfTerm(term: Term): Entry {
  const names = [word[term.id], ...term.also.map(({ name }) => name), ...searchLanguage().of('terms', term.id)]
  const question = QUESTIONS.find(({ id }) => id === term.question) ?? null
  return {
    id: `term ${term.id}`,
    found: { question, term, story: null },
    called: names.map(nameIn),
    said: [],
    names: names.map(withJoined).join(' '),
    ask: '',
    words: '',
    answers: meaning[term.id],
  }
}

function entryOfQuestion(question: Question): Entry {
  const { id } = question
  const notes = RULE_SET_IDS.map((giver) => noteText(id, giver) ?? '')
  const answers = question.answers.filter((key) => !isWithout(key)).map((key) => answerText(question, key) ?? '')
  const spoken = searchLanguage().of('spoken', id)
  return {
    id,
    found: { question, term: null, story: null },
    called: [ask[id], id].map(nameIn),
    said: spoken.map(inOnePiece),
    names: '',
    ask: ask[id],
    words: [id, ...searchLanguage().of('questions', id), ...spoken].map(withJoined).join(' '),
    answers: [...answers, ...notes].join(' '),
  }
}

/**
 * Returns the entry of a story, which is found only by its own names. A search for a word of the table finds its rule, which
 * leads to stories.
 */
function entryOfStory(story: Story): Entry {
  const names = searchLanguage().of('stories', story.id)
  return {
    id: `story ${story.id}`,
    found: { question: null, term: null, story },
    called: names.map(nameIn),
    said: [],
    names: names.map(withJoined).join(' '),
    ask: '',
    words: '',
    answers: '',
  }
}

interface Index {
  /** The texts and words of which the index was made, which are different in another language. */
  readonly of: readonly [texts: typeof ask, language: SearchLanguage]
  readonly search: MiniSearch<Entry>
  readonly entries: ReadonlyMap<string, Entry>
  readonly vocabulary: FindableWords
}

let made: Index | null = null

/** Returns the index; makes it at the first search in a language. */
function index(): Index {
  if (made?.of[0] !== ask || made.of[1] !== searchLanguage()) made = makeIndex()
  return made
}

function isFindable(word: string): boolean {
  const { small, asking } = searchLanguage()
  return !small.has(word.toLowerCase()) || asking.has(word.toLowerCase())
}

function makeIndex(): Index {
  const entries = [...GLOSSARY.map(entryOfTerm), ...QUESTIONS.map(entryOfQuestion), ...STORIES.map(entryOfStory)]
  const keyFor = remembering(wordKey)
  const search = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word, field) => (field === 'names' || isFindable(word) ? keyFor(word) : null),
  })
  search.addAll(entries)
  return {
    of: [ask, searchLanguage()],
    search,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    vocabulary: vocabularyOf(entries, keyFor),
  }
}

/** Caches the results of a pure function, because the same few thousand words occur many times in the questions. */
function remembering(work: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const answer = known.get(word) ?? work(word)
    known.set(word, answer)
    return answer
  }
}

/** Returns every word that can be found, in each form in which it may be begun or misspelt; names also in their own alphabet. */
function vocabularyOf(entries: readonly Entry[], keyFor: (word: string) => string): FindableWords {
  const vocabulary = new Map<string, Set<string>>()
  const add = (form: string, key: string) => vocabulary.set(form, (vocabulary.get(form) ?? new Set()).add(key))
  for (const entry of entries) {
    for (const field of FIELDS) for (const word of wordsIn(entry[field])) add(keyFor(word), keyFor(word))
    for (const word of wordsIn(entry.names)) for (const as of [asTyped, asHeard]) add(as(word), keyFor(word))
  }
  return vocabulary
}

/**
 * Returns the rules that a search may mean, each once, the likeliest first. They are found by glossary words of any region and
 * alphabet, by words of a question and its answers, and by what players say instead; also if a word is misspelt or unfinished.
 * Returns nothing for fewer than two letters.
 */
export function findRules(typed: string): readonly Found[] {
  const piece = inOnePiece(typed)
  if (piece.length < 2) return []
  const { entries, vocabulary } = index()
  const words = telling(typed)
  const wanted = { typed: piece, heard: asHeard(piece), meant: new Set(namesMeant(words, vocabulary)) }
  const sought: Sought = { wanted, meant: meantBy(words, vocabulary), asked: askedFor(typed), scores: new Map() }
  const hits = [...entries.values()].flatMap((entry) => hitOf(entry, sought) ?? [])
  return merged(hits)
    .slice(0, MOST)
    .map(({ found }) => found)
}

/** A search: the possible names, the meanings of its words, and the cached scores of the entries for each word. */
interface Sought {
  readonly wanted: Wanted
  readonly meant: readonly Meant[]
  readonly asked: ReadonlyMap<string, number>
  readonly scores: Map<string, ReadonlyMap<string, SearchResult>>
}

/** The text of a search without spaces, and the names that it may mean. */
interface Wanted {
  readonly typed: string
  readonly heard: string
  readonly meant: ReadonlySet<string>
}

/** Returns the results for one word by the id of their entry. */
function resultsOf(key: string, { scores }: Sought): ReadonlyMap<string, SearchResult> {
  const known = scores.get(key)
  if (known !== undefined) return known
  const options = { boost: BOOST, bm25: BM25, processTerm: (term: string) => term, tokenize: (text: string) => [text] }
  const found = new Map(
    index()
      .search.search(key, options)
      .map((result) => [String(result.id), result]),
  )
  scores.set(key, found)
  return found
}

/** Returns the best match of an entry for a word with several meanings. */
function bestFor(id: string, keys: ReadonlyMap<string, number>, sought: Sought): Match {
  const matches = [...keys].flatMap(([key, weight]) => {
    const result = resultsOf(key, sought).get(id)
    if (result === undefined) return []
    const isNamed = Object.values(result.match).some((fields) => fields.includes('names'))
    return [{ weight, score: weight * result.score, isNamed }]
  })
  return matches.reduce((best, match) => (match.score > best.score ? match : best), NO_MATCH)
}

interface Match {
  readonly weight: number
  readonly score: number
  readonly isNamed: boolean
}

const NO_MATCH: Match = { weight: 0, score: 0, isNamed: false }

interface Hit {
  readonly found: Found
  readonly near: number
  readonly score: number
}

/**
 * Returns the hit for an entry whose name is like the typed text, or that has all the words or at least half of them with
 * certainty; otherwise `null`. The score grows with the words that it has.
 */
function hitOf(entry: Entry, sought: Sought): Hit | null {
  const { question, term, story } = entry.found
  const near = nearness(entry, sought.wanted)
  const best = sought.meant.map(({ keys }) => bestFor(entry.id, keys, sought))
  if (near > 1 && !isEnough(best, sought.meant)) return null
  const known = best.reduce((sum, { weight }) => sum + weight, 0)
  const { score: asked } = bestFor(entry.id, sought.asked, sought)
  const score = (best.reduce((sum, match) => sum + match.score, 0) + asked) * known * known
  const isNamed = question === null || near < 2 || best.some((match) => match.isNamed)
  return { found: { question, term: isNamed ? term : null, story }, near, score }
}

function isEnough(best: readonly Match[], meant: readonly Meant[]): boolean {
  const sure = meant.filter(({ isSure }, at) => isSure && (best[at]?.weight ?? 0) > 0)
  return best.length > 0 && (best.every(({ weight }) => weight > 0) || sure.length * 2 >= meant.length)
}

/** Returns the distance of the closest name of an entry from the typed text or its meanings; 0 is an exact match, 5 is none. */
function nearness({ called, said }: Entry, { typed, heard, meant }: Wanted): number {
  if (called[0]?.spelt === typed) return 0
  if (said.includes(typed) || called.some((name) => name.spelt === typed)) return 1
  if (called.some((name) => name.heard === heard)) return 2
  if (called.some((name) => meant.has(name.spelt) || meant.has(name.key))) return 2
  if (called[0]?.spelt.startsWith(typed) === true) return 3
  return called.some((name) => name.spelt.startsWith(typed)) ? 4 : 5
}

/**
 * Merges the hits into one for each question (with the term that led there), term, and story, sorted by the closest name, then by
 * the best score.
 */
function merged(hits: readonly Hit[]): readonly Hit[] {
  const lines = new Map<string, Hit>()
  for (const hit of [...hits].sort((a, b) => a.near - b.near || b.score - a.score)) {
    const key = lineOf(hit.found)
    const before = lines.get(key) ?? { ...hit, score: 0 }
    const found = { ...hit.found, term: before.found.term ?? hit.found.term }
    lines.set(key, { found, near: before.near, score: Math.max(before.score, hit.score) })
  }
  return [...lines.values()].sort((a, b) => a.near - b.near || b.score - a.score)
}

const lineOf = ({ question, term, story }: Found): string =>
  question?.id ?? (story === null ? `term ${term?.id}` : `story ${story.id}`)
