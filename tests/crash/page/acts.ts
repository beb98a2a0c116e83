import type { Chance } from '../support/random'

/**
 * An act of the users in an evening, as known to the trial and to the page. The page's storage makes the ids, which come with
 * the report of the save.
 */
export type Act =
  | { readonly kind: 'start' }
  | { readonly kind: 'tap'; readonly game: string; readonly digits: number }
  | { readonly kind: 'hand'; readonly game: string; readonly totals: readonly [number, number] }
  | {
      readonly kind: 'correct'
      readonly game: string
      readonly hand: string
      readonly totals: readonly [number, number]
    }
  | { readonly kind: 'take-off'; readonly game: string; readonly hand: string }
  | { readonly kind: 'undo'; readonly game: string; readonly change: string }
  | { readonly kind: 'note'; readonly game: string; readonly text: string }
  | { readonly kind: 'setting'; readonly value: 'dark' | 'light' | 'system' }
  | { readonly kind: 'house'; readonly name: string }
  | { readonly kind: 'delete'; readonly game: string }
  | { readonly kind: 'import'; readonly games: readonly string[]; readonly hands: number }

/** A report of the page on an act: it begins, or it is saved, with the new ids. */
export type ActReport =
  | { readonly said: 'begun'; readonly number: number; readonly act: Act }
  | {
      readonly said: 'saved'
      readonly number: number
      readonly game: string | null
      readonly change: string | null
      readonly hand: string | null
      /** The state of the replica meanwhile. If it is `off`, the sheet shows that, and saved data may be in the database only. */
      readonly copy: string
    }
  | { readonly said: 'refused'; readonly number: number; readonly code: string }
  | { readonly said: 'stopped'; readonly why: string }

/** The hands and changes of the games in an evening. */
export interface Known {
  readonly games: Map<string, { readonly hands: string[]; readonly changes: string[] }>
}

/** Returns the next act: mostly taps and hands, and sometimes any other. */
export function nextAct(luck: Chance, known: Known, number: number): Act {
  const ids = [...known.games.keys()]
  if (ids.length === 0) return { kind: 'start' }
  const game = luck.of(ids)
  const { hands, changes } = known.games.get(game) ?? { hands: [], changes: [] }
  const totals = [luck.whole(0, 80), luck.whole(0, 80)] as const
  const roll = luck.whole(1, 100)
  if (roll <= 40) return { kind: 'tap', game, digits: number }
  if (roll <= 72) return { kind: 'hand', game, totals }
  if (roll <= 78 && hands.length > 0) return { kind: 'correct', game, hand: luck.of(hands), totals }
  if (roll <= 82 && changes.length > 0) return { kind: 'undo', game, change: luck.of(changes) }
  if (roll <= 84 && hands.length > 0) return { kind: 'take-off', game, hand: luck.of(hands) }
  if (roll <= 88) return { kind: 'note', game, text: `note ${number}` }
  if (roll <= 91) return { kind: 'setting', value: luck.of(['dark', 'light', 'system']) }
  if (roll <= 93) return { kind: 'house', name: `house ${number}` }
  if (roll <= 95)
    return { kind: 'import', games: [0, 1].map((index) => `import-${number}-${index}`), hands: luck.whole(1, 12) }
  if (roll <= 97 && ids.length > 2) return { kind: 'delete', game }
  return { kind: 'start' }
}
