import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Counter } from '@/components/learn/counter'
import { answered, begun, FIRST, type Practice } from '@/components/learn/practice'
import { Quiz } from '@/components/learn/quiz'
import { RunEnd } from '@/components/learn/run-end'
import type { Level } from '@/lib/learn/levels'
import { drawPile } from '@/lib/learn/pile'
import { drawQuestion, saidBy, type Question } from '@/lib/learn/question'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { tableAt } from '../support/text-builders'

const SEED = 7

const questionOf = (base: RuleSetId, level: Level): Question => {
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
  it('has four keys that say the whole answer, and no lines of the score before one is tapped', () => {
    const html = shown(Quiz, 'coinche', atLevel('hard'))
    expect(buttonsIn(html)).toHaveLength(4)
    expect(buttonsIn(html).every((key) => /aria-label="Mike and Ann \d+, Sue and Tom \d+/.test(key))).toBe(true)
    expect(html).not.toContain('<table')
    expect(html).not.toMatch(/Right|Not right/)
  })

  it('says after a wrong answer what it missed, marks the right one, and shows the lines with links to their rules', () => {
    const question = questionOf('bela-2', 'medium')
    const wrong = question.choices.find(({ mistake }) => mistake !== null)
    if (wrong === undefined) throw new Error('expected a wrong choice')
    const practice = answered(atLevel('medium'), saidBy(wrong), { isRight: false, missed: [] })
    const html = shown(Quiz, 'bela-2', practice)
    expect(wordsOf(html)).toContain('Not right')
    expect(html).toMatch(/href="\/rules\/[a-z-]+\/?"/)
    expect(buttonsIn(html).filter((key) => key.includes('border-felt'))).toHaveLength(1)
    expect(buttonsIn(html).filter((key) => key.includes('border-red'))).toHaveLength(1)
    expect(buttonsIn(html).every((key) => key.includes('aria-disabled="true"'))).toBe(true)
    expect(wordsOf(html)).toContain('Next question')
  })

  it('leads to the score after the tenth', () => {
    const tenth = { ...atLevel('easy'), number: 9 }
    const question = drawQuestion(tableAt('bela-2').rules, 'easy', SEED + 9)
    const given = question?.choices.map(saidBy)[0] ?? ''
    const html = shown(Quiz, 'bela-2', answered(tenth, given, { isRight: true, missed: [] }))
    expect(wordsOf(html)).toContain('Show the score')
  })
})

describe('a pile to count', () => {
  const pile = drawPile(tableAt('bela-2').rules, 'hard', SEED)

  it('shows every card with its name, and no points before a figure is entered', () => {
    const html = shown(Counter, 'bela-2', atLevel('hard'))
    expect(html.match(/<li/g)).toHaveLength(pile.tricks.flat().length)
    expect(wordsOf(html)).toContain('Last trick +10')
    expect(wordsOf(html)).not.toContain(' = ')
  })

  it('shows the sum, card by card, once a figure was entered', () => {
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

  it('has the score, and a link to each rule that was missed', () => {
    expect(wordsOf(ended(['bela', 'tie']))).toContain('1 of 2 right')
    expect(ended(['bela', 'tie']).match(/href="\/rules\/(bela|tie)\/?"/g)).toHaveLength(2)
  })

  it('names no rules where nothing was wrong', () => {
    expect(wordsOf(ended([]))).toContain('2 of 2 right')
    expect(ended([])).not.toContain('href')
  })
})
