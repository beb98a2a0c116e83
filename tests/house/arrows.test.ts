import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { BORDERS_OF_TOGETHER, MAY_IMPORT, ROOMS } from './layers'

const ROOT = join(import.meta.dirname, '../..')
const OPTIONS: ts.CompilerOptions = {
  baseUrl: ROOT,
  paths: { '@/*': ['./*'] },
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

const filesIn = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|m?js)$/.test(name))
      .map((name) => `${folder}/${name}`),
  )

const APP = filesIn(['lib', 'components', 'app'])
const FILES = new Set([...APP, ...filesIn(['scripts', 'tests'])])

/** Returns the files of the project that a file imports, types included. */
function importsOf(file: string): readonly string[] {
  const from = join(ROOT, file)
  return ts
    .preProcessFile(readFileSync(from, 'utf8'), true, true)
    .importedFiles.flatMap(({ fileName }) => {
      const found = ts.resolveModuleName(fileName, from, OPTIONS, ts.sys).resolvedModule
      return found === undefined || found.isExternalLibraryImport ? [] : [relative(ROOT, found.resolvedFileName)]
    })
    .filter((name) => FILES.has(name))
}

const ARROWS: ReadonlyMap<string, readonly string[]> = new Map([...FILES].map((file) => [file, importsOf(file)]))

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`)

/** Returns the imports from these files that are not allowed. */
const broken = (files: readonly string[], isAllowed: (from: string, to: string) => boolean): readonly string[] =>
  files.flatMap((from) => (ARROWS.get(from) ?? []).filter((to) => !isAllowed(from, to)).map((to) => `${from} → ${to}`))

/** Returns the room of a file in a folder; `.` if the file is in the folder itself; `null` if it is not in the folder. */
function roomIn(folder: string, file: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null
  const rest = file.slice(folder.length + 1).split('/')
  return rest.length === 1 ? '.' : (rest[0] ?? null)
}

/** Tells whether a file belongs to what only several phones need. */
const isTogether = (file: string) => /^(lib|components|scripts)\/together\//.test(file)

/** Tells whether an import leads from one of the named files to what only several phones need. */
const isBorder = (from: string, to: string) => BORDERS_OF_TOGETHER.includes(from) && isTogether(to)

/** Returns the imports of one room of a folder from another that the law does not allow. */
function againstRooms(folder: string, rooms: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const isAllowed = (from: string, to: string) => {
    const [own, other] = [roomIn(folder, from) ?? '', roomIn(folder, to)]
    return other === null || own === other || isBorder(from, to) || rooms[own]?.includes(other) === true
  }
  return broken(
    APP.filter((file) => roomIn(folder, file) !== null),
    isAllowed,
  )
}

/** Returns a circle of imports from a file back to itself; `null` if there is none. */
function circleFrom(start: string): readonly string[] | null {
  const seen = new Set<string>()
  const walk = (file: string, way: readonly string[]): readonly string[] | null => {
    for (const next of ARROWS.get(file) ?? []) {
      if (next === start) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      const found = walk(next, [...way, next])
      if (found !== null) return found
    }
    return null
  }
  return walk(start, [start])
}

describe('imports between folders', () => {
  it('the check sees all imports', () => {
    expect(APP.length).toBeGreaterThan(500)
    expect(ARROWS.get('lib/engine/score/score.ts')).toContain('lib/engine/table/options.ts')
  })

  it('each folder imports only from the folders allowed to it, and never tests or scripts', () => {
    const lawOf = (file: string) => Object.entries(MAY_IMPORT).find(([folder]) => isIn(file, folder))
    expect(APP.filter((file) => lawOf(file) === undefined)).toEqual([])
    const isAllowed = (from: string, to: string) => {
      const [own, others] = lawOf(from) ?? ['', []]
      return [own, ...others].some((folder) => isIn(to, folder))
    }
    expect(broken(APP, isAllowed)).toEqual([])
  })

  it('buttons and cards import no storage, and take values and callbacks', () => {
    const drawn = APP.filter((file) => isIn(file, 'components/ui') || isIn(file, 'components/cards'))
    const stored = ['lib/storage', 'lib/stores', 'lib/actions', 'lib/hooks']
    expect(broken(drawn, (_, to) => !stored.some((folder) => isIn(to, folder)))).toEqual([])
  })

  it('what several phones need is imported only by itself and by a few named files', () => {
    const files = [...APP, ...filesIn(['scripts'])].filter((file) => !isTogether(file))
    const borders = files.filter((file) => (ARROWS.get(file) ?? []).some(isTogether))
    expect(borders.sort()).toEqual(BORDERS_OF_TOGETHER)
  })

  it.each(Object.entries(ROOMS))('each room of %s imports only from the rooms allowed to it', (folder, rooms) => {
    expect(againstRooms(folder, rooms)).toEqual([])
  })

  it.each(Object.entries(ROOMS))('each room of %s has a law, which names only rooms above it', (folder, rooms) => {
    const names = Object.keys(rooms)
    const there = new Set(APP.flatMap((file) => roomIn(folder, file) ?? []))
    expect([...there].sort()).toEqual(names.toSorted())
    const below = Object.entries(rooms).flatMap(([room, others], index) =>
      others.filter((other) => !names.slice(0, index).includes(other)).map((other) => `${room} → ${other}`),
    )
    expect(below).toEqual([])
  })

  it('imports never go round in a circle', () => {
    expect([...FILES].flatMap((file) => circleFrom(file) ?? [])).toEqual([])
  })
})
