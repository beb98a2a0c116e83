// npm run read-back -- LANGUAGE --to FOLDER: scripts/messages/read-back.ts with the texts of that language.
import { fileURLToPath } from 'node:url'

process.env.YUSS_LANGUAGE = process.argv[2] ?? 'en'
process.argv.splice(2, 0, fileURLToPath(new URL('read-back.ts', import.meta.url)))
await import('../dispatch/run-ts.mjs')
