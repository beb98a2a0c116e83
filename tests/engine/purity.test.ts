import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ENGINE = join(import.meta.dirname, '../../lib/engine')
const RULE_SETS = ['bela-2', 'bela-3', 'klabberjass-4', 'lehman', 'bicycle', 'denexa', 'bridge-belote']

const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

/** The source without its comments, where a rule set or a clock may well be named. */
function codeOf(name: string): string {
  return readFileSync(join(ENGINE, name), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
}

function importsOf(code: string): readonly string[] {
  const found = code.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"]+)['"]/g)
  return [...found].map((match) => match[1] ?? '')
}

describe('the engine', () => {
  it('has files to look at', () => {
    expect(files.length).toBeGreaterThan(0)
  })

  it.each(files)('%s imports nothing from outside lib/engine', (name) => {
    const outside = importsOf(codeOf(name)).filter((path) => !/^(\.\/|@\/lib\/engine\/)/.test(path))
    expect(outside).toEqual([])
  })

  it.each(files)('%s knows no clock, no chance and no ids', (name) => {
    const impure = /\b(?:Date|Math\.random|crypto|performance|process|fetch|setTimeout|localStorage)\b/g
    expect(codeOf(name).match(impure)).toBeNull()
  })

  it.each(files)('%s names no rule set: it branches on options', (name) => {
    const named = RULE_SETS.filter((id) => new RegExp(`['"\`]${id}['"\`]`).test(codeOf(name)))
    expect(named).toEqual([])
  })
})
