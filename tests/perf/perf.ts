// npm run perf [-- PART…]: how quick the app is, each time beside an empty page of the same export, measured in the same run.
// PART is `tasks`, `start` or `lighthouse`; without one all are measured.
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { coldStarts } from './cold-start'
import { ensureLighthouse, rate } from './lighthouse'
import { longTasks } from './long-tasks'
import { serveMapped, servePlaces } from './places'

const PARTS = ['tasks', 'start', 'lighthouse'] as const
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '5' } },
})
const times = Number(values.times)
const unknown = positionals.find((word) => !PARTS.some((part) => part === word))
if (unknown !== undefined || !Number.isSafeInteger(times) || times < 1) {
  console.error('usage: npm run perf -- [tasks] [start] [lighthouse] [--times=N]')
  process.exit(2)
}
const isWanted = (part: (typeof PARTS)[number]) => positionals.length === 0 || positionals.includes(part)

const RECORD = /^Record hand/
const figures: Record<string, number> = {}
const note = (name: string, value: number) => {
  figures[name] = Number(value.toFixed(2))
}

async function printTasks(): Promise<void> {
  const mapped = await serveMapped()
  const tasks = await longTasks(mapped, RECORD, 4)
  mapped.stop()
  console.log(
    'Tasks over 50 ms at a quarter of the speed, from the navigation to a game until Record hand can be pressed:',
  )
  for (const { from, length, modules } of tasks) {
    console.log(`  ${from.toFixed(0)} ms: ${length.toFixed(0)} ms`)
    for (const [name, own] of modules.slice(0, 12)) console.log(`    ${own.toFixed(1).padStart(7)}  ${name}`)
  }
  note('longTasks', tasks.length)
  note('longestTask', Math.max(0, ...tasks.map(({ length }) => length)))
}

async function openExample(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^View example/ }).click()
  await page.getByRole('button', { name: RECORD }).waitFor()
}

async function printStarts(): Promise<void> {
  const { app, empty } = await servePlaces()
  const started = await coldStarts(
    [
      { name: 'empty', button: /^Ready/, served: empty, visit: async () => {} },
      { name: 'game', button: RECORD, served: app, visit: openExample },
    ],
    [1, 4],
    times,
  )
  console.log('\nStarted without the network, milliseconds until it can be pressed:')
  for (const { name, slowdown, usable } of started) console.log(`  ${name} at 1/${slowdown}: ${usable.toFixed(0)}`)
  for (const slowdown of [1, 4]) {
    const of = (name: string) => started.find((one) => one.name === name && one.slowdown === slowdown)?.usable ?? NaN
    note(`coldStart${slowdown}x`, of('game') / of('empty'))
  }
}

const ROUTES = {
  start: '',
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
  const { app, empty } = await servePlaces()
  const routes = Object.fromEntries(Object.entries(ROUTES).map(([name, path]) => [name, app.url + path]))
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

if (isWanted('tasks')) await printTasks()
if (isWanted('lighthouse')) await printRated()
if (isWanted('start')) await printStarts()
console.log(JSON.stringify(figures))
