import { describe, expect, it } from 'vitest'
import { parseBackup } from '@/lib/format/backup-file'
import { parseGame } from '@/lib/format/game-file'
import { parseHouse } from '@/lib/format/house-file'
import { isTime } from '@/lib/format/limits'
import { parseRules } from '@/lib/format/rules-file'
import { rules } from '../support/builders'

// Tests the parts of files: their content, and the place of an error.

const RULES = { base: 'bela-2', tie: 'bate' }
const COUNTED = { kind: 'counted', taker: 0, totals: [56, 23] }
const GAME = { format: 'yuss/1', rules: RULES, dealer: 0, hands: [COUNTED] }
const HOUSE = { format: 'yuss/1', name: 'ours', rules: RULES }
const file = { base: 'bela-2', changes: { tie: 'bate' } }

const found = (read: { readonly ok: boolean }) => (read.ok ? read : { error: {}, ...read }).ok

describe('rules in a file', () => {
  it('rules are a rule set and its differences, without another program’s extra keys', () => {
    expect(parseRules({ ...RULES, 'x-a': 1 })).toEqual({
      ok: true,
      value: { file, rules: rules('bela-2', { tie: 'bate' }) },
    })
  })

  it.each<[unknown, string, string]>([
    [null, 'rules', 'invalid_type'],
    [[RULES], 'rules', 'invalid_type'],
    ['bela-2', 'rules', 'invalid_type'],
    [7, 'rules', 'invalid_type'],
    [undefined, 'rules', 'invalid_type'],
    [{}, 'rules.base', 'invalid_value'],
    [{ ...RULES, 'tie-x-': 1 }, 'rules.tie-x-', 'unrecognized_keys'],
    [{ ...RULES, tie: 'nobody' }, 'rules.tie', 'invalid_value'],
  ])('invalid rules are refused: %j', (json, place, why) => {
    expect(parseRules(json)).toMatchObject({ ok: false, error: { place, figures: { why } } })
  })
})

describe('a game in a file', () => {
  it('a game needs only rules and hands, and is otherwise like a new one', () => {
    expect(parseGame(GAME)).toEqual({
      ok: true,
      value: {
        rules: file,
        game: {
          rules: rules('bela-2', { tie: 'bate' }),
          dealer: 0,
          start: { totals: [0, 0], heldOver: 0 },
          hands: [
            {
              kind: 'counted',
              taker: 0,
              totals: [56, 23],
              trump: null,
              bela: [],
              bid: null,
              lastTrick: null,
              tricks: null,
              multiplier: 1,
              big: false,
              dealer: null,
            },
          ],
        },
        players: [],
        ended: null,
        extras: {},
      },
    })
  })

  it('the extra keys of another program are kept apart, and nothing else is', () => {
    expect(parseGame({ ...GAME, ended: 'broken-off', 'x-note': 'rain' })).toMatchObject({
      value: { ended: 'broken-off', extras: { 'x-note': 'rain' } },
    })
    const read = parseGame({ ...GAME, 'x-note': 'rain' })
    expect(read.ok && read.value.extras).toEqual({ 'x-note': 'rain' })
  })

  it.each<[string, object, string, object]>([
    ['a dealer before the first', { dealer: -1 }, 'dealer', { why: 'invalid_value' }],
    ['a dealer after the last', { dealer: 2 }, 'dealer', { why: 'invalid_value' }],
    ['points of too few at the start', { start: { totals: [0] } }, 'start.totals', { why: 'invalid_length' }],
    ['points of too many at the start', { start: { totals: [0, 0, 0] } }, 'start.totals', { why: 'invalid_length' }],
    [
      'points held over that nobody can have',
      { start: { totals: [0, 0], heldOver: -1 } },
      'start.heldOver',
      { why: 'too_small', least: 0 },
    ],
    ['one name too few', { players: ['Mike'] }, 'players', { why: 'invalid_length' }],
    [
      'a hand of a seat that nobody has',
      { hands: [COUNTED, { ...COUNTED, taker: 2 }] },
      'hands.1.taker',
      { why: 'too_big', most: 1 },
    ],
    ['a trump that its rules do not have', { hands: [COUNTED, { ...COUNTED, trump: 'none' }] }, 'hands.1.trump', {}],
    [
      'rules that no form can have',
      { rules: { base: 'bela-2', big: 'allowed' } },
      'rules.big',
      { option: 'big', needs: 'three-players' },
    ],
  ])('an invalid game is refused with the place: %s', (_, changes, place, figures) => {
    const read = parseGame({ ...GAME, ...changes })
    expect(found(read)).toBe(false)
    expect(read).toMatchObject({ error: { place, figures } })
  })
})

describe('house rules in a file', () => {
  it('house rules have a name or none', () => {
    const house = { name: 'ours', file, rules: rules('bela-2', { tie: 'bate' }), written: RULES, extras: { 'x-a': 1 } }
    expect(parseHouse({ ...HOUSE, 'x-a': 1 })).toEqual({ ok: true, value: house })
    expect(parseHouse({ ...HOUSE, name: undefined })).toMatchObject({ value: { name: '', extras: {} } })
  })

  it.each<[string, object, string, string]>([
    ['a name that is none', { name: 7 }, 'name', 'not-this-format'],
    ['rules that are none', { rules: { base: 'bela-9' } }, 'rules.base', 'not-this-format'],
    ['rules that no form can have', { rules: { base: 'bela-2', big: 'allowed' } }, 'rules.big', 'option-clash'],
  ])('invalid house rules are refused with the place: %s', (_, changes, place, name) => {
    expect(parseHouse({ ...HOUSE, ...changes })).toMatchObject({ ok: false, error: { place, name } })
  })
})

describe('a backup of a whole phone', () => {
  it('a backup has its games as they were, and data that only Yuss uses', () => {
    expect(parseBackup({ format: 'yuss-backup/1', games: [], 'x-players': [] })).toEqual({
      ok: true,
      value: { games: [], extras: { 'x-players': [] } },
    })
  })

  it.each<[unknown, string]>([
    [{ format: 'yuss-backup/1', games: 7 }, 'games'],
    [{ format: 'yuss/1', games: [] }, 'format'],
  ])('an invalid backup is refused with the place: %j', (json, place) => {
    expect(parseBackup(json)).toMatchObject({ ok: false, error: { place } })
  })
})

describe('moments that can be shown', () => {
  // The last value is the last moment of a `Date`: 100 million days after 1 January 1970.
  it.each([0, 1, 1_795_000_000_000, 100_000_000 * 24 * 60 * 60 * 1000])('%d is a moment that can be shown', (at) => {
    expect(isTime(at)).toBe(true)
  })

  it.each([-1, 0.5, 100_000_000 * 24 * 60 * 60 * 1000 + 1, Number.NaN, '1', null, undefined])(
    '%s is not a moment',
    (at) => {
      expect(isTime(at)).toBe(false)
    },
  )
})
