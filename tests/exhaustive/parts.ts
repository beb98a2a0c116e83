import type { Game } from '@/lib/engine/game/ledger'
import type { OptionName, Rules } from '@/lib/engine/table/options'
import { claims } from './claims'
import { contests, halfSaid } from './contests'
import { counts } from './counts'
import { faults } from './faults'
import { product, splits } from './played'
import type { Depth } from './reports'
import { standings } from './standings'

/** One part of what a table can report. */
export interface Part {
  readonly name: string
  readonly says: string
  /** The options that these hands depend on. Tables that agree in them are scored only once. */
  readonly turnsOn: readonly OptionName[]
  /** The results in which such tables must agree: the whole row of the sheet, or the points and problems of each side. */
  readonly alike: 'row' | 'earned'
  /** `true` if one taker is scored for all of them. As a check, some hands are scored again with the table turned. */
  readonly isTurned?: true
  readonly games: (rules: Rules, depth: Depth) => Iterable<Game>
}

/** A target above the total of any hand. The score far from the target does not depend on it, nor on who wins. */
const OUT_OF_REACH = 10_000

const farFromTheTarget =
  (games: Part['games']): Part['games'] =>
  (rules, depth) =>
    games({ ...rules, target: OUT_OF_REACH }, depth)

/** The worth of a bid that was made or failed. */
export const AFTER_BIDS: readonly OptionName[] = [
  'bidNeeds',
  'bidWrites',
  'failedBid',
  'failedSweep',
  'pile',
  'doubleOf',
  'capotBid',
  'capotWrites',
]

const FORM: readonly OptionName[] = [
  'players',
  'pack',
  'auction',
  'bidStart',
  'bidTop',
  'doubling',
  'big',
  'forcedNoTrump',
  'runs',
]
const EARNED: readonly OptionName[] = [...FORM, 'sweep', 'sweepMelds', 'noTrumpDoubled']
const RESULT: readonly OptionName[] = [
  ...EARNED,
  'scoring',
  'tie',
  'bateTo',
  'sweepDoubled',
  'multiply',
  'kirtik',
  'nextDealer',
  'belaDecides',
  'belaKept',
  'written',
  ...AFTER_BIDS,
]
const RUNS: readonly OptionName[] = ['longRuns', 'runsNeedTrick', 'noTrumpMelds', 'carres', 'meldContest']
const CONTEST: readonly OptionName[] = [...RUNS, 'equalRuns', 'trumpRun']
const END: readonly OptionName[] = ['target', 'goal', 'bothOver', 'winNeedsTrick', 'winBy']

export const PARTS: readonly Part[] = [
  {
    name: 'splits',
    says: 'every split of the card points x last trick x tricks that matter x taker x trump x bid x doubling x big',
    turnsOn: RESULT,
    alike: 'row',
    isTurned: true,
    games: farFromTheTarget(splits),
  },
  {
    name: 'product',
    says: 'card points x last trick x tricks that matter x runs and carrés by value and holder x bela x trump x bid x doubling x big x revoke; side 0 takes',
    turnsOn: [...RESULT, ...RUNS],
    alike: 'row',
    isTurned: true,
    games: farFromTheTarget(product),
  },
  {
    name: 'contests',
    says: 'every run against every other, by length, top, trump or plain, holder and order; every carré against every other',
    turnsOn: [...EARNED, ...CONTEST],
    alike: 'earned',
    games: farFromTheTarget(contests),
  },
  {
    name: 'half-said',
    says: 'runs of which the top, the suit or both were not said, alone and against another, with and without bela',
    turnsOn: [...EARNED, ...CONTEST],
    alike: 'earned',
    games: farFromTheTarget(halfSaid),
  },
  {
    name: 'standings',
    says: 'totals around the target by side x points held over x hands played x dealer x taker x verdict x who had a trick',
    turnsOn: [...RESULT, ...END],
    alike: 'row',
    games: standings,
  },
  {
    name: 'counts',
    says: 'finished totals spoken at the table x bela in them x what was not said with them',
    turnsOn: [...RESULT, 'carres', 'goal', 'bothOver', 'winNeedsTrick', 'winBy'],
    alike: 'row',
    games: farFromTheTarget(counts),
  },
  {
    name: 'claims',
    says: 'claims: sum x bela x moment x claimant x totals at the target',
    turnsOn: [...FORM, 'claims', 'belaCall', 'target', 'written'],
    alike: 'row',
    games: claims,
  },
  {
    name: 'faults',
    says: 'what cannot be or does not say enough; thrown-in and agreed hands; a hand after the end',
    turnsOn: [...RESULT, ...CONTEST, ...END, 'redealDealer', 'claims'],
    alike: 'row',
    games: faults,
  },
]
