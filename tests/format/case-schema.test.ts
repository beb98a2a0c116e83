import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020'
import { format, resolveConfig } from 'prettier'
import { describe, expect, it } from 'vitest'
import { caseSchema } from './case-schema'

const SCHEMA = join(import.meta.dirname, '../case.schema.json')
const CASES = join(import.meta.dirname, '../cases')

type Case = Readonly<Record<string, unknown>> & { readonly expect: Readonly<Record<string, unknown>> }

const cases: readonly (readonly [string, Case])[] = readdirSync(CASES).flatMap((name) => {
  const read: readonly Case[] = JSON.parse(readFileSync(join(CASES, name), 'utf8'))
  return read.map((one, index) => [`${name} ${String(one['id'] ?? index)}`, one] as const)
})
const isUnreadable = (one: Case) => one.expect['error'] === 'unreadable'

const fits = new Ajv2020({ strict: false }).compile(caseSchema())

/** Returns the changed copy of each case that the schema accepts. */
const changed = (change: (one: Case) => unknown) =>
  cases.filter(([, one]) => !isUnreadable(one)).map(([name, one]) => [name, change(one)] as const)
const letThrough = (list: readonly (readonly [string, unknown])[]) =>
  list.filter(([, one]) => fits(one)).map(([name]) => name)

describe('the schema of cases', () => {
  it('the schema is the same as the one beside the cases', async () => {
    const options = await resolveConfig(SCHEMA)
    const text = await format(JSON.stringify(caseSchema()), { ...options, parser: 'json', printWidth: 120 })
    await expect(text).toMatchFileSnapshot(SCHEMA)
  })

  it('the schema accepts every readable case, alone and in its list', () => {
    const readable = cases.filter(([, one]) => !isUnreadable(one))
    expect(readable.length).toBeGreaterThan(600)
    expect(readable.filter(([, one]) => !fits(one)).map(([name]) => name)).toEqual([])
    expect(fits(readable.map(([, one]) => one))).toBe(true)
  })

  it('the schema refuses every case that is marked as unreadable', () => {
    const unreadable = cases.filter(([, one]) => isUnreadable(one))
    expect(unreadable.length).toBeGreaterThan(10)
    expect(letThrough(unreadable)).toEqual([])
  })

  it('the schema refuses unknown keys, empty expectations and missing subjects', () => {
    expect(letThrough(changed((one) => ({ ...one, taler: 1 })))).toEqual([])
    expect(letThrough(changed(({ expect: _, ...one }) => one))).toEqual([])
    expect(letThrough(changed(({ rules: _, logs: __, ...one }) => one))).toEqual([])
  })

  it('the schema allows extra keys in every case', () => {
    const own = changed((one) => ({ ...one, 'x-note': ['anything'] }))
    expect(letThrough(own)).toHaveLength(own.length)
  })
})
