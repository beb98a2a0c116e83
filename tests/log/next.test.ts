import { describe, expect, it } from 'vitest'
import { foldLog, stateOf } from '@/lib/log/fold'
import { handBefore, headsOf, lastHand, lastInsertedBefore, nextClock, undoingOf, undoChangesFor } from '@/lib/log/next'
import { parting, settling } from '@/lib/log/settle'
import { union } from '@/lib/log/union'
import type { Log, TestEntry } from './phones'
import { corrected, deleted, inserted, recorded, redo, START, undo, wrote } from './writing'

// What the next entry of a log has to name.

const A = recorded(START, 'ann', 'a', 1)
const AB = recorded(A, 'ann', 'b', 2)
const sheetOf = (log: Log) => foldLog(log).rows.map(({ hand }) => hand)
const undoing = (log: Log, device: string) => undoingOf(stateOf(log), device)

describe('the place of the next hand', () => {
  it.each<[string, Log, string | null]>([
    ['none, in a new game', START, null],
    ['the last one', AB, 'b'],
    ['the last one that was not taken back', undo(AB, 'ann'), 'a'],
    ['none, where every one was taken back', undo(undo(AB, 'ann'), 'ann'), null],
    ['the last one, deleted as it is', deleted(AB, 'ann', 'b'), 'b'],
    ['the last one, and not one put in before it', inserted(AB, 'ann', 'x', 'b', 3), 'b'],
    [
      'the last one, whatever follows a hand that nobody has',
      wrote(AB, 'ben', [{ kind: 'recorded', hand: 'lost', after: 'nowhere', facts: { points: 4 } }]),
      'b',
    ],
  ])('the next hand is placed after %s', (_, log, hand) => {
    expect(lastHand(stateOf(log))).toBe(hand)
  })
})

describe('the place where a player takes over a seat', () => {
  const told = union(AB, recorded(A, 'ben', 'c', 5))

  it.each<[string, Log, string, string | null]>([
    ['the first: after none', AB, 'a', null],
    ['the second', AB, 'b', 'a'],
    ['one that follows two accounts of a deal: after the later account', recorded(told, 'ann', 'd', 6), 'd', 'c'],
    ['an account of a deal: after the deal before', told, 'c', 'a'],
    ['one that is not there: after none', AB, 'gone', null],
  ])('a player who takes over sits there after the hand before: %s', (_, log, hand, before) => {
    expect(handBefore(stateOf(log), hand)).toBe(before)
  })
})

describe('the place of a forgotten hand', () => {
  const one = inserted(AB, 'ann', 'x', 'b', 3)

  it.each<[string, Log, string, string | null]>([
    ['none was', AB, 'b', null],
    ['none was there, but before another hand', one, 'a', null],
    ['none was before a hand that is not there', one, 'gone', null],
    ['one was', one, 'b', 'x'],
    ['two were', inserted(one, 'ben', 'y', 'b', 4), 'b', 'y'],
    ['one was, and is deleted', deleted(one, 'ann', 'x'), 'b', 'x'],
    ['two phones put one there at the same time', union(one, inserted(AB, 'ben', 'z', 'b', 4)), 'b', 'z'],
  ])('a forgotten hand goes after those inserted there before: %s', (_, log, before, after) => {
    expect(lastInsertedBefore(stateOf(log), before)).toBe(after)
  })

  it('a forgotten hand can go before another phone’s account of the deal', () => {
    const told = union(AB, recorded(A, 'ben', 'c', 5))
    expect(lastInsertedBefore(stateOf(inserted(told, 'ann', 'x', 'b', 3)), 'c')).toBe('x')
  })

  it('a forgotten hand keeps its place after two earlier ones became two deals', () => {
    const rivals = union(one, inserted(AB, 'ben', 'y', 'b', 4))
    const parted = wrote(rivals, 'ann', parting(stateOf(rivals), 'x', 'y'))
    expect(sheetOf(parted)).toEqual(['a', 'x', 'y', 'b'])
    expect(sheetOf(inserted(parted, 'ann', 'z', 'b', 5))).toEqual(['a', 'x', 'y', 'z', 'b'])
  })

  it('a forgotten hand keeps its place after the earlier one was moved away', () => {
    const moved = wrote(one, 'ann', [{ kind: 'moved', hand: 'x', after: 'b' }])
    expect(sheetOf(inserted(moved, 'ann', 'z', 'b', 5))).toEqual(['a', 'z', 'b', 'x'])
  })
})

describe('the entries that a correction replaces', () => {
  it.each<[string, Log, string, readonly string[]]>([
    ['what placed the hand', A, 'a', ['ann-2-0']],
    ['the correction before it', corrected(A, 'ben', 'a', 3), 'a', ['ben-3-0']],
    ['both of two', union(corrected(A, 'ann', 'a', 2), corrected(A, 'ben', 'a', 3)), 'a', ['ann-3-0', 'ben-3-0']],
    ['nothing of a hand that is not there', A, 'gone', []],
  ])('a correction replaces %s', (_, log, hand, heads) => {
    expect(headsOf(stateOf(log), hand)).toEqual(heads)
  })
})

describe('changes that a phone can take back', () => {
  const change = (id: string, clock: number, at: number): TestEntry => ({
    id,
    device: 'ann',
    clock,
    at,
    kind: 'noted',
    text: id,
  })

  it('the start of the game cannot be taken back', () => {
    expect(undoing(START, 'ann')).toEqual({ undoable: null, redoable: null })
  })

  it('an entry of an unknown kind cannot be taken back', () => {
    const state = stateOf<string, string, string>([{ id: 'new', device: 'ann', clock: 1, kind: 'toasted' }])
    expect(undoingOf(state, 'ann')).toEqual({ undoable: null, redoable: null })
    expect(nextClock(state)).toBe(2)
  })

  it('a phone can redo what it took back, even if it wrote nothing else', () => {
    const log = wrote(A, 'ben', [{ kind: 'undone', entry: 'ann-2-0' }])
    expect(undoing(log, 'ben')).toEqual({ undoable: null, redoable: 'ann-2-0' })
  })

  it('a redone change can be taken back, and nothing is left to redo', () => {
    const torn = union(deleted(A, 'ben', 'a'), corrected(A, 'ann', 'a', 2))
    const kept = wrote(torn, 'ann', settling(stateOf(torn), ['a'], 'ann-3-0'))
    expect(undoing(kept, 'ann')).toEqual({ undoable: 'ann-4-0', redoable: null })
    expect(undoing(undo(kept, 'ann'), 'ann').redoable).toBe('ann-4-0')
    expect(undoing(redo(undo(kept, 'ann'), 'ann'), 'ann')).toEqual({ undoable: 'ann-4-0', redoable: null })
  })

  it('changes written together are taken back together: same clock, same time', () => {
    const log = [change('a', 1, 7), change('b', 1, 7), change('c', 1, 8), change('d', 2, 7)]
    expect(undoChangesFor(stateOf(log), 'undone', 'a')).toEqual([
      { kind: 'undone', entry: 'a' },
      { kind: 'undone', entry: 'b' },
    ])
  })

  it('changes already taken back are left out when their group is taken back', () => {
    const log = [change('a', 1, 7), change('b', 1, 7)]
    const half = wrote(log, 'ben', [{ kind: 'undone', entry: 'b' }])
    expect(undoChangesFor(stateOf(half), 'undone', 'a')).toEqual([{ kind: 'undone', entry: 'a' }])
    expect(undoChangesFor(stateOf(half), 'redone', 'a')).toEqual([{ kind: 'redone', entry: 'b' }])
  })

  it('taking back is written even if the change is already gone or never existed', () => {
    const gone = wrote([change('a', 1, 7)], 'ben', [{ kind: 'undone', entry: 'a' }])
    expect(undoChangesFor(stateOf(gone), 'undone', 'a')).toEqual([{ kind: 'undone', entry: 'a' }])
    expect(undoChangesFor(stateOf(gone), 'undone', 'never')).toEqual([{ kind: 'undone', entry: 'never' }])
  })
})
