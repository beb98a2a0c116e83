// Reads all languages: those in lib/messages/languages.json, and the two that are made up for tests.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArea, readCatalogue } from './catalogue.mjs'
import { PSEUDO, pseudoSource } from './pseudo.mjs'

/**
 * Reads English, the other languages that are offered, and those made up for the tests.
 * @param {string} folder lib/messages
 */
export function readLanguages(folder) {
  const offered = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'))
  const others = Object.keys(offered).filter((language) => language !== 'en')
  return {
    offered,
    english: readCatalogue(folder, 'en'),
    spoken: others.map((language) => readCatalogue(folder, language)),
    pseudo: Object.entries(PSEUDO).map(([language, change]) => pseudoCatalogue(folder, language, change)),
  }
}

function pseudoCatalogue(folder, language, change) {
  const files = readdirSync(join(folder, 'en')).filter((name) => name.endsWith('.ftl'))
  const areas = files
    .sort()
    .map((file) => readArea(language, file, pseudoSource(readFileSync(join(folder, 'en', file), 'utf8'), change)))
  return {
    language,
    sections: areas.flatMap(({ sections }) => sections),
    problems: areas.flatMap(({ problems }) => problems),
    search: null,
    notSaid: { words: [], problems: [] },
  }
}
