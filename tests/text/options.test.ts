import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentParser } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import { CLASH_NEEDS, isListed, OPTION_NAMES, OPTIONS, type OptionName, type Rules } from '@/lib/engine/table/options'
import { optionName, optionQuestionText } from '@/lib/text/options/names'
import { optionLine, optionValueText } from '@/lib/text/options/values'
import { clashSentence } from '@/lib/text/problems/clash'
import { rules } from '../support/builders'
import { expectClean, expectSentence } from '../support/text-builders'

const valuesOf = (option: OptionName): readonly Rules[OptionName][] => {
  const values: readonly Rules[OptionName][] | string = OPTIONS[option]
  return typeof values === 'string' ? [151, 501] : values
}

const LISTED: readonly OptionName[] = OPTION_NAMES.filter(isListed)
const EVERY_VALUE = OPTION_NAMES.flatMap((option) => valuesOf(option).map((value) => [option, value] as const))

/** The values that the messages of each option choose among, such as `bateTo--option.value` and `bateTo--how`. */
const MESSAGES = new FluentParser({ withSpans: false })
  .parse(readFileSync(join(import.meta.dirname, '../../lib/messages/en/options.ftl'), 'utf8'))
  .body.flatMap((entry) => (entry.type === 'Message' ? [entry] : []))

function chosenAmong(id: string, attribute: string | null): readonly string[] {
  const message = MESSAGES.find((one) => one.id.name === id)
  const pattern =
    attribute === null ? message?.value : message?.attributes.find((one) => one.id.name === attribute)?.value
  const [first] = pattern?.elements ?? []
  if (first?.type !== 'Placeable' || first.expression.type !== 'SelectExpression')
    throw new Error(`${id} has no values`)
  return first.expression.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value))
}

describe('every option', () => {
  it.each(OPTION_NAMES)('the option %s has a heading and a question', (option) => {
    expectSentence(optionName(option) + '.')
    expectSentence(optionQuestionText(option))
    expect(optionQuestionText(option)).toMatch(/\?$/)
  })

  it.each(EVERY_VALUE)('%s: the value %s is in words', (option, value) => {
    const text = optionValueText(option, value)
    expectClean(text)
    expect(text).not.toBe(String(value))
    expectSentence(optionLine(option, value))
  })

  it.each(LISTED)('the option %s tells its values apart', (option) => {
    const texts = valuesOf(option).map((value) => optionValueText(option, value))
    expect(new Set(texts).size).toBe(texts.length)
  })

  // A missing value does not compile. A needless one would be translated for nothing.
  it.each(LISTED)('the option %s has words for its values and no others', (option) => {
    const values = valuesOf(option).map(String).sort()
    expect([...chosenAmong(`${option}--option`, 'value')].sort()).toEqual(values)
    expect([...chosenAmong(`${option}--how`, null)].sort()).toEqual(values)
  })

  it('every option has a heading of its own', () => {
    expect(new Set(OPTION_NAMES.map(optionName)).size).toBe(OPTION_NAMES.length)
  })
})

describe('how we play', () => {
  it('“how we play” reads as a sheet of lines', () => {
    const lines = (agreed: Rules) => OPTION_NAMES.map((option) => optionLine(option, agreed[option], agreed))
    expect(lines(rules('bela-2'))).toContain(
      'Equal points: the others score; the taker’s points are held over for the winner of the next hand.',
    )
    expect(lines(rules('bela-2'))).toContain('Target: 501 points.')
    expect(lines(rules('bridge-belote'))).toContain('Target: 151 match points.')
    expect(lines(rules('bela-2'))).toContain('Long runs: 50; seven cards count 70, eight cards 100.')
  })

  it('a target is counted in its unit, one or many', () => {
    expect(optionLine('target', 12, { scoring: 'points', goal: 'hands' })).toBe('Target: 12 deals.')
    expect([
      optionValueText('target', 1),
      optionValueText('target', 1, { scoring: 'match-points', goal: 'points' }),
    ]).toEqual(['1 point', '1 match point'])
  })
})

describe('rules that contradict each other', () => {
  it.each(CLASH_NEEDS)('the contradiction %s has a reason', (need) => {
    expectSentence(clashSentence(rules('bela-2'), { option: 'schmeiss', needs: need }))
  })

  it('a contradiction names the value, what it needs, and why', () => {
    expect(clashSentence(rules('bela-2', { pack: 28 }), { option: 'pack', needs: 'three-players' })).toBe(
      'Pack (28 cards, without the sevens) needs three players: only then are 27 cards dealt, and only then do two opponents score separately.',
    )
    expect(clashSentence(rules('bela-3', { tie: 'held-over' }), { option: 'tie', needs: 'two-or-four-players' })).toBe(
      'Equal points (the others score; the taker’s points are held over for the winner of the next hand) needs two or four players: with three, the taker must beat both opponents and fails on equal points.',
    )
  })
})
