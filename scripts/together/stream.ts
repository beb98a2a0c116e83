// npm run relay -- stream: makes the stream of a relay that others have started, or brings one that is there up to this version.
//   --home=FOLDER    where its keys lie (.relay)
//   --relay=ADDRESS  where a node of it listens (ws://127.0.0.1:8080/)
//   --replicas=N     on how many nodes everything lies (1)
//   --disk=GB        as it was set up (4)
import { keysIn } from './keys'
import { optionsOf } from './options'
import { makeStream, PER_TABLE, roomOf } from './server'

const { text, number, home } = optionsOf(process.argv)
const replicas = number('replicas', 1)
const bytes = roomOf(Math.round(number('disk', 4) * 1024 ** 3))

await makeStream(text('relay', 'ws://127.0.0.1:8080/'), keysIn(home), { bytes, perTable: PER_TABLE, replicas })
console.log(`The stream is there, on ${replicas} of the nodes, with room for ${Math.floor(bytes / 1024 ** 2)} MB.`)
