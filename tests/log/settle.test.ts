import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldLog, stateOf } from '@/lib/log/fold'
import { headsOf } from '@/lib/log/next'
import type { DealRow } from '@/lib/log/rows'
import { choosing, parting, settling } from '@/lib/log/settle'
import { union } from '@/lib/log/union'
import { contraryLogs, type Facts, type Log } from './phones'
import { corrected, deleted, inserted, recorded, redo, START, undo, wrote, type TestChange } from './writing'

const rowsOf = (log: Log) =>
  foldLog(log).rows.map(({ hand, facts, same, rivals, contested }) => ({
    hand,
    points: facts.points,
    same,
    rivals,
    contested,
  }))
const plain = (hand: string, points: number) => ({ hand, points, same: [], rivals: [], contested: false })

const BEFORE = recorded(START, 'ann', 'before', 1)
/** Ann and Ben each wrote their own version of the deal after `before`, and each a further deal. */
const RIVALS = union(
  recorded(recorded(BEFORE, 'ann', 'a', 10), 'ann', 'a2', 11),
  recorded(recorded(BEFORE, 'ben', 'b', 20), 'ben', 'b2', 11),
)

describe('two accounts of one deal', () => {
  it('two accounts of one deal are a row with a rival until someone chooses', () => {
    expect(rowsOf(RIVALS)).toEqual([
      plain('before', 1),
      { ...plain('a', 10), rivals: ['b'] },
      { ...plain('a2', 11), same: ['b2'] },
    ])
  })

  it('choosing one account leaves that one alone', () => {
    const chosen = wrote(RIVALS, 'ann', choosing(stateOf(RIVALS), 'b'))
    expect(rowsOf(chosen)[1]).toEqual(plain('b', 20))
    expect(rowsOf(undo(chosen, 'ann'))).toEqual(rowsOf(RIVALS))
    expect(rowsOf(redo(undo(chosen, 'ann'), 'ann'))).toEqual(rowsOf(chosen))
  })

  it('accounts of three phones come down to one, and a rejected one does not return', () => {
    const all = union(RIVALS, recorded(BEFORE, 'cas', 'c', 30))
    const one = wrote(all, 'ann', choosing(stateOf(all), 'a'))
    expect(rowsOf(one)[1]).toEqual(plain('a', 10))
    const other = wrote(one, 'ben', choosing(stateOf(one), 'c'))
    expect(rowsOf(other)[1]).toEqual(plain('c', 30))
  })

  it('parted accounts become two deals in order, and later hands follow both', () => {
    const parted = wrote(RIVALS, 'ann', parting(stateOf(RIVALS), 'a', 'b'))
    const rest = { ...plain('a2', 11), same: ['b2'] }
    expect(rowsOf(parted)).toEqual([plain('before', 1), plain('a', 10), plain('b', 20), rest])
    const turned = wrote(RIVALS, 'ann', parting(stateOf(RIVALS), 'b', 'a'))
    expect(rowsOf(turned)).toEqual([plain('before', 1), plain('b', 20), plain('a', 10), rest])
    expect(rowsOf(undo(turned, 'ann'))).toEqual(rowsOf(RIVALS))
    expect(rowsOf(redo(undo(turned, 'ann'), 'ann'))).toEqual(rowsOf(turned))
  })

  it('phones that part in opposite orders follow the earlier word, later hands last', () => {
    const [ann, ben] = [
      wrote(RIVALS, 'ann', parting(stateOf(RIVALS), 'a', 'b')),
      wrote(RIVALS, 'ben', parting(stateOf(RIVALS), 'b', 'a')),
    ]
    for (const both of [union(ann, ben), union(ben, ann)])
      expect(rowsOf(both)).toEqual([
        plain('before', 1),
        plain('a', 10),
        plain('b', 20),
        { ...plain('a2', 11), same: ['b2'] },
      ])
    const next = recorded(union(ann, ben), 'ben', 'last', 12)
    expect(rowsOf(next).at(-1)).toEqual(plain('last', 12))
  })

  it('phones that part in opposite orders follow the later word once the earlier is undone', () => {
    const ann = wrote(RIVALS, 'ann', parting(stateOf(RIVALS), 'a', 'b'))
    const ben = wrote(RIVALS, 'ben', parting(stateOf(RIVALS), 'b', 'a'))
    expect(rowsOf(undo(union(ann, ben), 'ann'))).toEqual(rowsOf(ben))
  })

  it('accounts become two deals where a third phone wrote the second one too', () => {
    const all = union(RIVALS, recorded(BEFORE, 'cas', 'c', 20))
    const parted = wrote(all, 'cas', parting(stateOf(all), 'a', 'b'))
    expect(rowsOf(parted).slice(1, 3)).toEqual([plain('a', 10), { ...plain('b', 20), same: ['c'] }])
  })

  it('accounts become two deals where hands were inserted before each', () => {
    const insert = (log: Log, device: string, hand: string, before: string, after: string | null): Log =>
      wrote(log, device, [{ kind: 'inserted', hand, before, after, facts: { points: 5 } }])
    const all = union(insert(RIVALS, 'ann', 'i', 'a', null), insert(RIVALS, 'ben', 'j', 'b', null))
    const more = insert(insert(all, 'ann', 'k', 'a', 'j'), 'ann', 'l', 'b', 'k')
    const before = rowsOf(more).map(({ hand }) => hand)
    expect(before).toEqual(['before', 'i', 'k', 'l', 'a', 'a2'])
    const parted = wrote(more, 'ann', parting(stateOf(more), 'a', 'b'))
    expect(rowsOf(parted).map(({ hand }) => hand)).toEqual(['before', 'i', 'k', 'l', 'a', 'b', 'a2'])
  })

  it('an account is not parted from itself, nor from an equal one', () => {
    const all = union(RIVALS, recorded(BEFORE, 'cas', 'c', 10))
    expect(parting(stateOf(all), 'a', 'c')).toEqual([])
    expect(parting(stateOf(all), 'a', 'a2')).toEqual([])
    expect(parting(stateOf(all), 'a', 'nobody')).toEqual([])
  })
})

describe('two corrections of one hand', () => {
  const contested = union(corrected(BEFORE, 'ann', 'before', 2), corrected(BEFORE, 'ben', 'before', 3))

  it('two corrections ask a question that the chosen facts end', () => {
    expect(rowsOf(contested)).toEqual([{ ...plain('before', 3), contested: true }])
    const head = headsOf(stateOf(contested), 'before')[0] ?? ''
    const settled = wrote(contested, 'ben', settling(stateOf(contested), ['before'], head))
    expect(rowsOf(settled)).toEqual([plain('before', 2)])
    expect(rowsOf(undo(settled, 'ben'))).toEqual(rowsOf(contested))
  })

  it('two corrections ask too where another account agrees with one of them', () => {
    const told = union(recorded(BEFORE, 'ann', 'a', 10), recorded(BEFORE, 'ben', 'b', 12))
    const all = union(corrected(told, 'ann', 'a', 11), corrected(told, 'ben', 'a', 12))
    expect(rowsOf(all)[1]).toEqual({ ...plain('a', 12), same: ['b'], contested: true })
  })

  it('equal corrections ask nothing', () => {
    const alike = union(corrected(BEFORE, 'ann', 'before', 2), corrected(BEFORE, 'ben', 'before', 2))
    expect(rowsOf(alike)).toEqual([plain('before', 2)])
  })
})

describe('a hand that one phone deleted and another corrected', () => {
  const torn = union(deleted(BEFORE, 'ben', 'before'), corrected(BEFORE, 'ann', 'before', 2))
  const [head = ''] = headsOf(stateOf(torn), 'before')
  const keep = (device: string) => wrote(torn, device, settling(stateOf(torn), ['before'], head))

  it('a deleted and corrected hand stays on the sheet and asks', () => {
    expect(rowsOf(torn)).toEqual([{ ...plain('before', 2), contested: true }])
  })

  it('a phone that kept a deleted hand can undo and redo that', () => {
    expect(rowsOf(keep('ann'))).toEqual([plain('before', 2)])
    expect(rowsOf(undo(keep('ann'), 'ann'))).toEqual(rowsOf(torn))
    const again = redo(undo(keep('ann'), 'ann'), 'ann')
    expect(rowsOf(again)).toEqual(rowsOf(keep('ann')))
    expect(rowsOf(undo(again, 'ann'))).toEqual(rowsOf(torn))
    expect(rowsOf(undo(undo(keep('ann'), 'ann'), 'ann'))).toEqual([])
  })

  it('a kept hand is gone once someone who saw both changes deletes it', () => {
    expect(rowsOf(deleted(torn, 'ann', 'before'))).toEqual([])
  })

  it('chosen facts keep a hand that others deleted and corrected, until undone', () => {
    const all = union(torn, corrected(BEFORE, 'cas', 'before', 4))
    const [one = ''] = headsOf(stateOf(all), 'before')
    const settled = wrote(all, 'ann', settling(stateOf(all), ['before'], one))
    expect(rowsOf(settled)).toEqual([plain('before', 2)])
    expect(rowsOf(undo(settled, 'ann'))).toEqual(rowsOf(all))
    const again = redo(undo(settled, 'ann'), 'ann')
    expect(rowsOf(again)).toEqual(rowsOf(settled))
    expect(rowsOf(undo(again, 'ann'))).toEqual(rowsOf(all))
  })
})

describe('the entries that an answer writes', () => {
  const idOf = (log: Log, hand: string) => stateOf(log).hands.get(hand)?.source.id ?? ''
  const over = (log: Log, ...hands: readonly string[]) => hands.map((hand) => idOf(log, hand))
  const move = (hand: string, after: string, ...and: readonly { hand: string; after: string }[]): TestChange => ({
    kind: 'moved',
    hand,
    after,
    ...(and.length === 0 ? {} : { and }),
  })
  const chosen = (log: Log, hand: string) => wrote(log, 'ann', choosing(stateOf(log), hand))

  it.each<[string, Log, string, readonly string[]]>([
    ['over the other', RIVALS, 'b', ['a']],
    ['over none, where both say the same', RIVALS, 'a2', []],
    ['over none, of a hand that is not there', RIVALS, 'gone', []],
    ['over none that says the same', union(RIVALS, recorded(BEFORE, 'cas', 'c', 20)), 'b', ['a']],
    ['over none that is deleted', deleted(union(RIVALS, recorded(BEFORE, 'cas', 'c', 30)), 'ben', 'c'), 'b', ['a']],
  ])('an account is chosen %s', (_, log, hand, others) => {
    expect(choosing(stateOf(log), hand)).toEqual([{ kind: 'chosen', hand, over: over(log, ...others) }])
  })

  /** Returns a log in which Ann corrects `a` to 12 points and Ben, at the same time, to 13. */
  const disputed = (log: Log) => union(corrected(log, 'ann', 'a', 12), corrected(log, 'ben', 'a', 13))
  const ALONE = recorded(BEFORE, 'ann', 'a', 10)
  const said = (log: Log, hand: string, points: number): TestChange => ({
    kind: 'corrected',
    hand,
    of: headsOf(stateOf(log), hand),
    facts: { points },
  })
  const settledTo12 = (log: Log) => settling(stateOf(log), ['a'], headsOf(stateOf(log), 'a')[0] ?? '')
  const third = (points: number) => union(RIVALS, recorded(BEFORE, 'cas', 'c', points))
  const [b] = over(RIVALS, 'b')

  it.each<[string, Log, (log: Log) => readonly TestChange[]]>([
    ['the hand is corrected', disputed(ALONE), (log) => [said(log, 'a', 12)]],
    [
      'the hand is corrected, and not a deleted account beside it',
      disputed(deleted(union(ALONE, recorded(BEFORE, 'cas', 'c', 30)), 'ann', 'c')),
      (log) => [said(log, 'a', 12)],
    ],
    [
      'an account that says so already is let be',
      disputed(union(ALONE, recorded(BEFORE, 'cas', 'c', 12))),
      (log) => [said(log, 'a', 12)],
    ],
    [
      'a rival is passed over no more than before: not at all',
      disputed(RIVALS),
      (log) => [{ kind: 'chosen', hand: 'a', over: [] }, said(log, 'a', 12)],
    ],
    [
      'a rival is passed over no more than before: it was',
      disputed(chosen(RIVALS, 'a')),
      (log) => [{ kind: 'chosen', hand: 'a', over: [b ?? ''] }, said(log, 'a', 12)],
    ],
    [
      'a rival is passed over no more than before: it was, and something was chosen elsewhere',
      disputed(chosen(chosen(RIVALS, 'a'), 'before')),
      (log) => [{ kind: 'chosen', hand: 'a', over: [b ?? ''] }, said(log, 'a', 12)],
    ],
    [
      'a rival is passed over no more than before: it was, but that was taken back',
      disputed(undo(chosen(RIVALS, 'a'), 'ann')),
      (log) => [{ kind: 'chosen', hand: 'a', over: [] }, said(log, 'a', 12)],
    ],
    [
      'a third account is passed over no more than before',
      disputed(union(chosen(RIVALS, 'a'), third(30))),
      (log) => [{ kind: 'chosen', hand: 'a', over: [b ?? ''] }, said(log, 'a', 12)],
    ],
  ])('two contradicting corrections are settled: %s', (_, log, changes) => {
    expect(settledTo12(log)).toEqual(changes(log))
  })

  it('nothing is written for unknown facts or an unknown hand', () => {
    expect(settling(stateOf(disputed(ALONE)), ['a'], 'never')).toEqual([])
    expect(settling(stateOf(disputed(ALONE)), ['gone'], 'never')).toEqual([])
  })

  it.each<[string, Log, string, string, readonly TestChange[]]>([
    [
      'the second after the first, and what followed after both',
      RIVALS,
      'a',
      'b',
      [move('b', 'a', { hand: 'a2', after: 'b' })],
    ],
    ['the other way round', RIVALS, 'b', 'a', [move('a', 'b', { hand: 'b2', after: 'a' })]],
    [
      'those that say the same together',
      third(20),
      'a',
      'b',
      [move('b', 'a', { hand: 'c', after: 'a' }, { hand: 'a2', after: 'b' })],
    ],
    ['a third stays where it is', third(30), 'a', 'b', [move('b', 'a', { hand: 'a2', after: 'b' })]],
    [
      'with nothing after them, in a single move',
      union(recorded(BEFORE, 'ann', 'a', 10), recorded(BEFORE, 'ben', 'b', 20)),
      'a',
      'b',
      [move('b', 'a')],
    ],
    [
      'what was put in before them stays there',
      inserted(RIVALS, 'ann', 'x', 'a', 5),
      'a',
      'b',
      [move('b', 'a', { hand: 'a2', after: 'b' })],
    ],
  ])('two deals are parted: %s', (_, log, first, second, moves) => {
    expect(parting(stateOf(log), first, second)).toEqual(moves)
  })
})

describe('questions of two to four phones', () => {
  type TestRow = DealRow<Facts>
  const shown = (log: Log) => foldLog(log).rows.flatMap(({ hand, same, rivals }) => [hand, ...same, ...rivals])

  /**
   * Asks about every row with a question. `answer` gets what all devices know and a function that writes changes on this device.
   */
  function atEach(
    asks: (row: TestRow) => boolean,
    answer: (all: Log, row: TestRow, index: number, write: (changes: readonly TestChange[]) => Log) => void,
  ): void {
    let asked = 0
    fc.assert(
      fc.property(contraryLogs, (logs) => {
        const all = union(...logs)
        fold(stateOf(all)).rows.forEach((row, index) => {
          if (!asks(row)) return
          asked += 1
          answer(all, row, index, (changes) => {
            const own = wrote(all, 'phone-0', changes)
            // Every device gets the entries, each in another order.
            for (const log of logs) expect(foldLog(union(log, [...own].reverse()))).toEqual(foldLog(own))
            return own
          })
        })
      }),
      { numRuns: 600 },
    )
    expect(asked).toBeGreaterThan(100)
  }

  it('a choice ends the question everywhere and loses no other row', () => {
    atEach(
      ({ rivals }) => rivals.length > 0,
      (all, row, index, write) => {
        for (const hand of [row.hand, ...row.rivals]) {
          const after = foldLog(write(choosing(stateOf(all), hand)))
          expect(after.rows[index]).toMatchObject({ hand, rivals: [] })
          expect(after.rows.toSpliced(index, 1)).toEqual(foldLog(all).rows.toSpliced(index, 1))
        }
      },
    )
  })

  it('two deals follow each other, and everything else keeps its place', () => {
    atEach(
      ({ rivals }) => rivals.length > 0,
      (all, row, index, write) => {
        for (const rival of row.rivals) {
          for (const [first, second] of [
            [row.hand, rival],
            [rival, row.hand],
          ] as const) {
            const own = write(parting(stateOf(all), first, second))
            const rows = foldLog(own).rows
            const accounts = (at: number) => [rows[at]?.hand, ...(rows[at]?.same ?? []), ...(rows[at]?.rivals ?? [])]
            expect(accounts(index)).toContain(first)
            expect(accounts(index + 1)).toContain(second)
            expect(rows[index + 1]?.rivals).toEqual([])
            expect(rows.toSpliced(index, 2)).toEqual(foldLog(all).rows.toSpliced(index, 1))
            expect(shown(all).filter((hand) => !shown(own).includes(hand) && !row.same.includes(hand))).toEqual([])
          }
        }
      },
    )
  })

  it('chosen facts end a contradiction everywhere', () => {
    atEach(
      ({ contested }) => contested,
      (all, row, _, write) => {
        const state = stateOf(all)
        const accounts = [row.hand, ...row.same]
        for (const by of accounts.flatMap((hand) => state.hands.get(hand)?.heads ?? [])) {
          const after = foldLog(write(settling(state, accounts, by.id)))
          expect(after.rows).toHaveLength(foldLog(all).rows.length)
          const settled = after.rows.find(({ hand, same }) => [hand, ...same].includes(by.hand))
          expect(settled).toMatchObject({ contested: false, facts: by.facts })
        }
      },
    )
  })

  it('all that one phone wrote in one step is undone and redone together', () => {
    atEach(
      ({ rivals, contested }) => rivals.length > 0 || contested,
      (all, row, _, write) => {
        const state = stateOf(all)
        const [rival] = row.rivals
        const answers: readonly (readonly TestChange[])[] = [
          settling(state, [row.hand, ...row.same], row.source),
          choosing(state, row.hand),
          rival === undefined ? [] : parting(state, row.hand, rival),
        ]
        for (const changes of answers.filter(({ length }) => length > 0)) {
          const own = write(changes)
          expect(foldLog(undo(own, 'phone-0'))).toEqual(foldLog(all))
          expect(foldLog(redo(undo(own, 'phone-0'), 'phone-0'))).toEqual(foldLog(own))
        }
      },
    )
  })
})
