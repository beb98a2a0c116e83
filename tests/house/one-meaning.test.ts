import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** The rooms of the screens, and those of the data. A name in both stands for one act, which the first asks of the second. */
const ASKING = /^lib\/(actions|hooks|stores)\//
const DOING = /^lib\/(storage|durable|format)\//

/** Names of one thing in two files, because the one only narrows the other. */
const ALLOWED = ['Connection']

/** An export, but for a part that only loads the part of the same name. */
const EXPORT = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)(?! = lazyPart\()/gm

/** Returns the files that declare each exported name. */
function filesByName(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const folder of ['lib', 'components', 'scripts'])
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.(tsx?|mjs)$/.test(name) && !/messages.(compiled|translated)/.test(name)) {
        const text = readFileSync(join(ROOT, folder, name), 'utf8')
        const names = new Set([...text.matchAll(EXPORT)].map(([, exported]) => exported ?? ''))
        for (const one of names) found.set(one, [...(found.get(one) ?? []), `${folder}/${name}`])
      }
  return found
}

const isOneAct = (files: readonly string[]): boolean =>
  files.length === 2 && files.some((file) => ASKING.test(file)) && files.some((file) => DOING.test(file))

it('an exported name has one meaning in the whole code', () => {
  const all = filesByName()
  const twice = [...all].filter(([, files]) => files.length > 1 && !isOneAct(files))
  expect(Object.fromEntries(twice.filter(([name]) => !ALLOWED.includes(name)))).toEqual({})
  expect(ALLOWED.filter((name) => !twice.some(([one]) => one === name))).toEqual([])
  expect(all.size).toBeGreaterThan(1000)
})
