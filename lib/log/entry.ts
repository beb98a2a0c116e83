export type EntryId = string
export type HandId = string
export type DeviceId = string

/** The kinds of events in a game. The list only grows: old games hold old kinds. */
export const ENTRY_KINDS = [
  'started',
  'recorded',
  'inserted',
  'corrected',
  'deleted',
  'moved',
  'chosen',
  'accepted',
  'undone',
  'redone',
  'seated',
  'noted',
  'rules',
  'broken-off',
  'resumed',
] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]

/** The clock of an entry: 1 + the greatest that its phone had seen in this game. */
export const CLOCK_MIN = 1
export const CLOCK_MAX = 2 ** 40

/** How far a clock may be ahead of the one before it: what comes after a greater step has no effect. */
export const CLOCK_STEP_MAX = 100_000

/** Gives a hand its place: the hand played after `after` (`null`: the first of the game). */
export interface Recorded<F> {
  readonly kind: 'recorded'
  readonly hand: HandId
  readonly after: HandId | null
  readonly facts: F
}

/** A forgotten hand: put before hand `before` and, of those put there already, after hand `after` (`null`: none yet). */
export interface Inserted<F> {
  readonly kind: 'inserted'
  readonly hand: HandId
  readonly before: HandId
  readonly after: HandId | null
  readonly facts: F
}

/** New facts of a hand. `of`: the entries whose facts the writer saw, all of them where they contradicted each other. */
export interface Corrected<F> {
  readonly kind: 'corrected'
  readonly hand: HandId
  readonly of: readonly EntryId[]
  readonly facts: F
}

/** A hand and the hand that it follows; `null`: it is the first. */
export interface Following {
  readonly hand: HandId
  readonly after: HandId | null
}

/**
 * The hand belongs after hand `after` instead: two phones wrote two deals, or one had left one out. `and`: what moves with
 * it, such as the hands that came after; all of them move or none does.
 */
export interface Moved extends Following {
  readonly kind: 'moved'
  readonly and?: readonly Following[] | undefined
}

/**
 * One change as it is written down: `F` are the facts of a hand, `S` the set-up of a game, `R` the rules of a table.
 */
export type Change<F, S, R> =
  | { readonly kind: 'started'; readonly setup: S }
  | Recorded<F>
  | Inserted<F>
  | Corrected<F>
  | { readonly kind: 'deleted'; readonly hand: HandId; readonly of: readonly EntryId[] }
  | Moved
  /** Of several accounts of one deal this one holds; `over`: the entries whose facts were passed over. */
  | { readonly kind: 'chosen'; readonly hand: HandId; readonly over: readonly EntryId[] }
  | { readonly kind: 'accepted'; readonly hand: HandId; readonly of: readonly EntryId[] }
  | { readonly kind: 'undone'; readonly entry: EntryId }
  | { readonly kind: 'redone'; readonly entry: EntryId }
  /** A player takes over a seat after hand `after`; `null`: from the first hand. */
  | { readonly kind: 'seated'; readonly seat: number; readonly name: string; readonly after: HandId | null }
  /** The note on the game, in place of the one before. */
  | { readonly kind: 'noted'; readonly text: string }
  | { readonly kind: 'rules'; readonly rules: R }
  | { readonly kind: 'broken-off' }
  | { readonly kind: 'resumed' }

/** The origin of an entry: `device` is random for each game, `clock` decides the order, `at` (milliseconds) is for showing. */
export interface EntryMeta {
  readonly id: EntryId
  readonly device: DeviceId
  readonly clock: number
  readonly at?: number | undefined
}

export type Entry<F, S, R> = EntryMeta & Change<F, S, R>

/** An entry of a kind that this build does not know: kept and passed on, without effect. */
export type UnknownEntry = EntryMeta & { readonly kind: string }

/** An entry in a copy of a game. */
export type LogEntry<F, S, R> = Entry<F, S, R> | UnknownEntry

const KINDS: ReadonlySet<string> = new Set(ENTRY_KINDS)

export const isKnown = <F, S, R>(entry: LogEntry<F, S, R>): entry is Entry<F, S, R> => KINDS.has(entry.kind)

export type EntryOf<F, S, R, K extends EntryKind> = Extract<Entry<F, S, R>, { readonly kind: K }>

/** An entry that gives a hand its place. */
export type Placing<F> = EntryMeta & (Recorded<F> | Inserted<F>)

/** An entry that says what happened in a hand. */
export type Giver<F> = Placing<F> | (EntryMeta & Corrected<F>)
