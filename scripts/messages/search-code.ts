import { quoted } from './compile'
import type { Part, Search } from './search'

/** Returns the words as an expression of the type `SearchWords`. */
export const searchCode = ({ parts }: Search): string =>
  `{\n${parts.map((part) => `  ${part.name}: ${partCode(part)},\n`).join('')}}`

function partCode({ has, pairs }: Part): string {
  if (has === 'words') return quoted(pairs.map(({ before }) => before).join(' '))
  const lines = pairs.map(({ before, after }) => {
    if (has === 'names') return `    ${quoted(before)}: ${quoted(after)},\n`
    return `    [${has === 'patterns' ? String(new RegExp(before, 'g')) : quoted(before)}, ${quoted(after)}],\n`
  })
  const [open, close] = has === 'names' ? ['{', '}'] : ['[', ']']
  return `${open}\n${lines.join('')}  ${close}`
}
