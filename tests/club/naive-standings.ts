// A second implementation of the standings, from the data on the phones and without the code of the club. It uses the naive
// fold for logs, the naive scorer for points and node's hash for acceptances, and ranks by comparing each pair with all others.
import { createHash } from 'node:crypto'
import { parseHand } from '@/lib/format/parse-hand'
import { parseRules } from '@/lib/format/rules-file'
import type { Entry } from '@/lib/log/entry'
import type { EntryRecord } from '@/lib/storage/records/record-types'
import type { BoardEntry } from '@/lib/together/club/board-entry'
import { naiveFold } from '../log/naive-fold'
import { scoreGameNaively } from '../support/naive-scorer'

type Json = Readonly<Record<string, unknown>>
interface Tally {
  readonly id: string
  won: number
  halves: number
  lost: number
  points: number
  against: number
}

/** Returns the standings in order: place, pair, won, halves, lost, points, against. `logs` has all entries of each game. */
export function naiveStandings(board: readonly BoardEntry[], logs: ReadonlyMap<string, readonly EntryRecord[]>) {
  const words = board
    .toSorted(
      (a, b) => a.clock - b.clock || (a.device < b.device ? -1 : a.device > b.device ? 1 : a.id < b.id ? -1 : 1),
    )
    .flatMap((entry) => entry.words)
  const said = (wanted: string) => words.findLast(([key]) => key === wanted)?.[1] as Json | undefined
  const keys = [...new Set(words.map(([key]) => key))]
  const tallies: Tally[] = keys
    .filter((key) => key.startsWith('pair/'))
    .map((key) => ({ id: key.slice(5), won: 0, halves: 0, lost: 0, points: 0, against: 0 }))
  const of = (id: unknown) => tallies.find((tally) => tally.id === id)
  const agreed = said('club-night')
  const most = Number(agreed?.['cap'] ?? Infinity)
  const alone = Math.min(most, Number(agreed?.['unopposed'] ?? 0))
  for (const key of keys.filter((one) => one.startsWith('game/'))) {
    const game = said(key)
    const [a, b] = game?.['pairs'] as readonly (string | null)[]
    const [first, second] = [of(a), of(b)]
    if (first !== undefined && b === null) [first.won, first.points] = [first.won + 1, first.points + alone]
    const closed = said(`closed/${String(game?.['round'])}`)?.['unfinished']
    const found = played(agreed?.['rules'], Number(game?.['dealer']), logs.get(key.slice(5)) ?? [])
    const counts = (found.over && (found.accepted || closed !== undefined)) || (!found.over && closed === 'stands')
    const absent = said(`absent/${key.slice(5)}`)?.['absent'] as readonly boolean[] | undefined
    if (first === undefined || second === undefined) continue
    if (absent?.includes(true) === true) {
      if (!absent.includes(false)) continue
      const [winner, loser] = absent[1] === true ? [first, second] : [second, first]
      Object.assign(winner, { won: winner.won + 1, points: winner.points + alone })
      Object.assign(loser, { lost: loser.lost + 1, against: loser.against + alone })
      continue
    }
    if (!counts) continue
    const [one = 0, other = 0] = found.totals
    const ahead = one > other ? 0 : one < other ? 1 : null
    const winner = found.over ? found.winner : ahead
    if (winner === null) [first.halves, second.halves] = [first.halves + 1, second.halves + 1]
    else if (winner === 0) [first.won, second.lost] = [first.won + 1, second.lost + 1]
    else [second.won, first.lost] = [second.won + 1, first.lost + 1]
    first.points += Math.min(most, one)
    first.against += Math.min(most, other)
    second.points += Math.min(most, other)
    second.against += Math.min(most, one)
  }
  const wins = (tally: Tally) => tally.won + tally.halves / 2
  const difference = (tally: Tally) => tally.points - tally.against
  const by = { wins, points: (tally: Tally) => tally.points, difference }
  const order = [by[agreed?.['counts'] as keyof typeof by], wins, by.points, difference]
  const isBefore = (a: Tally, b: Tally): boolean => {
    for (const figure of order) if (figure(a) !== figure(b)) return figure(a) > figure(b)
    return false
  }
  return tallies
    .map((tally) => ({ ...tally, place: 1 + tallies.filter((other) => isBefore(other, tally)).length }))
    .toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
    .map(({ place, id, won, halves, lost, points, against }) => [place, id, won, halves, lost, points, against])
}

function played(rulesJson: unknown, dealer: number, log: readonly EntryRecord[]) {
  const read = parseRules(rulesJson)
  if (!read.ok) throw new Error('expected the rules of the club night')
  const { rules } = read.value
  const { rows } = naiveFold(log as readonly Entry<unknown, unknown, unknown>[])
  const hands = rows.flatMap(({ facts }) => {
    const hand = parseHand(rules, facts)
    return hand.ok ? [hand.value] : []
  })
  const scored = scoreGameNaively({ rules, dealer, start: { totals: [0, 0], heldOver: 0 }, hands }).rows
  const last = scored.at(-1)
  const isClear = rows.every(({ rivals, contested }) => rivals.length === 0 && !contested)
  const of = hashed(['result', rulesJson, rows.map(({ facts }) => facts)])
  const sides = new Set(
    log
      .map((entry): Json => ({ ...entry }))
      .flatMap((entry) => (entry['kind'] === 'result-accepted' && entry['of'] === of ? [entry['side']] : [])),
  )
  return {
    over: last?.over ?? false,
    winner: last?.winner ?? null,
    totals: last?.totals ?? [0, 0],
    accepted: isClear && sides.has(0) && sides.has(1),
  }
}

const sorted = (_: string, inner: unknown): unknown =>
  typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : inner

const hashed = (value: unknown): string =>
  [...createHash('sha256').update(JSON.stringify(value, sorted)).digest().subarray(0, 20)]
    .map((byte) => '0123456789abcdefghjkmnpqrstvwxyz'.charAt(byte % 32))
    .join('')
