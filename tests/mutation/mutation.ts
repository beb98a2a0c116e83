// npm run mutation -- PART…: changes the code, one small thing at a time, and runs the tests each time: they have to notice.
// What they do not notice has to stand in survivors.ts, with the reason. A second run tries only what has changed since;
// --afresh forgets the last one, --quick leaves out the second try of what survived, --again=40 has each property draw so
// many examples in it and not as many as ever. --left makes that second try alone, of what survived the last run.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { build } from 'esbuild'
import shared from '../../stryker.config.mjs'
import { changeOf, judge, shareOf } from './judge'
import type { Change, Tried } from './judge'
import { PARTS } from './parts'
import type { PartName } from './parts'
import { SURVIVORS } from './survivors'
import type { Survivor } from './survivors'

const CACHE = 'node_modules/.cache/yuss/mutation'
/** Drawn examples for each property: few, as most changes are noticed by a table. What survives meets as many as ever. */
const FEW = '6'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    afresh: { type: 'boolean', default: false },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    again: { type: 'string' },
    left: { type: 'boolean', default: false },
  },
})
const isPart = (word: string): word is PartName => Object.hasOwn(PARTS, word)
const names = positionals.filter(isPart)
if (names.length < Math.max(positionals.length, 1)) {
  console.error(
    `usage: npm run mutation -- ${Object.keys(PARTS).join('|')} [--afresh] [--quick] [--again=NUMBER] [--left] [--only=GLOB]`,
  )
  process.exit(2)
}

/** The runner, as Stryker's processes can read it. */
const RUNNER = join(process.cwd(), CACHE, 'runner.mjs')
await build({
  entryPoints: ['tests/mutation/runner.ts'],
  outfile: RUNNER,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
})

const OURS = { testRunner: 'in-process', plugins: [RUNNER] }

const textOf = (file: string): string => readFileSync(file, 'utf8')

async function run(mutate: readonly string[], options: object): Promise<readonly Tried[]> {
  const results = await new Stryker({ ...shared, ...OURS, ...options, mutate: [...mutate] }).runMutationTest()
  return results.map((tried) => ({ ...tried, fileName: tried.fileName.replace(`${process.cwd()}/`, '') }))
}

/** The place of a change, as Stryker wants to be told: lines from 1, columns from 0. */
const placeOf = ({ fileName, location: { start, end } }: Tried): string =>
  `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`

const idOf = (tried: Tried): string => `${placeOf(tried)} ${tried.mutatorName} ${tried.replacement ?? ''}`

/** What few examples left alive and the list does not name is tried once more, by all that the tests usually draw. */
async function onceMore(tried: readonly Tried[], unnamed: readonly Change[]): Promise<readonly Tried[]> {
  if (unnamed.length === 0) return tried
  const keys = new Set(unnamed.map((change) => JSON.stringify(change)))
  const left = tried.filter(
    (one) =>
      ['Survived', 'NoCoverage'].includes(one.status) && keys.has(JSON.stringify(changeOf(one, textOf(one.fileName)))),
  )
  if (left.length === 0) return tried
  if (values.again === undefined) delete process.env['YUSS_RUNS']
  else process.env['YUSS_RUNS'] = values.again
  const again = await run(left.map(placeOf), { incremental: false })
  const statusOf = new Map(again.map((one) => [idOf(one), one.status]))
  const isLeft = new Set(left.map(idOf))
  return tried.map((one) => (isLeft.has(idOf(one)) ? { ...one, status: statusOf.get(idOf(one)) ?? one.status } : one))
}

/** What came of the last run, for the files that have not changed since. */
function lastRun(report: string): readonly Tried[] {
  const { files } = JSON.parse(textOf(report)) as Report
  return Object.entries(files).flatMap(([fileName, { source, mutants }]) =>
    existsSync(fileName) && textOf(fileName) === source ? mutants.map((tried) => ({ ...tried, fileName })) : [],
  )
}

interface Report {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Omit<Tried, 'fileName'>[] }>
  >
}

/** The folders of a part, each with its figures. */
function printTable(tried: readonly Tried[], survivors: readonly Survivor[]): void {
  const folders = [...new Set(tried.map(({ fileName }) => fileName.split('/').slice(0, -1).join('/')))].sort()
  const width = Math.max(...folders.map((folder) => folder.length), 'together'.length)
  const row = (name: string, of: readonly Tried[]): void => {
    const found = judge(of, survivors, textOf)
    const aside = of.length - found.noticed - found.survived
    const cells = [of.length - aside, found.noticed, found.survived, found.same, shareOf(found).toFixed(1), aside]
    console.log(name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9)))
  }
  console.log(
    ''.padEnd(width),
    ...['tried', 'noticed', 'survived', 'the same', '%', 'left out'].map((head) => head.padStart(9)),
  )
  for (const folder of folders) {
    row(
      folder,
      tried.filter(({ fileName }) => fileName.split('/').slice(0, -1).join('/') === folder),
    )
  }
  row('together', tried)
}

function printChanges(title: string, changes: readonly Change[]): void {
  if (changes.length === 0) return
  console.log(`\n${title}:`)
  for (const { file, line, change } of changes) console.log(`  ${file}\n    ${line}\n      ${change}`)
}

const figures: Record<string, unknown> = {}
let isGood = true
for (const name of names) {
  const part = PARTS[name]
  const incrementalFile = join(CACHE, `${name}.json`)
  if (values.afresh) rmSync(incrementalFile, { force: true })
  process.env['YUSS_MUTATION'] = name
  process.env['YUSS_RUNS'] = FEW
  const few = values.left
    ? lastRun(incrementalFile)
    : await run(values.only === undefined ? part.mutate : [values.only], { incremental: true, incrementalFile })
  const ours = new Set(few.map(({ fileName }) => fileName))
  const survivors = SURVIVORS.filter(({ file }) => ours.has(file))
  const tried = values.quick ? few : await onceMore(few, judge(few, survivors, textOf).unnamed)
  const verdict = judge(tried, survivors, textOf)
  console.log(`\n${name}: at least ${part.atLeast} of a hundred changes are to be noticed`)
  printTable(tried, survivors)
  printChanges('Survivors without a reason in tests/mutation/survivors.ts', verdict.unnamed)
  printChanges('In the list, and noticed or gone', verdict.gone)
  isGood &&= shareOf(verdict) >= part.atLeast && verdict.unnamed.length === 0 && verdict.gone.length === 0
  figures[name] = {
    tried: verdict.noticed + verdict.survived,
    noticed: verdict.noticed,
    survived: verdict.survived,
    same: verdict.same,
    timedOut: tried.filter(({ status }) => status === 'Timeout').length,
    percent: Number(shareOf(verdict).toFixed(2)),
    unnamed: verdict.unnamed.length,
    gone: verdict.gone.length,
  }
}
console.log(JSON.stringify(figures))
process.exit(isGood ? 0 : 1)
