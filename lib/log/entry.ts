export type EntryId = string
export type HandId = string
export type DeviceId = string

/** The kinds of entries of a game. The list only grows, because old games keep their entries. */
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

/** The bounds of an entry's clock: 1 + the greatest clock that its device had seen in this game. */
export const CLOCK_MIN = 1
export const CLOCK_MAX = 2 ** 40

/** The greatest step from one clock to the next. Entries from the first greater step on have no effect. */
export const CLOCK_STEP_MAX = 100_000

/** A hand that was played after hand `after` (`null`: the first of the game). */
export interface Recorded<F> {
  readonly kind: 'recorded'
  readonly hand: HandId
  readonly after: HandId | null
  readonly facts: F
}

/**
 * A forgotten hand, inserted before hand `before`. Of the hands inserted there already, it comes after `after` (`null`: none
 * yet).
 */
export interface Inserted<F> {
  readonly kind: 'inserted'
  readonly hand: HandId
  readonly before: HandId
  readonly after: HandId | null
  readonly facts: F
}

/** New facts of a hand. `of` lists the entries whose facts the writer saw: one, or all that contradicted each other. */
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
 * A move of a hand to the place after hand `after`: two devices had written two different deals, or one had left a deal out.
 * `and` lists the moves that belong to it, such as those of the hands that came after. All of them have effect, or none.
 */
export interface Moved extends Following {
  readonly kind: 'moved'
  readonly and?: readonly Following[] | undefined
}

/** One change as it is written: `F` are the facts of a hand, `S` the set-up of a game, `R` the rules of a table. */
export type Change<F, S, R> =
  | { readonly kind: 'started'; readonly setup: S }
  | Recorded<F>
  | Inserted<F>
  | Corrected<F>
  | { readonly kind: 'deleted'; readonly hand: HandId; readonly of: readonly EntryId[] }
  | Moved
  /** Of several accounts of one deal this one counts; `over` lists the entries whose facts were passed over. */
  | { readonly kind: 'chosen'; readonly hand: HandId; readonly over: readonly EntryId[] }
  | { readonly kind: 'accepted'; readonly hand: HandId; readonly of: readonly EntryId[] }
  | { readonly kind: 'undone'; readonly entry: EntryId }
  | { readonly kind: 'redone'; readonly entry: EntryId }
  /** A player takes over a seat after hand `after`; `null`: from the first hand. */
  | { readonly kind: 'seated'; readonly seat: number; readonly name: string; readonly after: HandId | null }
  /** The note on the game; it replaces the one before. */
  | { readonly kind: 'noted'; readonly text: string }
  | { readonly kind: 'rules'; readonly rules: R }
  | { readonly kind: 'broken-off' }
  | { readonly kind: 'resumed' }

/**
 * The origin of an entry. `device` is a random id, a new one for each game. `clock` decides the order. `at` is the time to show,
 * in milliseconds.
 */
export interface EntryMeta {
  readonly id: EntryId
  readonly device: DeviceId
  readonly clock: number
  readonly at?: number | undefined
}

export type Entry<F, S, R> = EntryMeta & Change<F, S, R>

/** An entry of a kind that this version does not know: it is kept and passed on, without effect. */
export type UnknownEntry = EntryMeta & { readonly kind: string }

/** An entry in a copy of a game. */
export type LogEntry<F, S, R> = Entry<F, S, R> | UnknownEntry

const KINDS: ReadonlySet<string> = new Set(ENTRY_KINDS)

export const isKnown = <F, S, R>(entry: LogEntry<F, S, R>): entry is Entry<F, S, R> => KINDS.has(entry.kind)

export type EntryOf<F, S, R, K extends EntryKind> = Extract<Entry<F, S, R>, { readonly kind: K }>

/** An entry that gives a hand its place. */
export type Placing<F> = EntryMeta & (Recorded<F> | Inserted<F>)

/** An entry that gives the facts of a hand. */
export type Giver<F> = Placing<F> | (EntryMeta & Corrected<F>)
