import { describe, expect, it } from 'vitest'
import { VERDICTS } from '@/lib/engine/score/made-tie-or-bate'
import { RANKS, SUITS, TRUMPS } from '@/lib/engine/table/card'
import { CLAIM_BELAS, MULTIPLIERS, THROWN_IN_REASONS } from '@/lib/engine/table/hand'
import * as play from '@/lib/messages/compiled/terms/play-words'
import * as runs from '@/lib/messages/compiled/terms/run-words'
import * as words from '@/lib/messages/compiled/terms/words'
import { eitherOf } from '@/lib/messages/locale'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { cardName, cardShort, rankName, suitName, trumpName, trumpSymbol } from '@/lib/text/terms/cards'
import { claimBelaLabel } from '@/lib/text/terms/claim-bela'
import { thrownInLabel, verdictLabel } from '@/lib/text/terms/labels'
import { seatWords, nameOf, subjectOf, sideHeading, sideNames, tableOf } from '@/lib/text/terms/names'
import { runName } from '@/lib/text/terms/runs'
import { vocabularyFor } from '@/lib/text/terms/words'
import { saidIn } from '@/tests/support/speak-language'
import { rules } from '../support/builders'
import { expectClean, tableAt } from '../support/text-builders'

describe('the words of the table', () => {
  it.each(RULE_SET_IDS)('all words of the table exist for %s', (id) => {
    const facts = { vocabulary: vocabularyFor(id, 'table'), times: 2, length: 4 } as const
    for (const word of Object.values({ ...words, ...play, ...runs }))
      expectClean(typeof word === 'string' ? word : word(facts))
  })

  it.each([
    [play.trumpJack, ['Yuss', 'Yuss', 'Yuss', 'jass', 'jasz', 'jass', 'trump jack']],
    [play.trumpNine, ['Manel', 'Manel', 'Manel', 'menel', 'menel', 'menel', 'trump nine']],
    [words.bela, ['Bela', 'Bela', 'Bela', 'bella', 'bella', 'bela', 'belote']],
    [words.bateMark, ['bate', 'bate', 'bate', 'defeated', 'bete', 'bate', 'inside']],
    [words.lastTrick, ['shtoch', 'shtoch', 'shtoch', 'last trick', 'last trick', 'last trick', 'last trick']],
  ])('every word is the one that each document uses', (word, texts) => {
    expect(RULE_SET_IDS.slice(0, texts.length).map((id) => word({ vocabulary: vocabularyFor(id, 'table') }))).toEqual(
      texts,
    )
  })

  it('the usual words are shown unless the reader chose the table’s words', () => {
    const usual = { vocabulary: vocabularyFor('bela-2', 'usual') }
    expect([words.lastTrick(usual), play.trumpJack(usual), play.trumpNine(usual)]).toEqual([
      'last trick',
      'trump jack',
      'trump nine',
    ])
    expect([words.bela(usual), words.bateMark(usual), play.sweep(usual)]).toEqual(['Bela', 'bate', 'all the tricks'])
    expect(vocabularyFor('lehman', 'usual')).toBe(vocabularyFor('lehman', 'table'))
  })

  it('the reader can choose plain words', () => {
    expect(vocabularyFor('bridge-belote', 'plain')).toBe('plain')
    expect(words.taker({ vocabulary: vocabularyFor('bridge-belote', 'table') })).toBe('committed team')
  })

  it('runs are named by their worth', () => {
    const named = (base: Parameters<typeof tableAt>[0]) =>
      [3, 4, 5, 7, 8].map((length) => runName(tableAt(base), length))
    expect(named('bela-2')).toEqual(['twenty', 'fifty', 'fifty', 'fifty and twenty', 'two fifties'])
    expect(named('denexa')).toEqual(['twenty', 'fifty', 'fifty', 'fifty', 'fifty'])
    expect(named('bridge-belote')).toEqual(['tierce', 'quarte', 'quint', 'quint', 'quint and tierce'])
  })

  it.each([
    ['en', 'coinche', ['tierce', 'cinquante', 'cent', 'belote', 'carré', 'coinché', 'surcoinché']],
    ['en', 'contree', ['tierce', 'cinquante', 'cent', 'belote', 'carré', 'contré', 'surcontré']],
    ['en', 'bela-hr', ['dvadeset', 'pedeset', 'sto', 'bela', 'four of a kind', 'with kontra', 'with rekontra']],
    ['bg', 'coinche', ['терца', 'петдесет', 'сто', 'белот', 'каре', 'с куанш', 'със сюркуанш']],
    ['bg', 'bela-hr', ['двайсет', 'петдесет', 'сто', 'белот', 'каре', 'с контра', 'с реконтра']],
    ['de', 'coinche', ['Terz', 'Fünfzig', 'Hundert', 'Belote', 'Vierling', 'coinché', 'surcoinché']],
    ['de', 'bela-hr', ['Dvadeset', 'Pedeset', 'Sto', 'Bela', 'Vierling', 'mit Kontra', 'mit Re']],
    ['fr', 'belote', ['tierce', 'cinquante', 'cent', 'belote', 'carré', 'contré', 'surcontré']],
    ['fr', 'coinche', ['tierce', 'cinquante', 'cent', 'belote', 'carré', 'coinché', 'surcoinché']],
    ['fr', 'bela-hr', ['dvadeset', 'pedeset', 'sto', 'bela', 'carré', 'contré', 'surcontré']],
    ['hr', 'coinche', ['tierce', 'cinquante', 'cent', 'belote', 'četiri iste', 'coinché', 'surcoinché']],
    ['hr', 'bela-hr', ['dvadeset', 'pedeset', 'sto', 'bela', 'četiri iste', 's kontrom', 's rekontrom']],
  ] as const)('in %s, %s has the words of its own players', async (language, base, said) => {
    const table = tableAt(base)
    const own = await saidIn(language, () => [
      ...[3, 4, 5].map((length) => runName(table, length)),
      words.bela(table),
      play.fourOfAKind(table),
      ...[2, 4].map((times) => words.doubled({ ...table, times })),
    ])
    expect(own).toEqual(said)
  })

  it('runs are named by their length where words are plain', () => {
    const table = { ...tableAt('bela-2'), vocabulary: 'plain' } as const
    expect([3, 5, 8].map((length) => runName(table, length))).toEqual(['run of three', 'run of five', 'run of eight'])
  })
})

describe('names', () => {
  it('players without a name are called by seat, at four by the compass', () => {
    expect(seatWords(rules('bela-2'))).toEqual(['Host', 'Guest'])
    expect(seatWords(rules('bela-3'))).toEqual(['Host', 'Left', 'Right'])
    expect(seatWords(rules('klabberjass-4'))).toEqual(['North', 'East', 'South', 'West'])
    expect(seatWords(rules('bridge-belote'))).toEqual(['North', 'West', 'South', 'East'])
    expect(tableOf(rules('bela-2'), ['  ', 'Yetta '], 'plain').names).toEqual(['Host', 'Yetta'])
    expect(tableOf(rules('bela-3'), [], 'plain').names).toEqual(['Host', 'Left', 'Right'])
  })

  it('a player with the word for another seat as name is told apart', () => {
    expect(tableOf(rules('klabberjass-4'), ['South', '', '', ''], 'plain').names).toEqual([
      'South',
      'East',
      'Player 3',
      'West',
    ])
  })

  it('partners are named together', () => {
    const table = tableAt('klabberjass-4')
    expect([sideNames(table, 0), sideNames(table, 1)]).toEqual(['Mike and Ann', 'Sue and Tom'])
    expect(sideHeading(tableAt('klabberjass-4', {}, 1), 0)).toBe('They')
    expect(subjectOf(tableAt('bela-2'), 0)).toEqual({ who: 'one', name: 'Mike' })
    expect(eitherOf(['Ann', 'Ben', 'Cleo'])).toBe('Ann, Ben or Cleo')
    expect(() => nameOf(table, 4)).toThrow('expected a seat below 4, got 4')
  })

  it('a table of three has no “us” and “them”', () => {
    expect(sideHeading(tableAt('bela-3', {}, 0), 0)).toBe('Anna')
  })
})

describe('cards', () => {
  it('cards are written in full and in short', () => {
    expect([cardName('10H'), cardShort('10H')]).toEqual(['ten of hearts', '10♥'])
    expect(TRUMPS.map(trumpName)).toEqual(['spades', 'hearts', 'diamonds', 'clubs', 'no trumps', 'all trumps'])
    for (const suit of SUITS) expect(suitName(suit)).toBe(suit)
    expect(TRUMPS.map(trumpSymbol)).toEqual(['♠', '♥', '♦', '♣', 'NT', 'AT'])
    for (const rank of RANKS) expectClean(rankName(rank))
  })
})

describe('labels', () => {
  it('every verdict, thrown-in deal, double and claimed bela has a label', () => {
    for (const base of RULE_SET_IDS) {
      const table = tableAt(base)
      for (const verdict of VERDICTS) expectClean(verdictLabel(table, verdict))
      for (const bela of CLAIM_BELAS) expectClean(claimBelaLabel(table, bela))
      for (const times of MULTIPLIERS) expectClean(words.doubled({ ...table, times }))
    }
    for (const why of THROWN_IN_REASONS) expectClean(thrownInLabel(why))
  })
})
