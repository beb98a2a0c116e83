import { anchorsOf, type Anchor } from './anchors'
import type { Entry, EntryId, HandId } from './entry'
import type { LoggedHand } from './hands'

/** One deal as several phones tell it: the hands that were placed at the same spot, in the order of the log. */
export type Deal = readonly HandId[]

/** Hands by the hand (or none) that they name. */
type Named = Map<HandId | null, HandId[]>

/** A step of the placing; the next one is last. There is no recursion, because a log can be deep. */
type Step =
  | { readonly kind: 'deal'; readonly hands: readonly HandId[] }
  | { readonly kind: 'inserted'; readonly before: Named; readonly after: Deal | null }
  | { readonly kind: 'row'; readonly deal: Deal }
  | { readonly kind: 'followers'; readonly deal: Deal }

/** The places of the hands of a game. */
export interface Places {
  /** In the order of the sheet, deals without a shown hand among them. */
  readonly deals: readonly Deal[]
  /** Of these, how many are reached from the first hand of the game; those after have unknown or circular anchors. */
  readonly reached: number
}

/**
 * The deals of a game in their order. The deal after none comes first; before a deal come those inserted before it, each
 * with all that belongs to it; after it the deal that follows. Hands that are not reached so come last, in the order of the log.
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

  /** Places a deal of these hands with all that belongs to it. */
  placeFrom(hands: readonly HandId[]): void {
    const steps: Step[] = [{ kind: 'deal', hands }]
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) steps.push(...this.take(step))
  }

  /** Does one step and says what comes of it, the next last. */
  private take(step: Step): readonly Step[] {
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

  /** A hand is placed once: the deal that begins first has it. */
  private claim(hands: readonly HandId[]): Deal {
    const deal = hands.filter((id) => !this.placed.has(id))
    for (const id of deal) this.placed.add(id)
    return deal.sort((a, b) => (this.order.get(a) ?? 0) - (this.order.get(b) ?? 0))
  }

  private begin(deal: Deal): readonly Step[] {
    if (deal.length === 0) return []
    const rowAndRest: Step[] = [
      { kind: 'followers', deal },
      { kind: 'row', deal },
    ]
    const before = this.insertedBefore(deal)
    return before.size === 0 ? rowAndRest : [...rowAndRest, { kind: 'inserted', before, after: null }]
  }

  /** Of the hands inserted before one deal: those after `after`, then those after them, until there are no more. */
  private insert(before: Named, after: Deal | null): readonly Step[] {
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
