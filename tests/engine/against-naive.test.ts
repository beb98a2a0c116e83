import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'
import { scoreGameByEngine } from '../support/engine-as-naive'
import { scoreGameNaively } from '../support/naive-scorer'
import { spoilt } from '../support/spoilt-hands'

// For a longer look: YUSS_RUNS=200000 npx vitest run tests/engine/against-naive.test.ts
const RUNS = Number(process.env['YUSS_RUNS'] ?? 400)
const LIMIT = 60_000 + RUNS * 20

const agree = (games: ReturnType<typeof anyGame>) =>
  fc.assert(
    fc.property(games, (game) => {
      expect(scoreGameByEngine(game)).toEqual(scoreGameNaively(game))
    }),
    { numRuns: RUNS },
  )

describe('the engine and a second, naive scorer agree', () => {
  it('on games under the rules of the documents', () => agree(anyGame(documentRules)), LIMIT)
  it('on games under any rules that make sense', () => agree(anyGame(anyRules)), LIMIT)
  it('on single hands under any rules', () => agree(anyGame(anyRules, 1)), LIMIT)
  it('on what is wrong with a hand after a slip of the pen', () => agree(spoilt(anyGame(anyRules, 3))), LIMIT)
})
