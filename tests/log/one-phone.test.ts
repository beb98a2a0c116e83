import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesByHand } from '@/lib/engine/game/seatings'
import { fold, foldLog, stateOf } from '@/lib/log/fold'
import { handBefore, headsOf, undoingOf } from '@/lib/log/next'
import type { Log } from './phones'
import { corrected, deleted, inserted, recorded, redo, START, undo, wrote, type TestChange } from './writing'

// The log of a game on one device, which names in each change what the device knows at that time.

const ANN = 'ann'

/** An action on the device, which extends the log so far. */
type LogStep = (log: Log) => Log

const after = (...steps: readonly LogStep[]): Log => steps.reduce<Log>((log, step) => step(log), START)
const record =
  (hand: string, points = 0): LogStep =>
  (log) =>
    recorded(log, ANN, hand, points)
const insert =
  (hand: string, before: string): LogStep =>
  (log) =>
    inserted(log, ANN, hand, before, 0)
const correct =
  (hand: string, points: number): LogStep =>
  (log) =>
    corrected(log, ANN, hand, points)
const remove =
  (hand: string): LogStep =>
  (log) =>
    deleted(log, ANN, hand)
const accept =
  (hand: string): LogStep =>
  (log) =>
    wrote(log, ANN, [{ kind: 'accepted', hand, of: headsOf(stateOf(log), hand) }])
const say =
  (change: TestChange): LogStep =>
  (log) =>
    wrote(log, ANN, [change])
const takeBack: LogStep = (log) => undo(log, ANN)
const bringBack: LogStep = (log) => redo(log, ANN)

const rowsOf = (log: Log) => foldLog(log).rows
const handsOf = (...steps: readonly LogStep[]) => rowsOf(after(...steps)).map(({ hand }) => hand)
const pointsOf = (...steps: readonly LogStep[]) => rowsOf(after(...steps)).map(({ facts }) => facts.points)
const undoingAfter = (...steps: readonly LogStep[]) => undoingOf(stateOf(after(...steps)), ANN)
const clockOf = (id: string | null) => (id === null ? null : Number(id.split('-')[1]))

describe('the log of a game', () => {
  it('hands appear in the order in which they were recorded', () => {
    expect(handsOf(record('a'), record('b'), record('c'))).toEqual(['a', 'b', 'c'])
  })

  it('forgotten hands appear where they were played, in order', () => {
    expect(handsOf(record('a'), record('b'), insert('x', 'b'), insert('y', 'b'))).toEqual(['a', 'x', 'y', 'b'])
  })

  it('a hand inserted before a deleted one keeps its place', () => {
    expect(handsOf(record('a'), record('b'), record('c'), remove('b'), insert('x', 'b'))).toEqual(['a', 'x', 'c'])
  })

  it('a hand inserted before an unknown one appears at the end', () => {
    expect(handsOf(record('a'), insert('x', 'gone'))).toEqual(['a', 'x'])
  })

  it('a corrected hand has its latest facts and the number of corrections', () => {
    const log = after(record('a', 1), correct('a', 2), correct('a', 3))
    expect(rowsOf(log)).toMatchObject([{ hand: 'a', facts: { points: 3 }, contested: false, accepted: false }])
    expect(stateOf(log).hands.get('a')?.corrections).toBe(2)
  })

  it('undoing a deletion brings the hand back as it was corrected', () => {
    expect(pointsOf(record('a', 1), correct('a', 2), remove('a'))).toEqual([])
    expect(pointsOf(record('a', 1), correct('a', 2), remove('a'), takeBack)).toEqual([2])
  })

  it.each<[string, LogStep]>([
    ['corrected', correct('gone', 1)],
    ['deleted', remove('gone')],
    ['accepted', accept('gone')],
    ['undone', say({ kind: 'undone', entry: 'gone' })],
    ['redone', say({ kind: 'redone', entry: 'gone' })],
    ['seated from it', say({ kind: 'seated', seat: 0, name: 'Ned', after: 'gone' })],
  ])('a change to a missing hand or entry changes nothing: %s', (_, step) => {
    expect(foldLog(after(record('a'), step))).toEqual(foldLog(after(record('a'))))
  })

  it('a broken-off game is marked, and no longer once it was resumed', () => {
    expect(foldLog(after(say({ kind: 'broken-off' }))).brokenOff).toBe(true)
    expect(foldLog(after(say({ kind: 'broken-off' }), say({ kind: 'resumed' }))).brokenOff).toBe(false)
  })

  it('the last note and the last agreed rules apply, and none at first', () => {
    expect(foldLog(START)).toMatchObject({ note: '', rules: null })
    const said = ['tie: bate', 'tie: held over'].map((rules) => say({ kind: 'rules', rules }))
    const steps = [say({ kind: 'noted', text: 'in the Quarry Inn' }), ...said]
    expect(foldLog(after(...steps))).toMatchObject({ note: 'in the Quarry Inn', rules: 'tie: held over' })
    expect(foldLog(after(...steps, takeBack)).rules).toBe('tie: bate')
  })
})

describe('undo and redo', () => {
  it('undo takes back the last change and redo brings it back', () => {
    expect(handsOf(record('a'), record('b'), takeBack)).toEqual(['a'])
    expect(handsOf(record('a'), record('b'), takeBack, bringBack)).toEqual(['a', 'b'])
  })

  it('undo and redo name what comes next', () => {
    // The start has clock 1, `a` 2 and `b` 3.
    const next = (...steps: readonly LogStep[]) => {
      const { undoable, redoable } = undoingAfter(...steps)
      return [clockOf(undoable), clockOf(redoable)]
    }
    expect(next(record('a'), record('b'))).toEqual([3, null])
    expect(next(record('a'), record('b'), takeBack)).toEqual([2, 3])
    expect(next(record('a'), takeBack)).toEqual([null, 2])
  })

  it('two tabs that undo the same change undo it once', () => {
    const word = say({ kind: 'undone', entry: 'ann-3-0' })
    expect(handsOf(record('a'), record('b'), word, word)).toEqual(['a'])
    expect(undoingAfter(record('a'), record('b'), word, word)).toEqual({ undoable: 'ann-2-0', redoable: 'ann-3-0' })
  })

  it('nothing can be redone once something new is recorded', () => {
    expect(undoingAfter(record('a'), takeBack, record('b')).redoable).toBeNull()
  })
})

describe('accepting a hand', () => {
  const accepted = (...steps: readonly LogStep[]) => rowsOf(after(...steps))[0]?.accepted

  it('an acceptance holds for the accepted facts', () => {
    expect(accepted(record('a'), accept('a'))).toBe(true)
  })

  it('a correction cancels an acceptance, which can be given again', () => {
    expect(accepted(record('a'), accept('a'), correct('a', 2))).toBe(false)
    expect(accepted(record('a'), accept('a'), correct('a', 2), accept('a'))).toBe(true)
  })

  it('an acceptance holds again when the correction after it is undone', () => {
    expect(accepted(record('a'), accept('a'), correct('a', 2), takeBack)).toBe(true)
  })

  it('an acceptance does not pass to earlier facts when the correction is undone', () => {
    const word = say({ kind: 'undone', entry: 'ann-3-0' })
    expect(accepted(record('a'), correct('a', 2), accept('a'), word)).toBe(false)
  })
})

describe('a player who takes over a seat', () => {
  const seated =
    (from: string, name = 'Ned'): LogStep =>
    (log) =>
      wrote(log, ANN, [{ kind: 'seated', seat: 1, name, after: handBefore(stateOf(log), from) }])
  const sittingAt = (...steps: readonly LogStep[]) => {
    const { seatings, rows } = foldLog(after(...steps))
    return namesByHand(['Mike', 'Yetta'], seatings, rows.length).map((names) => names[1])
  }

  it('a player who takes over sits there from the named hand on', () => {
    expect(sittingAt(record('a'), record('b'), seated('b'))).toEqual(['Yetta', 'Ned', 'Ned'])
  })

  it('a player who takes over did not play a hand that is inserted before', () => {
    const steps = [record('a'), record('b'), record('c'), seated('c'), insert('x', 'b')]
    expect(sittingAt(...steps)).toEqual(['Yetta', 'Yetta', 'Yetta', 'Ned', 'Ned'])
  })

  it('a player who takes over stays from the same point if that hand is deleted', () => {
    const steps = [record('a'), record('b'), record('c'), seated('b'), remove('b')]
    expect(sittingAt(...steps)).toEqual(['Yetta', 'Ned', 'Ned'])
  })

  it('a player who takes over leaves again when someone else takes the seat', () => {
    const steps = [record('a'), record('b'), record('c'), seated('c', 'Ada'), seated('b', 'Ned')]
    expect(sittingAt(...steps)).toEqual(['Yetta', 'Ned', 'Ada', 'Ada'])
  })
})

const DOES = ['record', 'insert', 'correct', 'delete', 'accept', 'break-off', 'resume', 'undo', 'redo'] as const

/** One action at the table. `pick` chooses among the hands on the sheet. */
interface Move {
  readonly does: (typeof DOES)[number]
  readonly pick: number
}

const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.record({ does: fc.constantFrom('record' as const, ...DOES), pick: fc.nat(50) }),
  { maxLength: 40 },
)

/** Returns the step of a move; `null` if there is nothing that it could apply to. */
function stepOf({ does, pick }: Move, log: Log, index: number): LogStep | null {
  const rows = rowsOf(log)
  const hand = rows[pick % Math.max(rows.length, 1)]?.hand
  if (does === 'record') return record(`h${index}`, index)
  if (does === 'break-off') return say({ kind: 'broken-off' })
  if (does === 'resume') return say({ kind: 'resumed' })
  if (does === 'undo') return undoingOf(stateOf(log), ANN).undoable === null ? null : takeBack
  if (does === 'redo') return undoingOf(stateOf(log), ANN).redoable === null ? null : bringBack
  if (hand === undefined) return null
  if (does === 'insert') return insert(`h${index}`, hand)
  if (does === 'correct') return correct(hand, index)
  return does === 'delete' ? remove(hand) : accept(hand)
}

interface Snapshot {
  readonly hands: readonly { readonly hand: string; readonly points: number; readonly accepted: boolean }[]
  readonly brokenOff: boolean
}

const EMPTY: Snapshot = { hands: [], brokenOff: false }

const shownBy = (log: Log): Snapshot => {
  const { rows, brokenOff } = fold(stateOf(log))
  return { hands: rows.map(({ hand, facts, accepted }) => ({ hand, points: facts.points, accepted })), brokenOff }
}

/** Computes the sheet in a second, slow way: a pile of whole sheets, from which undo takes the last one. */
function pileOf(log: Log): Snapshot {
  let pile: readonly Snapshot[] = [EMPTY]
  let lifted: readonly Snapshot[] = []
  for (const entry of log.slice(1)) {
    const top = pile.at(-1) ?? EMPTY
    if (entry.kind === 'undone') {
      pile = pile.slice(0, -1)
      lifted = [...lifted, top]
    } else if (entry.kind === 'redone') {
      pile = [...pile, ...lifted.slice(-1)]
      lifted = lifted.slice(0, -1)
    } else {
      pile = [...pile, next(top, entry)]
      lifted = []
    }
  }
  return pile.at(-1) ?? EMPTY
}

function next(sheet: Snapshot, change: Log[number]): Snapshot {
  const { hands } = sheet
  if (change.kind === 'broken-off') return { ...sheet, brokenOff: true }
  if (change.kind === 'resumed') return { ...sheet, brokenOff: false }
  if (change.kind === 'deleted') return { ...sheet, hands: hands.filter(({ hand }) => hand !== change.hand) }
  if (change.kind === 'accepted') return { ...sheet, hands: withHand(hands, change.hand, { accepted: true }) }
  if (change.kind === 'corrected') {
    const { points } = change.facts
    return { ...sheet, hands: withHand(hands, change.hand, { points, accepted: false }) }
  }
  if (change.kind !== 'recorded' && change.kind !== 'inserted') return sheet
  const added = { hand: change.hand, points: change.facts.points, accepted: false }
  if (change.kind === 'recorded') return { ...sheet, hands: [...hands, added] }
  return { ...sheet, hands: hands.flatMap((one) => (one.hand === change.before ? [added, one] : [one])) }
}

const withHand = (hands: Snapshot['hands'], id: string, change: Partial<Snapshot['hands'][number]>) =>
  hands.map((one) => (one.hand === id ? { ...one, ...change } : one))

const play = (done: readonly Move[], start: Log = START): Log =>
  done.reduce<Log>((log, move, index) => stepOf(move, log, start.length + index)?.(log) ?? log, start)

describe('laws of the log of one phone', () => {
  it('undoing everything gives the empty sheet, and redoing everything the full one', () => {
    const times = (does: Move['does']): readonly Move[] => Array.from({ length: 41 }, () => ({ does, pick: 0 }))
    fc.assert(
      fc.property(moves, (done) => {
        // The last step is a new change, so nothing can be redone before the undos.
        const log = play([...done, { does: 'record', pick: 0 }])
        const empty = play(times('undo'), log)
        expect(shownBy(empty)).toEqual(EMPTY)
        expect(shownBy(play(times('redo'), empty))).toEqual(shownBy(log))
      }),
    )
  })

  it('undo and redo work like a stack of snapshots', () => {
    fc.assert(
      fc.property(moves, (done) => {
        const log = play(done)
        expect(shownBy(log)).toEqual(pileOf(log))
      }),
    )
  })

  it('one phone never contradicts itself', () => {
    fc.assert(
      fc.property(moves, (done) => {
        for (const { rivals, contested, same } of rowsOf(play(done)))
          expect({ rivals, contested, same }).toEqual({ rivals: [], contested: false, same: [] })
      }),
    )
  })
})
