import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '@/components/share/hand-over'
import { sessionDate } from '@/lib/storage/sheet/session-date'
import { madeSentence } from '@/lib/text/screens/data'
import { lastBackupSentence, reminderSentence } from '@/lib/text/storage/state'
import {
  dayInWords,
  eveningOverList,
  momentInWords,
  momentOnPaper,
  plainDay,
  shortDay,
  shortMomentAmong,
  timeInWords,
} from '@/lib/text/terms/days'
import { expectClean } from '../support/text-builders'

/** The functions that put a moment into words. */
const WAYS: readonly ((at: number) => string)[] = [
  timeInWords,
  shortDay,
  plainDay,
  momentInWords,
  momentOnPaper,
  madeSentence,
  lastBackupSentence,
  (at) => reminderSentence(1, at),
  (at) => dayInWords(sessionDate(at), at),
  (at) => eveningOverList(sessionDate(at), 0),
  (at) => eveningOverList(sessionDate(0), at),
]

describe('the words for a day', () => {
  const at = new Date(2026, 10, 21, 22, 15).getTime()

  it('a day is called as people say it in the evening', () => {
    expect(dayInWords(sessionDate(at), at)).toMatch(/^Saturday,? 21 November 2026, 22:15$/)
    expect(eveningOverList(sessionDate(at), at)).toMatch(/^Saturday,? 21 November$/)
    expect(plainDay(at)).toBe('21 November 2026')
  })

  it('four in the morning still belongs to the evening before', () => {
    expect(sessionDate(new Date(2026, 10, 22, 4, 59).getTime())).toBe('2026-11-21')
    expect(sessionDate(new Date(2026, 10, 22, 5, 0).getTime())).toBe('2026-11-22')
  })

  it.each([8.64e15, 8.64e15 + 1, Number.MAX_SAFE_INTEGER, -8.64e15, 1e308, Number.NaN, Infinity, 253_402_300_800_000])(
    'a moment that no calendar has is shown all the same: %d',
    (moment) => {
      for (const way of WAYS) expectClean(way(moment))
    },
  )

  it('the time 0 is an unknown one, as that of a game from a file without a time', () => {
    expect(sessionDate(0)).toBe('')
    expect(WAYS.slice(0, 5).map((way) => way(0))).toEqual([
      '--:--',
      'Unknown day',
      'an unknown time',
      'an unknown time',
      'Unknown day',
    ])
    expect([dayInWords(sessionDate(0), 0), eveningOverList(sessionDate(0), at)]).toEqual(['Unknown day', 'Unknown day'])
    expect(dayOf(0)).toBe('')
  })

  it('any number at all can be shown as a day', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.maxSafeInteger(), fc.integer({ min: -864e13, max: 864e13 })), (moment) => {
        for (const way of WAYS) expect(way(moment)).not.toMatch(/NaN|Invalid/)
      }),
    )
  })
})

describe('moments in a list', () => {
  const at = (minute: number, second: number) => new Date(2026, 10, 25, 23, minute, second).getTime()

  it('two moments of one minute show their seconds, so that they differ', () => {
    const moments = [at(40, 5), at(40, 31), at(12, 0)]
    expect(moments.map(shortMomentAmong(moments))).toEqual([
      '25 Nov 2026, 23:40:05',
      '25 Nov 2026, 23:40:31',
      '25 Nov 2026, 23:12',
    ])
  })
})
