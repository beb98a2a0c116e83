import { describe, expect, it } from 'vitest'
import { asTyped } from '@/lib/core/letters'
import { asHeard, asSpelt, isSlip, wordsIn } from '@/lib/rulesets/search/spelling'
import { matchesWords } from '@/lib/rulesets/search/typed-words'

describe('a word as it is spelt', () => {
  it.each([
    ['Éclat', 'eclat', 'eclat'],
    ['ВЪТРЕ', 'вътре', 'vatre'],
    ['Щих', 'щих', 'shtih'],
    ['чаршаф', 'чаршаф', 'charshaf'],
    ['пальто', 'пальто', 'palto'],
    ['Πιλόττα', 'πιλοττα', 'pilotta'],
    ['übertrumpfen', 'ubertrumpfen', 'ubertrumpfen'],
    ['među', 'medu', 'medu'],
    ['Işıl', 'isil', 'isil'],
  ])('“%s” is spelt “%s” in its own alphabet, “%s” in the Latin one', (word, typed, spelt) => {
    expect([asTyped(word), asSpelt(word)]).toEqual([typed, spelt])
  })
})

describe('a word as it sounds', () => {
  it.each([
    ['shmeis', ['schmeiss', 'Shmeis', 'schmeis', 'shmmeiss']],
    ['kontra', ['contra', 'kontra', 'Khontra', 'ckontra', 'чонтра', 'кonttra']],
    ['ias', ['jass', 'yass', 'Jaz', 'йас']],
    ['svik', ['zwick', 'swik', 'Zvickk']],
    ['boki', ['bocchi', 'bokki', 'bochy']],
    ['shtih', ['щих', 'щщих', 'Щщих', 'щщщих', 'shtih']],
  ])('all spellings of “%s” sound alike', (heard, words) => {
    expect(words.map(asHeard)).toEqual(words.map(() => heard))
  })
})

describe('the words of a text', () => {
  it.each([
    ['', []],
    [' – ', []],
    ['re-contra, 7s!', ['re', 'contra', '7s']],
    ["I didn't, the 7's", ['I', 'didnt', 'the', '7s']],
    ["l'atout qu’il prend", ['atout', 'il', 'prend']],
    ["L’as d'ATOUT", ['as', 'ATOUT']],
    ['j’ai coupe\u0301', ['ai', 'coupé']],
  ])('a text is split into words: “%s”', (text, words) => {
    expect(wordsIn(text)).toEqual(words)
  })
})

describe('typing mistakes', () => {
  it.each([
    ['a letter too few', 'menl', 'menel'],
    ['a letter too many', 'menell', 'menel'],
    ['a letter wrong', 'tramp', 'trump'],
    ['the first letter left out', 'chmeiss', 'schmeiss'],
    ['a letter before the first', 'tschmeiss', 'schmeiss'],
    ['two the other way round, in a word of four', 'mnel', 'menl'],
    ['the first two the other way round', 'ebla', 'bela'],
    ['the last two the other way round', 'beal', 'bela'],
    ['two wrong in a word of nine', 'declxryng', 'declaring'],
    ['two too few in a word of ten', 'declarin', 'declarings'],
    ['nothing', 'contra', 'contra'],
  ])('a small slip is forgiven, %s: %s for %s', (_, typed, meant) => {
    expect([isSlip(typed, meant), isSlip(meant, typed)]).toEqual([true, true])
  })

  it.each([
    ['a letter of three left out', 'ta', 'tai'],
    ['a letter of four left out', 'bel', 'bela'],
    ['a letter of four wrong', 'bola', 'bela'],
    ['another first letter', 'bchmeiss', 'schmeiss'],
    ['another first letter, and one more', 'bschmeist', 'schmeiss'],
    ['two wrong in a word of five', 'tramb', 'trump'],
    ['two wrong in a word of eight', 'exchxnga', 'exchange'],
    ['three wrong in a word of nine', 'dxclxryng', 'declaring'],
    ['two the other way round, and another letter behind', 'mnex', 'menl'],
    ['two the other way round, in a word of three', 'tei', 'tie'],
    ['three that went round', 'lbea', 'bela'],
    ['two the other way round, and one of them wrong', 'ibla', 'bela'],
    ['two too many in a word of six, which begin as it does', 'bebela', 'bela'],
    ['half a word', 'decl', 'declaration'],
    ['two too few in a word of eight', 'exchan', 'exchange'],
  ])('a larger slip is not forgiven, %s: %s for %s', (_, typed, meant) => {
    expect([isSlip(typed, meant), isSlip(meant, typed)]).toEqual([false, false])
  })
})

describe('a text about what was typed', () => {
  const text = 'The dealer takes the last trick in trumps'

  it.each(['trick', 'tricks', 'dealer trick', 'Trick!', 'trumps trick', 'tri', 'trum', 'trick capot'])(
    'the text is found by “%s”',
    (typed) => {
      expect(matchesWords(text, typed)).toBe(true)
    },
  )

  it.each(['capot', 'capot revoke', 'trick capot revoke', 'tramp capot', 'zzzz'])(
    'the text is not found by “%s”',
    (typed) => {
      expect(matchesWords(text, typed)).toBe(false)
    },
  )
})
