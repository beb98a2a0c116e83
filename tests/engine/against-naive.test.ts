import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'
import { scoreGameByEngine } from '../support/engine-as-naive'
import { scoreGameNaively } from '../support/naive-scorer'
import { spoilt } from '../support/spoilt-hands'

// For a longer run: YUSS_RUNS=200000 npx vitest run tests/engine/against-naive.test.ts
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
  it('both score games under the rules of the documents alike', () => agree(anyGame(documentRules)), LIMIT)
  it('both score games under any rules that make sense alike', () => agree(anyGame(anyRules)), LIMIT)
  it('both score single hands under any rules alike', () => agree(anyGame(anyRules, 1)), LIMIT)
  it('both name the same problem in a hand after a slip of the pen', () => agree(spoilt(anyGame(anyRules, 3))), LIMIT)
})
