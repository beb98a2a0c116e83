import { canonical } from '../../log/canonical'
import { isKnown, type HandId } from '../../log/entry'
import { fold, stateOf } from '../../log/fold'
import { nextClock } from '../../log/next'
import type { Deal } from '../../log/places'
import type { GameRecord } from '../records/game'
import type { EntryRecord, StoredEntry } from '../records/record-types'
import { entriesOf } from '../sheet/log'
import type { StoredChange } from '../sheet/new-change'
import type { StoredLog } from '../sheet/sheet'
import { contentId } from './content-id'
import { seatedIn } from './present-names'
import { sentDevice, sentEntries } from './sent-entries'

/** Returns the present name of the player behind a written name. */
type Call = (written: string) => string

interface Incoming {
  readonly record: GameRecord
  readonly changes: readonly EntryRecord[]
}

/**
 * Returns what is new in a game that came without its log: a different hand, more hands at the end, another note, other rules.
 * Entries that were corrected or undone here are not new, and neither is a name that was corrected here.
 */
export function newsFor(
  record: GameRecord,
  rows: readonly unknown[],
  incoming: Incoming,
  call: Call = (written) => written,
): readonly EntryRecord[] {
  const log = stateOf(entriesOf(rows))
  const known = new Set([
    textOf({ kind: 'rules', rules: record.rules }, call),
    ...log.log.map((entry) => textOf(contentOf(entry), call)),
    ...namesHere(record, log, call),
  ])
  const told: readonly StoredChange[] = [
    { kind: 'rules', rules: rulesIn(incoming) },
    ...matchedChanges(log, record.id, incoming.changes),
  ]
  const news = told.filter((change) => !known.has(textOf(change, call)))
  return sentEntries(news, { id: record.id, createdAt: incoming.record.createdAt }, nextClock(log))
}

/**
 * Returns the entries of a game that came with its log, without those by which its sender gives players the names that they have
 * here already.
 */
export function withoutKnownNames(
  record: GameRecord,
  rows: readonly unknown[],
  entries: readonly EntryRecord[],
  call: Call,
): readonly EntryRecord[] {
  const device = sentDevice(record.id)
  const isNaming = (entry: EntryRecord) => entry.kind === 'seated' && entry.device === device
  if (!entries.some(isNaming)) return entries
  const known = namesHere(record, stateOf(entriesOf(rows)), call)
  return entries.filter((entry) => !isNaming(entry) || !known.has(textOf(contentOf(entry), call)))
}

/** Returns the texts of the entries that would give every player of a game the present name. */
function namesHere(record: GameRecord, log: StoredLog, call: Call): ReadonlySet<string> {
  const { seatings, rows } = fold(log)
  const seated = seatedIn(
    record.names,
    seatings,
    rows.map(({ hand }) => hand),
  )
  return new Set(seated.map((one) => textOf(one, call)))
}

const textOf = (content: object, call: Call): string =>
  canonical('name' in content ? { ...content, name: call(String(content.name)) } : content)

/** Returns the rules in force in a game that came without its log. */
const rulesIn = ({ record, changes }: Incoming): unknown =>
  changes.flatMap((entry) => ('rules' in entry ? [entry.rules] : [])).at(-1) ?? record.rules

const STAMP: ReadonlySet<string> = new Set(['id', 'v', 'gameId', 'device', 'clock', 'at'])

/** Returns the content of an entry without its author and time. */
const contentOf = (entry: StoredEntry): object =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => !STAMP.has(key)))

/** Returns the changes of a game without ids, with references to the hands in the log here. */
function matchedChanges(log: StoredLog, gameId: string, entries: readonly StoredEntry[]): readonly StoredChange[] {
  const matcher = new HandMatcher(log, gameId)
  return entries.filter(isKnown<unknown, never, unknown>).flatMap((entry): readonly StoredChange[] => {
    switch (entry.kind) {
      case 'recorded':
        return matcher.place(entry)
      case 'seated': {
        const { kind, seat, name, after } = entry
        return [{ kind, seat, name, after: matcher.handFor(after) }]
      }
      case 'noted':
        return [{ kind: 'noted', text: entry.text }]
      case 'broken-off':
        return [{ kind: 'broken-off' }]
      default:
        return []
    }
  })
}

/**
 * Finds the hands of an incoming game in the log here. A hand matches the first later deal here that has an account with equal
 * facts, replaced or not. Any other hand is placed with the next deal, or after the last.
 */
class HandMatcher {
  private readonly deals: readonly Deal[]
  /** The indices of the deals that have an account with these facts, the last first. */
  private readonly dealsBy = new Map<string, number[]>()
  private readonly handBy = new Map<HandId, HandId>()
  private next = 0
  private last: HandId | null = null

  constructor(
    { log, places }: StoredLog,
    private readonly gameId: string,
  ) {
    this.deals = places.deals.slice(0, places.reached)
    const dealOf = new Map(this.deals.flatMap((hands, deal) => hands.map((id) => [id, deal] as const)))
    for (const entry of log) if ('facts' in entry) listIn(this.dealsBy, canonical(entry.facts), dealOf.get(entry.hand))
    for (const list of this.dealsBy.values()) list.sort((a, b) => b - a)
  }

  /** Returns the change that records the hand; empty if the hand is here. */
  place({ hand, facts }: { readonly hand: HandId; readonly facts: unknown }): readonly StoredChange[] {
    const after = this.last
    const found = this.dealWith(facts)
    this.next = (found ?? this.next) + 1
    this.last = (found === null ? null : this.deals[found]?.at(-1)) ?? contentId('hand', this.gameId, after, facts)
    this.handBy.set(hand, this.last)
    return found === null ? [{ kind: 'recorded', hand: this.last, after, facts }] : []
  }

  /** Returns the hand here that matches a hand of the incoming game. */
  handFor(hand: HandId | null): HandId | null {
    return hand === null ? null : (this.handBy.get(hand) ?? this.last)
  }

  private dealWith(facts: unknown): number | null {
    const left = this.dealsBy.get(canonical(facts)) ?? []
    while ((left.at(-1) ?? this.next) < this.next) left.pop()
    return left.at(-1) ?? null
  }
}

function listIn(lists: Map<string, number[]>, key: string, deal: number | undefined): void {
  if (deal === undefined) return
  const list = lists.get(key) ?? []
  lists.set(key, list)
  list.push(deal)
}
