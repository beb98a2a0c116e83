// Removes the files that Next's router would fetch for the pages of the site. It runs after a build:
// node scripts/build/site-payloads.mjs [FOLDER]
//
// The site has plain anchors only, and so have the links from the app to the site. So no router ever requests these files, which
// are larger than the pages themselves. Next has no setting that leaves them out.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import languages from '../../lib/messages/languages.json' with { type: 'json' }

const root = process.argv[2] ?? 'out'

const payloads = Object.keys(languages).flatMap((language) =>
  readdirSync(join(root, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => join(root, language, name)),
)
if (payloads.length === 0) throw new Error(`expected payloads of the site in ${root}: has Next renamed them?`)
for (const payload of payloads) rmSync(payload)
console.log(`${payloads.length} payloads of the site removed.`)
