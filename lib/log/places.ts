import { anchorsOf, type Anchor } from './anchors'
import type { Entry, EntryId, HandId } from './entry'
import type { LoggedHand } from './hands'

/** One deal as several devices recorded it: the hands that were placed at the same spot, in the order of the log. */
export type Deal = readonly HandId[]

/** Hands, by the hand (or `null`) that their anchors name. */
type Named = Map<HandId | null, HandId[]>

/** A step of the placing. Steps are kept on a stack, the next one last, because a log can be too deep for recursion. */
type PlacingStep =
  | { readonly kind: 'deal'; readonly hands: readonly HandId[] }
  | { readonly kind: 'inserted'; readonly before: Named; readonly after: Deal | null }
  | { readonly kind: 'row'; readonly deal: Deal }
  | { readonly kind: 'followers'; readonly deal: Deal }

/** The places of the hands of a game. */
export interface Places {
  /** In the order of the sheet, including deals without a shown hand. */
  readonly deals: readonly Deal[]
  /** The number of these deals that are reached from the start of the game. Those after them have unknown or circular anchors. */
  readonly reached: number
}

/**
 * Returns the deals of a game in order. The first is the deal after `null`. Before each deal come those inserted before it, each
 * with everything that belongs to it; after it comes the deal that follows it. Hands that are not reached in this way come last,
 * in the order of the log.
 */
export function placesOf<F, S, R>(
  log: readonly Entry<F, S, R>[],
  undone: ReadonlySet<EntryId>,
  hands: ReadonlyMap<HandId, LoggedHand<F>>,
): Places {
  const places = new Placer(anchorsOf(log, undone, hands))
  places.placeFrom(places.followersOf([null]))
  const reached = places.deals.length
  for (const id of hands.keys()) places.placeFrom([id])
  return { deals: places.deals, reached }
}

class Placer {
  readonly deals: Deal[] = []
  private readonly order: ReadonlyMap<HandId, number>
  private readonly placed = new Set<HandId>()
  private readonly after: Named = new Map()
  private readonly before = new Map<HandId, { readonly id: HandId; readonly after: HandId | null }[]>()

  constructor(anchors: ReadonlyMap<HandId, Anchor>) {
    this.order = new Map([...anchors.keys()].map((id, index) => [id, index]))
    for (const [id, anchor] of anchors) {
      if (anchor.kind === 'after') listIn(this.after, anchor.hand).push(id)
      else listIn(this.before, anchor.hand).push({ id, after: anchor.after })
    }
  }

  followersOf(deal: readonly (HandId | null)[]): readonly HandId[] {
    return deal.flatMap((hand) => this.after.get(hand) ?? [])
  }

  /** Places these hands as one deal, with everything that belongs to it. */
  placeFrom(hands: readonly HandId[]): void {
    const steps: PlacingStep[] = [{ kind: 'deal', hands }]
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) steps.push(...this.take(step))
  }

  /** Takes one step and returns the steps that it leads to, the next one last. */
  private take(step: PlacingStep): readonly PlacingStep[] {
    switch (step.kind) {
      case 'deal':
        return this.begin(this.claim(step.hands))
      case 'inserted':
        return this.insert(step.before, step.after)
      case 'row':
        this.deals.push(step.deal)
        return []
      case 'followers':
        return [{ kind: 'deal', hands: this.followersOf(step.deal) }]
    }
  }

  /**
   * Returns those of the hands that are not placed yet, in order, and marks them as placed: a hand belongs to the deal that
   * begins first.
   */
  private claim(hands: readonly HandId[]): Deal {
    const deal = hands.filter((id) => !this.placed.has(id))
    for (const id of deal) this.placed.add(id)
    return deal.sort((a, b) => (this.order.get(a) ?? 0) - (this.order.get(b) ?? 0))
  }

  private begin(deal: Deal): readonly PlacingStep[] {
    if (deal.length === 0) return []
    const rowAndRest: PlacingStep[] = [
      { kind: 'followers', deal },
      { kind: 'row', deal },
    ]
    const before = this.insertedBefore(deal)
    return before.size === 0 ? rowAndRest : [...rowAndRest, { kind: 'inserted', before, after: null }]
  }

  /** Places the hands inserted before one deal: first those after `after`, then those after them, until there are no more. */
  private insert(before: Named, after: Deal | null): readonly PlacingStep[] {
    const deal = this.claim((after ?? [null]).flatMap((hand) => before.get(hand) ?? []))
    if (deal.length === 0) return []
    return [{ kind: 'inserted', before, after: deal }, ...this.begin(deal)]
  }

  private insertedBefore(deal: Deal): Named {
    const named: Named = new Map()
    for (const { id, after } of deal.flatMap((hand) => this.before.get(hand) ?? [])) listIn(named, after).push(id)
    return named
  }
}

function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
