import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const textOf = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8')

/** The comment with which a script begins. */
const headOf = (name: string): string => /^(?:\/\/.*\n)*/.exec(textOf(name))?.[0] ?? ''

const SCRIPTS = [...textOf('scripts/build.mjs').matchAll(/run\('(scripts\/[\w.-]+)'/g)].map(([, name]) => name ?? '')

describe('a script that changes what Next has exported', () => {
  it('is one of a few', () => {
    expect(SCRIPTS).toContain('scripts/worker.mjs')
    expect(SCRIPTS.length).toBeLessThanOrEqual(7)
  })

  it.each(SCRIPTS)('says why Next cannot do it: %s', (name) => {
    expect(headOf(name)).toMatch(/\bNext\b/)
  })
})
