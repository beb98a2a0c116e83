import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yuss-conformance-'))
afterAll(() => rmSync(folder, { recursive: true }))

const good = {
  id: 'good',
  rules: { base: 'bela-2' },
  ask: 'bela',
  holds: 'KQ',
  announcedAt: 'never',
  expect: { points: 0 },
}
const wrong = { ...good, id: 'wrong', expect: { points: 20 } }

/** Writes files into a folder of their own, and returns its path. A value that is not a text is written as JSON. */
function files(name: string, texts: Readonly<Record<string, unknown>>): string {
  const at = join(folder, name)
  mkdirSync(at, { recursive: true })
  for (const [file, text] of Object.entries(texts)) {
    writeFileSync(join(at, file), typeof text === 'string' ? text : JSON.stringify(text))
  }
  return at
}

function run(paths: readonly string[], from = ROOT) {
  const script = [join(ROOT, 'scripts/dispatch/run-ts.mjs'), join(ROOT, 'scripts/tests/conformance.ts'), ...paths]
  const env = { ...process.env, INIT_CWD: from }
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { cwd: ROOT, env, encoding: 'utf8' })
  const lines = stdout.trimEnd().split('\n')
  return { status, said: lines.slice(0, -1).join('\n'), sum: lines.at(-1), stderr }
}

describe('the runner of cases', { timeout: 60_000 }, () => {
  it('the runner tells the difference and fails', () => {
    const { status, said, sum } = run([files('two', { 'a.json': [good, wrong] })])
    expect([status, said, sum]).toEqual([1, 'wrong: points: expected 20, got 0', '1 passed, 1 failed'])
  })

  it('the runner accepts one file, a single case, and a text with a byte order mark', () => {
    const at = files('one', { 'a.json': good, 'b.JSON': `\uFEFF${JSON.stringify([good])}` })
    expect(run([join(at, 'a.json'), at])).toMatchObject({ status: 0, said: '', sum: '3 passed, 0 failed' })
  })

  it('the runner continues after an unreadable file or case', () => {
    const deep = `[${'['.repeat(20_000)}${']'.repeat(20_000)}, ${JSON.stringify(good)}]`
    const at = files('broken', { 'a.json': '[{"id":', 'b.json': deep, 'd.json': [null, [good], good] })
    symlinkSync(join(folder, 'nowhere'), join(at, 'c.json'))
    const { status, sum, stderr } = run([at])
    expect([status, sum, stderr]).toEqual([1, '2 passed, 5 failed', ''])
  })

  it('an unknown question and a case without expectations fail', () => {
    const { status, said, sum } = run([
      files('odd', {
        'a.json': [
          { ...good, ask: 'weather' },
          { ...good, expect: undefined },
        ],
      }),
    ])
    expect([status, sum]).toEqual([1, '0 passed, 2 failed'])
    expect(said).toContain('good: ask:')
    expect(said).toContain('good: expect:')
  })

  it('no case passes where there is none', () => {
    const paths = [
      files('empty', {}),
      files('none', { 'a.json': [] }),
      files('text', { 'readme.txt': 'no cases' }),
      join(folder, 'nowhere'),
    ]
    const { status, said, sum } = run(paths)
    expect([status, sum]).toEqual([1, '0 passed, 4 failed'])
    expect(said.split('\n').map((line) => line.split(': path:')[0])).toEqual(paths)
  })

  it('a path is found from the user’s folder', () => {
    expect(run(['a.json'], files('there', { 'a.json': [good] }))).toMatchObject({
      status: 0,
      sum: '1 passed, 0 failed',
    })
  })

  it('the runner asks for a path if there is none', () => {
    const { status, stderr } = run([])
    expect([status, stderr.includes('usage')]).toEqual([2, true])
  })
})
