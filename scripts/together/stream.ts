// npm run relay -- stream: makes the stream of a relay that is already running, or updates it to this version.
//   --home=FOLDER    the folder of the relay's keys (.relay)
//   --relay=ADDRESS  the address of one of its nodes (ws://127.0.0.1:8080/)
//   --replicas=N     the number of nodes that store each message (1)
//   --disk=GB        the same as in its setup (4)
import { keysIn } from './keys'
import { optionsOf } from './options'
import { makeStream, PER_TABLE, roomOf } from './server'

const { text, number, home } = optionsOf(process.argv)
const replicas = number('replicas', 1)
const bytes = roomOf(Math.round(number('disk', 4) * 1024 ** 3))

await makeStream(text('relay', 'ws://127.0.0.1:8080/'), keysIn(home), { bytes, perTable: PER_TABLE, replicas })
console.log(`The stream is there, on ${replicas} of the nodes, with room for ${Math.floor(bytes / 1024 ** 2)} MB.`)
