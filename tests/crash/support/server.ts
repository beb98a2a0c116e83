import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { build } from 'esbuild'
import { STUCK } from '../page/stuck'

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>crash</title><script type="module" src="/page.js"></script></html>'

/** A server of a page with only the app's own storage, bundled from the sources. */
export interface CrashServer {
  readonly address: string
  /** Resolves when the page hangs for good, in the call where it was told to. */
  readonly stuck: () => Promise<void>
  readonly close: () => void
}

/** Serves the page on one free port for the whole run, because storage belongs to an address. */
export async function serveCrashPage(root: string): Promise<CrashServer> {
  const page = await bundled(root, 'tests/crash/page/index.ts')
  const worker = await bundled(root, 'lib/durable/replica/replica-worker.ts')
  let tellStuck = () => {}
  const server = createServer(({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '/'
    if (path === STUCK) {
      tellStuck()
      return
    }
    const script = path === '/page.js' ? page : path === '/replica-worker.ts' ? worker : null
    response.setHeader('Content-Type', script === null ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8')
    response.setHeader('Cache-Control', 'no-store')
    response.end(script ?? PAGE)
  })
  const port = await listening(server)
  return {
    address: `http://localhost:${port}/`,
    stuck: () => new Promise((resolve) => (tellStuck = resolve)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bundled(root: string, entry: string): Promise<string> {
  const result = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
    tsconfig: join(root, 'tsconfig.json'),
  })
  return result.outputFiles[0]?.text ?? ''
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('no port'))
      else resolve(address.port)
    })
  })
