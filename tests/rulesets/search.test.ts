import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { word } from '@/lib/messages/compiled/rules/word'
import { searchWords } from '@/lib/messages/compiled/search/words'
import { OFFERED } from '@/lib/messages/offered'
import { GLOSSARY, type Term } from '@/lib/rulesets/glossary/glossary'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { searchLanguage } from '@/lib/rulesets/search/language'
import { findRules, type Found } from '@/lib/rulesets/search/search'
import { wordsIn } from '@/lib/rulesets/search/spelling'
import { askedFor } from '@/lib/rulesets/search/typed-words'
import { speakLanguage } from '@/tests/support/speak-language'
import ASKED from './search-set.json'

const FIRST = 3

const IDS: readonly string[] = QUESTIONS.map(({ id }) => id)

/** Tells whether one of the first results is about the question that was meant. */
const isHit = ({ say, about }: (typeof ASKED.find)[number]): boolean =>
  findRules(say)
    .slice(0, FIRST)
    .some(({ question }) => question !== null && about.includes(question.id))

const namesOf = ({ id, also }: Term): readonly string[] => [
  word[id],
  ...also.map(({ name }) => name),
  ...searchLanguage().of('terms', id),
]

const firstOf = (typed: string) =>
  findRules(typed)
    .slice(0, FIRST)
    .map(({ question }) => question?.id)

const leadsTo = (found: readonly Found[], { id, question }: Term): boolean =>
  found.some((one) => one.term?.id === id || (question !== undefined && one.question?.id === question))

/** Returns the misspellings of a word: at every place a letter left out, two letters swapped, or a letter doubled. */
function slipsOf(word: string): readonly string[] {
  const letters = [...word]
  return letters.flatMap((letter, at) => [
    [...letters.slice(0, at), ...letters.slice(at + 1)].join(''),
    [...letters.slice(0, at), letter, ...letters.slice(at)].join(''),
    [...letters.slice(0, at), letters[at + 1] ?? '', letter, ...letters.slice(at + 2)].join(''),
  ])
}

/** Returns all items. If YUSS_RUNS is set, returns about that many, spread evenly over the list. */
function some(all: readonly string[]): readonly string[] {
  const every = Math.ceil(all.length / Number(process.env['YUSS_RUNS'] ?? all.length))
  return all.filter((_, at) => at % every === 0)
}

describe('finding a rule', () => {
  it.each([
    ['schtoch', 'last-trick'],
    ['menel', 'names-of-trumps'],
    ['capot', 'all-tricks'],
    ['litige', 'tie'],
    ['contra', 'doubling'],
    ['dix', 'exchange-seven'],
    ['вътре', 'bate'],
    ['vatre', 'bate'],
    ['ВЪТРЕ', 'bate'],
    ['висящи', 'tie'],
    ['чаршаф', 'third-level'],
    ['йось', 'names-of-trumps'],
    ['Πιλόττα', 'pack'],
    ['carre', 'four-of-a-kind'],
    ['recontra', 'doubling'],
    ['shmeiss', 'schmeiss'],
    ['1001', 'target'],
    ['held over', 'held-over-winner'],
    ['who deals next', 'next-dealer'],
    ['what happens on a tie', 'tie'],
    ['renege', 'revoke'],
    ['взятка', 'trick-winner'],
    ['he played out of turn', 'out-of-turn'],
    ["when can i say i'm out", 'when-to-claim'],
    ['rematch who deals', 'next-game-dealer'],
    ['can you declare two runs', 'second-runs'],
    ['ace king queen', 'run-of-three'],
    ['king queen jack', 'run-of-three'],
    ['queen king ace', 'run-of-three'],
  ])('the search “%s” leads to %s', (typed, id) => {
    expect(firstOf(typed)).toContain(id)
  })

  it.each([
    ['do i have to play higher', 'beat-plain'],
    ['i threw the wrong card', 'revoke'],
    ['ace high run beats trump run', 'trump-run'],
    ['schm', 'schmeiss'],
    ['gie it to the low man', 'low-man'],
  ])('the search “%s” leads to %s before anything else', (typed, id) => {
    expect(findRules(typed)[0]?.question?.id).toBe(id)
  })

  it.each(GLOSSARY.map((term) => ({ id: term.id, term })))(
    'the question “$id” is found with one wrong letter',
    ({ term }) => {
      const long = namesOf(term).filter((name) => /^\p{L}{5,}$/u.test(name))
      const missed = some(long.flatMap(slipsOf)).filter((typed) => !leadsTo(findRules(typed), term))
      expect(missed).toEqual([])
    },
  )

  it('the search answers from two letters on', () => {
    expect(findRules('')).toEqual([])
    expect(findRules('t')).toEqual([])
    expect(findRules(' t ')).toEqual([])
    expect(findRules('7')).toEqual([])
    expect(findRules('ti')[0]?.question?.id).toBe('tie')
  })

  it('the search finds ten results at most', () => {
    expect(findRules('trump')).toHaveLength(10)
  })

  it.each([
    ['one of its answers', '146', 'points-in-hand'],
    ['one of its answers', 'favoured', 'no-trump-melds'],
    ['what a document adds to one', 'random', 'first-dealer'],
    ['what a document adds to one', 'acceptable', 'bare-yuss'],
  ])('a word of %s alone finds only its own question: “%s” leads to %s', (_, typed, id) => {
    expect(findRules(typed).map(({ question }) => question?.id)).toEqual([id])
  })

  it('an answer that does not apply adds no words to the search', () => {
    expect(findRules('question')).toEqual([])
  })

  it.each(['shoul', 'woul', 'whil', 'which'])('a small word finds nothing: “%s”', (typed) => {
    expect(findRules(typed)).toEqual([])
  })

  it.each([
    ['its own name', 'bela', 'bela'],
    ['a name that is nothing but a small word', 'AT', 'all-trumps'],
    ['a name as it sounds', 'no trumpz', 'no-trumps'],
    ['a name as it sounds', 'all trumpz', 'all-trumps'],
    ['a name as it sounds', 'sur kontra', 'sheet'],
    ['how one of its names begins', 'fore', 'eldest'],
    ['how one of its names begins', 'cinq c', 'klaberjass'],
    ['its name and a word that it has not', 'points schtoch', 'last-trick'],
  ])('the search leads to a term by %s: “%s”', (_, typed, id) => {
    expect(findRules(typed)[0]?.term?.id).toBe(id)
  })

  it.each([
    ['undertakes', 'big'],
    ['family', 'pack'],
  ])('a term is not named by a word of its meaning alone: “%s” leads to %s', (typed, id) => {
    expect(findRules(typed).map(({ question, term }) => [question?.id, term])).toEqual([[id, null]])
  })

  it('the search lists each story that has the word in a name', () => {
    expect(findRules('book').map(({ story }) => story?.id)).toEqual(expect.arrayContaining(['pollak', 'huitte']))
  })

  it('the search names a question once, however many of its words match', () => {
    const ids = findRules('bela').map(({ question }) => question?.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    ['shtok', 'last-trick'],
    ['shtoch', 'last-trick'],
    ['menell', 'names-of-trumps'],
    ['menl', 'names-of-trumps'],
    ['schmeis', 'schmeiss'],
    ['shmays', 'schmeiss'],
    ['litiges', 'tie'],
    ['belotte', 'bela'],
    ['kapot', 'all-tricks'],
    ['exchnage', 'exchange-seven'],
    ['revok', 'revoke'],
    ['misdeel', 'misdeal'],
    ['klaberjas', 'pack'],
    ['белот', 'bela'],
    ['висщи', 'tie'],
  ])('the mistyped word “%s” still leads to %s', (typed, id) => {
    expect(firstOf(typed)).toContain(id)
  })

  it.each([
    ...['zzzz', 'zz', 'aaaa', 'qqq', 'wwwww', 'ффф', 'tttt'],
    ...['qwertyuiop', 'asdf', 'asdfgh', 'hjkl', 'poiuyt', 'mnbvcxz', 'ыва', 'щшгн'],
    ...['blorp', 'foobar', 'lorem ipsum', 'what is zzzz', 'xkcd', 'grzegorz'],
    ...['constructor', 'weather', 'computer', 'elephant', 'telephone', 'football', 'keyboard', 'strawberry'],
    ...['1234', '999', '?!'],
  ])('the word “%s” is used at no table and finds nothing', (typed) => {
    expect(findRules(typed)).toEqual([])
  })
})

/** Sentences by a writer who knew the documents, but not the app. `about` names questions of the lookup. */
describe('sentences that people type at the table', () => {
  it('the two hundred sentences each point to existing questions', () => {
    expect(ASKED.find).toHaveLength(200)
    expect(ASKED.find.flatMap(({ about }) => about.filter((id) => !IDS.includes(id)))).toEqual([])
  })

  it('the right question is among the first three in 95 of 100 sentences', () => {
    const missed = ASKED.find.filter((asked) => !isHit(asked)).map(({ say }) => say)
    expect(missed.length, missed.join(' · ')).toBeLessThanOrEqual(ASKED.find.length * 0.05)
  })

  it.each([
    ...['7 of trump', 'sequence of 5', '4 nines', 'do i have to trump', "didn't follow suit", 'saw a card'],
    ...['couper', 'renonce', 'stechen', 'übertrumpfen', 'взятка', 'обява', 'анонс', 'цакане', 'ренонс', 'zvanje'],
    ...['закръгляне', 'Gleichstand', 'Farbe bekennen', 'when can i swap the 7', 'when do i call bella'],
    ...['king and queen in a run and bela too', 'he lied about his fifty', 'what counts when i claim'],
  ])('the sentence “%s” always finds its question', (say) => {
    expect(ASKED.find.filter((asked) => asked.say === say).map(isHit)).toEqual([true])
  })

  it.each(ASKED.nothing)('the sentence “%s” finds nothing', (typed) => {
    expect(findRules(typed)).toEqual([])
  })
})

describe('searching in other languages', () => {
  it('every foreign word has a meaning and is long enough to be told apart', () => {
    const { foreign } = searchLanguage()
    const lost = foreign.filter(({ begins, meant }) => begins.length < 2 || meant.every((key) => key === ''))
    expect(lost).toEqual([])
    expect(foreign.filter(({ begins, isWhole }) => !isWhole && begins.length < 4).map(({ begins }) => begins)).toEqual(
      [],
    )
  })

  it.each([
    ['je dois couper ?', 'must-trump'],
    ['wer gibt', 'next-dealer'],
    ['zadnji štih', 'last-trick'],
    ['zadnji stih', 'last-trick'],
    ['tsakane', 'must-trump'],
    ['цакам ли', 'must-trump'],
    ['vier Neunen', 'four-of-a-kind'],
    ['четири деветки', 'four-of-a-kind'],
  ])('the foreign words “%s” lead to %s', (typed, id) => {
    expect(firstOf(typed)).toContain(id)
  })
})

it.each(['who', 'wer', 'кой', 'tko'])('the question word “%s” is recognised as “who”', (asking) => {
  expect([...askedFor(asking).keys()]).toEqual([searchLanguage().wordKey('who')])
})

/** Searches that work in any language setting: Bulgarian, in both alphabets, and German. */
const TYPED: readonly (readonly [typed: string, id: string])[] = [
  ['последна взятка', 'last-trick'],
  ['последната ръка', 'last-trick'],
  ['posledna vzqtka', 'last-trick'],
  ['закръгляне', 'rounding'],
  ['zakryglqne', 'rounding'],
  ['zakraglyane', 'rounding'],
  ['чаршаф', 'third-level'],
  ['charshaf kontra', 'third-level'],
  ['надцаква ли се', 'overtrump'],
  ['nadcakva li se', 'overtrump'],
  ['подцаква ли се', 'undertrump'],
  ['излизам', 'claims'],
  ['izlizam', 'claims'],
  ['кой излиза', 'first-lead'],
  ['letzter Stich', 'last-trick'],
  ['Gleichstand', 'tie'],
  ['Farbe bekennen', 'follow-suit'],
  ['Farbzwang', 'follow-suit'],
  ['Untertrumpfen', 'undertrump'],
  ['verleugnet', 'revoke'],
]

/** Searches that once did not find their ruling, by language setting. */
const TYPED_IN: Readonly<Record<string, readonly (readonly [typed: string, id: string])[]>> = {
  en: [
    ['is ace ten king queen a fifty', 'run-order'],
    ['claimed with 498', 'false-claim'],
    ['both have 65', 'tie'],
  ],
  bg: [
    ['влязохме вътре с реконтра', 'bate'],
    ['колко точки има на всичко коз', 'points-in-hand'],
    ['равна ръка', 'tie'],
  ],
  de: [
    ['bete gehen wer kriegt die punkte', 'bate'],
    ['mi', 'names-of-trumps'],
    ['unter', 'names-of-trumps'],
    ['falsche karte ausgespielt', 'revoke'],
  ],
}

// From here on, the tests load other languages.
describe.each(Object.keys(OFFERED))('finding a rule in %s', (language) => {
  beforeAll(async () => {
    await speakLanguage(language)
  })

  it.each(QUESTIONS.map(({ id }) => id))('the question %s is found by its own words', (id) => {
    expect(firstOf(ask[id])).toContain(id)
  })

  it.each(GLOSSARY.map((term) => ({ id: term.id, term })))('every name of “$id” leads there first', ({ term }) => {
    const lost = namesOf(term).filter((name) => !leadsTo(findRules(name).slice(0, FIRST), term))
    expect(lost).toEqual([])
  })

  it.each(TYPED)('the words “%s” lead to %s', (typed, id) => {
    expect(firstOf(typed)).toContain(id)
  })

  it.each(TYPED_IN[language] ?? [])('the table talk “%s” leads to %s', (typed, id) => {
    expect(firstOf(typed)).toContain(id)
  })

  it('the search finds what foreign words stand for', () => {
    const meant = searchWords.foreign.flatMap(([words]) => words.split(' '))
    expect(meant.filter((one) => wordsIn(one).length > 1 || findRules(one).length === 0)).toEqual([])
  })
})
