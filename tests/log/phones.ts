import fc from 'fast-check'
import type { Change, Entry, HandId } from '@/lib/log/entry'
import { fold, stateOf, type LogState } from '@/lib/log/fold'
import { headsOf, lastHand, nextClock, undoingOf } from '@/lib/log/next'
import { parting } from '@/lib/log/settle'
import { union } from '@/lib/log/union'

export interface Facts {
  readonly points: number
}
export type TestEntry = Entry<Facts, string, string>
type TestChange = Change<Facts, string, string>
type TestReading = LogState<Facts, string, string>
export type Log = readonly TestEntry[]

/** The actions on a device. `pick` chooses among the hands that are there. */
export const ACTS = [
  'record',
  'insert',
  'correct',
  'delete',
  'move',
  'part',
  'choose',
  'accept',
  'undo',
  'redo',
  'seat',
  'note',
  'rules',
  'break-off',
  'resume',
  'meet',
] as const

export interface Act {
  readonly what: (typeof ACTS)[number]
  readonly phone: number
  readonly pick: number
  readonly points: number
}

const actOf = (what: fc.Arbitrary<Act['what']>): fc.Arbitrary<Act> =>
  fc.record({ what, phone: fc.nat(3), pick: fc.nat(30), points: fc.nat(3) })

const anyAct = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Act['what']>('record') },
  { weight: 9, arbitrary: fc.constantFrom(...ACTS) },
)

/** Draws an action that makes devices contradict each other. */
const contraryAct = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Act['what']>('correct', 'correct', 'delete', 'record', 'meet', 'meet') },
  { weight: 1, arbitrary: fc.constantFrom(...ACTS) },
)

/** Returns the logs that devices write of one game. Each knows its own entries and those of the devices that it met. */
function play(phones: number, acts: readonly Act[]): readonly Log[] {
  const start: TestEntry = { id: 'start', device: 'phone-0', clock: 1, kind: 'started', setup: 'bela' }
  const logs: Log[] = Array.from({ length: phones }, () => [start])
  for (const [index, act] of acts.entries()) {
    const phone = act.phone % phones
    const log = logs[phone] ?? []
    logs[phone] = act.what === 'meet' ? union(log, logs[act.pick % phones] ?? []) : withActOf(log, phone, index, act)
  }
  return logs
}

function withActOf(log: Log, phone: number, index: number, act: Act): Log {
  const device = `phone-${phone}`
  const reading = stateOf(log)
  const change = changeOf(reading, device, `hand-${index}`, act)
  return change === null ? log : [...log, { id: `entry-${index}`, device, clock: nextClock(reading), ...change }]
}

function changeOf(reading: TestReading, device: string, hand: HandId, { what, pick, points }: Act): TestChange | null {
  const facts = { points }
  const hands = [...reading.hands.keys()]
  const some = hands[pick % Math.max(hands.length, 1)]
  if (what === 'record') return { kind: 'recorded', hand, after: lastHand(reading), facts }
  if (what === 'note') return { kind: 'noted', text: `note ${points}` }
  if (what === 'rules') return { kind: 'rules', rules: `rules ${points}` }
  if (what === 'break-off') return { kind: 'broken-off' }
  if (what === 'resume') return { kind: 'resumed' }
  if (what === 'seat') return { kind: 'seated', seat: points % 2, name: `player ${pick}`, after: some ?? null }
  if (what === 'undo' || what === 'redo') return undoChange(reading, device, what)
  if (some === undefined) return null
  if (what === 'insert') return { kind: 'inserted', hand, before: some, after: null, facts }
  if (what === 'correct') return { kind: 'corrected', hand: some, of: headsOf(reading, some), facts }
  if (what === 'delete') return { kind: 'deleted', hand: some, of: headsOf(reading, some) }
  if (what === 'accept') return { kind: 'accepted', hand: some, of: headsOf(reading, some) }
  if (what === 'part') return partingOf(reading, { pick, points })
  if (what === 'choose') return { kind: 'chosen', hand: some, over: hands.flatMap((id) => headsOf(reading, id)) }
  return movedFrom([...hands, 'never-placed', null], { pick, points })
}

/** Returns a change that parts two accounts of one deal: one pair of those that contradict each other, in either order. */
function partingOf(reading: TestReading, { pick, points }: Pick<Act, 'pick' | 'points'>): TestChange | null {
  const contrary = fold(reading).rows.filter(({ rivals }) => rivals.length > 0)
  const row = contrary[pick % Math.max(contrary.length, 1)]
  const rival = row?.rivals[pick % row.rivals.length]
  if (row === undefined || rival === undefined) return null
  const [move] = points % 2 === 0 ? parting(reading, row.hand, rival) : parting(reading, rival, row.hand)
  return move ?? null
}

/** Returns a move of one hand with up to three further ones. Some hands may be missing, and some may be named twice. */
function movedFrom(
  places: readonly (HandId | null)[],
  { pick, points }: Pick<Act, 'pick' | 'points'>,
): Extract<TestChange, { readonly kind: 'moved' }> {
  const at = (index: number) => places[index % places.length] ?? null
  const move = (nth: number) => ({ hand: at(pick + nth * 5) ?? 'nowhere', after: at(pick * 7 + points + nth * 3) })
  const and = Array.from({ length: points }, (_, index) => move(index + 1))
  return { kind: 'moved', ...move(0), ...(pick % 2 === 0 && points === 0 ? {} : { and }) }
}

function undoChange(reading: TestReading, device: string, what: 'undo' | 'redo'): TestChange | null {
  const { undoable, redoable } = undoingOf(reading, device)
  const entry = what === 'undo' ? undoable : redoable
  return entry === null ? null : { kind: what === 'undo' ? 'undone' : 'redone', entry }
}

const logsOf = (
  acts: fc.Arbitrary<Act['what']>,
  fewest: number,
  size: 'medium' | 'max',
): fc.Arbitrary<readonly Log[]> =>
  fc
    .tuple(fc.integer({ min: fewest, max: 4 }), fc.array(actOf(acts), { maxLength: 40, size }))
    .map(([phones, done]) => play(phones, done))

/** Draws the logs of two to four devices, or of one alone. */
export const logsArbitrary: fc.Arbitrary<readonly Log[]> = logsOf(anyAct, 1, 'medium')

/** Draws the logs of two to four devices that contradict each other more often than real ones. */
export const contraryLogs: fc.Arbitrary<readonly Log[]> = logsOf(contraryAct, 2, 'max')
