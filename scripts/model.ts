// npm run model [-- RUNS [SEED]]
//
// Plays evenings on a phone made of a likeness of IndexedDB and of the files of the origin, and in a model of a few lines:
// entering, correcting, undoing, kills and power cuts at any step, reloads, a second tab, backups, a clock that jumps, either
// store lost. After each of them both tabs must show what the model says. The control has no second copy, and loses.
import { explore } from '../tests/model/explore'

const [runs = '400', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
const most = 40
const begun = performance.now()
console.warn = () => {}
console.log(`${runs} evenings, seed ${seed}`)
const explored = await explore({
  runs: Number(runs),
  seed: Number(seed),
  copies: 'two',
  most,
  onTrial: ({ trials, acts, losses }) => {
    if (trials % 50 === 0) console.log(`evenings ${trials}, acts ${acts}, losses ${losses}`)
  },
})
if (explored.loss !== null) console.log(`LOST ${explored.loss}`)
const control = await explore({ runs: 20, seed: Number(seed), copies: 'one', most })
if (control.losses === 0) console.log('The control lost nothing: this run proves nothing.')
const { loss, ...figures } = explored
const seconds = Math.round((performance.now() - begun) / 1000)
console.log(
  JSON.stringify({ suite: 'model', seed: Number(seed), ...figures, control: { losses: control.losses }, seconds }),
)
process.exit(loss === null && control.losses > 0 ? 0 : 1)
