// npm run perf [-- PART…]: measures the speed of the app, compared with an empty page of the same kind of export in the same run.
// PART is `start`, `hand` or `lighthouse`; without one, all are measured.
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import type { ServedApp } from '../../scripts/bench/built-app'
import { coldStarts, type Kept } from './cold-start'
import { playTwelve, type Tap } from './hand'
import { ensureLighthouse, rate } from './lighthouse'
import { median, share } from './median'
import { servePlaces } from './places'

const PARTS = ['start', 'hand', 'lighthouse'] as const
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '5' }, language: { type: 'string', default: 'en' } },
})
const times = Number(values.times)
const unknown = positionals.find((word) => !PARTS.some((part) => part === word))
if (unknown !== undefined || !Number.isSafeInteger(times) || times < 1) {
  console.error('usage: npm run perf -- [start] [hand] [lighthouse] [--times=N] [--language=TAG]')
  process.exit(2)
}
const isWanted = (part: (typeof PARTS)[number]) => positionals.length === 0 || positionals.includes(part)

const RECORD = /^Record hand/
const figures: Record<string, number> = {}
const note = (name: string, value: number) => {
  figures[name] = Number(value.toFixed(2))
}

async function openExample(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^View example/ }).click()
  await page.getByRole('button', { name: RECORD }).waitFor()
}

const emptyPage = (served: ServedApp): Kept => ({ name: 'empty', button: /^Ready/, served, visit: async () => {} })
const gamePage = (served: ServedApp): Kept => ({
  name: 'game',
  button: RECORD,
  served: { ...served, url: `${served.url}play/` },
  visit: openExample,
})

async function printStarts(): Promise<void> {
  const { app, empty } = await servePlaces()
  const started = await coldStarts([emptyPage(empty), gamePage(app)], [1, 4], times)
  console.log('\nStarted without the network, milliseconds until it can be pressed:')
  for (const { name, slowdown, usable } of started) console.log(`  ${name} at 1/${slowdown}: ${usable.toFixed(0)}`)
  for (const slowdown of [1, 4]) {
    const of = (name: string) => started.find((one) => one.name === name && one.slowdown === slowdown)?.usable ?? NaN
    note(`coldStart${slowdown}x`, of('game') / of('empty'))
  }
}

/** The slowdown that makes the browser as slow as a phone that is a few years old. */
const OLD = 6
/** The most controls of the form that are printed, the slowest first. */
const CONTROLS = 8

async function printHand(): Promise<void> {
  const places = await servePlaces()
  const { taps, saves, control } = await playTwelve(places, OLD, times)
  places.app.stop()
  places.empty.stop()
  const slow = share(
    taps.map(({ ms }) => ms),
    0.98,
  )
  const [pressed, written] = [share(control.taps, 0.98), share(control.writes, 0.95)]
  const back = share(
    saves.map(({ backMs }) => backMs),
    0.95,
  )
  const durable = share(
    saves.map(({ durableMs }) => durableMs),
    0.95,
  )
  console.log(`\nTwelve hands at 1/${OLD} of the speed, ${times} times, milliseconds:`)
  console.log(
    `  from a tap to its frame, 98 of 100: ${slow.toFixed(0)}; the button of the empty page: ${pressed.toFixed(0)}`,
  )
  for (const [name, ms] of slowestControls(taps)) console.log(`    ${ms.toFixed(0).padStart(5)}  ${name}`)
  console.log(`  from Save to the sheet, 95 of 100: ${back.toFixed(0)}`)
  console.log(`  from Save to the disk, 95 of 100: ${durable.toFixed(0)}; the same rows alone: ${written.toFixed(0)}`)
  note('tap to paint', slow / pressed)
  note('save to sheet, ms', back)
  note('save to disk', durable / written)
}

/** Returns the slowest controls with the median of their taps. */
function slowestControls(taps: readonly Tap[]): readonly (readonly [string, number])[] {
  const names = [...new Set(taps.map(({ name }) => name))]
  return names
    .map((name) => [name, median(taps.filter((tap) => tap.name === name).map(({ ms }) => ms))] as const)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, CONTROLS)
}

const ROUTES = {
  start: 'play/',
  new: 'new/',
  'new game': 'new/?game=bela-2',
  history: 'history/',
  referee: 'referee/',
  'a ruling': 'referee/runs/',
  rules: 'rules/',
  'a rule': 'rules/tie/',
  settings: 'settings/',
}

async function printRated(): Promise<void> {
  ensureLighthouse()
  const { app, empty } = await servePlaces(values.language)
  const routes = Object.fromEntries(
    Object.entries(ROUTES).map(([name, path]) => [name, new URL(`../${values.language}/${path}`, app.url).href]),
  )
  const rated = await rate({ empty: empty.url, ...routes }, times)
  app.stop()
  empty.stop()
  const control = rated.find(({ route }) => route === 'empty')?.performance ?? NaN
  console.log('\nLighthouse, performance of 100; largest paint and time blocked in milliseconds:')
  for (const { route, performance, largestPaint, blocked } of rated) {
    console.log(
      `  ${route.padEnd(10)} ${String(performance).padStart(3)}  ${largestPaint.toFixed(0).padStart(5)}  ${blocked.toFixed(0).padStart(5)}`,
    )
    if (route !== 'empty') note(`${route}, below the empty page`, control - performance)
  }
}

if (isWanted('lighthouse')) await printRated()
if (isWanted('start')) await printStarts()
if (isWanted('hand')) await printHand()
console.log(JSON.stringify(figures))
