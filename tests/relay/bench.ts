// npm run bench:relay: measures many tables of an evening at one relay on this machine: the time that an entry takes to the other
// phones, the memory and disk that a table takes, and the time that a phone needs after an hour away.
import { parseArgs } from 'node:util'
import { loadOf } from './bench/load'

const { values } = parseArgs({
  options: {
    /** One size, instead of 20 and 1,000 tables. */
    tables: { type: 'string' },
    phones: { type: 'string', default: '4' },
    /** The duration, and the seconds between two hands of a table. */
    seconds: { type: 'string', default: '60' },
    'hand-every': { type: 'string', default: '20' },
    /** The number of processes that run the phones. */
    houses: { type: 'string', default: '3' },
  },
})

const runs = []
for (const tables of values.tables === undefined ? [20, 1_000] : [Number(values.tables)]) {
  const [phones, seconds, houses] = [Number(values.phones), Number(values.seconds), Number(values.houses)]
  const run = await loadOf({ tables, phones, seconds, handEvery: Number(values['hand-every']), houses })
  for (const [name, figure] of Object.entries(run)) console.log(`${name.padEnd(44)} ${String(figure)}`)
  console.log()
  if (run.lost + run.doubled > 0) process.exitCode = 1
  runs.push(run)
}
console.log(JSON.stringify({ bench: 'relay', runs }))
