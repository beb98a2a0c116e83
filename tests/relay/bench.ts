// npm run bench:relay: measures many tables of a club night at one relay on this machine: the time that an entry takes to the
// other phones, the memory and disk that a table takes, and the time that a phone needs after an hour away.
//   --tables=N --phones=N    one size, instead of 20 and 1,000 tables with four phones each
//   --seconds=N --hand-every=N    the duration, and the seconds between two hands of a table
//   --houses=N    the number of processes that run the phones
//   --cluster    three nodes: the leader, a follower and all are killed; no entry may be lost or stored twice
//   --club    a club night with phones that go offline, correct and contradict; all devices must end with the same standings
//   --past       tables that are no longer in use: what they cost, and how long the relay takes to start
//   --power      power cuts; the control, with the server's default way of writing to the disk, must lose something
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
    // If the control loses nothing, the cuts proved nothing.
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
