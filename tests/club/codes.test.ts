import { describe, expect, it } from 'vitest'
import { tableCode, tableOf } from '@/lib/together/club/sessions'
import { newEvening, openEvening, sitsAt } from '@/lib/together/keys/evening-secret'

describe('the evening of a scanned code', () => {
  it('a code belongs to one evening, and to no other on this phone', async () => {
    const codes = await Promise.all(
      [1, 2].map(async () => {
        const evening = newEvening()
        if (evening.kind !== 'organiser') throw new Error('an organiser')
        return { table: (await tableCode(evening.secret, 1)).code, evening }
      }),
    )
    const [older, newer] = codes.map(({ table }) => openEvening(table))
    if (older?.kind !== 'table' || newer?.kind !== 'table') throw new Error('codes of tables')
    const table = await tableOf(older)
    expect(sitsAt(older, table)).toBe(true)
    expect(sitsAt(newer, table)).toBe(false)
    expect(sitsAt(codes[0]?.evening ?? null, table)).toBe(false)
    expect(sitsAt(null, table)).toBe(false)
    expect(sitsAt(older, null)).toBe(false)
  })
})
