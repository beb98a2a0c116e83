import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DeclarePad } from '@/components/hand/declare-pad'
import { declaredChips } from '@/components/hand/declared-chips'
import { canDeclare, emptyDraft, type Draft } from '@/components/hand/draft'
import { readDraft } from '@/components/hand/draft-facts'
import {
  addRun,
  chooseLastTrick,
  chooseTaker,
  chooseTrump,
  toggleBela,
  toggleFour,
  typeDigit,
} from '@/components/hand/draft-moves'
import { goodAnswers } from '@/components/hand/good-runs'
import type { Rules } from '@/lib/engine/table/options'
import { rules, said } from '../support/builders'
import { tableAt } from '../support/text-builders'

const bridge = rules('bridge-belote')
const runsCount = rules('bridge-belote', { noTrumpMelds: 'runs' })

/** A complete hand of 90 to 30 at no trumps, with a run of three and a bela noted for the taker. */
function noted(table: Rules): Draft {
  const taken = chooseTrump(chooseTaker(emptyDraft(table, 'piles'), 0), 'none')
  const declared = toggleBela(addRun(taken, 0, 3), 0)
  return chooseLastTrick(
    ['9', '0'].reduce((draft, digit) => typeDigit(table, draft, digit), declared),
    0,
  )
}

const read = (table: Rules, draft: Draft) => readDraft(table, draft, { dealer: 3, totals: [0, 0], heldOver: 0 })

describe('declarations in the form at no trumps', () => {
  it('the form has no declarations where none count', () => {
    expect(canDeclare(bridge, noted(bridge))).toBe(false)
    expect(canDeclare(runsCount, noted(runsCount))).toBe(true)
    expect(canDeclare(bridge, chooseTrump(noted(bridge), 'all'))).toBe(true)
  })

  it('a bela noted before does not hinder the hand, and a run does not count', () => {
    // 90 and the ten for the last trick, twice: 200.
    expect(read(bridge, noted(bridge))).toMatchObject({ state: 'ready', row: { score: { earned: [200, 60] } } })
    expect(read(bridge, noted(bridge))).toMatchObject({ hand: { bela: [], melds: [said(0, 3)] } })
  })

  it('a hand that keeps a run from before says that it does not count', () => {
    const reading = read(bridge, noted(bridge))
    const lines = reading.state === 'ready' ? reading.row.score.earnedLines : []
    expect(lines.map(({ reason }) => reason.kind)).toContain('melds-ignored')
  })

  it('a bela noted before does not hide whose runs can be good', () => {
    const both = addRun(noted(runsCount), 1, 3)
    expect(goodAnswers(runsCount, both, 3)).toEqual(goodAnswers(runsCount, { ...both, bela: [] }, 3))
    expect(goodAnswers(runsCount, both, 3)).not.toEqual([])
  })

  it('everything noted before is there again at other trumps', () => {
    const draft = chooseTrump(noted(bridge), 'hearts')
    expect(declaredChips(tableAt('bridge-belote'), draft, 0)).toHaveLength(2)
    expect(draft.bela).toEqual([0])
  })

  it('there is no bela without trumps, even where runs count', () => {
    const table = { ...tableAt('bridge-belote'), rules: runsCount }
    const keys = (draft: Draft) =>
      renderToStaticMarkup(createElement(DeclarePad, { table, draft, side: 0, onDraft: () => undefined }))
    expect(keys(noted(runsCount))).not.toContain('Belote')
    expect(keys(chooseTrump(noted(runsCount), 'hearts'))).toContain('Belote')
    expect(declaredChips(table, noted(runsCount), 0)).toHaveLength(1)
    expect(read(runsCount, noted(runsCount)).state).toBe('ready')
  })

  it('four of a kind counts no more than a run', () => {
    const draft = toggleFour(noted(bridge), 1, 'J')
    expect(read(bridge, draft)).toMatchObject({ row: { score: { earned: [200, 60] } } })
  })
})
