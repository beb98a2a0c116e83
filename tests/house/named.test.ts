import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../../scripts/dispatch/commands.mjs'
import { MAY_IMPORT, ROOMS } from './layers'

const ROOT = join(import.meta.dirname, '../..')
const SOURCE = /^(\.ci|\.github|app|components|docs|lib|public|scripts|tests)(\/|$)/
const textOf = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** The paths of all files and folders of the project, from its root, without installed and built files. */
const PATHS: readonly string[] = readdirSync(ROOT).flatMap((top) =>
  SOURCE.test(top)
    ? [top, ...readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name}`)]
    : [top],
)

/** Returns the code in a text: inline code, and each line of a code block. */
const codeIn = (text: string): readonly string[] =>
  [...text.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap(([, block, word]) =>
    block === undefined ? [word ?? ''] : block.split('\n'),
  )

const pathsIn = (code: string): readonly string[] =>
  code.split(/[\s'"()]+/).filter((word) => SOURCE.test(word) && word.includes('/'))

/** Tells whether a path exists, read as a shell does: a star matches anything within one name; a module may lack its ending. */
function isThere(path: string): boolean {
  const bare = path.replace(/\/$/, '').replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*')
  const pattern = new RegExp(`^${bare}(\\.tsx?)?$`)
  return PATHS.some((each) => pattern.test(each))
}

const isFileName = (word: string) => /^[\w.*-]+\.(tsx?|m?js|json|md)$/.test(word)

/** The files that a build makes and that the documents name. */
const BUILT = ['404.html']

const scripts: Readonly<Record<string, string>> = JSON.parse(textOf('package.json')).scripts
const OWN_COMMANDS = ['audit', 'ci', 'start', 'test']

const kindsOf = (command: string): readonly string[] => {
  const said = COMMANDS[command]
  return said === undefined || Array.isArray(said) ? [] : Object.keys(said)
}
const hasKinds = (command: string) => kindsOf(command).length > 0

/** The documents for people; files can be added to `docs`. */
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...PATHS.filter((path) => /^docs\/[\w-]+\.md$/.test(path)),
]

/** Returns the anchors that code hosts give to the headings of a document. */
const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(DOCUMENTS)('the names in %s', (name) => {
  const text = textOf(name)
  const code = codeIn(text)

  it('every named path exists', () => {
    const named = code.flatMap(pathsIn)
    expect(named.filter((path) => !isThere(path))).toEqual([])
  })

  it('every named file exists', () => {
    const names = [...BUILT, ...PATHS.map((path) => path.slice(path.lastIndexOf('/') + 1))]
    expect(code.filter((word) => isFileName(word) && !names.includes(word))).toEqual([])
  })

  it('every named command exists', () => {
    const commands = [...text.matchAll(/\bnpm (?:run )?([\w:]+(?:-\w+)*)/g)].map(([, command]) => command ?? '')
    expect(commands.filter((command) => !(command in scripts) && !OWN_COMMANDS.includes(command))).toEqual([])
  })

  it('every named kind of a command exists', () => {
    const kinds = [...text.matchAll(/\bnpm run ([\w:]+(?:-\w+)*) -- ([a-z]+)/g)].filter(([, command]) =>
      hasKinds(command ?? ''),
    )
    expect(
      kinds.filter(([, command, kind]) => !kindsOf(command ?? '').includes(kind ?? '')).map(([all]) => all),
    ).toEqual([])
  })

  it('every link leads to a file', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => join(dirname(name), link ?? ''))
    expect(links.filter((link) => !isThere(link) && !PATHS.includes(link))).toEqual([])
  })

  it('every link to a part of a document leads to a heading', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)]
    const broken = links.filter(([, path, anchor]) => {
      const linked = path === '' ? name : join(dirname(name), path ?? '')
      return !anchorsIn(textOf(linked)).includes(anchor ?? '')
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })
})

it('scripts and tests run only scripts that exist', () => {
  const sources = PATHS.filter((path) => /^(scripts|tests)\/.*\.(mjs|ts)$/.test(path))
  const run = [...sources, 'package.json'].flatMap((path) =>
    [...textOf(path).matchAll(/['" /](scripts\/[\w./-]+\.(?:mjs|ts))\b/g)].map(([, script]) => script ?? ''),
  )
  expect(run.length).toBeGreaterThan(20)
  expect(run.filter((path) => !PATHS.includes(path))).toEqual([])
})

it('README.md says of how many changes none was lost: of all that docs/figures.md counts', () => {
  const counts = [...textOf('docs/figures.md').matchAll(/\| 0 of (\d+) +\|/g)].map(([, count]) => Number(count))
  const [, said = ''] = /none of ([\d,]+) changes/.exec(textOf('README.md')) ?? []
  expect(Number(said.replaceAll(',', ''))).toBe(counts.reduce((sum, count) => sum + count, 0))
})

it('the documents name paths and commands at all', () => {
  const code = DOCUMENTS.flatMap((name) => codeIn(textOf(name)))
  expect(DOCUMENTS).toContain('docs/architecture.md')
  expect(code.flatMap(pathsIn).length).toBeGreaterThan(100)
  expect(code.filter((word) => word.startsWith('npm ')).length).toBeGreaterThan(20)
})

describe('docs/architecture.md', () => {
  const text = textOf('docs/architecture.md')
  const rows = [...text.matchAll(/^\| (`[^|]*`) *\|(.*)\|$/gm)].map(([, rooms, about]) => ({
    rooms: codeIn(rooms ?? ''),
    about: codeIn(about ?? ''),
  }))
  const partsOf = (room: string) => rows.find(({ rooms }) => rooms.includes(room))?.about ?? []

  it('the layers are shown in their order, the lowest last', () => {
    const picture = /## What are the layers\?\n\n```\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
    const drawn = picture.split('\n').flatMap((line) => /^[ └]*([\w/]+)/.exec(line)?.[1] ?? [])
    expect(drawn).toEqual(Object.keys(MAY_IMPORT).reverse())
  })

  it.each(['lib/engine', 'lib/rulesets', 'components'] as const)(
    'the rooms of %s are shown in their order',
    (layer) => {
      const named = rows.flatMap(({ rooms }) => (rooms[0]?.startsWith(`${layer}/`) === true ? rooms : []))
      expect(named.map((room) => room.replace(`${layer}/`, ''))).toEqual(Object.keys(ROOMS[layer]))
    },
  )

  it('every room of the words and of the storage is shown', () => {
    const folders = readdirSync(join(ROOT, 'lib/storage'), { withFileTypes: true }).filter((one) => one.isDirectory())
    expect(partsOf('lib/text')).toEqual(Object.keys(ROOMS['lib/text']).filter((room) => room !== '.'))
    const named = rows.flatMap(({ rooms }) => rooms.filter((room) => room.startsWith('lib/storage/')))
    expect(named.map((room) => room.replace('lib/storage/', '')).sort()).toEqual(folders.map(({ name }) => name).sort())
  })

  it('ten steps lead from a tap to the sheet, each with a file', () => {
    const walk = /## How does a tap reach the sheet\?\n([\s\S]*?)\n## /.exec(text)?.[1] ?? ''
    const steps = walk.split(/^\d+\. /m).slice(1)
    expect(steps).toHaveLength(10)
    expect(
      steps.filter((step) => !codeIn(step).some((word) => isFileName(word.slice(word.lastIndexOf('/') + 1)))),
    ).toEqual([])
  })
})
