import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { Script } from 'node:vm'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import type { Part } from './parts'

/** What every test file is read after: the seed of the properties. */
const SEED = 'tests/support/seed.ts'

/** Says which file's tests follow, and where it stands. */
export const FILE_NOW = '__yussTestFile'
const named: Plugin = {
  name: 'named',
  setup({ onLoad }) {
    onLoad({ filter: /\/tests\/.*\.test\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8').replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return {
        contents: `globalThis.${FILE_NOW} = ${JSON.stringify(relative(process.cwd(), path))}\n${text}`,
        loader: 'ts',
      }
    })
  },
}

/**
 * The test files of a part as the part has them, one after the other. Tables come before drawn examples, as what fails in a
 * table need not be searched for.
 */
export function testFilesOf({ tests, without }: Part): readonly string[] {
  const isDrawn = (file: string) => readFileSync(file, 'utf8').includes('fast-check')
  const all = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => join('tests', name))
    .filter((file) => file.endsWith('.test.ts') && !without.includes(file))
    .sort()
  const files = tests.flatMap((start) => all.filter((file) => file.startsWith(start)))
  return [...files.filter((file) => !isDrawn(file)), ...files.filter(isDrawn)]
}

/** The same code twice, each a function of `require`. */
export interface Bundle {
  /** Counts how often each change is reached, and takes three times as long for it. */
  readonly counting: Script
  readonly quick: Script
}

/** The tests of a part and all the code they test, as one script. */
export async function bundleOf(part: Part): Promise<Bundle> {
  const imports = [SEED, ...testFilesOf(part)].map((file) => `import ${JSON.stringify(resolve(file))}`)
  const { outputFiles } = await build({
    // esbuild would stay where it was loaded.
    absWorkingDir: process.cwd(),
    stdin: { contents: imports.join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error',
    tsconfig: 'tsconfig.json',
    plugins: [named],
  })
  const text = outputFiles[0]?.text ?? ''
  return { counting: scriptOf(text), quick: scriptOf(text.replace(COUNTED, '0')) }
}

/** Where Stryker counts that something is reached: `stryCov_9fa48("7", "8")`. */
const COUNTED = /\bstryCov_\w+\((?:"\d+"(?:, )?)+\)/g

const scriptOf = (text: string): Script => new Script(`(function (require) {${text}\n})`, { filename: 'tests.cjs' })
