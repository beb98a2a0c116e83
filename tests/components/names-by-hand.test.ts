import { describe, expect, it } from 'vitest'
import { namesForTask } from '@/components/sheet/task-hand'
import { tableOf, seatedWith } from '@/lib/text/terms/names'
import { played, rules } from '../support/builders'
import { sheetRow } from '../support/sheet-row'

const bela = rules('bela-2')

/** A sheet of three hands. Mike played the first two, Ann played the third in his seat, and Zoe has that seat now. */
const sheet = {
  rows: [
    sheetRow(bela, 'a', played()),
    sheetRow(bela, 'b', played()),
    { ...sheetRow(bela, 'c', played()), names: ['Ann', 'Yetta'] },
  ],
  names: ['Zoe', 'Yetta'],
}

describe('the player names in a form', () => {
  it('the form of the next hand has the present players', () => {
    expect(namesForTask(sheet, { kind: 'record' })).toEqual(['Zoe', 'Yetta'])
  })

  it('the form of a correction has the players of that hand', () => {
    expect(namesForTask(sheet, { kind: 'correct', hand: 'b' })).toEqual(['Mike', 'Yetta'])
    expect(namesForTask(sheet, { kind: 'correct', hand: 'c' })).toEqual(['Ann', 'Yetta'])
  })

  it('the form of a forgotten hand has the players of the hand after it', () => {
    expect(namesForTask(sheet, { kind: 'insert', before: 'a' })).toEqual(['Mike', 'Yetta'])
  })

  it('the form shows words for players without names', () => {
    expect(seatedWith(tableOf(bela, ['Zoe', 'Yetta'], 'plain'), ['', 'Yetta']).names).toEqual(['Host', 'Yetta'])
  })
})
