/** The content of a phone, as its user sees it. */
export interface View {
  readonly games: Readonly<
    Record<string, { readonly hands: readonly string[]; readonly totals: readonly (readonly number[])[] }>
  >
  readonly drafts: Readonly<Record<string, string>>
  readonly theme: string
  readonly houses: readonly string[]
  /** The id of the first game in the list. */
  readonly newest: string | null
}

export type Totals = readonly [number, number]
type Sheet = readonly { readonly id: string; readonly totals: Totals }[]

/** A game as two piles of sheets: undone sheets lie on `future` until a change is made. */
interface Game {
  readonly past: readonly Sheet[]
  readonly now: Sheet
  readonly future: readonly Sheet[]
}

/** The smallest model of everything that should be on a phone. */
export interface Model {
  readonly games: Readonly<Record<string, Game>>
  readonly drafts: Readonly<Record<string, string>>
  readonly theme: string
  readonly houses: readonly string[]
  /** `null` if a backup or a deletion has changed the order of the list. */
  readonly newest: string | null
  /** The games in the last backup. */
  readonly backup: Readonly<Record<string, Game>> | null
  /** Games that were deleted here: they do not return by themselves. */
  readonly gone: readonly string[]
}

export const NEW_PHONE: Model = {
  games: {},
  drafts: {},
  theme: 'system',
  houses: [],
  newest: null,
  backup: null,
  gone: [],
}

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key))

const gameOf = (model: Model, id: string): Game => model.games[id] ?? { past: [], now: [], future: [] }

const withGame = (model: Model, id: string, game: Game): Model => ({
  ...model,
  games: { ...model.games, [id]: game },
  newest: id,
})

function written(model: Model, id: string, next: (sheet: Sheet) => Sheet): Model {
  const { past, now } = gameOf(model, id)
  return withGame(model, id, { past: [...past, now], now: next(now), future: [] })
}

export const started = (model: Model, id: string): Model => withGame(model, id, { past: [], now: [], future: [] })

/** Records a hand, which clears its form. */
export const entered = (model: Model, id: string, hand: string, totals: Totals): Model => {
  const next = written(model, id, (sheet) => [...sheet, { id: hand, totals }])
  return { ...next, drafts: without(next.drafts, id) }
}

export const corrected = (model: Model, id: string, hand: string, totals: Totals): Model =>
  written(model, id, (sheet) => sheet.map((one) => (one.id === hand ? { id: hand, totals } : one)))

export const takenOff = (model: Model, id: string, hand: string): Model =>
  written(model, id, (sheet) => sheet.filter((one) => one.id !== hand))

export function undone(model: Model, id: string): Model {
  const { past, now, future } = gameOf(model, id)
  return withGame(model, id, { past: past.slice(0, -1), now: past.at(-1) ?? [], future: [now, ...future] })
}

export function redone(model: Model, id: string): Model {
  const { past, now, future } = gameOf(model, id)
  return withGame(model, id, { past: [...past, now], now: future[0] ?? [], future: future.slice(1) })
}

export const tapped = (model: Model, id: string, digits: string): Model => ({
  ...model,
  drafts: { ...model.drafts, [id]: digits },
})

export const deleted = (model: Model, id: string): Model => ({
  ...model,
  games: without(model.games, id),
  drafts: without(model.drafts, id),
  newest: null,
  gone: [...model.gone, id],
})

export const lit = (model: Model, theme: string): Model => ({ ...model, theme })

export const housed = (model: Model, name: string): Model => ({ ...model, houses: [...model.houses, name] })

export const backedUp = (model: Model): Model => ({ ...model, backup: model.games })

/** Adds missing games that were not deleted here, and changes none that exist. */
export const merged = (model: Model): Model => ({
  ...model,
  games: { ...model.gone.reduce(without, { ...model.backup }), ...model.games },
  newest: null,
})

export const canUndo = (model: Model, id: string): boolean => gameOf(model, id).past.length > 0
export const canRedo = (model: Model, id: string): boolean => gameOf(model, id).future.length > 0
export const idsOf = (model: Model): readonly string[] => Object.keys(model.games)
export const handsOf = (model: Model, id: string): readonly string[] => gameOf(model, id).now.map((hand) => hand.id)

/** Returns the expected view of a tab, with totals that it adds up itself. */
function expected(model: Model): View {
  const games = Object.fromEntries(
    Object.entries(model.games).map(([id, { now }]) => {
      let [first, second] = [0, 0]
      const totals = now.map((hand) => [(first += hand.totals[0]), (second += hand.totals[1])])
      return [id, { hands: now.map((hand) => hand.id), totals }]
    }),
  )
  return { games, drafts: model.drafts, theme: model.theme, houses: model.houses, newest: model.newest }
}

const sorted = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

const inWords = (view: View): string =>
  JSON.stringify([sorted(view.games), sorted(view.drafts), view.theme, [...view.houses].sort()])

/** Returns the first difference from the expected view; `null` if there is none. */
export function difference(model: Model, shown: View): string | null {
  const should = expected(model)
  if (inWords(should) !== inWords(shown)) return `should be ${inWords(should)}, is ${inWords(shown)}`
  if (model.newest === null || model.newest === shown.newest) return null
  return `the game at the head should be ${model.newest}, is ${String(shown.newest)}`
}
