import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../../scripts/dispatch/commands.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts

function dispatch(...words: readonly string[]) {
  const run = spawnSync(process.execPath, ['scripts/dispatch.mjs', ...words], { cwd: ROOT, encoding: 'utf8' })
  return { status: run.status, said: run.stderr.trim(), printed: run.stdout.trim() }
}

describe('the commands of package.json', { timeout: 60_000 }, () => {
  it('every command of package.json can be dispatched by its own name', () => {
    const dispatched = Object.entries(scripts).filter(([, script]) => script.startsWith('node scripts/dispatch.mjs'))
    expect(dispatched.map(([name]) => name).sort()).toEqual(Object.keys(COMMANDS).sort())
    for (const [name, script] of dispatched) expect(script).toBe(`node scripts/dispatch.mjs ${name}`)
  })

  it('every command leads to a file that exists', () => {
    const chosen = Object.values(COMMANDS).flatMap((command) =>
      Array.isArray(command) ? [command] : Object.values(command),
    )
    const files = chosen.flat().filter((word) => /\.(ts|mjs)$/.test(word))
    expect(files.length).toBeGreaterThan(chosen.length)
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  it('an unknown command or kind lists the known ones', () => {
    expect(dispatch('nonsense')).toMatchObject({ status: 2, said: expect.stringContaining('|conformance|') })
    expect(dispatch('crash', 'powers')).toEqual({
      status: 2,
      said: 'There is no “powers”: npm run crash -- kill|power|rot|faults|model',
      printed: '',
    })
  })

  it('a command ends like its script and prints nothing else', () => {
    const usage = 'usage: npm run conformance -- FILE-OR-FOLDER...'
    expect(dispatch('conformance')).toEqual({ status: 2, said: usage, printed: '' })
    expect(dispatch('conformance', 'tests/cases/claims.json')).toMatchObject({
      status: 0,
      said: '',
      printed: expect.stringMatching(/^\d+ passed, 0 failed$/),
    })
  })

  it('a number goes to the first kind of a command', () => {
    expect(dispatch('fuzz', 'laws', '0').said).toContain('expected a whole number of rounds above 0, got 0')
    expect(dispatch('fuzz', '1', '7')).toMatchObject({
      status: 0,
      printed: expect.stringMatching(/"tried":1\b.*"seed":7\b/),
    })
  })
})
