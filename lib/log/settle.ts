import { anchorsOf, type Anchor } from './anchors'
import { canonical } from './canonical'
import type { Change, EntryId, Following, HandId, Moved } from './entry'
import type { LogState } from './fold'
import type { LoggedHand } from './hands'
import { placesOf, type Deal } from './places'

/** A change that settles what two devices wrote differently about one deal. */
export type SettlingChange<F> = Extract<
  Change<F, never, never>,
  { readonly kind: 'chosen' | 'moved' | 'corrected' | 'undone' }
>

/**
 * Returns the change that lets one account of a deal count over all accounts with other facts, including those passed over
 * before.
 */
export function choosing<F, S, R>({ places, hands }: LogState<F, S, R>, hand: HandId): readonly SettlingChange<F>[] {
  const chosen = hands.get(hand)
  const others = membersOf(dealOf(places.deals, hand), hands).filter(
    ({ shown, text }) => shown && text !== chosen?.text,
  )
  return [{ kind: 'chosen', hand, over: others.flatMap(({ heads }) => heads.map(({ id }) => id)) }]
}

/**
 * Returns the changes that let one of several contradicting facts count. `by` is the entry that gives them; `accounts` are the
 * hand of the row and those with the same facts. What a device deleted without having seen a correction is kept.
 */
export function settling<F, S, R>(
  state: LogState<F, S, R>,
  accounts: readonly HandId[],
  by: EntryId,
): readonly SettlingChange<F>[] {
  const { places, hands } = state
  const [hand = ''] = accounts
  const giver = membersOf(accounts, hands)
    .flatMap(({ heads }) => heads)
    .find(({ id }) => id === by)
  if (giver === undefined) return []
  const text = canonical(giver.facts)
  const shown = membersOf(dealOf(places.deals, hand), hands).filter((one) => one.shown)
  // Another account may have these facts already.
  const told = shown.filter((one) => accounts.includes(one.id) || one.text === text)
  const corrections = told
    .filter(({ heads }) => heads.some((head) => canonical(head.facts) !== text))
    .map(({ id, heads }) => corrected(id, heads, giver.facts))
  const kept = told.flatMap(({ overruled }) => overruled.map(({ id }) => ({ kind: 'undone' as const, entry: id })))
  // `chosen` keeps other accounts from taking the place of this one. It is also needed if nothing is corrected, because `undone`
  // entries alone are no change that Undo would find.
  const isAlone = told.length === shown.length && corrections.length > 0
  return [...(isAlone ? [] : [chosenStill(state, hand, shown)]), ...corrections, ...kept]
}

const corrected = <F>(hand: HandId, heads: readonly { readonly id: EntryId }[], facts: F) =>
  ({ kind: 'corrected', hand, of: heads.map(({ id }) => id), facts }) as const

/** Returns the choice of this hand over the entries that were passed over before, and over no others. */
function chosenStill<F, S, R>({ log, undone }: LogState<F, S, R>, hand: HandId, shown: readonly LoggedHand<F>[]) {
  const last = log.findLast(
    (entry) => entry.kind === 'chosen' && !undone.has(entry.id) && shown.some(({ id }) => id === entry.hand),
  )
  return { kind: 'chosen', hand, over: last?.kind === 'chosen' ? last.over : [] } as const
}

/**
 * Returns the change that makes two deals of two accounts of one deal: the second, with those of the same facts, comes right
 * after the first. Empty if they are not accounts of one deal, or have the same facts.
 */
export function parting<F, S, R>(
  state: LogState<F, S, R>,
  first: HandId,
  second: HandId,
): readonly SettlingChange<F>[] {
  const { places, hands } = state
  const deal = dealOf(places.deals, first)
  const text = hands.get(second)?.text
  const later = membersOf(deal, hands).flatMap((hand) => (hand.shown && hand.text === text ? hand.id : []))
  if (!deal.includes(second) || later.includes(first)) return []
  const earlier = deal.filter((id) => !later.includes(id))
  const wanted = places.deals.flatMap((one) => (one === deal ? [earlier, later] : [one]))
  const anchors = anchorsOf(state.log, state.undone, hands)
  const moves = [
    ...later.map((hand) => ({ hand, after: first })),
    ...followersOf(anchors, earlier)
      .filter((hand) => !later.includes(hand))
      .map((hand) => ({ hand, after: second })),
  ]
  return movedTogether(isOrder(state, moves, wanted) ? moves : inARow(anchors, wanted))
}

/** Returns the moves as one entry, so that all of them have effect or none. */
function movedTogether([move, ...and]: readonly Following[]): readonly Moved[] {
  return move === undefined ? [] : [{ kind: 'moved', ...move, ...(and.length === 0 ? {} : { and }) }]
}

type Anchors = ReadonlyMap<HandId, Anchor>

const dealOf = (deals: readonly Deal[], hand: HandId): Deal => deals.find((members) => members.includes(hand)) ?? []

const membersOf = <F>(ids: readonly HandId[], hands: ReadonlyMap<HandId, LoggedHand<F>>): readonly LoggedHand<F>[] =>
  ids.flatMap((id) => hands.get(id) ?? [])

const followersOf = (anchors: Anchors, deal: Deal): readonly HandId[] =>
  [...anchors].flatMap(([id, anchor]) => (isAfterOneOf(anchor, deal) ? id : []))

const isAfterOneOf = (anchor: Anchor | undefined, hands: readonly (HandId | null)[]): boolean =>
  anchor?.kind === 'after' && hands.includes(anchor.hand)

/** Tells whether these moves put the deals in this order. */
function isOrder<F, S, R>(
  { log, undone, hands, clock }: LogState<F, S, R>,
  moves: readonly Following[],
  wanted: readonly Deal[],
): boolean {
  const entries = movedTogether(moves).map((move) => ({ id: 'move', device: '', clock: clock + 1, ...move }))
  return canonical(placesOf([...log, ...entries], undone, hands).deals) === canonical(wanted)
}

/**
 * Returns moves that put each deal after the one before it. They are needed if hands were inserted before one of the two deals,
 * or if the anchors form a circle.
 */
const inARow = (anchors: Anchors, deals: readonly Deal[]): readonly Following[] =>
  deals.flatMap((deal, index) => {
    const before = deals[index - 1] ?? [null]
    const [after = null] = before
    return deal.flatMap((hand) => (isAfterOneOf(anchors.get(hand), before) ? [] : { hand, after }))
  })
