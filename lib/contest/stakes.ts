import type { PersonKeyOf } from '../engine/table/alike'
import { at, NO_NAME, seatsOf, seatsOfSide, sideOf, sidesOf, sum } from '../engine/table/seats'
import type { CountedEveningGame } from './person-standings'

/** The stakes of an evening, in whole numbers of the smallest coin (cents). A stake of 0 is not played for. */
export interface Stakes {
  /** For each point of difference in the hands that someone played. */
  readonly difference: number
  /** For each game: every loser pays it once, and every winner receives it once from each losing side. */
  readonly game: number
  /** For each bate: everyone on the taker's side pays it once to each other side, and every opponent receives it. */
  readonly bate: number
  /** For each game, from everyone who played it to the end. Those who have won the most games share the pot. */
  readonly pot: number
}

/** The currencies in which a table can settle. */
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'RSD', 'BAM'] as const
export type Currency = (typeof CURRENCIES)[number]

/** The highest stake, in cents. */
export const MOST_STAKE = 100_000

export const STAKES = ['difference', 'game', 'bate', 'pot'] as const satisfies readonly (keyof Stakes)[]
export const NO_STAKES: Stakes = { difference: 0, game: 0, bate: 0, pot: 0 }
export const isPlayedFor = (stakes: Stakes): boolean => STAKES.some((stake) => stakes[stake] > 0)

/** The sum of each person at the end, in cents: above 0 they receive it, below 0 they pay it. */
export type Sums = ReadonlyMap<string, number>

/** One payment, in cents. */
export interface Payment {
  readonly from: string
  readonly to: string
  readonly amount: number
}

/** Tells whether two payments are one: the same two people, and the same amount. */
export const isSamePayment = (one: Payment, other: Payment, keyOf: PersonKeyOf): boolean =>
  one.amount === other.amount && keyOf(one.from) === keyOf(other.from) && keyOf(one.to) === keyOf(other.to)

/** The most payments of an evening that are kept as paid. */
export const MOST_PAID = 200

/** The settlement of an evening: what each person receives or pays, and the fewest payments that do it. */
export interface Settlement {
  readonly sums: Sums
  readonly payments: readonly Payment[]
  /** The cents of the pot that could not be shared evenly: the first of the winners get one each. */
  readonly unevenCents: number
}

/** The greatest sum that is settled, in cents. Up to it the sums of all people together stay exact. */
const MOST_SUM = 1e14

/**
 * Settles an evening. Games in which a seat had no name are left out. Returns `null` if someone’s sum passes what is exact, which
 * only forged points can make.
 */
export function settle(
  stakes: Stakes,
  people: readonly string[],
  games: readonly CountedEveningGame[],
): Settlement | null {
  const sums = new Map<string, number>(people.map((name) => [name, 0]))
  let isExact = true
  const add = (name: string, amount: number) => {
    const sum = (sums.get(name) ?? 0) + amount
    isExact &&= Math.abs(sum) <= MOST_SUM
    sums.set(name, sum)
  }
  const counted = games.filter(isNamed)
  for (const game of counted) {
    addHands(stakes, game, add)
    addGame(stakes, game, add)
  }
  const unevenCents = sharePot(stakes.pot, counted, add)
  return isExact ? { sums, payments: fewestPayments(sums), unevenCents } : null
}

/** Tells whether everyone who ever sat in a game has a name. */
const isNamed = ({ stretches, end }: CountedEveningGame): boolean =>
  [...stretches.map(({ names }) => names), end?.names ?? []].every((names) => !names.includes(NO_NAME))

type Add = (name: string, amount: number) => void

function addHands(stakes: Stakes, { players, stretches }: CountedEveningGame, add: Add): void {
  for (const { names, points, bate } of stretches) {
    for (const seat of seatsOf({ players })) {
      const side = sideOf({ players }, seat)
      for (const other of sidesOf({ players }))
        add(names[seat] ?? NO_NAME, stakes.difference * (at(points, side) - at(points, other)))
    }
    for (const [seat, times] of bate.entries())
      payOpponents(players, names, sideOf({ players }, seat), stakes.bate * times, add)
  }
}

function addGame(stakes: Stakes, { players, end }: CountedEveningGame, add: Add): void {
  if (end === null || end.winner === null) return
  payOpponents(players, end.names, end.winner, -stakes.game, add)
}

/**
 * Lets everyone on a side pay an amount once to each other side, where everyone receives it. An amount below 0 goes the other
 * way.
 */
function payOpponents(players: number, names: readonly string[], side: number, amount: number, add: Add): void {
  for (const other of sidesOf({ players }).filter((one) => one !== side)) {
    for (const seat of seatsOfSide({ players }, side)) add(names[seat] ?? NO_NAME, -amount)
    for (const seat of seatsOfSide({ players }, other)) add(names[seat] ?? NO_NAME, amount)
  }
}

/** Compares names by the alphabet, in the same way on every device. */
const byAlphabet = new Intl.Collator('en').compare

/** Collects the pot and shares it among those who won most games. Returns the cents that could not be shared evenly. */
function sharePot(stake: number, games: readonly CountedEveningGame[], add: Add): number {
  const ended = games.flatMap(({ players, end }) => (end === null ? [] : [{ players, ...end }]))
  const won = new Map<string, number>()
  for (const { players, names, winner } of ended)
    for (const [seat, name] of names.entries())
      won.set(name, (won.get(name) ?? 0) + Number(sideOf({ players }, seat) === winner))
  const most = Math.max(0, ...won.values())
  const winners = [...won].flatMap(([name, times]) => (times === most && most > 0 ? [name] : [])).sort(byAlphabet)
  if (stake === 0 || winners.length === 0) return 0
  for (const name of ended.flatMap(({ names }) => names)) add(name, -stake)
  const pot = stake * sum(ended.map(({ names }) => names.length))
  const rest = pot % winners.length
  for (const [place, name] of winners.entries()) add(name, Math.floor(pot / winners.length) + Number(place < rest))
  return rest
}

/**
 * Returns the fewest payments that settle these sums, which add up to 0. People are split into as many groups as possible whose
 * sums cancel out; a group of n people needs n − 1 payments. Throws if the sums do not add up to 0, or are too large to be exact.
 */
export function fewestPayments(sums: Sums): readonly Payment[] {
  const open = [...sums].filter(([, amount]) => amount !== 0)
  const inexact = open.find(([, amount]) => !Number.isInteger(amount) || Math.abs(amount) > MOST_SUM)
  if (inexact !== undefined) throw new Error(`expected a whole sum up to ${MOST_SUM}, got ${inexact[1]}`)
  const total = sum(open.map(([, amount]) => amount))
  if (total !== 0) throw new Error(`expected sums that add up to 0, got ${total}`)
  return (open.length > MOST_SPLIT ? [open] : cancellingGroups(open)).flatMap(paymentsWithin)
}

/**
 * The most people for whom the best split is searched. More would take too long: they settle as one group, with one payment less
 * than there are people.
 */
const MOST_SPLIT = 16

type Sum = readonly [name: string, amount: number]

/**
 * Splits people into the most groups whose sums are 0. It builds the best split of each set of people from those of smaller sets.
 */
function cancellingGroups(open: readonly Sum[]): readonly (readonly Sum[])[] {
  const size = 1 << open.length
  const total = new Float64Array(size)
  const groups = new Int8Array(size)
  const without = new Int32Array(size)
  for (let set = 1; set < size; set += 1) {
    for (const [place, [, amount]] of open.entries()) {
      if ((set & (1 << place)) === 0) continue
      const smaller = set & ~(1 << place)
      total[set] = (total[smaller] ?? 0) + amount
      if ((groups[smaller] ?? 0) >= (groups[set] ?? 0)) {
        groups[set] = groups[smaller] ?? 0
        without[set] = smaller
      }
    }
    if (total[set] === 0) groups[set] = (groups[set] ?? 0) + 1
  }
  return groupsAlong(open, total, without)
}

/** Follows the best split back from the set of everyone to the empty set. Each set whose sum is 0 closes a group. */
function groupsAlong(open: readonly Sum[], total: Float64Array, without: Int32Array): readonly (readonly Sum[])[] {
  const groups: Sum[][] = []
  for (let set = total.length - 1; set > 0;) {
    if (total[set] === 0) groups.push([])
    const smaller = without[set] ?? 0
    const person = open[31 - Math.clz32(set & ~smaller)]
    if (person !== undefined) groups.at(-1)?.push(person)
    set = smaller
  }
  return groups
}

/** Lets the greatest debtor of a group pay the greatest creditor until all is paid. */
function paymentsWithin(group: readonly Sum[]): readonly Payment[] {
  const left = new Map(group)
  const payments: Payment[] = []
  for (;;) {
    const sorted = [...left].sort((a, b) => a[1] - b[1])
    const [debtor, creditor] = [sorted[0], sorted.at(-1)]
    if (debtor === undefined || creditor === undefined || debtor[1] >= 0 || creditor[1] <= 0) return payments
    const amount = Math.min(-debtor[1], creditor[1])
    payments.push({ from: debtor[0], to: creditor[0], amount })
    left.set(debtor[0], debtor[1] + amount)
    left.set(creditor[0], creditor[1] - amount)
  }
}
