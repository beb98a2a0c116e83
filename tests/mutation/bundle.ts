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

/** The test files of a part: tables before drawn examples, as what fails in a table need not be searched for. */
export function testFilesOf({ tests, without }: Part): readonly string[] {
  const isDrawn = (file: string) => readFileSync(file, 'utf8').includes('fast-check')
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => join('tests', name))
    .filter((file) => file.endsWith('.test.ts') && tests.some((start) => file.startsWith(start)))
    .filter((file) => !without.includes(file))
    .sort()
  return [...files.filter((file) => !isDrawn(file)), ...files.filter(isDrawn)]
}

/** The tests of a part and all the code they test, as one script: a function of `require`. */
export async function bundleOf(part: Part): Promise<Script> {
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
  return new Script(`(function (require) {${outputFiles[0]?.text ?? ''}\n})`, { filename: 'tests.cjs' })
}
