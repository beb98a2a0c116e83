import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { chooseBid } from '@/components/hand/draft-moves'
import { DraftNeeds } from '@/components/hand/needs'
import { NeedDialog } from '@/components/sheet/need-dialog'
import type { Table } from '@/lib/text/table'
import { tableAt } from '../support/text-builders'

const standing = { dealer: 3, totals: [0, 0], heldOver: 0 }
const empty = ({ rules }: Table): Draft => emptyDraft(rules, 'piles')
const shown = (table: Table, draft = empty(table)): string =>
  renderToStaticMarkup(createElement(NeedDialog, { table, standing, draft, onClose: () => undefined }))

describe('what a side needs', () => {
  it.each(['coinche', 'contree'] as const)('the answer asks for the bid first where points are bid: %s', (base) => {
    const table = tableAt(base)
    expect(shown(table)).toContain('Which bid?')
    expect(shown(table)).not.toContain('add run details')
    expect(shown(table)).not.toContain('to make the hand')
  })

  it('the answer takes the bid of the form', () => {
    const table = tableAt('coinche')
    const answer = shown(table, chooseBid(empty(table), 110))
    expect(answer).not.toContain('Which bid?')
    expect(answer).toMatch(/to make the hand.*>110</u)
  })

  it('the answer knows no bid where none is made', () => {
    expect(shown(tableAt('belote'))).not.toContain('Which bid?')
    expect(shown(tableAt('belote'))).toContain('to make the hand')
  })

  it('the form says nothing until the bid is known', () => {
    const table = tableAt('coinche')
    const draft: Draft = { ...empty(table), taker: 0, trump: 'hearts' }
    const form = (each: Draft) => renderToStaticMarkup(createElement(DraftNeeds, { table, standing, draft: each }))
    expect(form(draft)).toBe('')
    expect(form(chooseBid(draft, 110))).toContain('to make the hand')
  })
})
