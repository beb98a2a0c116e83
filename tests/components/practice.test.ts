import { describe, expect, it } from 'vitest'
import { answered, begun, FIRST, isLast, isOver, onToNext } from '@/components/learn/practice'

const RIGHT = { isRight: true, missed: [] }
const WRONG = { isRight: false, missed: ['bela'] } as const

describe('a run of ten questions', () => {
  const answerAndGoOn = (practice: typeof FIRST) => onToNext(answered(practice, '1', RIGHT))

  it('a run is over after the tenth question', () => {
    const nine = Array.from({ length: 9 }).reduce<typeof FIRST>(answerAndGoOn, begun(FIRST, 7))
    expect([isLast(nine), isOver(nine)]).toEqual([true, false])
    expect(isOver(answerAndGoOn(nine))).toBe(true)
    expect(answerAndGoOn(nine).answers).toHaveLength(10)
  })

  it('only the first answer to a question counts', () => {
    const once = answered(begun(FIRST, 7), '82 80', WRONG)
    expect(answered(once, '92 70', RIGHT)).toEqual(once)
  })

  it('the next question comes only after an answer', () => {
    const practice = begun(FIRST, 7)
    expect(onToNext(practice)).toBe(practice)
  })

  it('a run starts again where something else is practised', () => {
    const later = answerAndGoOn(begun(FIRST, 7))
    expect(begun(later, 8, { kind: 'count' })).toEqual({ ...FIRST, kind: 'count', seed: 8 })
  })
})
