import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withRetries } from '../../lib/core/timing/retry'
import { ensureChromium } from '../../scripts/browsers/find-chromium'
import { median } from './median'

// Rates pages with Lighthouse, with its default settings for a phone.

export interface Rated {
  readonly route: string
  /** The score from 0 to 100: the median of all runs. */
  readonly performance: number
  /** Milliseconds. */
  readonly largestPaint: number
  readonly blocked: number
}

/** Rates the pages alternately, so that other load on the machine affects all of them. */
export async function rate(routes: Readonly<Record<string, string>>, times: number): Promise<readonly Rated[]> {
  const runs = new Map<string, Rated[]>()
  for (let time = 0; time < times; time += 1) {
    for (const [route, url] of Object.entries(routes)) {
      // Sometimes Lighthouse loses the start of its own trace.
      const rated = await withRetries(() => rateOnce(route, url))
      runs.set(route, [...(runs.get(route) ?? []), rated])
    }
  }
  return [...runs].map(([route, all]) => ({
    route,
    performance: median(all.map(({ performance }) => performance)),
    largestPaint: median(all.map(({ largestPaint }) => largestPaint)),
    blocked: median(all.map(({ blocked }) => blocked)),
  }))
}

/** The folder of Lighthouse. Because it is large and nothing else needs it, it is installed there when it is first used. */
const HOME = join('tests', 'perf', 'lighthouse')
const PROGRAM = join(HOME, 'node_modules', 'lighthouse', 'cli', 'index.js')
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'

export function ensureLighthouse(): void {
  if (existsSync(PROGRAM)) return
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HOME, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('Lighthouse could not be installed. Is the network there?')
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

async function rateOnce(route: string, url: string): Promise<Rated> {
  const words = [PROGRAM, url, '--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${FLAGS}`]
  const env = { ...process.env, CHROME_PATH: ensureChromium() }
  const { stdout } = await promisify(execFile)(process.execPath, words, { env, maxBuffer: 1 << 26 })
  const { audits, categories } = JSON.parse(stdout) as Report
  return {
    route,
    performance: Math.round(categories.performance.score * 100),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? NaN,
    blocked: audits['total-blocking-time']?.numericValue ?? NaN,
  }
}
