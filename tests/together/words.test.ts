import { describe, expect, it } from 'vitest'
import { presentAt } from '@/components/together/standing'
import { tableStatusText, phoneText, thisPhoneText, type TableStanding } from '@/lib/together/words/table'

const at = (standing: Partial<TableStanding>): string =>
  tableStatusText({ phase: 'together', problem: null, waiting: 0, present: [], looks: false, ...standing })

const ben = { name: 'Ben', writing: null }

describe('the line about phones at one table', () => {
  it('the line says how many other phones are here', () => {
    expect(at({})).toBe('No one else is here.')
    expect(at({ present: [ben] })).toBe('One other phone is here.')
    expect(at({ present: [ben, ben, ben] })).toBe('3 other phones are here.')
    expect(at({ looks: true })).toBe('This screen shows the sheet live.')
  })

  it('the line says first which phone is writing which hand', () => {
    expect(at({ present: [ben, { name: 'East', writing: 7 }] })).toBe('East’s phone is writing hand 7.')
    expect(at({ looks: true, present: [{ name: '', writing: 2 }] })).toBe('Another phone is writing hand 2.')
    const two = [
      { name: 'East', writing: 7 },
      { name: 'West', writing: 7 },
    ]
    expect(at({ present: two })).toBe('East’s phone is writing hand 7. West’s phone is writing hand 7.')
  })

  it('the line says that the phone is alone, why, and what waits to be sent', () => {
    expect(at({ phase: 'joining' })).toBe('Looking for the other phones…')
    const alone = 'No connection to the other phones. The sheet continues here.'
    expect(at({ phase: 'apart', problem: 'unreachable' })).toBe(alone)
    expect(at({ phase: 'joining', problem: 'unreachable', waiting: 1 })).toBe(
      `${alone} One entry is waiting to be sent.`,
    )
    expect(at({ phase: 'apart', problem: 'unavailable', waiting: 3 })).toBe(
      `${alone} 3 entries are waiting to be sent.`,
    )
    expect(at({ phase: 'apart', problem: 'expired', waiting: 3 })).toBe(
      'This table has expired: no phone connected for 60 days. The sheet continues on this phone alone.',
    )
  })

  it('the line names a problem although the phone is connected', () => {
    expect(at({ problem: 'full', waiting: 2 })).toMatch(
      /^The relay has no room left\..* 2 entries are waiting to be sent\.$/,
    )
    expect(at({ problem: 'too-large' })).toMatch(/too large/)
    expect(at({ problem: 'storage' })).toMatch(/cannot be saved here/)
  })
})

it('a phone is named by its owner, with the hand that is written on it', () => {
  expect(phoneText(ben)).toBe('Ben’s phone')
  expect(phoneText({ name: '', writing: null })).toBe('A phone')
  expect(phoneText({ name: 'Ben', writing: 4 })).toBe('Ben’s phone is writing hand 4.')
  expect(phoneText({ name: '', writing: 4 })).toBe('Another phone is writing hand 4.')
  expect([thisPhoneText(''), thisPhoneText('Ann')]).toEqual(['This phone', 'This phone (Ann)'])
})

it('a phone that writes a hand of another game is not shown as writing', () => {
  const present = [
    { who: 'b', count: 1, heardAt: 0, hasLeft: false, name: 'Ben', writing: 4, game: 'this' },
    { who: 'c', count: 1, heardAt: 0, hasLeft: false, name: 'Cem', writing: 1, game: 'another' },
    { who: 'd', count: 1, heardAt: 0, hasLeft: false, name: 'Dov', writing: null, game: null },
  ]
  const now = { phase: 'together', problem: null, waiting: 0, held: 0, dropped: 0, present, moved: null } as const
  const links = { write: null, look: null }
  const here = { role: 'write', links, canClose: true, now, asked: [], begunOtherwise: [], lacks: false } as const
  expect(presentAt(here, 'this').map(({ writing }) => writing)).toEqual([4, null, null])
})
