// Reads a list of words: search.txt or not-said.txt. A heading in brackets begins a part, and `# ` a comment.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface ListLine {
  /** The language, the file and the number of the line. */
  readonly place: string
  readonly heading: string | undefined
  readonly text: string
}

/** Returns the lines of a list in the folder of a language, each with its heading; `null` if there is no such list. */
export function readList(folder: string, name: string): readonly ListLine[] | null {
  const path = join(folder, name)
  if (!existsSync(path)) return null
  let heading: string | undefined
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const text = line.trim()
      const begun = /^\[([\w/-]+)\]$/.exec(text)?.[1]
      heading = begun ?? heading
      if (begun !== undefined || text === '' || text.startsWith('# ')) return []
      return [{ place: `${basename(folder)}/${name}:${index + 1}`, heading, text }]
    })
}
