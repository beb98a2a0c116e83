import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { serveBuild, TESTED, untilItAnswers, type ServedApp } from '../../scripts/bench/built-app'
import { freePorts } from '../../scripts/serve/free-ports'

// Serves the app and the empty page with which it is compared. Next exports both, and both are served in the same way.

const EMPTY = join('tests', 'perf', 'empty')
const EMPTY_PARTS = join(EMPTY, 'parts')
const EMPTY_OUT = join(EMPTY, 'out')

export interface Places {
  readonly app: ServedApp
  readonly empty: ServedApp
}

const RUN_TS = 'scripts/dispatch/run-ts.mjs'

export async function servePlaces(language = 'en'): Promise<Places> {
  buildEmpty()
  return {
    app: await serveBuild([...new Set([...TESTED.split(','), language])].join()),
    empty: await serveFolder(EMPTY_OUT),
  }
}

/**
 * Builds the empty page with the policy and the service worker of the app's pages, so that it is loaded and kept offline like
 * them.
 */
function buildEmpty(): void {
  run('node_modules/next/dist/bin/next', 'build', EMPTY)
  run(RUN_TS, 'scripts/build/policy.ts', join(EMPTY_PARTS, 'en', 'en'))
  run(RUN_TS, 'scripts/build/page-words.ts', join(EMPTY_PARTS, 'en', 'words.json'))
  run(RUN_TS, 'scripts/build/gather.ts', EMPTY_OUT, EMPTY_PARTS)
  run(RUN_TS, 'scripts/build/worker.ts', EMPTY_OUT, EMPTY_PARTS)
}

function run(script: string, ...words: readonly string[]): void {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
  const { status, stderr } = spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the empty page does not build: ${stderr}`)
}

async function serveFolder(folder: string): Promise<ServedApp> {
  const [port] = await freePorts(1)
  const server = spawn(process.execPath, ['scripts/serve/serve.mjs', folder, `--port=${port}`], { stdio: 'ignore' })
  const url = `http://localhost:${port}/`
  await untilItAnswers(url)
  return { url: `${url}en/play/`, stop: () => void server.kill() }
}
