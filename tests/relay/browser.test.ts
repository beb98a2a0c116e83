import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from '@playwright/test'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { relayFileOf } from '@/scripts/together/keys'
import { ensureTestBrowser } from '../../scripts/browsers/find-chromium'
import { RELAY_STARTS, TestRelay } from './relay'

// Tests two browsers at one table: the app's own storage and relay, with the policy of its pages, through the app's server.

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'yuss-together-'))
let relay: TestRelay
let app: ChildProcess
let browser: Browser
let address = ''
const complaints: string[] = []

beforeAll(async () => {
  relay = await TestRelay.start()
  await writePage()
  const file = join(folder, 'relay.json')
  writeFileSync(file, JSON.stringify(relayFileOf(relay.keys, 'relay')))
  const words = ['scripts/serve/serve.mjs', join(folder, 'out'), `--relay=${relay.port}`, `--relay-file=${file}`]
  app = spawn(process.execPath, words, {
    cwd: ROOT,
    env: { ...process.env, PORT: '43310' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await new Promise((done) => {
    app.stdout?.once('data', (text: Buffer) => done(/http:\/\/localhost:\d+\//.exec(text.toString())?.[0] ?? ''))
  })
  browser = await chromium.launch({ executablePath: ensureTestBrowser() })
}, RELAY_STARTS)
afterAll(async () => {
  // The relay ends first. Otherwise it would keep running after a start that failed halfway.
  await relay.end()
  app.kill()
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Writes a page with the policy of the app's pages. */
async function writePage(): Promise<void> {
  const out = join(folder, 'out')
  mkdirSync(out)
  writeFileSync(
    join(out, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>table</title></head><body><script type="module" src="./page.js"></script></body></html>',
  )
  await build({
    entryPoints: [join(ROOT, 'tests/relay/page/index.ts')],
    outfile: join(out, 'page.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    tsconfig: join(ROOT, 'tsconfig.json'),
  })
  const { status } = spawnSync(process.execPath, ['scripts/dispatch/run-ts.mjs', 'scripts/build/policy.ts', out], {
    cwd: ROOT,
  })
  if (status !== 0) throw new Error('the policy could not be written')
}

/** Opens a page in a browser context of its own, which shares nothing with the other. */
async function phone(): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(address)
  await page.waitForFunction(() => 'table' in window)
  return page
}

const shows = (page: Page, totals: readonly (readonly [number, number])[]) =>
  page.waitForFunction(async (wanted) => JSON.stringify(await window.table.totals()) === wanted, JSON.stringify(totals))

const isTogether = (page: Page) =>
  page.waitForFunction(() => {
    const state = window.table.state()
    return state?.phase === 'together' && state.waiting === 0
  })

it('two browsers write one sheet through a relay that fails, under their strict policy', async () => {
  const [ann, ben] = [await phone(), await phone()]
  const code = await ann.evaluate(() => window.table.open())
  await ann.evaluate(() => window.table.write([60, 40]))
  await ben.evaluate((link) => window.table.come(link), code)
  await shows(ben, [[60, 40]])
  await ben.evaluate(() => window.table.write([70, 30]))
  await shows(ann, [
    [60, 40],
    [70, 30],
  ])
  await isTogether(ann)
  expect(complaints).toEqual([])

  await relay.kill()
  await ann.evaluate(() => window.table.write([20, 80]))
  await relay.up()
  const all = [
    [60, 40],
    [70, 30],
    [20, 80],
  ] as const
  await shows(ben, all)
  await shows(ann, all)
  await isTogether(ann)
  // Only the browser's messages about a lost or failed connection are allowed.
  expect(complaints.filter((text) => !/WebSocket connection .* failed/.test(text))).toEqual([])
}, 120_000)
