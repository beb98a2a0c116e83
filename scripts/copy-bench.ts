// npm run bench -- copy [GAMES]: what a second copy costs that is added to, and one that writes a game anew at every hand: a
// save, on the disk and on a processor six times as slow, reading all of it back, and its size. The last line is one JSON object.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { WAYS } from './copies/measure'
import type { Figures } from './copies/measure'
import { ensureChromium } from './find-chromium.mjs'

const GAMES = Number(process.argv[2] ?? 1000)
const SLOW = 6
const PAGE = '<!doctype html><html lang="en"><title>copies</title><script type="module" src="/page.js"></script></html>'

const scripts = new Map([
  ['/page.js', await bundled('page')],
  ['/worker.js', await bundled('worker')],
])
const server = createServer(({ url = '/' }, response) => {
  const script = scripts.get(url)
  response.setHeader('Content-Type', script === undefined ? 'text/html; charset=utf-8' : 'text/javascript')
  response.end(script ?? PAGE)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const address = server.address()
const port = address === null || typeof address === 'string' ? 0 : address.port

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
await page.goto(`http://localhost:${port}/`)
const devtools = await page.context().newCDPSession(page)
const rows: { way: string; where: string; figures: Figures }[] = []
for (const way of WAYS) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  rows.push({
    way,
    where: 'disk',
    figures: await page.evaluate(([w, n]) => window.copies.onDisk(w, n), [way, GAMES] as const),
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  const slow = await page.evaluate(([w, n]) => window.copies.inMemory(w, n), [way, GAMES] as const)
  rows.push({ way, where: `memory, processor slowed ${SLOW} times`, figures: slow })
}
await browser.close()
server.close()

for (const { way, where, figures } of rows) {
  const { saves, medianMs, p95Ms, worstMs, recoverMs, bytes, files, controlMs } = figures
  const parts = [
    `${saves} saves`,
    `median ${medianMs} ms`,
    `95 % ${p95Ms} ms`,
    `worst ${worstMs} ms`,
    `read back ${recoverMs} ms`,
    `${bytes} bytes in ${files} files`,
    `control ${controlMs} ms`,
  ]
  console.log(`${way.padEnd(8)} ${where}: ${parts.join(', ')}`)
}
console.log(JSON.stringify({ games: GAMES, slow: SLOW, rows }))

async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'scripts/copies', `${name}.ts`)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    tsconfig: join(process.cwd(), 'tsconfig.json'),
  })
  return outputFiles[0]?.text ?? ''
}
