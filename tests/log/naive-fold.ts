// A second version of the fold, written sentence by sentence from its contract: slow, recursive, and sharing no code with
// lib/log.
import type { Entry } from '@/lib/log/entry'

type Hand = string

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

type AnyEntry<F> = Entry<F, unknown, unknown>
type Log<F> = readonly AnyEntry<F>[]

function ordered<F>(entries: Log<F>): Log<F> {
  const kept = entries.filter((one, index) => {
    const twins = entries.filter(({ id }) => id === one.id)
    const least = twins.map(textOf).toSorted()[0]
    return entries.findIndex((other) => other.id === one.id && textOf(other) === least) === index
  })
  const sorted = kept.toSorted((a, b) =>
    a.clock !== b.clock
      ? a.clock - b.clock
      : a.device !== b.device
        ? a.device < b.device
          ? -1
          : 1
        : a.id < b.id
          ? -1
          : 1,
  )
  const gap = sorted.findIndex(
    (one, index) => one.clock - (index === 0 ? 0 : (sorted[index - 1]?.clock ?? 0)) > 100_000,
  )
  return gap < 0 ? sorted : sorted.slice(0, gap)
}

interface NaiveAnchor {
  readonly after: Hand | null
  readonly before?: Hand
}

/** Tells whether following the anchors from a hand leads back to it. */
function comesBack(anchors: ReadonlyMap<Hand, NaiveAnchor>, from: Hand): boolean {
  const next = (hand: Hand | null) => {
    const anchor = hand === null ? undefined : anchors.get(hand)
    return anchor?.before ?? anchor?.after ?? null
  }
  let at = next(from)
  for (let steps = 0; steps < anchors.size && at !== from; steps += 1) at = next(at)
  return at === from
}

export function naiveFold<F>(entries: Log<F>) {
  const log = ordered(entries)
  const isActive = ({ id }: AnyEntry<F>): boolean =>
    log.findLast((word) => (word.kind === 'undone' || word.kind === 'redone') && word.entry === id)?.kind !== 'undone'
  const placing = log.filter(
    (one, index) =>
      (one.kind === 'recorded' || one.kind === 'inserted') &&
      log.findIndex((other) => (other.kind === 'recorded' || other.kind === 'inserted') && other.hand === one.hand) ===
        index,
  ) as readonly Extract<AnyEntry<F>, { readonly facts: F; readonly after: unknown }>[]
  const hands = placing.map(({ hand }) => hand)
  const placingOf = (hand: Hand) => placing.find((one) => one.hand === hand)

  const anchorOf = (hand: Hand): NaiveAnchor | undefined => anchors.get(hand)

  let anchors: ReadonlyMap<Hand, NaiveAnchor> = new Map(
    placing.map((one) => [one.hand, one.kind === 'inserted' ? { after: one.after, before: one.before } : one]),
  )
  for (const one of log) {
    if (one.kind !== 'moved' || !isActive(one)) continue
    const moves = [one, ...(one.and ?? [])].filter(({ hand }) => hands.includes(hand))
    const moved = new Map([...anchors, ...moves.map(({ hand, after }) => [hand, { after }] as const)])
    if (!moves.some(({ hand }) => comesBack(moved, hand))) anchors = moved
  }

  const done: Hand[] = []
  const classes: Hand[][] = []
  const free = (test: (hand: Hand) => boolean) => hands.filter((hand) => !done.includes(hand) && test(hand))
  const isAfter = (list: readonly (Hand | null)[]) => (hand: Hand) =>
    anchorOf(hand)?.before === undefined && list.includes(anchorOf(hand)?.after ?? null)
  const isBefore = (members: readonly Hand[], list: readonly (Hand | null)[]) => (hand: Hand) => {
    const { before, after = null } = anchorOf(hand) ?? {}
    return before !== undefined && members.includes(before) && list.includes(after)
  }
  const place = (members: readonly Hand[]): void => {
    if (members.length === 0) return
    done.push(...members)
    let last: readonly (Hand | null)[] = [null]
    for (;;) {
      const inserted = free(isBefore(members, last))
      if (inserted.length === 0) break
      place(inserted)
      last = inserted
    }
    classes.push([...members])
    place(free(isAfter(members)))
  }
  place(free(isAfter([null])))
  for (const hand of hands) place(free((one) => one === hand))

  const correctionsOf = (hand: Hand) =>
    log.filter((one) => one.kind === 'corrected' && one.hand === hand && isActive(one)) as readonly Extract<
      AnyEntry<F>,
      { readonly kind: 'corrected' }
    >[]
  const headsOf = (hand: Hand) => {
    const corrections = correctionsOf(hand)
    const givers = log.filter(
      ({ id }) => id === placingOf(hand)?.id || corrections.some((one) => one.id === id),
    ) as readonly {
      readonly id: string
      readonly facts: F
    }[]
    const heads = givers.filter(({ id }) => !corrections.some((one) => one.id !== id && one.of.includes(id)))
    return heads.length > 0 ? heads : givers
  }
  const sourceOf = (hand: Hand) => headsOf(hand).at(-1)
  const deletionsOf = (hand: Hand) =>
    log.filter((one) => one.kind === 'deleted' && one.hand === hand && isActive(one)) as readonly Extract<
      AnyEntry<F>,
      { readonly kind: 'deleted' }
    >[]
  const isOverruled = (hand: Hand, of: readonly string[]) =>
    correctionsOf(hand).some((one) => !of.includes(one.id) && one.of.some((id) => of.includes(id)))
  const isShown = (hand: Hand) => {
    const place = placingOf(hand)
    return place !== undefined && isActive(place) && deletionsOf(hand).every(({ of }) => isOverruled(hand, of))
  }
  const isContested = (hand: Hand) =>
    new Set(headsOf(hand).map(({ facts }) => textOf(facts))).size > 1 ||
    deletionsOf(hand).some(({ of }) => isOverruled(hand, of))
  const isAccepted = (hand: Hand) =>
    log.some(
      (one) =>
        one.kind === 'accepted' && one.hand === hand && isActive(one) && one.of.includes(sourceOf(hand)?.id ?? ''),
    )

  const rowOf = (members: readonly Hand[]) => {
    const shown = members.filter(isShown)
    const chosen = log.findLast((one) => one.kind === 'chosen' && isActive(one) && shown.includes(one.hand))
    const wanted = [
      (hand: Hand) => isAccepted(hand) && correctionsOf(hand).length > 0,
      isAccepted,
      (hand: Hand) => correctionsOf(hand).length > 0,
      () => true,
    ]
    const first = wanted.map((test) => shown.find(test)).find((hand) => hand !== undefined)
    const hand = chosen?.kind === 'chosen' ? chosen.hand : first
    if (hand === undefined) return []
    const over = chosen?.kind === 'chosen' ? chosen.over : []
    const facts = (one: Hand) => textOf(sourceOf(one)?.facts)
    const same = shown.filter((one) => one !== hand && facts(one) === facts(hand))
    const rivals = shown.filter((one) => facts(one) !== facts(hand) && !over.includes(sourceOf(one)?.id ?? ''))
    return [
      {
        hand,
        facts: sourceOf(hand)?.facts,
        same,
        rivals,
        contested: [hand, ...same].some(isContested),
        accepted: [hand, ...same].some(isAccepted),
      },
    ]
  }

  const seatings = log
    .flatMap((one) => {
      if (one.kind !== 'seated' || !isActive(one)) return []
      const { seat, name, after } = one
      if (after === null) return [{ seat, name, fromRow: 0 }]
      const index = classes.findIndex((members) => members.includes(after))
      return index < 0 ? [] : [{ seat, name, fromRow: classes.slice(0, index + 1).flatMap(rowOf).length }]
    })
    .toSorted((a, b) => a.fromRow - b.fromRow)

  const started = log.find((one) => one.kind === 'started')
  const noted = log.findLast((one) => one.kind === 'noted' && isActive(one))
  const rules = log.findLast((one) => one.kind === 'rules' && isActive(one))
  const broken = log.findLast((one) => (one.kind === 'broken-off' || one.kind === 'resumed') && isActive(one))
  return {
    setup: started?.kind === 'started' ? started.setup : null,
    rows: classes.flatMap(rowOf),
    seatings,
    brokenOff: broken?.kind === 'broken-off',
    note: noted?.kind === 'noted' ? noted.text : '',
    rules: rules?.kind === 'rules' ? rules.rules : null,
  }
}
