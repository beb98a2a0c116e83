import { describe, expect, it } from 'vitest'
import { CLASH_NEEDS, OPTION_NAMES, OPTIONS } from '@/lib/engine/table/options'
import type { OptionName, Rules } from '@/lib/engine/table/options'
import {
  optionLine,
  optionName,
  optionQuestion,
  optionText,
  optionValueText,
  rulesInWords,
} from '@/lib/text/en/options/options'
import { clashReason, clashSentence } from '@/lib/text/en/problems/clash'
import { rules } from '../support/builders'
import { expectClean, expectSentence } from '../support/text-builders'

const valuesOf = (option: OptionName): readonly Rules[OptionName][] => {
  const values: readonly Rules[OptionName][] | string = OPTIONS[option]
  return typeof values === 'string' ? [151, 501] : values
}

const EVERY_VALUE = OPTION_NAMES.flatMap((option) => valuesOf(option).map((value) => [option, value] as const))

describe('every option', () => {
  it.each(OPTION_NAMES)('%s has a heading and a question', (option) => {
    expectSentence(optionName(option) + '.')
    expectSentence(optionQuestion(option))
    expect(optionQuestion(option)).toMatch(/\?$/)
  })

  it.each(EVERY_VALUE)('%s: %s is in words', (option, value) => {
    const text = optionValueText(option, value)
    expectClean(text)
    expect(text).not.toBe(String(value))
    expectSentence(optionLine(option, value))
  })

  it.each(OPTION_NAMES.filter((option) => option !== 'target'))('%s tells its values apart', (option) => {
    const texts = valuesOf(option).map((value) => optionValueText(option, value))
    expect(new Set(texts).size).toBe(texts.length)
    expect(Object.keys(optionText(option).values).sort()).toEqual(valuesOf(option).map(String).sort())
  })

  it('has a heading of its own', () => {
    expect(new Set(OPTION_NAMES.map(optionName)).size).toBe(OPTION_NAMES.length)
  })
})

describe('how we play', () => {
  it('reads as a sheet of lines', () => {
    const lines = rulesInWords(rules('bela-2'))
    expect(lines).toHaveLength(OPTION_NAMES.length)
    expect(lines).toContain(
      'Equal points: the others score, and the taker’s points wait for the winner of the next hand.',
    )
    expect(lines).toContain('Target: 501 points.')
    expect(rulesInWords(rules('bridge-belote'))).toContain('Target: 151 match points.')
    expect(lines).toContain('Long runs: 50; seven count 70 and eight 100.')
  })

  it('has no value for what is not in the list', () => {
    expect(() => optionValueText('tie', 'higher')).toThrow('option tie has no value higher')
  })
})

describe('rules that clash', () => {
  it.each(CLASH_NEEDS)('%s has a reason', (need) => {
    expectSentence(clashSentence(rules('bela-2'), { option: 'schmeiss', needs: need }))
    expect(clashReason(need).length).toBeGreaterThan(20)
  })

  it('names the value, what it needs, and why', () => {
    expect(clashSentence(rules('bela-2', { pack: 28 }), { option: 'pack', needs: 'three-players' })).toBe(
      'Pack (28 cards, without the sevens) needs three players: only there are two opponents who score apart, and 27 cards in the hands.',
    )
    expect(clashSentence(rules('bela-3', { tie: 'held-over' }), { option: 'tie', needs: 'two-or-four-players' })).toBe(
      'Equal points (the others score, and the taker’s points wait for the winner of the next hand) needs two or four players: with three the taker has to beat both, and equal points are as good as fewer.',
    )
  })
})
