import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { COMMANDS } from '@/scripts/dispatch/commands.mjs'
import { ADVICE, findOrFetchServer } from '@/scripts/together/find-server'

/** The parts of a compose file that the tests use. */
export interface Compose {
  readonly services: Readonly<Record<string, Service>>
}

interface Service {
  readonly image?: string
  readonly build?: { readonly args: Readonly<Record<string, string>> }
  readonly command?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly network_mode?: string
}

const ROOT = join(import.meta.dirname, '../..')

export const composeFile = (name: string): Compose =>
  parse(readFileSync(join(ROOT, 'scripts/together/deploy', name), 'utf8'), { merge: true }) as Compose

/** Returns the words of a service's command. Each text in `places` is replaced by its counterpart on this machine, in order. */
export function wordsOf({ services }: Compose, service: string, places: readonly (readonly [string, string])[]) {
  const words = services[service]?.command
  if (words === undefined) throw new Error(`expected a command of ${service}`)
  return words.map((word) => places.reduce((said, [here, there]) => said.replaceAll(here, there), word))
}

/** The defaults of variables that a user can set. */
export const UNSET: readonly (readonly [string, string])[] = [
  ['${YUSS_DISK:-4}', '4'],
  ['${YUSS_PHONES:-200}', '200'],
]

/** Runs a command that ends by itself, and returns its output. */
export function ran([program, ...words]: readonly string[]): string {
  if (program === undefined) throw new Error('expected a command with a program')
  const [own, all] = program === 'npm' ? [process.execPath, scriptOf(words.slice(3))] : [program, words]
  const { status, stdout, stderr } = spawnSync(own, all, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`)
  return stdout
}

/** Returns the script that `npm run relay -- KIND …` runs, and its arguments. */
function scriptOf([kind = '', ...rest]: readonly string[]): string[] {
  const kinds = COMMANDS['relay']
  const script =
    kinds === undefined || kinds instanceof Array ? undefined : (kinds as Record<string, readonly string[]>)[kind]
  if (script === undefined) throw new Error(`there is no npm run relay -- ${kind}`)
  return [...script, ...rest]
}

/** Starts a command that keeps running, with the programs of this machine. */
export function started([program, ...words]: readonly string[]): ChildProcess {
  if (program === 'nats-server') {
    const server = findOrFetchServer((line) => console.log(line))
    if (server === null) throw new Error(ADVICE)
    return spawn(server.path, words, { stdio: 'ignore' })
  }
  if (program !== 'node') throw new Error(`${program} is not run here`)
  return spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
}

/**
 * The time, in milliseconds, until a node is healthy. A node that returns first catches up with the others, which is slow on a
 * busy machine.
 */
const UNTIL_HEALTHY = 120_000

/** Waits until a node is healthy. */
export async function healthy(monitorPort: number, path: 'healthz' | 'varz'): Promise<void> {
  for (const end = Date.now() + UNTIL_HEALTHY; Date.now() < end;) {
    const answer = await fetch(`http://127.0.0.1:${monitorPort}/${path}`).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`expected a healthy node at ${monitorPort}`)
}

export async function killed(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
