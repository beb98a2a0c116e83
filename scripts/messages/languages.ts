// Reads all languages: those in lib/messages/languages.json, and the two that are made up for tests.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, readAreas, readCatalogue } from './catalogue'
import { PSEUDO, pseudoSource } from './pseudo'

export interface Languages {
  /** The languages in languages.json. */
  readonly offered: Readonly<Record<string, { readonly draft?: boolean }>>
  readonly english: Catalogue
  /** The other offered languages. */
  readonly spoken: readonly Catalogue[]
  /** The languages that are made up for tests. */
  readonly pseudo: readonly Catalogue[]
}

/** Reads all languages in a folder such as lib/messages. */
export function readLanguages(folder: string): Languages {
  const offered: Languages['offered'] = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'))
  const others = Object.keys(offered).filter((language) => language !== 'en')
  return {
    offered,
    english: readCatalogue(folder, 'en'),
    spoken: others.map((language) => readCatalogue(folder, language)),
    pseudo: Object.entries(PSEUDO).map(([language, change]) => ({
      language,
      ...readAreas(folder, 'en', language, (source) => pseudoSource(source, change)),
      search: null,
      notSaid: { words: [], problems: [] },
    })),
  }
}
