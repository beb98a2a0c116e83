import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns the value of an option after a script's name: `--backend=sqlite`. */
export function option(name: string, otherwise: string): string {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise
}

/** Returns the number of trials and the seed: the two numbers after a script's name. */
export function trialsAndSeed(otherwise: number): { readonly trials: number; readonly seed: number } {
  const [trials = otherwise, seed = Date.now() % 1_000_000] = process.argv
    .filter((word) => /^\d+$/.test(word))
    .map(Number)
  return { trials, seed }
}

/** Returns a folder in memory, if there is one: the trials test what a program has passed on, not the machine's disk. */
const quickest = (): string => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())

/** Makes a folder that is deleted when the script ends. */
export function passingFolder(name: string): string {
  const folder = mkdtempSync(join(process.env['YUSS_CRASH_FOLDER'] ?? quickest(), `yuss-${name}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Prints the last line of a suite: what was tried and lost, and the seed to repeat it. */
export function conclude(figures: Readonly<Record<string, unknown>>, isGood: boolean): void {
  console.log(JSON.stringify(figures))
  process.exitCode = isGood ? 0 : 1
}

/** The number of trials that may end in a crash of the browser itself, even in a short run. */
const BAD_LUCK = 2
const MOST_CRASHED = 0.1

/**
 * Tells whether the browser itself crashed in so many trials that a run proves nothing: those trials cannot be checked, and a
 * fault of the app that always crashed it would look like no loss.
 */
export const crashedTooOften = ({ trials, crashed }: { readonly trials: number; readonly crashed: number }): boolean =>
  crashed > 0 && (crashed === trials || crashed > Math.max(BAD_LUCK, trials * MOST_CRASHED))

/** Prints one line of figures. */
export const tell = (figures: Readonly<Record<string, string | number>>): void =>
  console.log(
    Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  )

/** Returns the whole seconds since a time in milliseconds. */
export const seconds = (since: number): number => Math.round((Date.now() - since) / 1000)

/** Returns the result of the work, or throws if it takes too long, so that no trial hangs. */
export function within<T>(work: Promise<T>, what: string, milliseconds = 60_000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer for ${milliseconds / 1000} s: ${what}`)), milliseconds)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
