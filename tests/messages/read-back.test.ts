import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { VERDICTS } from '@/lib/engine/score/outcome'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { differencesIn, markOf } from '../../scripts/read-back/compare'
import { expectedOfHand } from '../../scripts/read-back/expected-hand'
import { drawnGames, drawnHands } from '../../scripts/read-back/hands'
import type { Expected, Item } from '../../scripts/read-back/item'
import { hashOf } from '../../scripts/read-back/item'
import { itemsIn } from '../../scripts/read-back/items'
import { faultsOf, keptNow, keptOf } from '../../scripts/read-back/kept'
import { partsOf } from '../../scripts/read-back/sheet'
import { speakAs } from '../../scripts/read-back/speak'
import { claimed, from, played, playedByThree, rules, score } from '../support/builders'

const ROOT = join(import.meta.dirname, '../..')
const LANGUAGES = readdirSync(join(ROOT, 'lib/messages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'compiled')
  .map(({ name }) => name)

const itemOf = (expected: Expected, words = 'Some words.'): Item => ({
  kind: 'hand',
  parties: ['Anna', 'Ben'],
  texts: [words],
  asks: [],
  expected,
})

describe.each(LANGUAGES)('what is read back in %s', (language) => {
  let items: readonly Item[] = []

  beforeAll(async () => {
    await speakAs(language)
    items = itemsIn(language)
  }, 60_000)

  it('is 300 hands and 60 answers of the rules at least', () => {
    expect(items.filter(({ kind }) => kind === 'hand').length).toBeGreaterThanOrEqual(300)
    expect(items.filter(({ kind }) => kind === 'rule').length).toBeGreaterThanOrEqual(60)
  })

  it('is whole texts', () => {
    for (const { texts } of items)
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object|\[lacks|[{}]|^$/)
  })
})

describe.each(LANGUAGES.filter((language) => language !== 'en'))('all that is said in %s', (language) => {
  beforeAll(() => speakAs(language), 60_000)

  it('was read as the engine has it, or is named as not read since it changed', () => {
    expect(faultsOf(itemsIn(language), keptOf(language))).toEqual([])
  })

  it('was read of 300 hands and 60 answers of the rules at least', () => {
    const { read } = keptOf(language)
    const wasRead = itemsIn(language).filter((item) => read[hashOf(item)] !== undefined)
    expect(wasRead.filter(({ kind }) => kind === 'hand').length).toBeGreaterThanOrEqual(300)
    expect(wasRead.filter(({ kind }) => kind === 'rule').length).toBeGreaterThanOrEqual(60)
  })
})

describe('the hands that are read', () => {
  const hands = drawnHands(drawnGames(), 320)
  const count = (isSo: (hand: (typeof hands)[number]) => boolean) => hands.filter(isSo).length

  it.each(RULE_SET_IDS)('are of %s, twenty at least', (id) => {
    expect(count(({ base }) => base === id)).toBeGreaterThanOrEqual(20)
  })

  it.each(VERDICTS)('come out %s, eight at least', (verdict) => {
    expect(count(({ row }) => row.score.verdict === verdict)).toBeGreaterThanOrEqual(8)
  })

  it.each<readonly [string, (hand: (typeof hands)[number]) => boolean]>([
    ['three players', ({ rules }) => rules.players === 3],
    ['match points', ({ rules }) => rules.scoring === 'match-points'],
    ['a contract that was doubled', ({ row }) => 'multiplier' in row.hand && row.hand.multiplier > 1],
    ['no trumps', ({ row }) => 'trump' in row.hand && row.hand.trump === 'none'],
    ['every trick on one side', ({ row }) => row.score.sweep !== null],
    ['points that are held over', ({ row }) => row.score.heldOverAdded > 0],
    ['points that had been held over', ({ row }) => row.score.heldOverWon > 0],
    ['the end of the game', ({ row }) => row.ending.over],
  ])('are also of %s, five at least', (_, isSo) => {
    expect(count(isSo)).toBeGreaterThanOrEqual(5)
  })

  it('are the same every time', () => {
    expect(drawnHands(drawnGames(), 320)).toEqual(hands)
  })
})

describe('what a reader must say', () => {
  it('of a hand that was made is each side’s own points', () => {
    expect(expectedOfHand(rules('bela-2'), score(rules('bela-2'), played()))).toEqual({
      result: ['made'],
      by: ['A'],
      points: [{ A: 70, B: 55 }],
    })
  })

  it('of a bate is what comes over, or all that the other side then has', () => {
    const row = score(rules('bela-2'), played({ cardPoints: [45, 70] }), from([0, 0], 61))
    expect(expectedOfHand(rules('bela-2'), row)).toMatchObject({
      result: ['lost'],
      by: ['A'],
      points: [{ B: 45 + 80 + 61 }, { B: 45 + 61 }],
      tookHeld: [{ B: 61 }],
    })
  })

  it('of a tie is whose points wait, and how many in all', () => {
    const row = score(rules('bela-2'), played({ cardPoints: [60, 50] }), from([0, 0], 13))
    expect(expectedOfHand(rules('bela-2'), row)).toEqual({
      result: ['level'],
      points: [{ B: 60 }],
      held: [73],
      heldFrom: ['A'],
    })
  })

  it('of a bate by three is the higher opponent, and what the lower keeps', () => {
    const row = score(rules('bela-3'), playedByThree({ cardPoints: [40, 60, 30] }))
    expect(expectedOfHand(rules('bela-3'), row)['points']).toContainEqual({ B: 40, C: 30 })
  })

  it('of a claim that falls short is who has won the game', () => {
    const row = score(rules('bela-2'), claimed(), from([440, 20]))
    expect(expectedOfHand(rules('bela-2'), row)).toMatchObject({ result: ['claim false'], by: ['A'], game: ['B'] })
  })
})

describe('an answer', () => {
  const item = itemOf({ by: ['A'], points: [{ B: 85 }, { B: 170 }], held: 'any', over: [true] })

  it('may leave out what is nothing, and say what the words leave open', () => {
    const answer = { by: 'a', points: { A: 0, B: '85' }, held: 12, heldFrom: null, over: true, doubt: 'whose?' }
    expect(differencesIn(item, answer)).toEqual([])
  })

  it('that names the wrong party is told, with what the engine has', () => {
    expect(differencesIn(item, { by: 'B', points: { A: 85 }, over: true })).toEqual([
      { field: 'by', read: 'b', engine: 'A' },
      { field: 'points', read: { A: 85 }, engine: [{ B: 85 }, { B: 170 }] },
    ])
  })

  it('that says more or less than the words is told', () => {
    expect(differencesIn(item, { by: 'A', points: { B: 85 }, game: 'A' })).toEqual([
      { field: 'over', read: null, engine: true },
      { field: 'game', read: 'a', engine: null },
    ])
  })
})

describe('what is kept', () => {
  const [before, after] = [itemOf({ by: ['A'] }, 'Anna takes.'), itemOf({ by: ['A'] }, 'Anna takes it.')]
  const kept = { read: { [hashOf(before)]: { by: 'A' } }, notReadSinceItChanged: [] }

  it('holds as long as the same words are said', () => {
    expect(faultsOf([before], kept)).toEqual([])
    expect(keptNow([before], kept)).toEqual(kept)
  })

  it('does not count for other words, which are named as not read', () => {
    expect(faultsOf([after], kept).map(({ what }) => what)).toEqual(['not said any more', 'not named as unread'])
    expect(keptNow([after], kept)).toEqual({ read: {}, notReadSinceItChanged: [hashOf(after)] })
  })

  it('falls when the engine has it otherwise', () => {
    const turned = itemOf({ by: ['B'] }, 'Anna takes.')
    expect(faultsOf([turned], kept)).toMatchObject([{ what: 'read otherwise', differences: [{ field: 'by' }] }])
  })
})

describe('a page to read', () => {
  it('has the words and the names, and nothing of what the engine knows', () => {
    const item = itemOf({ by: ['SECRET'] }, 'Ana nimmt.')
    const [part] = partsOf('de', [item])
    expect(part?.name).toBe('de-1')
    expect(part?.page.split(`### ${markOf(item, 0)}`)[1]?.trim()).toBe('A = Anna · B = Ben\n\n1. Ana nimmt.')
    expect(part?.page).not.toContain('SECRET')
  })
})
