import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Counter } from '@/components/learn/counter'
import { answered, begun, FIRST, type Practice } from '@/components/learn/practice'
import { Quiz } from '@/components/learn/quiz'
import { RunEnd } from '@/components/learn/run-end'
import type { Level } from '@/lib/learn/levels'
import { drawPile } from '@/lib/learn/pile'
import { drawQuestion, choiceKey, type QuizQuestion } from '@/lib/learn/question'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { tableAt } from '../support/text-builders'

const SEED = 7

const questionOf = (base: RuleSetId, level: Level): QuizQuestion => {
  const question = drawQuestion(tableAt(base).rules, level, SEED)
  if (question === null) throw new Error(`expected a question of ${base}`)
  return question
}

function shown(part: typeof Quiz, base: RuleSetId, practice: Practice): string {
  const asked = { base, table: tableAt(base) }
  return renderToStaticMarkup(createElement(part, { asked, practice, seed: SEED, onPractice: () => {} }))
}

const atLevel = (level: Level) => begun(FIRST, SEED, { level })
const buttonsIn = (html: string) => html.match(/<button[^>]*aria-pressed[^>]*>/g) ?? []
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('a question of the quiz', () => {
  it('a question has four keys with whole answers, and no score lines before a tap', () => {
    const html = shown(Quiz, 'coinche', atLevel('hard'))
    expect(buttonsIn(html)).toHaveLength(4)
    expect(buttonsIn(html).every((key) => /aria-label="Mike and Ann \d+, Sue and Tom \d+/.test(key))).toBe(true)
    expect(html).not.toContain('<table')
    expect(html).not.toMatch(/Right|Not right/)
  })

  it('a wrong answer shows what it missed, the right one, and lines with rule links', () => {
    const question = questionOf('bela-2', 'medium')
    const wrong = question.choices.find(({ mistake }) => mistake !== null)
    if (wrong === undefined) throw new Error('expected a wrong choice')
    const practice = answered(atLevel('medium'), choiceKey(wrong), { isRight: false, missed: [] })
    const html = shown(Quiz, 'bela-2', practice)
    expect(wordsOf(html)).toContain('Not right')
    expect(html).toMatch(/href="\/en\/rules\/?\?q=[a-z-]+"/)
    expect(buttonsIn(html).filter((key) => key.includes('border-felt'))).toHaveLength(1)
    expect(buttonsIn(html).filter((key) => key.includes('border-red'))).toHaveLength(1)
    expect(buttonsIn(html).every((key) => key.includes('aria-disabled="true"'))).toBe(true)
    expect(wordsOf(html)).toContain('Next question')
  })
})

describe('a pile to count', () => {
  const pile = drawPile(tableAt('bela-2').rules, 'hard', SEED)

  it('a pile shows every card by name, and no points before a figure is entered', () => {
    const html = shown(Counter, 'bela-2', atLevel('hard'))
    expect(html.match(/<li/g)).toHaveLength(pile.tricks.flat().length)
    expect(wordsOf(html)).toContain('Last trick +10')
    expect(wordsOf(html)).not.toContain(' = ')
  })

  it('a pile shows its sum card by card once a figure was entered', () => {
    const practice = answered(atLevel('hard'), String(pile.points), { isRight: true, missed: [] })
    const sum = /([\d +]+) = (\d+)/.exec(wordsOf(shown(Counter, 'bela-2', practice)))
    const parts = sum?.[1]?.split('+').map(Number) ?? []
    expect(parts.reduce((total, part) => total + part, 0)).toBe(pile.points)
    expect(sum?.[2]).toBe(String(pile.points))
  })
})

describe('the end of a run', () => {
  const ended = (missed: readonly ('bela' | 'tie')[]) =>
    renderToStaticMarkup(
      createElement(RunEnd, {
        practice: {
          ...FIRST,
          answers: [
            { isRight: true, missed: [] },
            { isRight: missed.length === 0, missed },
          ],
        },
        onAgain: () => {},
      }),
    )

  it('the end has the score and a link to each missed rule', () => {
    expect(wordsOf(ended(['bela', 'tie']))).toContain('1 of 2 right')
    expect(ended(['bela', 'tie']).match(/href="\/en\/rules\/?\?q=(bela|tie)"/g)).toHaveLength(2)
  })

  it('the end names no rules where all answers were right', () => {
    expect(wordsOf(ended([]))).toContain('2 of 2 right')
    expect(ended([])).not.toContain('href')
  })
})
