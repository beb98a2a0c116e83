// Which languages there are: every folder of lib/messages with messages in it, and the two that nobody speaks.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArea, readCatalogue } from './catalogue.mjs'
import { PSEUDO, pseudoSource } from './pseudo.mjs'

/** @param {string} folder lib/messages */
export function readLanguages(folder) {
  const isLanguage = (name) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(name) && existsSync(join(folder, name, 'table.ftl'))
  const spoken = readdirSync(folder).filter((name) => name !== 'en' && isLanguage(name))
  return {
    english: readCatalogue(folder, 'en'),
    spoken: spoken.sort().map((language) => readCatalogue(folder, language)),
    pseudo: Object.entries(PSEUDO).map(([language, change]) => pseudoCatalogue(folder, language, change)),
  }
}

function pseudoCatalogue(folder, language, change) {
  const files = readdirSync(join(folder, 'en'))
    .filter((name) => name.endsWith('.ftl'))
    .sort()
  const areas = files.map((file) =>
    readArea(language, file, pseudoSource(readFileSync(join(folder, 'en', file), 'utf8'), change)),
  )
  return {
    language,
    sections: areas.flatMap(({ sections }) => sections),
    problems: areas.flatMap(({ problems }) => problems),
  }
}
