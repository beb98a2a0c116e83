// npm run read-back -- LANGUAGE [--to FOLDER] [--key FILE] [--answers FILES…] [--keep]
// Hands, corrections, figures and rules as a player reads them in a language, in pages for somebody who has seen neither the
// English nor the row; and whether what was read is what the engine has. docs/messages.md says how it is done.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { differencesIn, factsIn, markOf } from './read-back/compare'
import { hashOf } from './read-back/item'
import type { Answer, Item } from './read-back/item'
import { itemsIn } from './read-back/items'
import { keptNow, keptOf, placeOf } from './read-back/kept'
import type { Kept } from './read-back/kept'
import { partsOf } from './read-back/sheet'
import { speakAs } from './read-back/speak'

type Answers = Readonly<Record<string, Answer>>

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    key: { type: 'string' },
    answers: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const [language, ...files] = positionals
if (language === undefined || options.answers !== files.length > 0) {
  console.error('usage: npm run read-back -- LANGUAGE [--to FOLDER] [--key FILE] [--answers FILES…] [--keep]')
  process.exit(2)
}

await speakAs(language)
const items = itemsIn(language)
if (options.to !== undefined) writePages(placeFrom(options.to))
if (options.key !== undefined) writeKey(placeFrom(options.key))
const answers = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(placeFrom(file), 'utf8')))) as Answers
const compared = compare(answers)
const kept = keptNow(items, withAnswers(keptOf(language), answers))
if (options.keep) await writeKept(kept)

console.log(
  JSON.stringify({
    language,
    hands: items.filter(({ kind }) => kind === 'hand').length,
    rules: items.filter(({ kind }) => kind === 'rule').length,
    items: items.length,
    answers: Object.keys(answers).length,
    ...compared,
    read: Object.keys(kept.read).length,
    notRead: kept.notReadSinceItChanged.length,
  }),
)
process.exitCode = compared.otherwise > 0 ? 1 : 0

/** npm runs this in the project's folder; a path is meant from the folder where its user stands. */
function placeFrom(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}

function writePages(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const { name, page } of partsOf(language ?? '', items)) writeFileSync(join(folder, `${name}.md`), page)
}

function writeKey(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const key = items.map((item, number) => [markOf(item, number), { texts: item.texts, engine: item.expected }])
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(key), null, 1)}\n`)
}

/** Prints each field that was read otherwise than it is, and what the readers noted. */
function compare(given: Answers): { readonly otherwise: number; readonly changedSince: number } {
  const byMark = new Map(items.map((item, number) => [markOf(item, number), item]))
  let [otherwise, changedSince] = [0, 0]
  for (const [mark, answer] of Object.entries(given)) {
    const item = byMark.get(mark) ?? sameWords(mark)
    if (item === undefined) {
      changedSince += 1
      console.log(`${mark}: these words are not said any more`)
      continue
    }
    const differences = differencesIn(item, answer)
    if (differences.length > 0) otherwise += 1
    for (const { field, read, engine } of differences)
      console.log(`${mark} ${field}: read ${JSON.stringify(read)}, is ${JSON.stringify(engine)}\n  ${said(item)}`)
    for (const note of ['doubt', 'remark'])
      if (answer[note] !== undefined) console.log(`${mark} ${note}: ${String(answer[note])}\n  ${said(item)}`)
  }
  return { otherwise, changedSince }
}

/** Where others came before them, the same words stand in another place. */
function sameWords(mark: string): Item | undefined {
  const found = items.filter((item) => hashOf(item).startsWith(mark.split('-')[1] ?? mark))
  return found.length === 1 ? found[0] : undefined
}

function said({ parties, texts }: Item): string {
  return [parties.map((name, side) => `${'ABC'[side]} = ${name}`).join(' · '), ...texts].join('\n  ')
}

/** The answers that say what the engine has join those that are kept. */
function withAnswers(known: Kept, given: Answers): Kept {
  const byMark = new Map(items.map((item, number) => [markOf(item, number), item]))
  const read = Object.entries(given).flatMap(([mark, answer]) => {
    const item = byMark.get(mark) ?? sameWords(mark)
    return item === undefined || differencesIn(item, answer).length > 0
      ? []
      : [[hashOf(item), factsIn(answer)] as const]
  })
  return { ...known, read: { ...known.read, ...Object.fromEntries(read) } }
}

/** An answer a line. */
async function writeKept({ read, notReadSinceItChanged }: Kept): Promise<void> {
  const path = placeOf(language ?? '')
  const lines = Object.entries(read).map(([hash, answer]) => `${JSON.stringify(hash)}: ${JSON.stringify(answer)}`)
  const text = `{\n"read": {\n${lines.join(',\n')}},\n"notReadSinceItChanged": ${JSON.stringify(notReadSinceItChanged)}}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), parser: 'json' }))
}
