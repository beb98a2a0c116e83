import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The words after a script's name: `--trials=20` and the like. */
export function option(name: string, otherwise: string): string {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise
}

export const numberOption = (name: string, otherwise: number): number => Number(option(name, String(otherwise)))

/** A folder that is gone when the script ends. */
export function passingFolder(name: string): string {
  const folder = mkdtempSync(join(process.env['YUSS_CRASH_FOLDER'] ?? tmpdir(), `yuss-${name}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** The last word of a suite: what was tried, what was lost, and the seed with which it can be tried again. */
export function conclude(figures: Readonly<Record<string, string | number>>, isGood: boolean): void {
  console.log(
    Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
  )
  process.exitCode = isGood ? 0 : 1
}
