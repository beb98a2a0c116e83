import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { CardGrid } from '@/components/cards/card-grid'
import { SuitSign } from '@/components/cards/suit'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { RunQuestions } from '@/components/hand/run-cards'
import type { Needed } from '@/components/referee/elsewhere/elsewhere-columns'
import { SupplyFields } from '@/components/referee/elsewhere/supply-fields'
import { CutRuling } from '@/components/referee/rulings/cut-ruling'
import { makeCard, RANKS } from '@/lib/engine/table/card'
import type { Rules } from '@/lib/engine/table/options'
import { speakLanguage } from '@/tests/support/speak-language'
import { played, said } from '../support/builders'
import { tableAt } from '../support/text-builders'

/** Returns the visible texts of an element, in order. */
const seenOn = (element: ReactElement): readonly string[] =>
  renderToStaticMarkup(element)
    .split(/<[^>]*>/u)
    .filter((text) => text !== '')

const LATIN = /^(?:.*×)?[AKQJ]$|^(?:NT|AT)$/u

/** Returns a hand in hearts with two equal runs of three, so that the form asks for their top cards. */
const levelRuns = (table: Rules): Draft => ({
  ...emptyDraft(table, 'piles'),
  taker: 0,
  trump: 'hearts',
  melds: [said(0, 3), said(1, 3)],
})

const nothing = () => undefined

describe('the letters of cards in German', () => {
  beforeAll(() => speakLanguage('de'))

  it('the keys of a pile have A K D B in German', () => {
    const pack = RANKS.slice(0, 4).map((rank) => makeCard(rank, 'hearts'))
    const seen = seenOn(createElement(CardGrid, { label: '', pack, isOn: () => false, onTap: nothing }))
    expect(seen.filter((text) => !text.startsWith('♥'))).toEqual(['A', 'K', 'D', 'B'])
  })

  it('no trumps are “OT” in German', () => {
    expect(seenOn(createElement(SuitSign, { trump: 'none' }))).toEqual(['OT'])
  })
})

describe('the letters of cards in Bulgarian', () => {
  beforeAll(() => speakLanguage('bg'))

  it.each([
    ['none', 'БК'],
    ['all', 'ВК'],
  ] as const)('the Bulgarian letters are those of the contract where trumps are %s', (trump, letters) => {
    expect(seenOn(createElement(SuitSign, { trump }))).toEqual([letters])
  })

  it('the keys of a pile have А К Д В in Bulgarian', () => {
    const pack = RANKS.slice(0, 5).map((rank) => makeCard(rank, 'spades'))
    const seen = seenOn(createElement(CardGrid, { label: '', pack, isOn: () => false, onTap: nothing }))
    expect(seen.filter((text) => !text.startsWith('♠'))).toEqual(['А', 'К', 'Д', 'В', '10'])
  })

  it('the top card of a run is asked for with А К Д В in Bulgarian', () => {
    const table = tableAt('bela-2')
    const draft = levelRuns(table.rules)
    const seen = seenOn(createElement(RunQuestions, { table, draft, dealer: 0, onDraft: nothing }))
    expect(seen).toEqual(expect.arrayContaining(['А', 'К', 'Д', 'В']))
    expect(seen.filter((text) => LATIN.test(text))).toEqual([])
  })

  it('the cut for the deal has А К Д В in Bulgarian', () => {
    const seen = seenOn(createElement(CutRuling, { at: { table: tableAt('bela-2'), base: 'bela-2', game: null } }))
    expect(seen.slice(1, 5)).toEqual(['А', 'К', 'Д', 'В'])
    expect(seen.filter((text) => LATIN.test(text))).toEqual([])
  })

  it('other rules ask for missing facts with А К Д В in Bulgarian', () => {
    const table = tableAt('bela-2')
    const recorded = {
      home: table.rules,
      hand: played({ melds: [said(0, 3), said(1, 3)] }),
      dealer: 0,
      totals: [0, 0],
    }
    const needed: Needed = { missingFacts: [{ kind: 'fours' }], problems: new Set(['say-run-top']), bids: [] }
    const at = { table, base: 'bela-2', game: null } as const
    const props = { at, recorded, needed, left: needed, extra: {}, onExtra: nothing }
    const seen = seenOn(createElement(SupplyFields, props))
    expect(seen).toEqual(expect.arrayContaining(['А', 'К', 'Д', 'В']))
    expect(seen.filter((text) => LATIN.test(text))).toEqual([])
  })
})
