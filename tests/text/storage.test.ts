import { describe, expect, it } from 'vitest'
import { STORAGE_PROBLEMS } from '@/lib/storage'
import { YussDatabase } from '@/lib/storage/database/database'
import { storageSentence } from '@/lib/text/storage/problem'
import {
  damageSentences,
  deleteAllSure,
  deletesSentence,
  lastBackupSentence,
  reminderSentence,
  savedHere,
  secondCopyTrouble,
} from '@/lib/text/storage/state'

const lost = { store: 'database', fault: 'missing', table: 'games', repaired: true } as const

describe('the messages about the storage', () => {
  it('every problem of the storage has a sentence of its own', () => {
    const all = STORAGE_PROBLEMS.map(storageSentence)
    expect(new Set(all).size).toBe(STORAGE_PROBLEMS.length)
  })

  it('damage is named once for each kind, with the copy that repaired it', () => {
    expect(damageSentences([lost, lost, { ...lost, table: 'entries', fault: 'outdated' }])).toEqual([
      'Lost from the database: 2 games. Repaired from the second copy.',
      'Out of date in the database: a hand or a change in a game. Repaired from the second copy.',
    ])
    expect(damageSentences([{ ...lost, store: 'replica', table: '', fault: 'unreadable' }])).toEqual([
      'Unreadable in the second copy: a part of the data. Repaired from the database.',
    ])
    expect(damageSentences([{ ...lost, repaired: false }])).toEqual([
      'Lost from the database: a game. Neither copy has this data.',
    ])
    expect(
      damageSentences([
        { ...lost, table: 'scarves' },
        { ...lost, table: 'scarves', fault: 'outdated' },
      ]),
    ).toEqual([
      'Lost from the database: an entry. Repaired from the second copy.',
      'Out of date in the database: an entry. Repaired from the second copy.',
    ])
  })

  it('every kind of row that has a second copy has a name', () => {
    const db = new YussDatabase()
    const tables = db.tables.map(({ name }) => name).filter((name) => name !== 'meta' && db.isReplicated(name, 'x'))
    expect(tables).toContain('entries')
    for (const table of tables) expect(damageSentences([{ ...lost, table }])[0]).not.toMatch(/an entry(?! of)/)
  })

  it('the text says in how many copies the games are saved, and why in only one', () => {
    expect(savedHere({ state: 'on' })).toBe('Saved on this device (2 copies)')
    expect(savedHere({ state: 'absent' })).toBe('Saved on this device (1 copy)')
    expect(secondCopyTrouble({ state: 'off', why: 'QuotaExceededError' })).toContain('(QuotaExceededError)')
    expect(secondCopyTrouble({ state: 'on' })).toBeNull()
    expect(secondCopyTrouble({ state: 'absent' })).toBeNull()
  })

  it('the text gives the day of the last backup', () => {
    expect(lastBackupSentence(Date.UTC(2026, 10, 21, 12))).toBe('You last saved a backup on 21 November 2026.')
    expect(lastBackupSentence(null)).toBe('You have not saved a backup here yet.')
    expect(reminderSentence(1, null)).toBe('You have no backup yet: one game is only on this device.')
    expect(reminderSentence(6, Date.UTC(2026, 10, 21, 12))).toBe(
      'Your last backup is from 21 November 2026: 6 games are only on this device.',
    )
  })
})

describe('the warning before everything is deleted', () => {
  it.each([
    [0, false, 'what is stored', 'everything'],
    [0, true, 'the example game', 'the example game and everything else'],
    [1, false, 'the one game stored here', 'the one game stored here and everything else'],
    [
      1,
      true,
      'the one game stored here and the example game',
      'the one game stored here, the example game and everything else',
    ],
    [
      12,
      true,
      'all 12 games stored here and the example game',
      'all 12 games stored here, the example game and everything else',
    ],
    [null, false, 'every game', 'every game and everything else'],
  ])('the warning counts the table’s games and names the example separately: %s, %s', (own, hasExample, said, sure) => {
    expect(deletesSentence({ own, hasExample })).toContain(`This deletes ${said}. This also deletes `)
    expect(deleteAllSure({ own, hasExample })).toBe(`Yes, delete ${sure}`)
  })
})
