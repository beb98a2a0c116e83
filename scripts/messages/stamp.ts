// `npm run messages -- --stamp bg`: writes above each text of a language from which English text it was made, as a draft until a
// player has read it. A text that is not stamped again keeps its old stamp, and is reported as stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, messagesOf } from './catalogue'
import { hashOf, stampIn } from './check'

/** Stamps the texts that have no stamp, and those with these ids again. Returns how many. */
export function stampMessages(folder: string, english: Catalogue, other: Catalogue, ids: readonly string[]): number {
  const from = new Map(messagesOf(english).map((message) => [message.id, message]))
  const wanted = messagesOf(other).flatMap((message) => {
    const original = message.isOwn ? undefined : from.get(message.id)
    const isWanted = stampIn(message) === null || ids.includes(message.id)
    return original === undefined || !isWanted ? [] : [{ ...message, original }]
  })
  for (const area of new Set(wanted.map((message) => message.area))) {
    const path = join(folder, other.language, `${area}.ftl`)
    const lines = readFileSync(path, 'utf8').split('\n')
    for (const { id, original } of wanted.filter((one) => one.area === area && !one.id.includes('.')))
      stampAbove(lines, id, `# en ${hashOf(english, original)} draft`)
    writeFileSync(path, lines.join('\n'))
  }
  return wanted.length
}

function stampAbove(lines: string[], id: string, stamped: string): void {
  const place = lines.findIndex((line) => line.startsWith(`${id} =`))
  if (place < 0) return
  const old = /^# en [0-9a-f]{8}( draft)?$/.test(lines[place - 1] ?? '') ? 1 : 0
  lines.splice(place - old, old, stamped)
}
