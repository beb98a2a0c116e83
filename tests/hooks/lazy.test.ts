import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const LIB = join(import.meta.dirname, '../../lib')

/** The folders that screens load first. The code for several phones loads with its own screens. */
const EAGER = ['hooks', 'stores', 'actions', 'offline']
const files = EAGER.flatMap((folder) =>
  readdirSync(join(LIB, folder), { encoding: 'utf8' }).map((name) => `${folder}/${name}`),
)

/** Returns the paths in `lib` of the modules that a file imports statically. */
function loads(path: string): readonly string[] {
  const code = readFileSync(join(LIB, path), 'utf8')
  const imports = [...code.matchAll(/^(?:import|export) (?!type\b)(?:[^'"()=]*? from )?['"]([^'"]+)['"]/gm)]
  return imports.map(([, name = '']) => (name.startsWith('.') ? posix.join(posix.dirname(path), name) : name))
}

/** Returns all modules that a file imports, directly or through others. */
function brings(first: string): ReadonlySet<string> {
  const found = new Set([first])
  for (const name of found) {
    const path = [`${name}.ts`, `${name}/index.ts`].find((file) => existsSync(join(LIB, file)))
    if (path !== undefined) loads(path).forEach((one) => found.add(one))
  }
  return found
}

/** Modules of plain functions and lists, which load neither the database nor the readers. */
const LIGHT = [
  'format/limits',
  'storage/records/settings',
  'storage/sheet/sides-of-names',
  'storage/people/directory',
  'storage/people/present-names',
  'storage/people/looks',
  'storage/records/player-colours',
]

describe('code that is needed to record a hand', () => {
  it.each(['storage/index', 'storage/games/append-change'])(
    'recording a hand does not wait for a schema: %s',
    (path) => {
      const brought = brings(path)
      expect(brought.size).toBeGreaterThan(50)
      expect([...brought].filter((name) => name.startsWith('zod'))).toEqual([])
    },
  )
})

describe('code that is needed for the first paint', () => {
  it.each(files)('the first paint does not wait for the storage: %s', (path) => {
    const heavy = loads(path).filter((name) => /dexie|zod|^(?:storage|format)\//.test(name))
    expect(heavy.filter((name) => !LIGHT.includes(name))).toEqual([])
  })

  it.each(LIGHT)('the first paint is not delayed by a light module: %s', (path) => {
    const isLight = (name: string) =>
      /^engine\//.test(name) || [...LIGHT, 'core/letters', 'messages/offered'].includes(name)
    expect(loads(`${path}.ts`).filter((name) => !isLight(name))).toEqual([])
  })
})
