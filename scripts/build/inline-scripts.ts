// The scripts that a build writes into pages, each in as few letters as possible.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { basePath } from '../serve/base-path.mjs'

/** Returns a script of this folder with everything that it imports, and with values in place of their names. */
export function inlineScript(file: string, values: Readonly<Record<string, unknown>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [join('scripts/build', file)],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/** The script that applies the settings of the device, the first of every page. */
export const bootScript = (): string => inlineScript('boot.js', { BASE_PATH: basePath })

/** Returns the source of a content security policy that allows exactly this text. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
