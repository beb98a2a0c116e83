// `npm run messages -- --stamp bg`: writes above each text of a language from which English text it was made, as a draft until a
// player has read it. A text that is not stamped again keeps its old stamp, and is reported as stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, messagesOf, stampOf } from './check.mjs'

/**
 * Stamps the texts that have no stamp, and those with these ids again.
 * @param {string} folder lib/messages
 * @param {import('./catalogue.mjs').Catalogue} english
 * @param {import('./catalogue.mjs').Catalogue} other
 * @param {readonly string[]} ids
 */
export function stamp(folder, english, other, ids) {
  const from = new Map(messagesOf(english).map((message) => [message.id, message]))
  const wanted = messagesOf(other).filter(
    (message) => !message.isOwn && from.has(message.id) && (stampOf(message) === null || ids.includes(message.id)),
  )
  for (const area of new Set(wanted.map((message) => message.area))) {
    const path = join(folder, other.language, `${area}.ftl`)
    const lines = readFileSync(path, 'utf8').split('\n')
    for (const message of wanted.filter((one) => one.area === area && !one.id.includes('.'))) {
      stampAbove(lines, message.id, `# en ${hashOf(english, from.get(message.id))} draft`)
    }
    writeFileSync(path, lines.join('\n'))
  }
  return wanted.length
}

function stampAbove(lines, id, stamped) {
  const place = lines.findIndex((line) => line.startsWith(`${id} =`))
  if (place < 0) return
  const old = /^# en [0-9a-f]{8}( draft)?$/.test(lines[place - 1] ?? '') ? 1 : 0
  lines.splice(place - old, old, stamped)
}
