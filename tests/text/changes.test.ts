import { describe, expect, it } from 'vitest'
import type { Difference } from '@/lib/engine/game/ledger-diff'
import { changesText, totalsText } from '@/lib/text/sheet/changes'
import { tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { agreed, counted, rules, thrownIn } from '../support/builders'

const two = tableOf(rules('bela-2'), ['Mike', 'Yetta'], vocabularyFor('bela-2', 'table'))
const four = tableOf(
  rules('bridge-belote'),
  ['Ani', 'Boyan', 'Vera', 'Georgi'],
  vocabularyFor('bridge-belote', 'table'),
)

/** A sheet without redeals. */
const ROWS = Array.from({ length: 10 }, () => ({ hand: counted() }))

const at = (totals: readonly number[], heldOver = 0) => ({ totals, heldOver })

describe('the sentences about a correction', () => {
  it('every change is one sentence, however many there are', () => {
    const sentence = changesText(
      two,
      [
        { kind: 'verdict', hand: 3, verdict: 'tied', heldOverAdded: 61 },
        { kind: 'points', hands: [4, 5] },
        { kind: 'win-undone', hand: 8, winner: 1 },
      ],
      ROWS,
    )
    expect(sentence).toBe(
      'Hand 4 becomes “level” (61 held over). The points of hands 5 and 6 change. Yetta’s win in hand 9 is undone.',
    )
  })

  it('a correction tells what waits, who deals, and what changes under the same points', () => {
    const said = (difference: Difference) => changesText(two, [difference], ROWS)
    expect(said({ kind: 'held-over', hand: 0, before: 50, after: 0 })).toBe(
      'Hand 1 leaves nothing held over instead of 50.',
    )
    expect(said({ kind: 'held-over', hand: 0, before: 0, after: 61 })).toBe(
      'Hand 1 leaves 61 held over instead of nothing.',
    )
    expect(said({ kind: 'earned', hands: [1] })).toBe(
      'The cards and runs of hand 2 count differently, but the points stay the same.',
    )
    expect(said({ kind: 'reasons', hands: [1, 2] })).toBe(
      'Hands 2 and 3 keep their points, but now because of another rule.',
    )
    expect(said({ kind: 'next-dealer', dealer: 1 })).toBe('Yetta deals next.')
    expect(said({ kind: 'ending', hand: 6, over: false })).toBe(
      'Hand 7 still does not end the game, but now because of another rule.',
    )
  })

  it('a correction tells what no longer waits once a tie is undone', () => {
    expect(
      changesText(
        two,
        [
          { kind: 'verdict', hand: 0, verdict: 'made', heldOverAdded: 0 },
          { kind: 'held-over', hand: 0, before: 50, after: 0 },
          { kind: 'points', hands: [3] },
        ],
        ROWS,
      ),
    ).toBe('Hand 1 becomes “made”. Hand 1 leaves nothing held over instead of 50. The points of hand 4 change.')
  })

  it('the hand being written is called “this hand”, as its number still belongs to another', () => {
    expect(changesText(two, [{ kind: 'win', hand: null, winner: 1 }], ROWS)).toBe(
      'The game ends with this hand: Yetta won.',
    )
  })

  it('a win that disappears with its hand is told without the hand', () => {
    expect(changesText(two, [{ kind: 'win-undone', hand: null, winner: 1 }], ROWS)).toBe('Yetta’s win is undone.')
  })

  it('many hands in a row are told by the first and the last', () => {
    expect(changesText(two, [{ kind: 'dealer', hands: [1, 3, 4, 5, 6, 8, 9] }], ROWS)).toBe(
      'The dealers of hands 2, 4 to 7, 9 and 10 change.',
    )
  })

  it('hands are counted as on the sheet, and thrown-in deals are not mentioned', () => {
    const rows = [{ hand: thrownIn() }, { hand: counted() }, { hand: agreed([10, 0]) }, { hand: counted() }]
    expect(changesText(two, [{ kind: 'points', hands: [1, 3] }], rows)).toBe('The points of hands 1 and 2 change.')
    expect(changesText(two, [{ kind: 'dealer', hands: [0] }], rows)).toBeNull()
  })

  it('a correction without changes has no sentence', () => {
    expect(changesText(two, [], ROWS)).toBeNull()
    expect(totalsText(two, at([363, 61]), at([363, 61]))).toBeNull()
  })

  it('only the totals that change are given', () => {
    expect(totalsText(two, at([363, 240]), at([308, 240]))).toBe('Mike then has 308 instead of 363.')
    expect(totalsText(two, at([363, 240]), at([308, 295]))).toBe(
      'Mike then has 308 instead of 363. Yetta then has 295 instead of 240.',
    )
  })

  it('points held over at the end are given only where they change', () => {
    expect(totalsText(two, at([0, 50], 50), at([0, 0]))).toBe(
      'Yetta then has 0 instead of 50. Nothing is held over any more (before: 50).',
    )
    expect(totalsText(two, at([90, 20]), at([90, 20], 61))).toBe('Held over: 61 instead of nothing.')
  })

  it('partners are mentioned together', () => {
    expect(totalsText(four, at([12, 20]), at([14, 20]))).toBe('Ani and Vera then have 14 instead of 12.')
  })
})
