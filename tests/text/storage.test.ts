import { describe, expect, it } from 'vitest'
import { STORAGE_PROBLEMS } from '@/lib/storage'
import { YussDatabase } from '@/lib/storage/database'
import { deleteAllSure, deletesSentence, gamesStored } from '@/lib/text/en/screens/settings'
import { storageSentence } from '@/lib/text/en/storage/problem'
import { damageSentences, lastBackupSentence, reminderSentence, secondCopySentence } from '@/lib/text/en/storage/state'
import type { DamageLine } from '@/lib/text/en/storage/state'

const lost: DamageLine = { store: 'database', fault: 'missing', table: 'games', repaired: true }

describe('what the storage has to say', () => {
  it('has a sentence for every problem, and a different one for each', () => {
    const all = STORAGE_PROBLEMS.map(storageSentence)
    expect(new Set(all).size).toBe(STORAGE_PROBLEMS.length)
  })

  it('names damage, once for each kind, and from where it was put right', () => {
    expect(damageSentences([lost, lost, { ...lost, table: 'changes', fault: 'outdated' }])).toEqual([
      'In the database 2 games had been lost: repaired from the second copy.',
      'In the database a hand or change of a game was older than it should be: repaired from the second copy.',
    ])
    expect(damageSentences([{ ...lost, store: 'journal', table: '', fault: 'unreadable' }])).toEqual([
      'A part of the second copy could not be read: repaired from the database.',
    ])
    expect(damageSentences([{ ...lost, repaired: false }])).toEqual([
      'In the database a game had been lost: neither copy has it.',
    ])
    expect(
      damageSentences([
        { ...lost, table: 'scarves' },
        { ...lost, table: 'scarves', fault: 'outdated' },
      ]),
    ).toEqual([
      'In the database an entry had been lost: repaired from the second copy.',
      'In the database an entry was older than it should be: repaired from the second copy.',
    ])
  })

  it('has words for every kind of row that has a second copy', () => {
    const db = new YussDatabase()
    const tables = db.tables.map(({ name }) => name).filter((name) => name !== 'meta' && db.isJournalled(name, 'x'))
    expect(tables).toContain('entries')
    for (const table of tables) expect(damageSentences([{ ...lost, table }])[0]).not.toContain('an entry')
  })

  it('tells why the second copy is off', () => {
    expect(secondCopySentence({ state: 'off', why: 'QuotaExceededError' })).toContain('(QuotaExceededError)')
    const all = ['on', 'off', 'absent', 'unknown'].map((state) => secondCopySentence({ state }))
    expect(new Set(all).size).toBe(4)
  })

  it('gives the day of the last backup', () => {
    expect(lastBackupSentence(Date.UTC(2026, 10, 21, 12))).toBe('The last backup was saved on 21 November 2026.')
    expect(lastBackupSentence(null)).toBe('No backup has been saved here yet.')
    expect(reminderSentence(1, null)).toBe('No backup has been saved yet: one game is on this phone alone.')
    expect(reminderSentence(6, Date.UTC(2026, 10, 21, 12))).toBe(
      'The last backup is of 21 November 2026: 6 games are on this phone alone.',
    )
  })
})

describe('what deleting everything says', () => {
  it('counts the games of the table, and names the example as what it is', () => {
    expect(gamesStored(0, false)).toBe('what is stored')
    expect(gamesStored(0, true)).toBe('the example game')
    expect(gamesStored(1, false)).toBe('the one game stored here')
    expect(gamesStored(1, true)).toBe('the one game stored here and the example game')
    expect(gamesStored(12, true)).toBe('all 12 games stored here and the example game')
    expect(gamesStored(null, false)).toBe('every game')
  })

  it('is a sentence whatever goes', () => {
    expect(deletesSentence(gamesStored(1, true))).toMatch(
      /^This deletes the one game stored here and the example game, with /,
    )
    expect(deleteAllSure(gamesStored(2, false))).toBe('Yes, delete all 2 games stored here, with everything else')
  })
})
