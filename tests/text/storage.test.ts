import { describe, expect, it } from 'vitest'
import { STORAGE_PROBLEMS } from '@/lib/storage'
import { YussDatabase } from '@/lib/storage/database/database'
import { RECORD_KINDS } from '@/lib/storage/records/scopes'
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
import { kindsInWords } from '@/lib/text/terms/kinds'

const lost = { store: 'database', fault: 'missing', table: 'games', key: 'a', repaired: true } as const

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
    for (const table of tables)
      expect(damageSentences([{ ...lost, table, key: 'contest/a' }])[0]).not.toMatch(/an entry(?! of)/)
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

describe('the kinds of records on a device', () => {
  it('every kind has words of its own, for one and for several', () => {
    const known = RECORD_KINDS.filter((kind) => kind !== 'unknown')
    for (const count of [1, 2]) {
      const words = [...known, 'example', 'joined', 'clubNights'].map((kind) => kindsInWords([{ kind, count }]))
      expect(new Set(words).size).toBe(words.length)
      expect(words).not.toContain(kindsInWords([{ kind: 'unknown', count }]))
    }
  })

  it('the warning before everything is deleted names each kind that is there', () => {
    const some = [
      { kind: 'games', count: 12 },
      { kind: 'contest', count: 1 },
      { kind: 'stakes', count: 2 },
      { kind: 'example', count: 1 },
    ]
    const list = '12 games, a contest, the stakes of 2 evenings and the example game'
    expect(deletesSentence(some)).toBe(`This deletes: ${list}.`)
    expect(deleteAllSure(some)).toBe(`Yes, delete everything: ${list}`)
    expect(deletesSentence([])).toBe('This deletes what is stored.')
    expect(deletesSentence(null)).toBe('This deletes everything that is stored here.')
    expect(deleteAllSure(null)).toBe('Yes, delete everything')
  })

  it('damage of a register is named by the kind of its key', () => {
    const register = { ...lost, table: 'registers', repaired: false } as const
    expect(
      damageSentences([
        { ...register, key: 'contest/a' },
        { ...register, key: 'contest/a/1' },
      ]),
    ).toEqual(['Lost from the database: 2 contests. Neither copy has this data.'])
    expect(damageSentences([{ ...register, key: 'deleted/a' }])).toEqual([
      'Lost from the database: a record of a deleted game. Neither copy has this data.',
    ])
  })
})
