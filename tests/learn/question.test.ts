import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkHand } from '@/lib/engine/check/check'
import { sideWithoutPile } from '@/lib/engine/check/pile-sums'
import type { Game } from '@/lib/engine/game/ledger'
import { pilePoints } from '@/lib/engine/table/deck'
import { scoredRowOf } from '@/lib/learn/draw-hand'
import { LEVELS } from '@/lib/learn/levels'
import { drawPile } from '@/lib/learn/pile'
import { drawQuestion, choiceKey, type QuizQuestion } from '@/lib/learn/question'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { anyRules } from '../support/any-rules'
import { scoreGameNaively } from '../support/naive-scorer'

const anySeed = fc.nat({ max: 2 ** 32 - 1 })
const anyLevel = fc.constantFrom(...LEVELS)
const anyGame = fc.constantFrom(...RULE_SET_IDS)

const rules = (id: RuleSetId) => rulesOf(ruleSet(id))

function asked(id: RuleSetId, level: (typeof LEVELS)[number], seed: number): QuizQuestion {
  const question = drawQuestion(rules(id), level, seed)
  if (question === null) throw new Error(`expected a question of ${id}, ${level}, seed ${seed}`)
  return question
}

const gameOf = ({ rules, hand, standing }: QuizQuestion): Game => ({
  rules,
  dealer: standing.dealer,
  start: { totals: standing.totals, heldOver: standing.heldOver },
  hands: [hand],
})

/** Returns the answer of the naive scorer, in the form of a choice. */
function naively(question: QuizQuestion): string {
  const { rows, wrong } = scoreGameNaively(gameOf(question))
  const [row] = rows
  if (row === undefined || wrong !== null) throw new Error(`expected a hand that can be scored, got ${wrong?.code}`)
  const winner = question.hand.kind === 'claimed' ? row.winner : ''
  return [...row.points, row.heldOver, winner].join(' ')
}

const holds = (law: (question: QuizQuestion) => void) =>
  fc.assert(fc.property(anyGame, anyLevel, anySeed, (id, level, seed) => law(asked(id, level, seed))))

describe('a question of every game, at every level', () => {
  it('a question is about a hand that the sheet accepts, from piles that cards can make', () =>
    holds(({ rules, hand }) => {
      expect(checkHand(rules, hand)).toBeNull()
      expect(hand.kind === 'played' ? sideWithoutPile(rules, hand) : null).toBeNull()
    }))

  it('a question has four different choices, and one of them is right', () =>
    holds(({ choices }) => {
      expect(new Set(choices.map(choiceKey)).size).toBe(4)
      expect(choices.filter(({ mistake }) => mistake === null)).toHaveLength(1)
    }))

  it('the right choice is the one that the second scorer gives', () =>
    holds((question) => {
      const right = question.choices.filter(({ mistake }) => mistake === null)
      expect(right.map(choiceKey)).toEqual([naively(question)])
    }))

  it('the answer is the same for any dealer, as the question names none', () =>
    holds(({ rules, hand, standing, row }) => {
      const answers = Array.from({ length: rules.players }, (_, dealer) =>
        scoredRowOf({ rules, hand, standing: { ...standing, dealer } }),
      )
      expect(answers.map((answer) => answer?.score.points)).toEqual(answers.map(() => row.score.points))
    }))

  it('the same seed gives the same question', () =>
    fc.assert(
      fc.property(anyGame, anyLevel, anySeed, (id, level, seed) => {
        expect(asked(id, level, seed)).toEqual(asked(id, level, seed))
      }),
    ))
})

it('any rules without contradictions have a question with the second scorer’s answer', () =>
  fc.assert(
    fc.property(anyRules, anyLevel, anySeed, (table, level, seed) => {
      const question = drawQuestion(table, level, seed)
      if (question === null) throw new Error('expected a question')
      expect(question.choices.filter(({ mistake }) => mistake === null).map(choiceKey)).toEqual([naively(question)])
    }),
  ))

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
const someAt = (id: RuleSetId, level: (typeof LEVELS)[number], isSo: (question: QuizQuestion) => boolean) =>
  SEEDS.filter((seed) => isSo(asked(id, level, seed))).length

describe.each(RULE_SET_IDS)('the levels of %s', (id) => {
  it('the first level has cards alone, made and failed', () => {
    const isPlain = ({ hand, standing }: QuizQuestion) =>
      hand.kind === 'played' &&
      hand.melds.length + hand.bela.length === 0 &&
      hand.multiplier === 1 &&
      hand.bid !== 'capot' &&
      standing.heldOver === 0
    expect(someAt(id, 'easy', isPlain)).toBe(SEEDS.length)
    expect(someAt(id, 'easy', ({ row }) => row.score.verdict === 'made')).toBeGreaterThan(5)
    expect(someAt(id, 'easy', ({ row }) => row.score.verdict === 'bate')).toBeGreaterThan(5)
  })

  it('the middle levels add bela, and runs where this game has them', () => {
    expect(someAt(id, 'medium', ({ hand }) => hand.kind === 'played' && hand.bela.length > 0)).toBeGreaterThan(3)
    const withRuns = someAt(id, 'medium', ({ hand }) => hand.kind === 'played' && hand.melds.length > 0)
    expect(withRuns > 3).toBe(rules(id).runs === 'yes')
  })

  it('the last level adds doubling, claims, points held over or bids of all the tricks', () => {
    const { doubling, claims, tie, auction } = rules(id)
    const isDoubled = ({ hand }: QuizQuestion) => hand.kind === 'played' && hand.multiplier > 1
    expect(someAt(id, 'hard', isDoubled) > 0).toBe(doubling > 1)
    expect(someAt(id, 'hard', ({ hand }) => hand.kind === 'claimed') > 0).toBe(claims !== 'none')
    expect(someAt(id, 'hard', ({ standing }) => standing.heldOver > 0) > 0).toBe(tie.startsWith('held-over'))
    const isEveryTrick = ({ hand }: QuizQuestion) => hand.kind === 'played' && hand.bid === 'capot'
    expect(someAt(id, 'hard', isEveryTrick) > 0).toBe(auction === 'bids')
  })
})

describe('a pile to count', () => {
  const anyPile = fc.tuple(anyGame, anyLevel, anySeed)

  it('a pile has different cards of the pack, and their points with the ten of the last trick', () =>
    fc.assert(
      fc.property(anyPile, ([id, level, seed]) => {
        const { tricks, trump, hasLast, points } = drawPile(rules(id), level, seed)
        const cards = tricks.flat()
        expect(new Set(cards).size).toBe(cards.length)
        expect(cards).toHaveLength(tricks.length * rules(id).players)
        expect(points).toBe(pilePoints(cards, trump) + (hasLast ? 10 : 0))
      }),
    ))

  it('the same seed gives the same pile', () =>
    fc.assert(
      fc.property(anyPile, ([id, level, seed]) => {
        expect(drawPile(rules(id), level, seed)).toEqual(drawPile(rules(id), level, seed))
      }),
    ))
})
