import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { QuestionPage } from '@/components/rules/question-page'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { OFFERED } from '@/lib/messages/offered'
import { QUESTION_IDS, type QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { questionAbout } from '@/lib/text/screens/question-about'
import { saidIn } from '@/tests/support/speak-language'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const pageOf = (id: QuestionId): string => renderToStaticMarkup(createElement(QuestionPage, { id }))
const wordsOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const linksIn = (html: string): readonly string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
const count = (html: string, part: string): number => html.split(part).length - 1

/** Returns the question to which the last link of a page leads, if that is the way on. */
const nextAfter = (id: QuestionId): QuestionId | undefined => {
  const html = pageOf(id)
  const last = linksIn(html).at(-1)?.replace(/\/$/, '')
  return html.includes('justify-end') ? QUESTION_IDS.find((one) => last === `/en/rules/${one}`) : undefined
}

describe('the page of a question', () => {
  it.each(Object.keys(OFFERED))('every page has its question and the answer of every game, in %s', async (language) => {
    const pages = await saidIn(language, () => QUESTION_IDS.map((id) => ({ title: ask[id], html: pageOf(id) })))
    for (const { title, html } of pages) {
      expect(html).toContain('<h1')
      expect(count(html, '<span class="font-medium text-ink">'), title).toBeGreaterThanOrEqual(RULE_SET_IDS.length)
      expect(wordsOf(html)).not.toMatch(/undefined|\[object|function|=>/)
      for (const href of linksIn(html)) expect(href).toMatch(new RegExp(`^(/${language}/|#|https:)`))
    }
  })

  it.each(Object.keys(OFFERED))('no two pages have the same title or description in %s', async (language) => {
    const said = await saidIn(language, () => QUESTION_IDS.flatMap((id) => [ask[id], questionAbout(questionById(id))]))
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
  })

  it('a tie is answered with the passage that Lehman’s page has on it', () => {
    const html = pageOf('tie')
    const answer = html.split('<h3').find((part) => part.includes('who scores')) ?? ''
    expect(wordsOf(html)).toContain('Both sides have equal points. Who scores?')
    expect(wordsOf(`<h3${answer}`)).toMatch(/^ The defender scores its own points, the taker nothing/)
    expect(wordsOf(answer)).toContain('Lehman’s Klaberjass, who scores')
    expect(linksIn(html).map((href) => href.replace('/#', '#'))).toContain('/en/sources#document-lehman')
  })

  it('the page of a tie has its title in Bulgarian', async () => {
    expect(wordsOf(await saidIn('bg', () => pageOf('tie')))).toContain('Двете страни имат равни точки. Кой пише?')
  })

  it('from the first question, the ways on lead through all of them', () => {
    const after = new Map(QUESTION_IDS.map((id) => [id, nextAfter(id)]))
    let at = QUESTION_IDS.find((id) => ![...after.values()].includes(id))
    const seen = new Set<QuestionId>()
    for (; at !== undefined && !seen.has(at); at = after.get(at)) seen.add(at)
    expect(seen.size).toBe(QUESTION_IDS.length)
  })

  it('no question has the address of another page of the lookup', () => {
    expect(QUESTION_IDS.filter((id) => ['compare', 'terms', 'stories'].includes(id))).toEqual([])
  })
})
