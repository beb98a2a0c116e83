// The scripts that a build writes into pages, each in as few letters as possible.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import languages from '../../lib/messages/languages.json' with { type: 'json' }
import { saidIn } from '../../lib/messages/said-in'
import { MADE_UP } from '../messages/made-up.mjs'
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
export const bootScript = (): string => inlineScript('boot.js', { BASE_PATH: basePath, LANGUAGES: directions() })

/** Returns the text direction of each language by its tag: `ltr` or `rtl`. */
function directions(): Readonly<Record<string, string>> {
  const spoken = Object.fromEntries(Object.entries(languages).map(([tag, { dir }]) => [tag, dir]))
  return process.env['YUSS_MADE_UP'] === '1' ? { ...spoken, ...MADE_UP } : spoken
}

/** Returns the words that `make` returns, in each language by its tag. */
export async function inEachLanguage<T>(make: () => T): Promise<Readonly<Record<string, T>>> {
  const words = Object.keys(languages).map(async (tag) => [tag, await saidIn(tag, make)] as const)
  return Object.fromEntries(await Promise.all(words))
}

/** Returns the source of a content security policy that allows exactly this text. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
