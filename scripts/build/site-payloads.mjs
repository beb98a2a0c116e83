// After a build: removes what Next's router would fetch for the pages of the site. node scripts/build/site-payloads.mjs [FOLDER]
//
// The site links with plain anchors, and the app too links to it so: no router ever asks for these files, which are larger than the
// pages themselves. Next has no setting that leaves them out.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import languages from '../../lib/messages/languages.json' with { type: 'json' }

const root = process.argv[2] ?? 'out'

const payloads = Object.keys(languages).flatMap((language) =>
  readdirSync(join(root, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => join(root, language, name)),
)
if (payloads.length === 0) throw new Error(`expected payloads of the site in ${root}: has Next another name for them?`)
for (const payload of payloads) rmSync(payload)
console.log(`${payloads.length} payloads of the site removed.`)
