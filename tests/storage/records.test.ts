import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ENTRY_KINDS } from '@/lib/log/entry'
import { read, readSettings } from '@/lib/storage'
import { DATABASE_VERSION, MIGRATIONS } from '@/lib/storage/database/migrations'
import { defineRecord, type Row } from '@/lib/storage/records/record'
import { entryRecord } from '@/lib/storage/records/record-types'
import { settingsOf } from '@/lib/storage/records/setting'
import { DEFAULT_SETTINGS, SETTINGS } from '@/lib/storage/records/settings'
import '@/lib/storage/records/schemas/provided'
import { saveSetting } from '@/lib/storage/settings/write-setting'
import { newPhone, the } from '../support/storage'
import { FROZEN, FROZEN_ENTRIES, RECORDS } from './frozen'

/** Returns the fields that entries of every kind have. */
const stampOf = ({ id, v, gameId, device, clock, at }: Row) => ({ id, v, gameId, device, clock, at })

describe('records', () => {
  it.each(RECORDS.map((record) => [record.name, record] as const))(
    'records of every earlier version are read: %s',
    (name, record) => {
      const versions = Object.keys(FROZEN[name] ?? {}).map(Number)
      expect(versions).toEqual(Array.from({ length: record.version }, (_, n) => n + 1))
      for (const row of Object.values(FROZEN[name] ?? {})) expect(record.read(row)).toMatchObject({ ok: true })
    },
  )

  it.each(RECORDS.map((record) => [record.name, record] as const))(
    'newer and damaged records are told apart: %s',
    (name, record) => {
      const row = FROZEN[name]?.[record.version] ?? {}
      expect(record.read(row)).toEqual({ ok: true, value: row })
      expect(record.read({ ...row, v: record.version + 1 })).toMatchObject({ error: { record: name, why: 'newer' } })
      expect(record.read({ ...row, perfume: 'lily' })).toMatchObject({ error: { why: 'damaged' } })
      for (const junk of [null, undefined, 'row', [], {}, { ...row, v: '1' }, { ...row, v: 0 }])
        expect(record.read(junk)).toMatchObject({ error: { why: 'damaged' } })
    },
  )

  it('records hold every kind of entry, and the set-up is in the game’s record', () => {
    const row = stampOf(FROZEN['entry']?.[1] ?? {})
    const read = FROZEN_ENTRIES.map((entry) => entryRecord.read({ ...row, ...entry }))
    expect(read).toEqual(FROZEN_ENTRIES.map((entry) => ({ ok: true, value: { ...row, ...entry } })))
    const kinds = read.map((one) => (one.ok ? one.value.kind : one.error.place))
    expect(kinds).toEqual(ENTRY_KINDS.filter((kind) => kind !== 'started'))
  })

  it('a record keeps an entry of an unknown kind with all its content', () => {
    const row = { ...stampOf(FROZEN['entry']?.[1] ?? {}), kind: 'sung', song: 'Zot nit keynmol', verse: { of: 5 } }
    expect(entryRecord.read(row)).toEqual({ ok: true, value: row })
    expect(entryRecord.read({ ...row, clock: 0 })).toMatchObject({ error: { why: 'damaged', place: 'clock' } })
  })

  it('a damaged record names the place, for known and unknown kinds of entry', () => {
    const row = FROZEN['entry']?.[1] ?? {}
    const damaged = (changes: object) => entryRecord.read({ ...row, ...changes })
    for (const kind of [row['kind'], 'sung'])
      expect(damaged({ kind, clock: 'two' })).toMatchObject({ error: { place: 'clock', fault: 'invalid_type' } })
    expect(damaged({ hand: '*' })).toMatchObject({ error: { place: 'hand', fault: 'invalid_id' } })
    expect(damaged({ perfume: 'lily' })).toMatchObject({ error: { place: 'perfume', fault: 'unrecognized_keys' } })
    expect(damaged({ kind: undefined })).toMatchObject({ error: { place: 'kind', fault: 'invalid_type' } })
  })

  it('records are raised to the present version step by step', () => {
    const schema = z.strictObject({ v: z.literal(3), note: z.string(), wet: z.boolean() })
    const pub = defineRecord('pub', () => schema, [
      { name: 'a note', up: (row) => ({ ...row, note: '' }) },
      { name: 'the weather', up: (row) => ({ ...row, wet: true }) },
    ])
    expect(pub.read({ v: 1 })).toEqual({ ok: true, value: { v: 3, note: '', wet: true } })
    expect(pub.read({ v: 2, note: 'dry' })).toEqual({ ok: true, value: { v: 3, note: 'dry', wet: true } })
  })
})

describe('the tables of the database', () => {
  it('the versions of the database are numbered from 1 without a gap', () => {
    expect(MIGRATIONS.map((migration) => migration.version)).toEqual(
      Array.from({ length: DATABASE_VERSION }, (_, n) => n + 1),
    )
  })

  it('no version of the database loses a table or an index', () => {
    const indexes = MIGRATIONS.map(({ tables }) =>
      Object.entries(tables).flatMap(([table, text]) => text.split(',').map((index) => `${table}.${index.trim()}`)),
    )
    for (const [step, later] of indexes.slice(1).entries())
      expect(later).toEqual(expect.arrayContaining(indexes[step] ?? []))
  })
})

describe('settings', () => {
  it('the default of a setting is its first value', () => {
    expect(DEFAULT_SETTINGS).toEqual(Object.fromEntries(Object.entries(SETTINGS).map(([key, [first]]) => [key, first])))
  })

  it('settings are kept on the phone', async () => {
    const phone = newPhone()
    the(await saveSetting(phone.openTab(), 'suits', 'four'))
    expect(the(await read(phone.openTab(), readSettings))).toEqual({ ...DEFAULT_SETTINGS, suits: 'four' })
  })

  it('a setting with an unknown value has its default', () => {
    const rows = [
      { key: 'theme', v: 1, value: 'neon' },
      { key: 'suits', v: 1, value: 'four' },
      { key: 'perfume', v: 1, value: 'on' },
      { key: 'words', v: 2, value: 'plain' },
    ]
    expect(settingsOf(rows)).toEqual({ ...DEFAULT_SETTINGS, suits: 'four' })
  })
})
