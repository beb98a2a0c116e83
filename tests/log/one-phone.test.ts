import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesByHand } from '@/lib/engine/game/seatings'
import { foldNow, logOf, moves, play } from '../support/first-release/evening'
import type { Move, TestChange, TestEntry } from '../support/first-release/evening'
import type { FoldedLog } from '../support/first-release/fold'

// What one phone wrote, told in the words of the first release, which has no other.

const fold = (...changes: readonly TestChange[]) => foldNow(logOf(...changes))
const idsOf = (sheet: FoldedLog<number, string>) => sheet.hands.map((hand) => hand.id)
const factsOf = (sheet: FoldedLog<number, string>) => sheet.hands.map((hand) => hand.facts)
const record = (hand: string, facts = 0): TestChange => ({ kind: 'recorded', hand, facts })
const undo = (change: string): TestChange => ({ kind: 'undone', change })
const redo = (change: string): TestChange => ({ kind: 'redone', change })

describe('the log of a game', () => {
  it('shows hands in the order in which they were recorded', () => {
    expect(idsOf(fold(record('a'), record('b'), record('c')))).toEqual(['a', 'b', 'c'])
  })

  it('puts a forgotten hand where it was played', () => {
    expect(idsOf(fold(record('a'), record('b'), { kind: 'inserted', hand: 'x', before: 'b', facts: 1 }))).toEqual([
      'a',
      'x',
      'b',
    ])
  })

  it('keeps the place of a hand put before one that another phone deleted at the same time', () => {
    const sheet = fold(
      record('a'),
      record('b'),
      record('c'),
      { kind: 'deleted', hand: 'b' },
      { kind: 'inserted', hand: 'x', before: 'b', facts: 1 },
    )
    expect(idsOf(sheet)).toEqual(['a', 'x', 'c'])
  })

  it('keeps a hand put before one that is not known, at the end', () => {
    expect(idsOf(fold(record('a'), { kind: 'inserted', hand: 'x', before: 'gone', facts: 1 }))).toEqual(['a', 'x'])
  })

  it('takes the latest facts of a corrected hand and counts the corrections', () => {
    const sheet = fold(
      record('a', 1),
      { kind: 'corrected', hand: 'a', facts: 2 },
      { kind: 'corrected', hand: 'a', facts: 3 },
    )
    expect(sheet.hands).toEqual([{ id: 'a', facts: 3, source: 'c3', changed: 2, accepted: false }])
  })

  it('forgets nothing of a deleted hand: undoing the deletion brings it back as it was corrected', () => {
    const sheet = fold(
      record('a', 1),
      { kind: 'corrected', hand: 'a', facts: 2 },
      { kind: 'deleted', hand: 'a' },
      undo('c3'),
    )
    expect(factsOf(sheet)).toEqual([2])
  })

  it.each<[string, TestChange]>([
    ['corrected', { kind: 'corrected', hand: 'gone', facts: 1 }],
    ['deleted', { kind: 'deleted', hand: 'gone' }],
    ['accepted', { kind: 'accepted', hand: 'gone' }],
    ['undone', undo('gone')],
    ['redone', redo('gone')],
    ['seated from it', { kind: 'seated', seat: 0, name: 'Ned', from: 'gone' }],
  ])('is left as it was by a change to a hand or a change that is not there: %s', (_, change) => {
    const before = fold(record('a'))
    const sheet = fold(record('a'), change)
    expect({ ...sheet, undoable: before.undoable }).toEqual(before)
  })

  it('says whether the game was broken off, and that it was taken up again', () => {
    expect(fold({ kind: 'broken-off' }).brokenOff).toBe(true)
    expect(fold({ kind: 'broken-off' }, { kind: 'resumed' }).brokenOff).toBe(false)
  })

  it('has the last note, the last rules agreed, and none at first', () => {
    expect(fold()).toMatchObject({ note: '', rules: null })
    const changes: readonly TestChange[] = [
      { kind: 'noted', text: 'in the Quarry Inn' },
      { kind: 'rules', rules: 'tie: bate' },
      { kind: 'rules', rules: 'tie: held over' },
    ]
    expect(fold(...changes)).toMatchObject({ note: 'in the Quarry Inn', rules: 'tie: held over' })
    expect(fold(...changes, undo('c3')).rules).toBe('tie: bate')
  })
})

describe('undo and redo', () => {
  it('take back the last change and bring it back', () => {
    expect(idsOf(fold(record('a'), record('b'), undo('c2')))).toEqual(['a'])
    expect(idsOf(fold(record('a'), record('b'), undo('c2'), redo('c2')))).toEqual(['a', 'b'])
  })

  it('name what comes next', () => {
    expect(fold(record('a'), record('b'))).toMatchObject({ undoable: 'c2', redoable: null })
    expect(fold(record('a'), record('b'), undo('c2'))).toMatchObject({ undoable: 'c1', redoable: 'c2' })
    expect(fold(record('a'), undo('c1'))).toMatchObject({ undoable: null, redoable: 'c1' })
  })

  it('have one effect where two tabs undo the same change', () => {
    const sheet = fold(record('a'), record('b'), undo('c2'), undo('c2'))
    expect(sheet).toMatchObject({ undoable: 'c1', redoable: 'c2' })
    expect(idsOf(sheet)).toEqual(['a'])
  })

  it('lose what could be redone once something new is recorded', () => {
    const sheet = fold(record('a'), undo('c1'), record('b'))
    expect(sheet.redoable).toBeNull()
    expect(idsOf(fold(record('a'), undo('c1'), record('b'), redo('c1')))).toEqual(['b'])
  })
})

describe('the acceptance of a hand', () => {
  const accepted = (...changes: readonly TestChange[]) => fold(...changes).hands[0]?.accepted

  it('holds for the facts that were accepted', () => {
    expect(accepted(record('a'), { kind: 'accepted', hand: 'a' })).toBe(true)
  })

  it('falls with a correction and can be given again', () => {
    const corrected = [
      record('a'),
      { kind: 'accepted', hand: 'a' },
      { kind: 'corrected', hand: 'a', facts: 2 },
    ] as const
    expect(accepted(...corrected)).toBe(false)
    expect(accepted(...corrected, { kind: 'accepted', hand: 'a' })).toBe(true)
  })

  it('stands again when the correction after it is undone', () => {
    const changes = [record('a'), { kind: 'accepted', hand: 'a' }, { kind: 'corrected', hand: 'a', facts: 2 }] as const
    expect(accepted(...changes, undo('c3'))).toBe(true)
  })

  it('does not pass to earlier facts when the accepted correction is undone', () => {
    const changes = [record('a'), { kind: 'corrected', hand: 'a', facts: 2 }, { kind: 'accepted', hand: 'a' }] as const
    expect(accepted(...changes, undo('c2'))).toBe(false)
  })
})

describe('a player who takes over a seat', () => {
  const seated = (from: string | null, name = 'Ned'): TestChange => ({ kind: 'seated', seat: 1, name, from })
  const fromRow = ({ fromHand, ...seating }: FoldedLog<number, string>['seatings'][number]) => ({
    ...seating,
    fromRow: fromHand,
  })
  const sittingAt = (sheet: FoldedLog<number, string>) =>
    namesByHand(['Mike', 'Yetta'], sheet.seatings.map(fromRow), sheet.hands.length).map((names) => names[1])

  it('sits there from the hand named', () => {
    expect(sittingAt(fold(record('a'), record('b'), seated('b')))).toEqual(['Yetta', 'Ned', 'Ned'])
  })

  it('sits there from the next hand where none is named', () => {
    expect(sittingAt(fold(record('a'), seated(null)))).toEqual(['Yetta', 'Ned'])
    expect(sittingAt(fold(record('a'), seated(null), record('b')))).toEqual(['Yetta', 'Ned', 'Ned'])
  })

  it('did not play a forgotten hand that is put in before', () => {
    const sheet = fold(record('a'), seated(null), record('b'), { kind: 'inserted', hand: 'x', before: 'b', facts: 0 })
    expect(sittingAt(sheet)).toEqual(['Yetta', 'Yetta', 'Ned', 'Ned'])
  })

  it('stays from the same point where that hand is deleted', () => {
    const sheet = fold(record('a'), record('b'), record('c'), seated('b'), { kind: 'deleted', hand: 'b' })
    expect(sittingAt(sheet)).toEqual(['Yetta', 'Ned', 'Ned'])
  })

  it('leaves again when somebody else takes the seat', () => {
    const sheet = fold(record('a'), record('b'), record('c'), seated('c', 'Ada'), seated('b', 'Ned'))
    expect(sittingAt(sheet)).toEqual(['Yetta', 'Ned', 'Ada', 'Ada'])
  })
})

describe('laws of the log', () => {
  it('the same entries in any order give the same sheet, and an entry that comes twice counts once', () => {
    const arrivals = moves.chain((done) => {
      const log = play(done)
      const doubled = [...log, ...log.slice(0, 3)]
      return fc.tuple(
        fc.constant(log),
        fc.shuffledSubarray(doubled, { minLength: doubled.length, maxLength: doubled.length }),
      )
    })
    fc.assert(
      fc.property(arrivals, ([log, arrived]) => {
        expect(foldNow(arrived)).toEqual(foldNow(log))
      }),
    )
  })

  it('undoing everything gives the empty sheet, and redoing everything gives it back', () => {
    const undoAll: readonly Move[] = Array.from({ length: 40 }, () => ({ does: 'undo', pick: 0 }))
    const redoAll: readonly Move[] = Array.from({ length: 40 }, () => ({ does: 'redo', pick: 0 }))
    fc.assert(
      fc.property(moves, (done) => {
        // A new change at the end, so that nothing was waiting to be redone before.
        const log = play([...done, { does: 'record', pick: 0 }])
        const empty = play(undoAll.concat(undoAll), log)
        expect(foldNow(empty)).toMatchObject({ hands: [], brokenOff: false, undoable: null })
        expect(foldNow(play(redoAll.concat(redoAll), empty))).toEqual(foldNow(log))
      }),
    )
  })

  it('equals a pile of snapshots in which undo lifts one off', () => {
    fc.assert(
      fc.property(moves, (done) => {
        expect(slim(foldNow(play(done)))).toEqual(pileOf(play(done)))
      }),
    )
  })

  it('keeps every sheet it can make when unknown hands and changes are named', () => {
    const wild = fc.array(
      fc.record({
        kind: fc.constantFrom('corrected', 'deleted', 'accepted', 'inserted', 'undone', 'redone'),
        n: fc.nat(9),
      }),
    )
    fc.assert(
      fc.property(wild, (many) => {
        const changes = many.map(({ kind, n }): TestChange => wildChange(kind, n))
        expect(() => foldNow(logOf(...changes))).not.toThrow()
      }),
    )
  })
})

function wildChange(kind: string, n: number): TestChange {
  const hand = `h${n}`
  if (kind === 'corrected') return { kind: 'corrected', hand, facts: n }
  if (kind === 'deleted') return { kind: 'deleted', hand }
  if (kind === 'accepted') return { kind: 'accepted', hand }
  if (kind === 'inserted') return { kind: 'inserted', hand, before: `h${(n * 3) % 10}`, facts: n }
  return kind === 'undone' ? undo(`c${n}`) : redo(`c${n}`)
}

interface Snapshot {
  readonly hands: readonly { readonly id: string; readonly facts: number; readonly accepted: boolean }[]
  readonly brokenOff: boolean
}

const slim = (sheet: FoldedLog<number, string>): Snapshot => ({
  hands: sheet.hands.map(({ id, facts, accepted }) => ({ id, facts, accepted })),
  brokenOff: sheet.brokenOff,
})

/** The slow second version: whole sheets, the last on top. */
function pileOf(log: readonly TestEntry[]): Snapshot {
  let pile: readonly Snapshot[] = [{ hands: [], brokenOff: false }]
  let lifted: readonly Snapshot[] = []
  for (const { change } of log) {
    const top = pile.at(-1)
    if (top === undefined) throw new Error('the pile is never empty')
    if (change.kind === 'undone') {
      pile = pile.slice(0, -1)
      lifted = [...lifted, top]
    } else if (change.kind === 'redone') {
      pile = [...pile, ...lifted.slice(-1)]
      lifted = lifted.slice(0, -1)
    } else {
      pile = [...pile, next(top, change)]
      lifted = []
    }
  }
  return pile.at(-1) ?? { hands: [], brokenOff: false }
}

function next(sheet: Snapshot, change: TestChange): Snapshot {
  const { hands } = sheet
  switch (change.kind) {
    case 'recorded':
      return { ...sheet, hands: [...hands, { id: change.hand, facts: change.facts, accepted: false }] }
    case 'inserted': {
      const added = { id: change.hand, facts: change.facts, accepted: false }
      return { ...sheet, hands: hands.flatMap((hand) => (hand.id === change.before ? [added, hand] : [hand])) }
    }
    case 'corrected': {
      const { facts } = change
      return {
        ...sheet,
        hands: hands.map((hand) => (hand.id === change.hand ? { ...hand, facts, accepted: false } : hand)),
      }
    }
    case 'accepted':
      return { ...sheet, hands: hands.map((hand) => (hand.id === change.hand ? { ...hand, accepted: true } : hand)) }
    case 'deleted':
      return { ...sheet, hands: hands.filter((hand) => hand.id !== change.hand) }
    case 'broken-off':
      return { ...sheet, brokenOff: true }
    case 'resumed':
      return { ...sheet, brokenOff: false }
    case 'undone':
    case 'redone':
    case 'seated':
    case 'noted':
    case 'rules':
      return sheet
  }
}
