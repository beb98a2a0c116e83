import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An option after a script's name: `--backend=sqlite`. */
export function option(name: string, otherwise: string): string {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise
}

/** How many trials, and the seed they are drawn with: the two numbers after a script's name. */
export function trialsAndSeed(otherwise: number): { readonly trials: number; readonly seed: number } {
  const [trials = otherwise, seed = Date.now() % 1_000_000] = process.argv
    .filter((word) => /^\d+$/.test(word))
    .map(Number)
  return { trials, seed }
}

/** In memory where that can be had: what is tried is what a program has handed over, not the machine's disk. */
const quickest = (): string => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())

/** A folder that is gone when the script ends. */
export function passingFolder(name: string): string {
  const folder = mkdtempSync(join(process.env['YUSS_CRASH_FOLDER'] ?? quickest(), `yuss-${name}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** The last word of a suite: what was tried, what was lost, and the seed with which it can be tried again. */
export function conclude(figures: Readonly<Record<string, unknown>>, isGood: boolean): void {
  console.log(JSON.stringify(figures))
  process.exitCode = isGood ? 0 : 1
}

/** As many trials may end in a crash of the browser itself, by bad luck, in a run however short. */
const BAD_LUCK = 2
const MOST_CRASHED = 0.1

/**
 * Tells whether the browser itself crashed in so many trials that a run proves nothing: no one can look at those, and a fault of
 * the app that crashed it every time would pass for no loss.
 */
export const crashedTooOften = ({ trials, crashed }: { readonly trials: number; readonly crashed: number }): boolean =>
  crashed > 0 && (crashed === trials || crashed > Math.max(BAD_LUCK, trials * MOST_CRASHED))

/** One line for people. */
export const tell = (figures: Readonly<Record<string, string | number>>): void =>
  console.log(
    Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  )

/** Whole seconds since then. */
export const seconds = (since: number): number => Math.round((Date.now() - since) / 1000)

/** The work's answer, or an error where it takes longer than anything should: no trial hangs. */
export function within<T>(work: Promise<T>, what: string, milliseconds = 60_000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer for ${milliseconds / 1000} s: ${what}`)), milliseconds)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
