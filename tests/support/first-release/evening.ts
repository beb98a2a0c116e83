import fc from 'fast-check'
import { fromFirstRelease } from '@/lib/log/first-release'
import { fold, stateOf } from '@/lib/log/fold'
import { undoingOf } from '@/lib/log/next'
import type { Change, Entry } from './entry'
import { foldLog } from './fold'
import type { FoldedLog } from './fold'

/** Facts are a number here: the log never looks into them. */
export type TestChange = Change<number, string>
export type TestEntry = Entry<number, string>

/** A log from its changes alone, numbered c1, c2, … in this order. */
export const logOf = (...changes: readonly TestChange[]): readonly TestEntry[] =>
  changes.map((change, index) => ({ id: `c${index + 1}`, seq: index + 1, at: 0, change }))

export const PHONE = 'game-1'

/** What a log of the first release shows today, told as it was told then. */
export function foldNow(log: readonly TestEntry[]): FoldedLog<number, string> {
  const state = stateOf(fromFirstRelease(log, PHONE))
  const { rows, seatings, brokenOff, note, rules } = fold(state)
  return {
    hands: rows.map(({ hand, facts, source, accepted }) => {
      const changed = state.hands.get(hand)?.corrections ?? 0
      return { id: hand, facts, source, changed, accepted }
    }),
    seatings: seatings.map(({ seat, name, fromRow }) => ({ seat, name, fromHand: fromRow })),
    brokenOff,
    note,
    rules,
    ...undoingOf(state, PHONE),
  }
}

/** What somebody at the table does next; `pick` chooses among what is on the sheet. */
export interface Move {
  readonly does: 'record' | 'insert' | 'correct' | 'delete' | 'accept' | 'break-off' | 'resume' | 'undo' | 'redo'
  readonly pick: number
}

const DOES = ['record', 'insert', 'correct', 'delete', 'accept', 'break-off', 'resume', 'undo', 'redo'] as const

export const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.record({ does: fc.constantFrom('record' as const, ...DOES), pick: fc.nat(50) }),
  { maxLength: 40 },
)

/** Plays moves one by one, each seeing the sheet as it stands, as the screens do. */
export function play(done: readonly Move[], start: readonly TestEntry[] = []): readonly TestEntry[] {
  return done.reduce<readonly TestEntry[]>((log, move) => {
    const change = changeFor(move, foldLog(log), log.length + 1)
    return change === null ? log : [...log, { id: `c${log.length + 1}`, seq: log.length + 1, at: 0, change }]
  }, start)
}

function changeFor(move: Move, sheet: FoldedLog<number, string>, fresh: number): TestChange | null {
  const hand = sheet.hands[move.pick % Math.max(sheet.hands.length, 1)]?.id ?? null
  switch (move.does) {
    case 'record':
      return { kind: 'recorded', hand: `h${fresh}`, facts: fresh }
    case 'insert':
      return hand === null ? null : { kind: 'inserted', hand: `h${fresh}`, before: hand, facts: fresh }
    case 'correct':
      return hand === null ? null : { kind: 'corrected', hand, facts: fresh }
    case 'delete':
      return hand === null ? null : { kind: 'deleted', hand }
    case 'accept':
      return hand === null ? null : { kind: 'accepted', hand }
    case 'break-off':
      return { kind: 'broken-off' }
    case 'resume':
      return { kind: 'resumed' }
    case 'undo':
      return sheet.undoable === null ? null : { kind: 'undone', change: sheet.undoable }
    case 'redo':
      return sheet.redoable === null ? null : { kind: 'redone', change: sheet.redoable }
  }
}
