// npm run conformance -- FILE-OR-FOLDER...
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseCases, runCase } from '../../lib/format/conformance'

/** Returns the JSON files at a path: the file itself, or all files in the folder and its subfolders. */
const filesAt = (path: string): readonly string[] => (statSync(path).isDirectory() ? filesIn(path) : [path])

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(path)
      return isJson(entry.name) ? [path] : []
    })
    .sort()
}

const isJson = (name: string): boolean => name.toLowerCase().endsWith('.json')

/** Resolves a path from the folder of the user if it is not found here, because npm runs this in the project's folder. */
function placeOf(path: string): string {
  const meant = resolve(process.env['INIT_CWD'] ?? '.', path)
  return existsSync(path) || !existsSync(meant) ? path : meant
}

const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('usage: npm run conformance -- FILE-OR-FOLDER...')
  process.exit(2)
}

let passed = 0
let failed = 0

function report(id: string, place: string, expected: unknown, got: unknown): void {
  const line = `${id}: ${place}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`
  failed += 1
  console.log(line)
}

/** Runs a case. One that cannot be read or run is reported as failed, and the others still run. */
function attempt(id: string, place: string, expected: string, run: () => void): void {
  try {
    run()
  } catch (error) {
    report(id, place, expected, error instanceof Error ? error.message : String(error))
  }
}

function runFile(file: string): void {
  const cases = parseCases(readFileSync(file, 'utf8'))
  if (!cases.ok) return report(file, 'file', 'an array of cases', cases.error.figures['why'])
  for (const [index, value] of cases.value.entries()) {
    attempt(`${file} ${index + 1}`, 'case', 'a case', () => runOne(value))
  }
}

function runOne(value: unknown): void {
  const { id, differs } = runCase(value)
  if (differs === null) passed += 1
  else report(id, differs.place, differs.expected, differs.got)
}

function runPath(path: string): void {
  const before = passed + failed
  for (const file of filesAt(placeOf(path))) {
    attempt(file, 'file', 'a file of cases', () => runFile(file))
  }
  if (passed + failed === before) report(path, 'path', 'cases', 'none')
}

for (const path of paths) attempt(path, 'path', 'a file or folder', () => runPath(path))

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
