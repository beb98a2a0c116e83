// Serves the built app: scripts/serve/server.ts, which Node cannot run by itself. An image of the app has it as one file in this
// place, without packages.
import { fileURLToPath } from 'node:url'

process.argv.splice(2, 0, fileURLToPath(new URL('server.ts', import.meta.url)))
await import('../dispatch/run-ts.mjs')
