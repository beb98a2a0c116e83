import { SourceMap } from 'node:module'
import { chromium, type CDPSession } from '@playwright/test'
import type { ServedApp } from '../../scripts/bench/built-app'
import { ensureChromium } from '../../scripts/browsers/find-chromium'
import { PHONE, slowDown, usableAt, watchFor, type Kept } from './cold-start'

// Finds every task that blocks the page from the navigation until it is usable, and the modules that it ran.

export interface LongTask {
  /** Milliseconds from the start of the navigation. */
  readonly from: number
  readonly length: number
  /** The milliseconds in scripts of the page. The rest is the browser's work, or the test driver's. */
  readonly inScripts: number
  /** The modules that ran in the task, the longest first, with the milliseconds of their own code. */
  readonly modules: readonly (readonly [name: string, milliseconds: number])[]
}

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly id?: string
  readonly args: {
    readonly name?: string
    readonly data?: {
      readonly startTime?: number
      readonly cpuProfile?: { readonly nodes?: readonly ProfileNode[]; readonly samples?: readonly number[] }
      readonly timeDeltas?: readonly number[]
      readonly documentLoaderURL?: string
    }
  }
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: {
    readonly functionName: string
    readonly url?: string
    readonly lineNumber?: number
    readonly columnNumber?: number
  }
}

/** The shortest task that people notice, in milliseconds. */
const LONG = 50
const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'toplevel',
  '__metadata',
]

/** Opens the page to which `visit` leads a second time, at 1/`slowdown` of the speed, and returns its long tasks. */
export async function longTasks({ served, visit, button }: Kept, slowdown: number): Promise<readonly LongTask[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const first = await context.newPage()
  await first.goto(served.url)
  await visit(first)
  await first.getByRole('button', { name: button }).waitFor()
  const address = first.url()
  await first.close()

  const page = await context.newPage()
  await watchFor(page, button)
  await slowDown(page, slowdown)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await page.goto(address, { waitUntil: 'commit' })
  const usable = await usableAt(page)
  const events = await traced(devtools)
  await browser.close()
  return tasksIn(events, usable, namesFor(served))
}

async function traced(devtools: CDPSession): Promise<readonly TraceEvent[]> {
  const ended = new Promise<string>((done) =>
    devtools.once('Tracing.tracingComplete', ({ stream }) => done(stream ?? '')),
  )
  await devtools.send('Tracing.end')
  const handle = await ended
  let text = ''
  for (;;) {
    const { data, eof } = await devtools.send('IO.read', { handle, size: 1 << 20 })
    text += data
    if (eof) break
  }
  return (JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents
}

/** Returns the module at a position in a script of the page; `null` for anything else. */
type NameOf = (frame: ProfileNode['callFrame']) => Promise<string | null>

async function tasksIn(events: readonly TraceEvent[], usable: number, nameOf: NameOf): Promise<readonly LongTask[]> {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && (args.data?.documentLoaderURL ?? '') !== '',
  )
  if (navigation === undefined) throw new Error('the trace has no navigation')
  const { pid, tid, ts: start } = navigation
  const samples = samplesOf(events.filter((event) => event.pid === pid))
  const tasks = events.filter(
    (event) =>
      event.pid === pid &&
      event.tid === tid &&
      /RunTask$|^RunTask/.test(event.name) &&
      (event.dur ?? 0) >= LONG * 1000 &&
      event.ts >= start &&
      event.ts <= start + usable * 1000,
  )
  const found: LongTask[] = []
  for (const { ts, dur = 0 } of tasks) {
    const own = new Map<string, number>()
    for (const { at, took, frame } of samples) {
      if (at < ts || at > ts + dur) continue
      const name = await nameOf(frame)
      if (name === null) continue
      own.set(name, (own.get(name) ?? 0) + took / 1000)
    }
    const modules = [...own].toSorted(([, a], [, b]) => b - a)
    const inScripts = modules.reduce((sum, [, milliseconds]) => sum + milliseconds, 0)
    found.push({ from: (ts - start) / 1000, length: dur / 1000, inScripts, modules })
  }
  return found
}

interface Sample {
  readonly at: number
  readonly took: number
  readonly frame: ProfileNode['callFrame']
}

function samplesOf(events: readonly TraceEvent[]): readonly Sample[] {
  const found: Sample[] = []
  for (const profile of events.filter(({ name }) => name === 'Profile')) {
    const nodes = new Map<number, ProfileNode>()
    let at = profile.args.data?.startTime ?? profile.ts
    for (const chunk of events) {
      if (chunk.name !== 'ProfileChunk' || chunk.id !== profile.id) continue
      const { cpuProfile, timeDeltas = [] } = chunk.args.data ?? {}
      for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node)
      for (const [index, id] of (cpuProfile?.samples ?? []).entries()) {
        const took = timeDeltas[index] ?? 0
        at += took
        const frame = nodes.get(id)?.callFrame
        if (frame !== undefined) found.push({ at, took, frame })
      }
    }
  }
  return found
}

/** Returns a function that finds the source file of a position in a bundled script, by the source map next to it. */
function namesFor(served: ServedApp): NameOf {
  const maps = new Map<string, Promise<SourceMap | null>>()
  const mapOf = (url: string) => {
    const known = maps.get(url)
    if (known !== undefined) return known
    const read = fetch(`${url}.map`).then(async (answer) =>
      answer.ok ? new SourceMap((await answer.json()) as ConstructorParameters<typeof SourceMap>[0]) : null,
    )
    maps.set(url, read)
    return read
  }
  return async ({ url = '', lineNumber = 0, columnNumber = 0 }) => {
    if (!url.startsWith(served.url) || !url.endsWith('.js')) return null
    const entry = (await mapOf(url))?.findEntry(lineNumber, columnNumber)
    const source =
      entry !== undefined && 'originalSource' in entry ? entry.originalSource : url.slice(served.url.length)
    return source.replace(/^.*?(node_modules\/(?:@[^/]+\/)?[^/]+).*$/, '$1').replace(/^webpack:\/\/_N_E\/(\.\/)?/, '')
  }
}
