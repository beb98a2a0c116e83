// `npm run messages`: scripts/messages/messages.ts, which Node cannot run by itself.
import { fileURLToPath } from 'node:url'

process.argv.splice(2, 0, fileURLToPath(new URL('messages/messages.ts', import.meta.url)))
await import('./dispatch/run-ts.mjs')
