import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const HOOKS = join(import.meta.dirname, '../../lib/hooks')
/** Comes with a screen that is fetched as a whole once it is opened (components/club/club-screen.tsx). */
const FETCHED_LATE = ['club-store.ts']
const files = readdirSync(HOOKS, { encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !FETCHED_LATE.includes(name),
)

/** What a file loads as soon as it is loaded itself: its imports of values. */
function loads(name: string): readonly string[] {
  const code = readFileSync(join(HOOKS, name), 'utf8')
  return [...code.matchAll(/^(?:import|export) (?!type\b)(?:[^'"()=]*? from )?['"]([^'"]+)['"]/gm)].map(
    (match) => match[1] ?? '',
  )
}

/** Plain functions and lists of the storage, which load neither the database nor the readers. */
const LIGHT = [
  '../format/limits',
  '../storage/settings',
  '../storage/sides-of-names',
  '../storage/directory',
  '../storage/looks',
  '../storage/records/player-colours',
]
/** How they name each other. */
const AMONG_THEM = ['./looks', './records/player-colours', '../messages/offered']

describe('the first paint', () => {
  it.each(files)('does not wait for the storage: %s', (name) => {
    const heavy = loads(name).filter((path) => /dexie|zod|\.\.\/(?:storage|format)/.test(path))
    expect(heavy.filter((path) => !LIGHT.includes(path))).toEqual([])
  })

  it.each(LIGHT)('is not held up by what it may load: %s', (path) => {
    const code = readFileSync(join(HOOKS, `${path}.ts`), 'utf8')
    const values = [...code.matchAll(/^(?:import|export) (?!type\b)(?:[^'"()=]*? from )?['"]([^'"]+)['"]/gm)].map(
      (match) => match[1],
    )
    const isLight = (loaded = '') => loaded.startsWith('../engine/') || AMONG_THEM.includes(loaded)
    expect(values.filter((loaded) => !isLight(loaded))).toEqual([])
  })
})
