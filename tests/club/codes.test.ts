import { describe, expect, it } from 'vitest'
import { tableCode, tableSecretOf } from '@/lib/together/club/sessions'
import { newClubNight, openClubNight, sitsAt } from '@/lib/together/keys/club-night-secret'

describe('the club night of a scanned code', () => {
  it('a code belongs to one club night, and to no other on this phone', async () => {
    const codes = await Promise.all(
      [1, 2].map(async () => {
        const clubNight = newClubNight()
        if (clubNight.kind !== 'organiser') throw new Error('expected an organiser')
        return { table: (await tableCode(clubNight.secret, 1)).code, clubNight }
      }),
    )
    const [older, newer] = codes.map(({ table }) => openClubNight(table))
    if (older?.kind !== 'table' || newer?.kind !== 'table') throw new Error('expected the codes of tables')
    const table = await tableSecretOf(older)
    expect(sitsAt(older, table)).toBe(true)
    expect(sitsAt(newer, table)).toBe(false)
    expect(sitsAt(codes[0]?.clubNight ?? null, table)).toBe(false)
    expect(sitsAt(null, table)).toBe(false)
    expect(sitsAt(older, null)).toBe(false)
  })
})
