import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import packages from '../../package.json'

/**
 * The most that the house may hold. A number falls with what goes. It rises only with a line in `RAISED` that says what the user
 * got for it.
 */
const BUDGET = {
  'lines of app': 800,
  'lines of components': 35_100,
  'lines of lib': 42_700,
  'lines of scripts': 6_500,
  'lines of tests': 60_000,
  'lines of styles': 2_600,
  'files under 25 lines with one importer': 64,
  'files in the largest folder': 66,
  'packages that the app is built of': 18,
  'packages for building and testing': 29,
} as const

/** The numbers that were raised: the name, how much, and for what. */
const RAISED: readonly string[] = [
  'lines of app by 100: each ruling has a page of its own, whose words stand in the HTML',
  'lines of tests by 400: every page of a build is read for words of another language, and four without scripts',
  'lines of tests by 200: where an address without a language leads, and a page that this device does not keep',
]

const ROOT = join(import.meta.dirname, '../..')
const ROOMS = ['app', 'components', 'lib', 'scripts', 'tests'] as const
const SMALL = 25

interface File {
  readonly name: string
  readonly text: string
  readonly lines: number
}

/** Returns the files of a room that people write: code and styles, without what is compiled from messages. */
const filesOf = (room: string): readonly File[] =>
  readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|js|mjs|css)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !/(?:^|\/)(?:compiled|translated|node_modules|\.next|out)\//.test(name))
    .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }))
    .map((file) => ({ ...file, lines: file.text.split('\n').length - 1 }))

const isStyle = ({ name }: File): boolean => name.endsWith('.css')
const linesIn = (files: readonly File[]): number => files.reduce((sum, { lines }) => sum + lines, 0)

/** Returns the files that a file imports, without their endings. */
const importsOf = ({ name, text }: File): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(@\/|\.\.?\/)([^']+)'/g)].map(([, at, path = '']) =>
    at === '@/' ? path : join(dirname(name), at ?? '', path).replaceAll('\\', '/'),
  )

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function measured(): Readonly<Record<keyof typeof BUDGET, number>> {
  const rooms = ROOMS.map((room) => [room, filesOf(room)] as const)
  const all = rooms.flatMap(([, files]) => files)
  const product = rooms.flatMap(([room, files]) => (room === 'tests' ? [] : files))
  const importers = counted(product.flatMap((file) => [...new Set(importsOf(file))]))
  const hasOneImporter = ({ name }: File) => importers.get(name.replace(/\.tsx?$/, '')) === 1
  const folders = counted(product.map(({ name }) => dirname(name)))
  const lines = (room: string) =>
    linesIn(rooms.flatMap(([name, files]) => (name === room ? files.filter((file) => !isStyle(file)) : [])))
  return {
    'lines of app': lines('app'),
    'lines of components': lines('components'),
    'lines of lib': lines('lib'),
    'lines of scripts': lines('scripts'),
    'lines of tests': lines('tests'),
    'lines of styles': linesIn(all.filter(isStyle)),
    'files under 25 lines with one importer': product.filter((file) => file.lines < SMALL && hasOneImporter(file))
      .length,
    'files in the largest folder': Math.max(...folders.values()),
    'packages that the app is built of': Object.keys(packages.dependencies).length,
    'packages for building and testing': Object.keys(packages.devDependencies).length,
  }
}

it('the house holds no more than its budget', () => {
  const found = measured()
  const rows = Object.entries(BUDGET).map(([name, most]) => [name, found[name as keyof typeof BUDGET], most] as const)
  console.log(rows.map(([name, now, most]) => `${name.padEnd(40)} ${String(now).padStart(6)} of ${most}`).join('\n'))
  for (const raised of RAISED) console.log(`raised: ${raised}`)
  expect(rows.filter(([, now, most]) => now > most)).toEqual([])
})
