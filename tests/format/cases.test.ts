import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isListed, isOptionValue, OPTION_NAMES, OPTIONS } from '@/lib/engine/table/options'
import { PROBLEM_CODES } from '@/lib/engine/table/problem'
import { parseCases, runCase } from '@/lib/format/conformance'
import { parseRules } from '@/lib/format/rules-file'

const FOLDER = join(import.meta.dirname, '../cases')
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

interface Case {
  readonly id: string
  readonly source?: string
  readonly rules?: unknown
  readonly ask?: string
  readonly hands?: readonly { readonly kind: string }[]
  readonly expect: { readonly error?: string }
}

function casesOf(file: string): readonly Case[] {
  const cases = parseCases(readFileSync(join(FOLDER, file), 'utf8'))
  if (!cases.ok) throw new Error(`${file} holds no cases`)
  return cases.value as readonly Case[]
}

const ALL = FILES.flatMap(casesOf)
const OWN = FILES.filter((name) => name.startsWith('own-')).flatMap(casesOf)

describe.each(FILES)('the cases of %s', (file) => {
  it.each(casesOf(file).map((one) => [one.id, one] as const))('the case %s gives the expected result', (_, one) => {
    expect(runCase(one).differs).toBeNull()
  })
})

describe('all cases together', () => {
  const played = OWN.map(({ rules }) => parseRules(rules)).flatMap((read) => (read.ok ? [read.value.rules] : []))

  it.each(OPTION_NAMES.filter(isListed))('every value of %s appears in some case', (option) => {
    const values: readonly unknown[] | string = OPTIONS[option]
    const shown = new Set<unknown>(played.map((rules) => rules[option]))
    expect([...values].filter((value) => isOptionValue(option, value) && !shown.has(value))).toEqual([])
  })

  it('every code of a problem appears in some case', () => {
    const met = new Set(OWN.map((one) => one.expect.error))
    expect(PROBLEM_CODES.filter((code) => !met.has(code))).toEqual([])
  })

  it('every kind of hand appears in some case', () => {
    const kinds = new Set(OWN.flatMap(({ hands }) => hands?.map(({ kind }) => kind) ?? []))
    for (const kind of ['played', 'counted', 'thrown-in', 'claimed', 'agreed']) expect(kinds).toContain(kind)
  })

  it('every case has an id of its own, and ours name their source', () => {
    const ids = ALL.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(OWN.filter(({ source }) => source === undefined)).toEqual([])
  })
})
