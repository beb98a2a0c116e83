import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '../serve/free-ports'

const script = (name: string): string => join(process.cwd(), 'scripts', name)

export interface ServedApp {
  /** The address of its English pages, which ends in a slash. */
  readonly url: string
  readonly stop: () => void
}

/** The languages of the build that the tests use too. */
export const TESTED = 'en,bg'

/** Builds the app if its sources have changed, and serves it on a free port, as a host would. */
export async function serveBuild(languages = TESTED): Promise<ServedApp> {
  const built = spawnSync(process.execPath, [script('build.mjs')], {
    env: { ...process.env, YUSS_OUT: 'out', YUSS_BASE_PATH: '', YUSS_LANGUAGES: languages },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) throw new Error(`expected the build to end with 0, got ${built.status}`)
  const [port] = await freePorts(1)
  const server = spawn(process.execPath, [script('serve/serve.mjs'), 'out'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}/en/`
  await untilItAnswers(url)
  return { url, stop: () => void server.kill() }
}

export async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await wait(100)
  }
  throw new Error(`expected an answer from ${url}`)
}
