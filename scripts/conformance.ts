// npm run conformance -- FILE-OR-FOLDER...
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readCases, runCase } from '../lib/format/conformance'

/** The json files at a path: the file itself, or every one in the folder and the folders in it. */
function filesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() || entry.name.endsWith('.json') ? filesAt(join(path, entry.name)) : []))
    .sort()
}

const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('usage: npm run conformance -- FILE-OR-FOLDER...')
  process.exit(2)
}

let passed = 0
let failed = 0

function report(id: string, place: string, expected: unknown, got: unknown): void {
  failed += 1
  console.log(`${id}: ${place}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`)
}

function runFile(file: string): void {
  const cases = readCases(readFileSync(file, 'utf8'))
  if (!cases.ok) return report(file, 'file', 'an array of cases', cases.error.figures['why'])
  for (const value of cases.value) {
    const { id, differs } = runCase(value)
    if (differs === null) passed += 1
    else report(id, differs.place, differs.expected, differs.got)
  }
}

for (const path of paths) {
  try {
    for (const file of filesAt(path)) runFile(file)
  } catch (error) {
    report(path, 'path', 'a file or folder', error instanceof Error ? error.message : error)
  }
}

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
