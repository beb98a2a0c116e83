import { describe, expect, it } from 'vitest'
import { mendingOf } from '@/lib/actions/mend-name'
import { goingBy } from '@/lib/actions/named'
import type { SheetRow } from '@/lib/storage'
import { directoryOf } from '@/lib/storage/people/directory'
import { makeGameRecord } from '@/lib/storage/records/game'
import type { PlayerRecord } from '@/lib/storage/records/player'

const player = (name: string, keys: readonly string[]): PlayerRecord => ({
  id: name,
  v: 1,
  name,
  keys: [...keys],
  colour: 'red',
  initials: null,
  updatedAt: 0,
  extra: {},
})

const row = (id: string, names: readonly string[]): SheetRow => ({
  id,
  names,
  row: { state: 'waiting', hand: { kind: 'thrown-in', why: 'all-pass', dealer: null } },
  facts: null,
  accepted: false,
  same: [],
  rivals: [],
  contested: false,
  versions: [],
  deletedAt: [],
  changed: 0,
  at: 0,
})

const gameOf = (names: readonly string[], rows: readonly SheetRow[] = [], example = false) => ({
  names,
  rows,
  record: makeGameRecord(
    { rules: { base: 'bela-2' }, names, dealer: 0 },
    { id: 'g', device: 'phone', at: 0, sides: 2, series: null, example },
  ),
})

describe('a name that was written wrongly', () => {
  const nobody = directoryOf([])

  it('is mended as that of the person, who keeps the games under the old one', () => {
    expect(mendingOf(gameOf(['Mkie', 'Yetta']), nobody, 0, 'Mike')).toEqual({
      kind: 'person',
      from: 'Mkie',
      facts: { id: null, name: 'Mike', keys: ['mkie', 'mike'], colour: null, initials: null },
    })
  })

  it('makes the slip one with the player who bears the right name already', () => {
    const known = directoryOf([player('Mike', ['mike', 'michael'])])
    expect(mendingOf(gameOf(['Mkie', 'Yetta']), known, 0, 'Mike')).toMatchObject({
      facts: { id: 'Mike', keys: ['mike', 'michael', 'mkie'], colour: 'red' },
    })
  })

  it('of a seat where no one was named is given in this game alone, from the first hand played under it', () => {
    const rows = [row('a', ['Ann', '']), row('b', ['', '']), row('c', ['', ''])]
    const mending = mendingOf(gameOf(['', ''], rows), nobody, 0, 'Mike')
    expect(mending).toEqual({ kind: 'seat', change: { kind: 'seated', seat: 0, name: 'Mike', from: 'b' } })
  })

  it('of the example stays in the example', () => {
    expect(mendingOf(gameOf(['Mike', 'Yetta'], [], true), nobody, 0, 'Mick')).toMatchObject({ kind: 'seat' })
  })
})

describe('a sheet', () => {
  it('calls everybody as they now go', () => {
    expect(goingBy(directoryOf([player('Mike', ['mike', 'mkie'])]), ['Mkie', 'Yetta'])).toEqual(['Mike', 'Yetta'])
  })

  it('keeps apart two who would be read as one', () => {
    const both = ['Anna', 'Dora']
    expect(goingBy(directoryOf([player('\u0410nn\u0430', ['dora'])]), both)).toEqual(both)
  })

  it('keeps apart two who were written apart and are one person by now', () => {
    const both = ['Mkie', 'Mike']
    expect(goingBy(directoryOf([player('Mike', ['mike', 'mkie'])]), both)).toEqual(both)
  })
})
