// npm run relay -- tables: lists the tables at a relay, those with the most messages first. Only their addresses are known.
//   --home=FOLDER    the folder of the relay's keys (.relay)
//   --relay=ADDRESS  the address of the relay (ws://127.0.0.1:8080/)
//   --most=N         the number of tables to list (20)
//   --forget=ADDRESS deletes the messages of this table. Its phones keep their copies
//   --forget-larger=N   does the same for every table with more than N messages
import { keysIn } from './keys'
import { optionsOf } from './options'
import { forgetTable, masterOf, tablesAt } from './server'

const { text, number, home } = optionsOf(process.argv)
const master = await masterOf(text('relay', 'ws://127.0.0.1:8080/'), keysIn(home))
try {
  const named = text('forget', '')
  const most = number('forget-larger', Infinity)
  const all = [...(await tablesAt(master))].sort(([, one], [, other]) => other - one)
  const doomed = all.filter(([subject, count]) => subject === named || count > most)
  for (const [subject] of doomed) await forgetTable(master, subject)
  if (named !== '' || most !== Infinity) console.log(`Removed ${doomed.length} tables.`)
  const left = all.filter((table) => !doomed.includes(table))
  console.log(`${left.length} tables, ${left.reduce((sum, [, count]) => sum + count, 0)} messages`)
  for (const [subject, count] of left.slice(0, number('most', 20)))
    console.log(`${String(count).padStart(6)}  ${subject}`)
} finally {
  await master.close()
}
