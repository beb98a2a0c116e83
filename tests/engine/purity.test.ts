import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ENGINE = join(import.meta.dirname, '../../lib/engine')
const RULE_SETS = ['bela-2', 'bela-3', 'klabberjass-4', 'lehman', 'bicycle', 'denexa', 'bridge-belote']

const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

/** Returns the source without its comments, which may name a rule set or a clock. */
function codeOf(name: string): string {
  return readFileSync(join(ENGINE, name), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
}

function importsOf(code: string): readonly string[] {
  const found = code.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"]+)['"]/g)
  return [...found].map((match) => match[1] ?? '')
}

/** Returns the faults in every file, named by its file. */
const faultsIn = (faultsOf: (code: string) => readonly string[]): readonly string[] =>
  files.flatMap((name) => faultsOf(codeOf(name)).map((fault) => `${name}: ${fault}`))

describe('the engine', () => {
  it('the engine has files to check', () => {
    expect(files.length).toBeGreaterThan(40)
  })

  it('the engine imports nothing from outside lib/engine except the type of a result', () => {
    const outside = (code: string) =>
      importsOf(code).filter((path) => !/^(\.\/|\.\.\/[a-z]|\.\.\/\.\.\/core\/result$|@\/lib\/engine\/)/.test(path))
    expect(outside("import { z } from 'zod'")).toEqual(['zod'])
    expect(faultsIn(outside)).toEqual([])
  })

  it('the engine uses no clock, no chance and no ids', () => {
    const impure = /\b(?:Date|Math\.random|crypto|performance|process|fetch|setTimeout|localStorage)\b/g
    expect('const at = Date.now()'.match(impure)).toEqual(['Date'])
    expect(faultsIn((code) => code.match(impure) ?? [])).toEqual([])
  })

  it('the engine names no rule set and branches on options alone', () => {
    const named = (code: string) => RULE_SETS.filter((id) => new RegExp(`['"\`]${id}['"\`]`).test(code))
    expect(named("if (base === 'lehman')")).toEqual(['lehman'])
    expect(faultsIn(named)).toEqual([])
  })
})
