import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { relayFileOf } from '../../../scripts/together/keys'
import { TestRelay } from '../../relay/relay'
import { OUT } from './pages'
import { expect, test as base, fetchAhead, watch, type Complaint, type Prefetch } from './test'

/** The app as `npm run relay` serves it, with its own relay, which a test can disturb. */
export interface Club {
  readonly address: string
  readonly relay: TestRelay
}

/** The build of `npm run test:e2e` that is served below a path of a host. */
const RELAY_OUT = join(OUT, '../out-sub')
const BASE_PATH = '/a/b'

async function openClub(): Promise<Club & { readonly end: () => Promise<void> }> {
  if (!existsSync(join(RELAY_OUT, 'index.html'))) throw new Error('out-sub is missing: `npm run test:e2e` builds it')
  const relay = await TestRelay.start()
  const folder = mkdtempSync(join(tmpdir(), 'yuss-club-'))
  const file = join(folder, 'relay.json')
  writeFileSync(file, JSON.stringify(relayFileOf(relay.keys, 'relay')))
  const words = ['scripts/serve/serve.mjs', RELAY_OUT, `--relay=${relay.port}`, `--relay-file=${file}`]
  const app = spawn(process.execPath, words, {
    cwd: join(OUT, '..'),
    env: { ...process.env, YUSS_BASE_PATH: BASE_PATH, PORT: String(43_400 + (process.pid % 200)) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((done, failed) => {
    app.once('exit', () => failed(new Error('the server of the app has ended')))
    app.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/localhost:\d+\/a\/b\//.exec(text.toString())?.[0]
      if (found !== undefined) done(`${found}en/`)
    })
  })
  const end = async () => {
    app.kill()
    await relay.end()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, relay, end }
}

/** A player with a phone: a browser context that shares nothing with the others. */
export interface Player {
  readonly page: Page
  /** Everything forbidden that the page did. */
  readonly complaints: readonly Complaint[]
}

interface Table {
  /** Opens the browser of another player. */
  readonly phone: (options?: BrowserContextOptions) => Promise<Player>
  readonly club: Club
}

/** The `test` of journeys with a relay. Errors of the browser about a lost connection are no complaints. */
export const test = base.extend<Table, { readonly opened: Awaited<ReturnType<typeof openClub>> | Error }>({
  opened: [
    async ({ browserName: _ }, use) => {
      // Without a server every test fails and says why. If the fixture failed, the remaining tests would be skipped.
      const opened = await openClub().catch((problem: unknown) =>
        problem instanceof Error ? problem : new Error(String(problem)),
      )
      await use(opened)
      if (!(opened instanceof Error)) await opened.end()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  club: async ({ opened }, use) => {
    if (opened instanceof Error) throw opened
    await use(opened)
  },
  baseURL: async ({ club }, use) => use(club.address),
  phone: async ({ browser, club, prefetch }, use) => {
    const players: Player[] = []
    await use(async (options = {}) => {
      const player = await newPlayer(browser, club, prefetch, options)
      players.push(player)
      return player
    })
    for (const { page, complaints } of players) {
      await page.context().close()
      expect(complaints.filter((one) => !CUT.test(one))).toEqual([])
    }
  },
})

const CUT = /WebSocket connection|ERR_INTERNET_DISCONNECTED|status of 50\d/

async function newPlayer(
  browser: Browser,
  club: Club,
  prefetch: Prefetch,
  options: BrowserContextOptions,
): Promise<Player> {
  const context = await browser.newContext({ baseURL: club.address, ...options })
  await fetchAhead(context, prefetch)
  const complaints = await watch(context, club.address)
  return { page: await context.newPage(), complaints }
}

export { expect }
