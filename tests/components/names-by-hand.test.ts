import { describe, expect, it } from 'vitest'
import { namesFor } from '@/components/ledger/task-hand'
import { tableOf, seatedWith } from '@/lib/text/terms/names'
import { played, rules } from '../support/builders'
import { sheetRow } from '../support/sheet-row'

const bela = rules('bela-2')

/** Mike played two hands, then went home, and Ann sits in his seat. */
const sheet = {
  rows: [
    sheetRow(bela, 'a', played()),
    sheetRow(bela, 'b', played()),
    { ...sheetRow(bela, 'c', played()), names: ['Ann', 'Yetta'] },
  ],
  names: ['Zoe', 'Yetta'],
}

describe('a form speaks of those who sat at the table', () => {
  it('now, for the next hand', () => {
    expect(namesFor(sheet, { kind: 'record' })).toEqual(['Zoe', 'Yetta'])
  })

  it('when the hand was played that is corrected', () => {
    expect(namesFor(sheet, { kind: 'correct', hand: 'b' })).toEqual(['Mike', 'Yetta'])
    expect(namesFor(sheet, { kind: 'correct', hand: 'c' })).toEqual(['Ann', 'Yetta'])
  })

  it('for the hand before which a forgotten one is inserted', () => {
    expect(namesFor(sheet, { kind: 'insert', before: 'a' })).toEqual(['Mike', 'Yetta'])
  })

  it('by their names as they are shown, where none was given too', () => {
    expect(seatedWith(tableOf(bela, ['Zoe', 'Yetta'], 'plain'), ['', 'Yetta']).names).toEqual(['Host', 'Yetta'])
  })
})
