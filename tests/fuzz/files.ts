// npm run fuzz [-- files RUNS SEED]: opens and keeps hostile files, links and names, as a person would, and stops at the first
// failure. run-ts.mjs loads the fake IndexedDB first (`--import`), because the bundle would load Dexie before it, which looks for
// it.
import { attack } from './attack'

const [runs = '5000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
const begun = Date.now()
console.log(`${runs} hostile files and links, seed ${seed}`)
const tally = await attack({ runs: Number(runs), seed: Number(seed) })
console.log(`${tally.tried} tried, ${tally.refused} refused, ${tally.kept} kept and shown as text, none did any harm`)
console.log(JSON.stringify({ ...tally, seed: Number(seed), seconds: Math.round((Date.now() - begun) / 1000) }))
process.exit(0)
