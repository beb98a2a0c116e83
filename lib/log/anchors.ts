import type { Entry, EntryId, Following, HandId, Moved } from './entry'
import type { LoggedHand } from './hands'

/** The place of a hand in the order of a game. */
export type Anchor =
  | { readonly kind: 'after'; readonly hand: HandId | null }
  | { readonly kind: 'before'; readonly hand: HandId; readonly after: HandId | null }

/** Returns the place of each hand: the anchor of the entry that placed it, or of the last move in effect. */
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

/** The end of the way from hand to hand: the start of the game, or a hand that is not there. */
const NOWHERE = -1

/**
 * Moves hands to other anchors, each list of them as a whole, and leaves out a list that would close a circle: of two phones
 * that part the same deals in opposite orders the earlier word holds. Hands are numbered, so that a long game with many
 * moves is followed quickly.
 */
class Mover {
  private readonly numbers: ReadonlyMap<HandId, number>
  /** By number: the hand to which the anchor leads. */
  private readonly next: number[]
  /** By number: the last walk that came through. */
  private readonly walked: number[]
  private walks = 0

  constructor(private readonly anchors: Map<HandId, Anchor>) {
    this.numbers = new Map([...anchors.keys()].map((id, index) => [id, index]))
    this.next = [...anchors.values()].map(({ hand }) => this.numberOf(hand))
    this.walked = this.next.map(() => 0)
  }

  /** Applies the lists in order. Hands that are not there are passed over. */
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

  /** Tells if the way from one of these hands comes back to it. No hand is walked through twice. */
  private hasCircle(moved: readonly number[]): boolean {
    const first = this.walks + 1
    return moved.some((start) => {
      this.walks += 1
      const end = this.walk(start, first)
      return end !== NOWHERE && this.walked[end] === this.walks && this.circleHasOne(end, new Set(moved))
    })
  }

  /** Goes on until the end, or a hand through which a walk since `first` has come; returns that. */
  private walk(start: number, first: number): number {
    let at = start
    while (at !== NOWHERE && (this.walked[at] ?? 0) < first) {
      this.walked[at] = this.walks
      at = this.next[at] ?? NOWHERE
    }
    return at
  }

  /** Of a circle that was there before, no hand may have been moved. */
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
