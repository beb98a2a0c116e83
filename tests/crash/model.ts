// npm run crash -- model [RUNS [SEED]]
//
// Plays evenings on a phone with simulated IndexedDB and files, and in a model of a few lines: entering, correcting, undoing,
// kills and power cuts at any step, reloads, a second tab, backups, a clock that jumps, and the loss of either store. After
// each of them, both tabs must show what the model expects. The control has no replica, and must lose data.
//
// Then it plays as many evenings on two phones with the same troubles, which send each other files and backups over a relay
// that loses them, delivers them twice or out of order, or has only parts of a game. After every step, each phone must have
// exactly the entries that ever reached it, unchanged, and show the sheet that follows from them. When they have met at the
// end, both show the same. The control replaces the stored data by the incoming data, and must lose some.
import { explore, explorePairs } from '../model/explore'

const [runs = '400', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
const most = 40
const begun = performance.now()
const often = { runs: Number(runs), seed: Number(seed), most }
const seldom = { ...often, runs: 20 }
console.warn = () => {}
console.log(`${runs} evenings, seed ${seed}`)

const told = (who: string) => (figures: { trials: number; acts: number; losses: number }) => {
  const { trials, acts, losses } = figures
  if (trials % 50 === 0) console.log(`${who}: evenings ${trials}, acts ${acts}, losses ${losses}`)
}

const one = await explore({ ...often, copies: 'two', onTrial: told('one phone') })
const two = await explorePairs({ ...often, copies: 'two', taking: 'unite', onTrial: told('two phones') })
for (const { loss } of [one, two]) if (loss !== null) console.log(`LOST ${loss}`)

const control = await explore({ ...seldom, copies: 'one' })
const pairControl = await explorePairs({ ...seldom, copies: 'two', taking: 'replace' })
const isProof = control.losses > 0 && pairControl.losses > 0
if (!isProof) console.log('A control lost nothing: this run proves nothing.')

const seconds = Math.round((performance.now() - begun) / 1000)
const [{ loss, ...figures }, { loss: pairLoss, ...pairs }] = [one, two]
console.log(
  JSON.stringify({
    suite: 'model',
    seed: Number(seed),
    ...figures,
    control: { losses: control.losses },
    twoPhones: { ...pairs, control: { losses: pairControl.losses } },
    seconds,
  }),
)
process.exit(loss === null && pairLoss === null && isProof ? 0 : 1)
