import fc from 'fast-check'
import { startGame } from '@/lib/storage/games/append-change'
import { removeExample } from '@/lib/storage/maintenance'
import { the } from '../support/storage'
import { anyEvening, type Real, type Tally } from './commands'
import { NEW_PHONE, started, type Model } from './model'
import { modelPhone, type Copies, type ModelPhone } from './phone'
import { anyPairEvening, meetAtLast, NO_PAIR_TALLY, pairOf, type PairTally, type Taking } from './two-phones'

export interface Explored extends Tally {
  trials: number
  losses: number
  /** The shortest evening found that goes wrong, and why; `null` if there is none. */
  loss: string | null
}

export interface Exploration {
  readonly runs: number
  readonly seed: number
  readonly copies: Copies
  /** The largest number of commands in an evening. */
  readonly most: number
  readonly onTrial?: (explored: Explored) => void
}

/** Starts two games on a phone, and returns its model. */
async function laid(phone: ModelPhone): Promise<Model> {
  the(await removeExample(phone.tab(0)))
  const setup = { rules: { base: 'bela-2', target: 100_000 }, names: ['Mike', 'Yetta'], dealer: 0 } as const
  const first = the(await startGame(phone.tab(0), setup))
  const second = the(await startGame(phone.tab(1), setup))
  return started(started(NEW_PHONE, first), second)
}

/** Plays evenings on phones and in the model, and compares the two after every command. */
export async function explore({ runs, seed, copies, most, onTrial }: Exploration): Promise<Explored> {
  const explored: Explored = { trials: 0, losses: 0, acts: 0, kills: 0, powerCuts: 0, storesLost: 0, loss: null }
  const clock = { ahead: 0 }
  const realNow = Date.now
  Date.now = () => realNow() + clock.ahead
  try {
    const details = await fc.check(
      fc.asyncProperty(anyEvening(most), async (evening) => {
        explored.trials += 1
        clock.ahead = 0
        const phone = modelPhone(copies)
        await phone.open()
        const real: Real = { phone, clock, backup: null, tally: explored }
        try {
          const model = await laid(phone)
          await fc.asyncModelRun(() => ({ model: { model }, real }), evening)
        } finally {
          phone.close()
          onTrial?.(explored)
        }
      }),
      { numRuns: runs, seed, endOnFailure: copies === 'one' },
    )
    if (details.failed) {
      explored.losses = 1
      const [evening] = details.counterexample ?? []
      explored.loss = `${String(evening)}: ${String(details.errorInstance)}`
    }
    return explored
  } finally {
    Date.now = realNow
  }
}

export interface ExploredPairs extends PairTally {
  trials: number
  losses: number
  /** The shortest evening found that goes wrong, and why; `null` if there is none. */
  loss: string | null
}

export interface PairExploration extends Omit<Exploration, 'onTrial'> {
  readonly taking: Taking
  readonly onTrial?: (explored: ExploredPairs) => void
}

/** Plays evenings on two phones that send each other their games, and compares each phone with all entries known to be on it. */
export async function explorePairs({
  runs,
  seed,
  copies,
  most,
  taking,
  onTrial,
}: PairExploration): Promise<ExploredPairs> {
  const explored: ExploredPairs = { ...NO_PAIR_TALLY, trials: 0, losses: 0, loss: null }
  const details = await fc.check(
    fc.asyncProperty(anyPairEvening(most), async (evening) => {
      explored.trials += 1
      const pair = await pairOf(copies, taking, explored)
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: pair }), evening)
        await meetAtLast(pair)
      } finally {
        for (const phone of pair.phones) phone.close()
        onTrial?.(explored)
      }
    }),
    { numRuns: runs, seed, endOnFailure: copies === 'one' || taking === 'replace' },
  )
  if (details.failed) {
    explored.losses = 1
    const [evening] = details.counterexample ?? []
    explored.loss = `${String(evening)}: ${String(details.errorInstance)}`
  }
  return explored
}
