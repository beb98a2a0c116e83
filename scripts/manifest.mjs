// After a build: writes into the manifest under which name browsers know the app. node scripts/manifest.mjs [FOLDER]
//
// A browser reads the name as an address from the root of the host, so that it cannot be written without the path.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from './base-path.mjs'

const path = join(process.argv[2] ?? 'out', 'manifest.webmanifest')
const manifest = JSON.parse(readFileSync(path, 'utf8'))
writeFileSync(path, `${JSON.stringify({ ...manifest, id: `${basePath}/` }, null, 2)}\n`)
