import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// Short runs of the suites that kill a browser or damage its storage, first one copy and then the other. Each has a control, which
// must lose data. The long
// runs are `npm run crash -- kill`, `rot`, and `power`, which needs root.

// The runs take half a minute together, but browsers start slowly on a busy machine.
test.describe.configure({ timeout: 300_000 })

const ROOT = join(import.meta.dirname, '../..')
const SEED = 20_261_102

interface Figures {
  readonly leveldb: { readonly losses: number; readonly control: { readonly losses: number } }
}

/** Runs a suite, and returns its output and the figures of its last line. */
function runOf(suite: 'kill' | 'rot', trials: number): Promise<{ readonly text: string; readonly figures: Figures }> {
  const words = [String(trials), String(SEED), '--backend=leveldb']
  const child = spawn(process.execPath, ['scripts/dispatch/run-ts.mjs', `tests/crash/${suite}.ts`, ...words], {
    cwd: ROOT,
  })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(String(part)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      const text = parts.join('')
      const last = text.trim().split('\n').at(-1) ?? ''
      if (last.startsWith('{')) resolve({ text, figures: JSON.parse(last) as Figures })
      else reject(new Error(text))
    })
  })
}

for (const [suite, trials, what] of [
  ['kill', 2, 'a browser that is killed again and again loses nothing that was called saved'],
  ['rot', 2, 'a phone on which either copy has rotted has everything, and is whole again'],
] as const) {
  test(what, async () => {
    const { text, figures } = await runOf(suite, trials)
    expect(figures.leveldb.losses, text).toBe(0)
    expect(figures.leveldb.control.losses, text).toBeGreaterThan(0)
  })
}
