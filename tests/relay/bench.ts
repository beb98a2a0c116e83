// npm run bench:relay: a club night of many tables at one relay on this machine: what an entry
// takes to the other phones, what a table takes of memory and disk, how long someone needs who was away for an hour.
//   --tables=N --phones=N    of one size instead of 20 and 1,000 tables of four
//   --seconds=N --hand-every=N    how long, and how often a table records a hand
//   --houses=N    processes in which the phones are
//   --cluster    three nodes: the leader, a follower and all are killed; nothing may be lost or be there twice
//   --club    a club night with people who go offline, correct and disagree; every device has to end with the same standings
//   --past       tables at which no one sits any more: what they cost, and how long a start takes
//   --power      the power is cut; with the server's own way of writing to the disk, the control, something has to be lost
import { clubOf } from './bench/club'
import { clusterOf } from './bench/cluster'
import { loadOf } from './bench/load'
import { pastOf } from './bench/past'
import { powerOf } from './bench/power'
import { BenchRelay } from './bench/relay'

const options = process.argv.slice(2)
const numberOf = (name: string, otherwise: number): number =>
  Number(options.find((option) => option.startsWith(`--${name}=`))?.slice(`--${name}=`.length) ?? otherwise)

const kinds = { '--club': club, '--cluster': cluster, '--past': past, '--power': power }
const kind = (['--club', '--cluster', '--past', '--power'] as const).find((one) => options.includes(one))
const result = await (kind === undefined ? load() : kinds[kind]())
console.log(JSON.stringify(result))

async function load() {
  const phones = numberOf('phones', 4)
  const seconds = numberOf('seconds', 60)
  const houses = numberOf('houses', 3)
  const handEvery = numberOf('hand-every', 20)
  const sizes = options.some((option) => option.startsWith('--tables=')) ? [numberOf('tables', 20)] : [20, 1_000]
  const runs = []
  for (const tables of sizes) {
    const run = await loadOf({ tables, phones, seconds, handEvery, houses })
    tell(run)
    if (run.lost + run.doubled > 0) process.exitCode = 1
    runs.push(run)
  }
  return { bench: 'relay', runs }
}

async function club() {
  const relay = await BenchRelay.start({ nodes: 1, sync: 'always' })
  const seed = numberOf('seed', 1)
  const run = await clubOf((sockets) => relay.engineOver(sockets), {
    tables: numberOf('tables', 40),
    rounds: numberOf('rounds', 4),
    seed,
  })
  const { version } = relay.server
  await relay.end()
  tell({ server: version, seed, ...run })
  if (run.different > 0) process.exitCode = 1
  return { bench: 'relay club', server: version, seed, ...run }
}

async function cluster() {
  const run = await clusterOf({ tables: numberOf('tables', 30), handEvery: numberOf('hand-every', 1) })
  tell(run)
  if (run.lost + run.doubled > 0) process.exitCode = 1
  return { bench: 'relay cluster', ...run }
}

async function past() {
  const run = await pastOf({ tables: numberOf('tables', 20_000), entries: numberOf('entries', 5) })
  tell(run)
  return { bench: 'relay past', ...run }
}

async function power() {
  const cuts = numberOf('cuts', 10)
  const runs = []
  for (const sync of ['always', '2m']) {
    const run = await powerOf({ sync, cuts })
    tell(run)
    // The control has to lose: otherwise nothing was tried.
    const isAsIs = sync === 'always' ? run.lost === 0 : run.lost > 0
    if (!isAsIs) process.exitCode = 1
    runs.push(run)
  }
  return { bench: 'relay power', runs }
}

function tell(figures: Readonly<Record<string, unknown>>): void {
  for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(44)} ${String(figure)}`)
  console.log()
}
