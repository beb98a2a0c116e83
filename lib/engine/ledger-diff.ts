import type { Ledger, Row, ScoredRow } from './ledger'
import type { Verdict } from './outcome'
import type { Side } from './seats'

/** A sheet whose rows can be told apart across a correction. */
export interface Sheet {
  readonly ids: readonly string[]
  readonly ledger: Ledger
}

/** One thing that a correction changes beyond the hand itself. Hands are numbered from 0, as the sheet stands afterwards. */
export type Difference =
  | { readonly kind: 'verdict'; readonly hand: number; readonly verdict: Verdict; readonly heldOverAdded: number }
  | { readonly kind: 'points'; readonly hands: readonly number[] }
  | { readonly kind: 'win-undone'; readonly hand: number; readonly winner: Side | null }
  | { readonly kind: 'win'; readonly hand: number; readonly winner: Side | null }
  | { readonly kind: 'after-end'; readonly hands: readonly number[] }
  | { readonly kind: 'counts-again'; readonly hands: readonly number[] }
  | { readonly kind: 'open'; readonly hand: number }

interface Pair {
  readonly hand: number
  readonly id: string
  readonly before: Row | undefined
  readonly after: Row
}

/** What a correction changes in the rest of the sheet: `corrected` is the hand it was made to, whose own figures are seen anyway. */
export function compareSheets(before: Sheet, after: Sheet, corrected: string | null): readonly Difference[] {
  const pairs = after.ledger.rows.map((row, hand): Pair => {
    const id = after.ids[hand] ?? ''
    return { hand, id, before: before.ledger.rows[before.ids.indexOf(id)], after: row }
  })
  const others = pairs.filter((pair) => pair.id !== corrected)
  return [
    ...verdicts(pairs, corrected),
    ...pointsOnly(others),
    ...endings(before, after),
    ...moved(pairs, 'after-end'),
    ...moved(pairs, 'counts-again'),
    ...opened(others),
  ]
}

const scored = (row: Row | undefined): ScoredRow | null => (row?.state === 'scored' ? row : null)

function verdicts(pairs: readonly Pair[], corrected: string | null): readonly Difference[] {
  return pairs.flatMap((pair): readonly Difference[] => {
    const [old, now] = [scored(pair.before), scored(pair.after)]
    const isNew = old === null && pair.id === corrected
    if (now === null || isNew || old === null || old.score.verdict === now.score.verdict) return []
    return [{ kind: 'verdict', hand: pair.hand, verdict: now.score.verdict, heldOverAdded: now.score.heldOverAdded }]
  })
}

function pointsOnly(pairs: readonly Pair[]): readonly Difference[] {
  const hands = pairs.filter((pair) => {
    const [old, now] = [scored(pair.before), scored(pair.after)]
    return (
      old !== null &&
      now !== null &&
      old.score.verdict === now.score.verdict &&
      !isSame(old.score.points, now.score.points)
    )
  })
  return hands.length === 0 ? [] : [{ kind: 'points', hands: hands.map(({ hand }) => hand) }]
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((value, index) => value === b[index])

function endings(before: Sheet, after: Sheet): readonly Difference[] {
  const [old, now] = [lastCounted(before), lastCounted(after)]
  const isUnchanged =
    before.ledger.over === after.ledger.over && before.ledger.winner === after.ledger.winner && old?.id === now?.id
  if (isUnchanged) return []
  return [
    ...(before.ledger.over && old !== null
      ? [{ kind: 'win-undone', hand: old.hand, winner: before.ledger.winner } as const]
      : []),
    ...(after.ledger.over && now !== null
      ? [{ kind: 'win', hand: now.hand, winner: after.ledger.winner } as const]
      : []),
  ]
}

/** The hand that ended the game. */
function lastCounted(sheet: Sheet): { readonly hand: number; readonly id: string } | null {
  const hand = sheet.ledger.rows.findIndex((row) => row.state === 'scored' && row.ending.over)
  return hand === -1 ? null : { hand, id: sheet.ids[hand] ?? '' }
}

function moved(pairs: readonly Pair[], kind: 'after-end' | 'counts-again'): readonly Difference[] {
  const hands = pairs.filter(({ before, after }) => {
    if (before === undefined) return false
    const [was, is] = [before.state === 'after-end', after.state === 'after-end']
    return kind === 'after-end' ? is && !was : was && !is
  })
  return hands.length === 0 ? [] : [{ kind, hands: hands.map(({ hand }) => hand) }]
}

const opened = (pairs: readonly Pair[]): readonly Difference[] =>
  pairs
    .filter(({ before, after }) => after.state === 'open' && before?.state !== 'open')
    .map(({ hand }) => ({ kind: 'open', hand }))
