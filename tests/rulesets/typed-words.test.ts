import { describe, expect, it } from 'vitest'
import { wordKey, searchLanguage } from '@/lib/rulesets/search/language'
import { askedFor, meantBy, namesMeant, telling, type FindableWords } from '@/lib/rulesets/search/typed-words'

/** Returns a vocabulary of these words. */
const known = (...words: readonly string[]): FindableWords =>
  new Map(words.map((word) => [wordKey(word), new Set([wordKey(word)])]))

/** Returns the possible meanings of each typed word, the likeliest first, and whether they are sure. */
const meant = (typed: string, words: FindableWords) =>
  meantBy(typed.split(' '), words).map(({ keys, isSure }) => [
    [...keys].sort(([, a], [, b]) => b - a).map(([key]) => key),
    isSure,
  ])
const keys = (...words: readonly string[]) => words.map(wordKey)

const table = (): FindableWords => known('trick', 'trump', 'dealer', 'declare')

/** The words that a typed one may mean, and whether that is sure. */
type Means = readonly [words: readonly string[], isSure: boolean]
const SURE = true
const GUESSED = false
const DEALER: Means = [['dealer'], SURE]

describe('spellings of a word', () => {
  it.each([
    ['seven', ['7', '7s', 'sevens', 'SEVEN']],
    ['ten', ['10', '10s', 'tens']],
    ['first', ['1st', 'First']],
    ['third', ['3rd', 'Third']],
    ['trick', ['tricks', 'Trick', 'trik']],
    ['deal', ['deals', 'dealing', 'dealed']],
    ['carry', ['carries', 'karry']],
  ])('all spellings of “%s” are one word', (word, others) => {
    expect(others.map(wordKey)).toEqual(others.map(() => wordKey(word)))
  })

  it('different words keep different spellings', () => {
    const all = ['seven', 'eight', 'trick', 'trump', 'deal', 'bela', 'tie'].map(wordKey)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('the significant words of a query', () => {
  it.each([
    ['what is a trick', ['trick']],
    ['Who is the DEALER?', ['dealer']],
    ['how many points for bela', ['worth', 'bela']],
    ["i don't have to trump", ['dont', 'must', 'trump']],
    ['what', []],
  ])('only the significant words are kept of “%s”', (typed, words) => {
    expect(telling(typed)).toEqual(words)
  })

  it('question words such as who and when are recognised in any language', () => {
    expect([...askedFor('wer gibt und WANN?').keys()].sort()).toEqual(keys('who', 'when').sort())
    expect([...askedFor('the dealer').keys()]).toEqual([])
  })
})

describe('the meaning of a typed word', () => {
  it.each<[string, string, ...Means[]]>([
    ['itself', 'trick', [['trick'], SURE]],
    ['itself in another form', 'tricks', [['trick'], SURE]],
    ['what begins so, where nothing else is typed: from two letters on', 'tr', [['trick', 'trump'], GUESSED]],
    ['nothing by one letter', 't', [[], GUESSED]],
    ['what begins so at the end of a sentence: from three letters on', 'dealer tru', DEALER, [['trump'], GUESSED]],
    ['nothing by two letters there', 'dealer tr', DEALER, [[], GUESSED]],
    ['what begins so in the middle of it: from four letters on', 'trum dealer', [['trump'], GUESSED], DEALER],
    ['nothing by three letters there', 'tru dealer', [[], GUESSED], DEALER],
    ['what a finger slipped from', 'tramp', [['trump'], GUESSED]],
    ['nothing that is known', 'zzzz', [[], GUESSED]],
    ['nothing where one letter was typed again and again', 'dddddd', [[], GUESSED]],
    ['nothing where every letter was typed twice', 'ttrr', [[], GUESSED]],
    ['nothing there either, though all of the word was', 'ttrruummpp', [[], GUESSED]],
  ])('a typed word means %s: “%s”', (_, typed, ...means) => {
    expect(meant(typed, table())).toEqual(means.map(([words, isSure]) => [keys(...words), isSure]))
  })

  it.each([
    ['of the kitchen table', 'deck', 'pack'],
    ['of the kitchen table', 'rival', 'opponent'],
    ['of another language', 'Stich', 'trick'],
    ['of another language, in one of its forms', 'atouts', 'trump'],
    ['of another alphabet', 'взятки', 'trick'],
    // The longer of two matching beginnings counts: “излиза-” means to lead.
    ['of another language, that begins as another one does', 'излизам', 'claim'],
  ])('a word %s has its meaning: “%s” is %s', (_, typed, word) => {
    expect(meant(typed, known('pack', 'opponent'))).toEqual([[keys(word), SURE]])
  })

  it.each(['passing', 'passed', 'bidding'])(
    'a word is sure although its ending is more than half of it: “%s”',
    (typed) => {
      expect(meantBy([typed], known('pass', 'bid')).map(({ isSure }) => isSure)).toEqual([true])
    },
  )

  it('a mistyped synonym may have its meaning too', () => {
    const [first] = meantBy(['rvial'], known('opponent', 'rival'))
    expect(first?.isSure).toBe(false)
    expect([...(first?.keys.keys() ?? [])].sort()).toEqual(keys('opponent', 'rival').sort())
  })

  it('an exact word ranks above words it begins or resembles', () => {
    const words = known('trump', 'trumps-up', 'tramp')
    const [first] = meantBy(['trump'], words)
    const weights = new Map(first?.keys)
    expect([...weights.keys()].sort()).toEqual(keys('trump', 'trumps-up', 'tramp').sort())
    expect(weights.get(wordKey('trump'))).toBe(1)
    expect(weights.get(wordKey('trumps-up'))).toBeGreaterThan(weights.get(wordKey('tramp')) ?? 1)
    // In a sentence, a known word is neither unfinished nor mistyped, except at the end.
    expect(meant('trump dealer', known('trump', 'trumps-up', 'tramp', 'dealer'))[0]).toEqual([keys('trump'), true])
    expect(meant('dealer trump', known('trump', 'trumps-up', 'tramp', 'dealer'))[1]).toEqual([
      keys('trump', 'trumps-up'),
      true,
    ])
  })

  it('a foreign word is recognised by its longest known beginning', () => {
    const { foreign } = searchLanguage()
    const longest = (word: string) => {
      const begun = foreign.filter(({ begins, isWhole }) => (isWhole ? word === begins : word.startsWith(begins)))
      const length = Math.max(...begun.map(({ begins }) => begins.length))
      return new Set(begun.filter(({ begins }) => begins.length === length).flatMap((one) => one.meant))
    }
    expect(foreign.length).toBeGreaterThan(100)
    for (const { begins } of foreign) {
      const [first] = meantBy([begins], new Map())
      expect(first?.isSure).toBe(true)
      expect([...(first?.keys.keys() ?? [])].filter((key) => longest(begins).has(key)).sort()).toEqual(
        [...longest(begins)].sort(),
      )
    }
  })
})

describe('names in a query', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['nothing, where nothing was', [], []],
    ['several words in one piece', ['Re', 'Contra'], ['recontra']],
    ['itself, as it is spelt', ['Schtoch'], ['schtoch']],
  ])('the names in a query are found: %s', (_, words, names) => {
    expect(namesMeant(words, new Map())).toEqual(names)
  })

  it('a mistyped word may name the word that was meant', () => {
    expect(namesMeant(['tramp'], table())).toEqual(['tramp', wordKey('trump')])
  })
})
