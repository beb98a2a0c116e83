// Finds the guide for players: docs/guide.md, and docs/guide.LANGUAGE.md for each other language that has one.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FILE = /^guide(?:\.([a-z]{2}))?\.md$/

/**
 * Returns the files of the guide by their language.
 * @param {string} root of the repository
 * @returns {ReadonlyMap<string, string>}
 */
export const guideFiles = (root) =>
  new Map(
    readdirSync(join(root, 'docs'))
      .sort()
      .flatMap((name) => {
        const found = FILE.exec(name)
        return found === null ? [] : [[found[1] ?? 'en', `docs/${name}`]]
      }),
  )
