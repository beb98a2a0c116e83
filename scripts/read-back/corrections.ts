import { foldLedger } from '../../lib/engine/game/ledger'
import type { Game, Ledger } from '../../lib/engine/game/ledger'
import { compareSheets } from '../../lib/engine/game/ledger-diff'
import type { Difference } from '../../lib/engine/game/ledger-diff'
import { changesText, totalsText } from '../../lib/text/sheet/changes'
import type { Table } from '../../lib/text/table'
import type { DrawnGame } from './hands'
import { byLetter, letter, letterOrNobody } from './item'
import type { Expected } from './item'

/** A game, its sheet before and after one hand was put right, and what that changes elsewhere. */
export interface Correction extends DrawnGame {
  readonly before: Ledger
  readonly after: Ledger
  readonly differences: readonly Difference[]
}

/** So many corrections of drawn games: those that change something new come first. */
export function drawnCorrections(games: readonly DrawnGame[], wanted: number): readonly Correction[] {
  const seen = new Map<string, number>()
  const found = games.flatMap((drawn, number) => {
    const correction = corrected(drawn, number)
    if (correction === null) return []
    const shape = correction.differences.map(shapeOf).join(' ')
    const again = seen.get(shape) ?? 0
    seen.set(shape, again + 1)
    return [{ correction, again }]
  })
  return found
    .sort((a, b) => a.again - b.again)
    .slice(0, wanted)
    .map(({ correction }) => correction)
}

const shapeOf = (difference: Difference): string =>
  [
    difference.kind,
    'winner' in difference ? difference.winner === null : '',
    'hands' in difference ? Math.min(difference.hands.length, 3) : '',
    'heldOverAdded' in difference ? difference.heldOverAdded > 0 : '',
  ].join('/')

/** One hand takes the place of another of the same game; `null` where nothing else changes. */
function corrected({ base, game }: DrawnGame, number: number): Correction | null {
  const place = number % game.hands.length
  const other = game.hands[(place + 1 + (number % 3)) % game.hands.length]
  if (other === undefined || other === game.hands[place]) return null
  const changed: Game = { ...game, hands: game.hands.map((hand, at) => (at === place ? other : hand)) }
  const [before, after] = [foldLedger(game), foldLedger(changed)]
  const ids = game.hands.map((_, at) => String(at))
  const differences = compareSheets({ ids, ledger: before }, { ids, ledger: after }, String(place))
  return differences.length === 0 ? null : { base, game, before, after, differences }
}

/** The sentences before a correction is saved. */
export const correctionTexts = (table: Table, { before, after, differences }: Correction): readonly string[] =>
  [changesText(table, differences), totalsText(table, before.standing, after.standing)].map((text) => text ?? '–')

/** What a reader of them must be able to say. */
export function expectedOfCorrection(table: Table, { before, after, differences }: Correction): Expected {
  const changed = after.standing.totals.map((total, side) => (total === before.standing.totals[side] ? null : total))
  const waits = after.standing.heldOver
  return {
    ...merged(differences.flatMap((difference) => Object.entries(factsOf(table, difference)))),
    ...(changed.some((total) => total !== null) ? { totals: [totalsAfter(changed)] } : {}),
    ...(waits === before.standing.heldOver ? {} : { waits: [waits] }),
  }
}

/** A total of nothing is told as well. */
const totalsAfter = (totals: readonly (number | null)[]): Readonly<Record<string, number>> =>
  byLetter(totals.map((total) => total ?? 0))

type Facts = Readonly<Record<string, unknown>>

const plusOne = (hands: readonly number[]): readonly number[] => hands.map((hand) => hand + 1)

function factsOf(table: Table, difference: Difference): Facts {
  switch (difference.kind) {
    case 'verdict':
      return {
        verdicts: [difference.hand + 1],
        ...(difference.heldOverAdded === 0 ? {} : { leaves: { [difference.hand + 1]: difference.heldOverAdded } }),
      }
    case 'points':
      return { points: plusOne(difference.hands) }
    case 'held-over':
      return { leaves: { [difference.hand + 1]: difference.after } }
    case 'earned':
    case 'reasons':
      return { samePoints: plusOne(difference.hands) }
    case 'dealer':
      return { dealers: plusOne(difference.hands) }
    case 'next-dealer':
      return { next: table.names[difference.dealer] }
    case 'win-undone':
      return { undone: letterOrNobody(difference.winner) }
    case 'win':
      return {
        ends: (difference.hand ?? -1) + 1,
        ...(difference.winner === null ? {} : { game: letter(difference.winner) }),
      }
    case 'ending':
      return difference.over ? { endsByOther: difference.hand + 1 } : { goesOn: difference.hand + 1 }
    case 'after-end':
      return { after: plusOne(difference.hands) }
    case 'counts-again':
      return { again: plusOne(difference.hands) }
    case 'open':
      return { open: [difference.hand + 1] }
  }
}

/** Hands of the same kind together; the rest is there once. */
function merged(facts: readonly (readonly [string, unknown])[]): Expected {
  const found = new Map<string, unknown>()
  for (const [field, value] of facts) {
    const known = found.get(field)
    if (Array.isArray(known) && Array.isArray(value))
      found.set(
        field,
        [...known, ...value].sort((a, b) => a - b),
      )
    else if (field === 'leaves') found.set(field, { ...Object(known), ...Object(value) })
    else found.set(field, value)
  }
  return Object.fromEntries([...found].map(([field, value]) => [field, [value]]))
}
