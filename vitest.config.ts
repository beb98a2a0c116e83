import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that wait for servers most of the time, and long. */
const WAITING = /[\\/]tests[\\/](deploy|relay)[\\/]/

/** Tests of code that keeps nothing between two calls. */
const PURE = /^(club|components|contest|engine|format|house|learn|log|messages|rulesets|text)[\\/].*\.test\.ts$/

/** What a test leaves to those after it: another language, a database, a replaced function or a setting. */
const LEFT_BEHIND = /speakLanguage|fake-indexeddb|\bvi\.|process\.env\[[^\]]+\] = /

/** The tests that can share a process. */
const sharing = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => PURE.test(file) && !LEFT_BEHIND.test(readFileSync(`tests/${file}`, 'utf8')))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)

/** The languages in which there is a module of texts, besides English. */
const languagesOf = (root: string, path: string): readonly string[] =>
  readdirSync(`${root}translated`).filter((language) => existsSync(`${root}translated/${language}/${path}`))

/** Lets a test change the language of the texts, which are constants in a build: tests/support/speak-language.ts. */
const changingTexts: Plugin = {
  name: 'changing-texts',
  enforce: 'pre',
  transform(code, id) {
    const [, root = '', language, path = ''] =
      /^(.*\/lib\/messages\/)(?:compiled|translated\/(\w+))\/(.*\.ts)$/.exec(id) ?? []
    if (root === '') return undefined
    // The texts of another language refer to their own, as in a build of that language.
    if (language !== undefined) return code.replaceAll('/messages/compiled/', `/messages/translated/${language}/`)
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    const texts = languagesOf(root, path).map((tag) => `${tag}: () => import('${root}translated/${tag}/${path}')`)
    return [
      code.replaceAll(/^export const /gm, 'export let '),
      "import { onSpeak } from '@/tests/support/speak-language'",
      `const english = { ${names.join(', ')} }`,
      `const texts = { ${texts.join(', ')} }`,
      'await onSpeak(async (language) => {',
      `  const said = { ...english, ...(await texts[language]?.()) }; ${names.map((name) => `${name} = said.${name};`).join(' ')}`,
      '})',
    ].join('\n')
  },
}

/** Starts the longest files first: at the end nothing would run beside them. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWaiting = ({ moduleId }: TestSpecification) => WAITING.test(moduleId)
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))]
  }
}

/** What holds of every test. */
export const COMMON: NonNullable<ViteUserConfig['test']> = {
  environment: 'node',
  globalSetup: ['scripts/messages/make.mjs'],
  setupFiles: ['tests/support/seed.ts'],
  // A property tries hundreds of games: how long that takes says nothing, only that it ends.
  testTimeout: 60_000,
  sequence: { sequencer: WaitingFirst },
  // One more than there are cores, as of those that run one often waits.
  maxWorkers: availableParallelism() + 1,
  passWithNoTests: true,
  // Of `npm run coverage`. What no test can reach says so where it stands, with the reason.
  coverage: {
    include: ['lib/engine/**'],
    reporter: ['text'],
    thresholds: { branches: 100 },
  },
}

export default defineConfig({
  plugins: [changingTexts],
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    ...COMMON,
    // A process for each file takes a third of the time of those that need none.
    projects: [
      { extends: true, test: { name: 'pure', include: sharing, isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...sharing, 'tests/e2e/**', '**/node_modules/**'],
        },
      },
    ],
  },
})
