import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the head of an exported page, as a crawler without scripts does. */
export function headOf(folder: string, path: string) {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8')
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return {
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    meta: new Map(metas.map(([, name = '', content = '']) => [name, content])),
  }
}
