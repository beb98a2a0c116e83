// npm run bench -- history [GAMES --slow=4 --times=5 --one-copy]: makes ten thousand games in a real Chromium, and measures the
// speed of the history, the players and the start. The control is the same with ten games. The steps alternate in one run, and
// each result is the median of several times. The last line is one JSON object.
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { median } from '../../tests/perf/median'
import { ensureTestBrowser } from '../browsers/find-chromium'
import { serveBuild } from './built-app'
import type { Reads } from './count-reads'
import { readsOf } from './history-reads'
import { seedGames } from './history-seed'
import { fillPhone, measure, type Figures, type Phone } from './history-steps'

const FEW = 10

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    slow: { type: 'string', default: '1' },
    times: { type: 'string', default: '5' },
    'one-copy': { type: 'boolean', default: false },
  },
})
const many = Number(positionals[0] ?? 10_000)
const [slow, times] = [Number(values.slow), Number(values.times)]
/** Leaves out the second copy of the data. Otherwise the comparison of both copies at each start is measured too. */
const oneCopy = values['one-copy']

const LABELS: Readonly<Record<keyof Figures, string>> = {
  homeMs: 'start: the game in progress shown, ms',
  listPaintMs: 'history: first lines painted, ms',
  listWholeMs: 'history: every game counted, ms',
  frameMs: 'history: a frame while scrolling, median ms',
  frameP95Ms: 'history: the same, 95th of 100',
  frameWorstMs: 'history: the longest',
  jumpMs: 'history: jump to the end, lines there, ms',
  rowsDrawn: 'history: lines drawn at once',
  nodes: 'history: elements on the page',
  heapMb: 'history: memory of scripts, MB',
  playersMs: 'players: everybody counted, ms',
  personMs: 'players: one person in full, ms',
}
const NAMES = Object.keys(LABELS) as (keyof Figures)[]

const app = await serveBuild()
const browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const phones = [await phoneWith(browser, FEW), await phoneWith(browser, many)] as const
const taken: [Figures[], Figures[]] = [[], []]
for (let time = 0; time < times; time += 1)
  for (const [index, phone] of phones.entries()) taken[index === 0 ? 0 : 1].push(await measure(phone, app.url, slow))
const reads = [await readsOf(phones[0], app.url), await readsOf(phones[1], app.url)] as const
await browser.close()
app.stop()

const medians = (all: readonly Figures[]): Figures =>
  Object.fromEntries(NAMES.map((name) => [name, median(all.map((figures) => figures[name]))])) as unknown as Figures
const [few, lots] = [medians(taken[0]), medians(taken[1])]
const ratioOf = (name: keyof Figures) => Number((lots[name] / few[name]).toFixed(2))

const line = (label: string, ...cells: readonly (string | number)[]) =>
  console.log(label.padEnd(46) + cells.map((cell) => String(cell).padStart(14)).join(''))
const read = ({ requests, rows }: Reads) => `${requests} / ${rows}`

line(`median of ${times}, processor slowed ${slow} times, ${oneCopy ? 'one copy' : 'two copies'} of the data`)
line('', `${FEW} games`, `${many} games`, 'ratio')
for (const name of NAMES) line(LABELS[name], few[name], lots[name], ratioOf(name))
line('second copy: all of it taken up, s', phones[0].copiedS, phones[1].copiedS)
line('requests to the database / rows read')
for (const step of ['home', 'history', 'players', 'person'] as const)
  line(`  ${step}`, read(reads[0][step]), read(reads[1][step]))
const ratios = Object.fromEntries(NAMES.map((name) => [name, ratioOf(name)]))
console.log(JSON.stringify({ games: many, slow, times, oneCopy, ratios, few, many: lots, reads: reads[1] }))

function phoneWith(from: Browser, games: number): Promise<Phone> {
  return fillPhone(from, app.url, seedGames(games, Date.now()), oneCopy ? 'one' : 'two')
}
