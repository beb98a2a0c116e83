import type { Entry, EntryId, Following, HandId, Moved } from './entry'
import type { LoggedHand } from './hands'

/** The place of a hand in the order of a game: after another hand (`null`: at the start), or inserted before one. */
export type Anchor =
  | { readonly kind: 'after'; readonly hand: HandId | null }
  | { readonly kind: 'before'; readonly hand: HandId; readonly after: HandId | null }

/** Returns the anchor of each hand: that of the entry that placed it, or of its last move in effect. */
export function anchorsOf<F, S, R>(
  log: readonly Entry<F, S, R>[],
  undone: ReadonlySet<EntryId>,
  hands: ReadonlyMap<HandId, LoggedHand<F>>,
): ReadonlyMap<HandId, Anchor> {
  const anchors = new Map<HandId, Anchor>()
  for (const { id, placing } of hands.values()) {
    anchors.set(
      id,
      placing.kind === 'recorded'
        ? { kind: 'after', hand: placing.after }
        : { kind: 'before', hand: placing.before, after: placing.after },
    )
  }
  const moves = log.flatMap((entry) => (entry.kind === 'moved' && !undone.has(entry.id) ? [followingsOf(entry)] : []))
  if (moves.length > 0) new Mover(anchors).move(moves)
  return anchors
}

const followingsOf = (entry: Moved): readonly Following[] => [entry, ...(entry.and ?? [])]

/** The number that ends a chain of anchors: the start of the game, or a hand that is not in the log. */
const NOWHERE = -1

/**
 * Moves hands to other anchors, each list of moves as a whole. A list that would close a circle has no effect, so if two devices
 * part the same deals in opposite orders, the earlier entry counts. Hands are numbered to keep a long game with many moves fast.
 */
class Mover {
  private readonly numbers: ReadonlyMap<HandId, number>
  /** By number: the number of the hand that the anchor names. */
  private readonly next: number[]
  /** By number: the last walk that passed through this hand. */
  private readonly walked: number[]
  private walks = 0

  constructor(private readonly anchors: Map<HandId, Anchor>) {
    this.numbers = new Map([...anchors.keys()].map((id, index) => [id, index]))
    this.next = [...anchors.values()].map(({ hand }) => this.numberOf(hand))
    this.walked = this.next.map(() => 0)
  }

  /** Applies the lists in order. Moves of hands that are not in the log are skipped. */
  move(lists: readonly (readonly Following[])[]): void {
    for (const list of lists) this.moveTogether(list.filter(({ hand }) => this.numbers.has(hand)))
  }

  private moveTogether(list: readonly Following[]): void {
    const moved = list.map(({ hand }) => this.numberOf(hand))
    const before = moved.map((number) => this.next[number] ?? NOWHERE)
    for (const { hand, after } of list) this.next[this.numberOf(hand)] = this.numberOf(after)
    if (this.hasCircle(moved)) {
      for (const [index, number] of moved.entries()) this.next[number] = before[index] ?? NOWHERE
      return
    }
    for (const { hand, after } of list) this.anchors.set(hand, { kind: 'after', hand: after })
  }

  /** Tells whether the chain of anchors from one of these hands comes back to it. No hand is visited twice. */
  private hasCircle(moved: readonly number[]): boolean {
    const first = this.walks + 1
    return moved.some((start) => {
      this.walks += 1
      const end = this.walk(start, first)
      return end !== NOWHERE && this.walked[end] === this.walks && this.circleHasOne(end, new Set(moved))
    })
  }

  /** Follows the anchors to the end, or to a hand that a walk since `first` has visited. Returns where it stopped. */
  private walk(start: number, first: number): number {
    let at = start
    while (at !== NOWHERE && (this.walked[at] ?? 0) < first) {
      this.walked[at] = this.walks
      at = this.next[at] ?? NOWHERE
    }
    return at
  }

  /** Tells whether one of the moved hands is in the circle through `start`. A circle that existed before has none. */
  private circleHasOne(start: number, moved: ReadonlySet<number>): boolean {
    let at = start
    do {
      if (moved.has(at)) return true
      at = this.next[at] ?? NOWHERE
    } while (at !== start)
    return false
  }

  private numberOf(hand: HandId | null): number {
    return hand === null ? NOWHERE : (this.numbers.get(hand) ?? NOWHERE)
  }
}
