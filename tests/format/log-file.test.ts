import { describe, expect, it } from 'vitest'
import { parseLogs } from '@/lib/format/log-file'

const STAMP = { id: 'a', device: 'ann', clock: 1 }
const NOTED = { ...STAMP, kind: 'noted', text: 'in the Quarry Inn' }
const HAND = { ...STAMP, id: 'b', clock: 2, kind: 'recorded', hand: 'h', after: null, facts: { any: ['thing'] } }

describe('the logs of several phones in a case', () => {
  it.each<[string, unknown, unknown]>([
    ['no phone', [], []],
    ['phones that wrote nothing', [[], []], [[], []]],
    ['every copy as it stood', [[NOTED], [NOTED, HAND]], [[NOTED], [NOTED, HAND]]],
    [
      'a kind that this build does not know, with all that it says',
      [[{ ...STAMP, kind: 'toasted', to: ['us'] }]],
      [[{ ...STAMP, kind: 'toasted', to: ['us'] }]],
    ],
    [
      'no entry whose clock no phone can have written',
      [[{ ...NOTED, clock: 0 }, HAND, { ...HAND, clock: 1.5 }]],
      [[HAND]],
    ],
  ])('the logs of several phones are read with %s', (_, logs, read) => {
    expect(parseLogs(logs, 'logs')).toEqual({ ok: true, value: read })
  })

  it.each<[string, unknown, string, string]>([
    ['no list', { 0: [] }, 'logs', 'invalid_type'],
    ['a copy that is no list', [[], 7], 'logs.1', 'invalid_type'],
    ['an entry that is none', [[], [NOTED, null]], 'logs.1.1', 'invalid_type'],
    ['an entry of no kind', [[STAMP]], 'logs.0.0.kind', 'invalid_type'],
    ['an entry that lacks something', [[{ ...NOTED, text: undefined }]], 'logs.0.0.text', 'invalid_type'],
    ['an entry that says more than its kind', [[{ ...NOTED, by: 'ann' }]], 'logs.0.0.by', 'unrecognized_keys'],
    ['an entry without a name', [[{ ...NOTED, id: '' }]], 'logs.0.0.id', 'invalid_id'],
    [
      'an entry of a kind to come that nobody wrote',
      [[{ kind: 'toasted', id: 'a', clock: 1 }]],
      'logs.0.0.device',
      'invalid_type',
    ],
  ])('bad logs are refused with the place: %s', (_, logs, place, why) => {
    expect(parseLogs(logs, 'logs')).toMatchObject({ ok: false, error: { place, figures: { why } } })
  })
})
