import { describe, expect, it } from 'vitest'
import { nameCorrection } from '@/lib/actions/mend-name'
import type { SheetRow } from '@/lib/storage'
import { directoryOf } from '@/lib/storage/people/directory'
import { presentNames } from '@/lib/storage/people/present-names'
import { gameRow } from '../support/game-row'
import { playerRow } from '../support/player-row'
import { WRITTEN_ONCE } from '../support/sheet-row'

const row = (id: string, names: readonly string[]): SheetRow => ({
  id,
  names,
  row: { state: 'waiting', hand: { kind: 'thrown-in', why: 'all-pass', dealer: null } },
  ...WRITTEN_ONCE,
})

const gameOf = (names: readonly string[], rows: readonly SheetRow[] = [], example = false) => ({
  names,
  rows,
  record: gameRow('g', { names: [...names], example }),
})

describe('correcting a wrong name', () => {
  const nobody = directoryOf([])

  it('a name is corrected for the player, who keeps the games under the old one', () => {
    expect(nameCorrection(gameOf(['Mkie', 'Yetta']), nobody, 0, 'Mike')).toEqual({
      kind: 'person',
      from: 'Mkie',
      facts: { id: null, name: 'Mike', keys: ['mkie', 'mike'], colour: null, initials: null },
    })
  })

  it('a wrong name is merged with the player who already has the right one', () => {
    const known = directoryOf([playerRow('Mike', ['mike', 'michael'])])
    expect(nameCorrection(gameOf(['Mkie', 'Yetta']), known, 0, 'Mike')).toMatchObject({
      facts: { id: 'Mike', keys: ['mike', 'michael', 'mkie'], colour: 'red' },
    })
  })

  it('a seat without a name is named in this game alone, from its first hand', () => {
    const rows = [row('a', ['Ann', '']), row('b', ['', '']), row('c', ['', ''])]
    const mending = nameCorrection(gameOf(['', ''], rows), nobody, 0, 'Mike')
    expect(mending).toEqual({ kind: 'seat', change: { kind: 'seated', seat: 0, name: 'Mike', from: 'b' } })
  })

  it('a name corrected in the example stays in the example', () => {
    expect(nameCorrection(gameOf(['Mike', 'Yetta'], [], true), nobody, 0, 'Mick')).toMatchObject({ kind: 'seat' })
  })
})

describe('names on a sheet', () => {
  it('a sheet shows each player’s present name', () => {
    expect(presentNames(directoryOf([playerRow('Mike', ['mike', 'mkie'])]), ['Mkie', 'Yetta'])).toEqual([
      'Mike',
      'Yetta',
    ])
  })

  it('a sheet keeps two players apart who would have the same name', () => {
    const both = ['Anna', 'Dora']
    expect(presentNames(directoryOf([playerRow('\u0410nn\u0430', ['dora'])]), both)).toEqual(both)
  })

  it('a sheet keeps two players apart who were merged since', () => {
    const both = ['Mkie', 'Mike']
    expect(presentNames(directoryOf([playerRow('Mike', ['mike', 'mkie'])]), both)).toEqual(both)
  })
})
