import { describe, expect, it } from 'vitest'
import type { EarnedReason, Line, SheetReason } from '@/lib/engine/score/line'
import { madeInTheHand } from '@/lib/messages/compiled/table/hand-dialog'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { onTheSheet } from '@/lib/text/screens/hand-dialog'
import { lineText } from '@/lib/text/sheet/line'
import { expectClean, tableAt } from '../support/text-builders'

type Kind = EarnedReason['kind'] | SheetReason['kind']
type Reason = EarnedReason | SheetReason

/** One reason of every kind. A missing kind does not compile. */
const REASONS: { readonly [K in Kind]: Extract<Reason, { kind: K }> } = {
  cards: { kind: 'cards' },
  'last-trick': { kind: 'last-trick' },
  run: { kind: 'run', seat: 0, length: 4, top: 'K', suit: 'spades' },
  'run-beaten': { kind: 'run-beaten', seat: 0, length: 3 },
  'run-equal': { kind: 'run-equal', seat: 0, length: 3 },
  'run-dead': { kind: 'run-dead', seat: 0, length: 3 },
  'run-blocked': { kind: 'run-blocked', seat: 0, length: 3 },
  four: { kind: 'four', seat: 0, rank: 'J' },
  'four-beaten': { kind: 'four-beaten', seat: 0, rank: '9' },
  'settled-melds': { kind: 'settled-melds' },
  'melds-ignored': { kind: 'melds-ignored' },
  bela: { kind: 'bela', seat: 0 },
  'all-tricks': { kind: 'all-tricks' },
  'spoken-total': { kind: 'spoken-total' },
  'no-trump-doubled': { kind: 'no-trump-doubled' },
  own: { kind: 'own' },
  bate: { kind: 'bate', other: 1 },
  'bate-to-each': { kind: 'bate-to-each', other: 1 },
  'half-dropped': { kind: 'half-dropped', doubledAfter: false },
  'both-committed': { kind: 'both-committed', other: 1 },
  revoke: { kind: 'revoke', other: 1 },
  'tie-lost': { kind: 'tie-lost' },
  'held-over': { kind: 'held-over' },
  'held-over-won': { kind: 'held-over-won' },
  doubled: { kind: 'doubled', times: 4 },
  big: { kind: 'big' },
  rounded: { kind: 'rounded', from: 127, of: 'own' },
  sweep: { kind: 'sweep', times: 2 },
  'kirtik-inside': { kind: 'kirtik-inside', times: 1 },
  'kirtik-swept': { kind: 'kirtik-swept', times: 2 },
  agreed: { kind: 'agreed' },
  'last-of-all': { kind: 'last-of-all' },
  'melds-to-sweeper': { kind: 'melds-to-sweeper', other: 1 },
  'melds-lost': { kind: 'melds-lost' },
  'bela-lost': { kind: 'bela-lost' },
  replayed: { kind: 'replayed' },
  bid: { kind: 'bid', times: 3 },
  'bid-unwritten': { kind: 'bid-unwritten' },
  pile: { kind: 'pile', times: 2 },
  'pile-sweep': { kind: 'pile-sweep', times: 1 },
  declared: { kind: 'declared', of: 'both', times: 2 },
  'bela-kept': { kind: 'bela-kept' },
  written: { kind: 'written', from: 127 },
}

const line = (reason: Reason, points = 20, rule: Line['rule'] = 'made'): Line => ({ side: 0, points, reason, rule })

describe('the lines of an explanation', () => {
  it.each(Object.values(REASONS).map((reason) => [reason.kind, reason] as const))(
    'the line %s has words',
    (_, reason) => {
      for (const base of RULE_SET_IDS) {
        for (const vocabulary of [tableAt(base).vocabulary, 'plain'] as const) {
          for (const points of [20, -20, 0]) {
            const { label, detail } = lineText({ ...tableAt(base), vocabulary }, line(reason, points))
            expectClean(label)
            expect(label).toMatch(/^[\p{Lu}\d]/u)
            if (detail !== null) expectClean(detail)
          }
        }
      }
    },
  )

  it('the sums have words that begin like those of the lines', () => {
    const sums = [madeInTheHand, ...RULE_SET_IDS.map((base) => onTheSheet(tableAt(base)))]
    for (const sum of sums) expect(sum).toMatch(/^\p{Lu}/u)
  })

  it('the line of all the cards says that the winner gets them all, and how often they count', () => {
    const table = tableAt('coinche')
    expect(lineText(table, line({ kind: 'pile', times: 1 }, 160)).detail).toBe(
      'The side that wins the hand gets all 160',
    )
    expect(lineText(table, line(REASONS.pile, 320)).detail).toBe(
      'The side that wins the hand gets all 160, counted twice',
    )
  })

  it('the line of what was declared says whose and how often in one sentence', () => {
    const declared = (of: 'both' | number, times: number) =>
      lineText(tableAt('coinche'), line({ kind: 'declared', of, times }, 200)).detail
    expect(declared('both', 2)).toBe('Declared by both sides, counted twice')
    expect(declared(1, 1)).toBe('Declared by the other side')
    expect(declared(0, 4)).toBe('Counted four times')
    expect(declared(0, 1)).toBeNull()
  })

  it('the lines of a bate say where the points go and come from', () => {
    const table = tableAt('bela-2')
    expect(lineText(table, line(REASONS.bate, -64))).toEqual({ label: 'Bate: to Yetta', detail: null })
    expect(lineText(table, line({ kind: 'bate', other: 0 }, 64))).toEqual({ label: 'Bate: from Mike', detail: null })
    expect(lineText(tableAt('bela-3'), line(REASONS.bate, -20, 'opponents-tied'))).toEqual({
      label: 'Bate: to Ben',
      detail: 'Opponents who are level share these points',
    })
  })

  it('a dropped half point is called a reading, with its place in the document', () => {
    const dropped = (doubledAfter: boolean) =>
      lineText(tableAt('bela-3'), line({ kind: 'half-dropped', doubledAfter }, -1, 'odd-half')).detail
    for (const doubledAfter of [false, true]) {
      expect(dropped(doubledAfter)).toContain('Clobyosh / Bela, Three-handed')
    }
    expect(dropped(true)).toContain('dropped before everything is doubled')
    expect(dropped(false)).not.toContain('doubled')
  })

  it('a run is named by its holder, top and suit', () => {
    expect(lineText(tableAt('bela-2'), line(REASONS.run))).toEqual({
      label: 'Fifty',
      detail: 'Mike, king high in spades',
    })
    const bare = { kind: 'run', seat: 1, length: 3, top: null, suit: null } as const
    expect(lineText(tableAt('bridge-belote'), line(bare))).toEqual({ label: 'Tierce', detail: 'Sue' })
  })

  it('the lines say what was rounded, and how often a hand counts', () => {
    const table = tableAt('bridge-belote')
    expect(lineText(table, line(REASONS.rounded, 13))).toEqual({
      label: '127 as match points',
      detail: 'Divided by ten and rounded',
    })
    expect(lineText(table, line(REASONS.doubled, 48))).toEqual({
      label: 'With re-contra',
      detail: 'The same three times more',
    })
    expect(lineText(table, line(REASONS.sweep, 18))).toEqual({ label: 'For the valat', detail: 'Counted twice' })
  })
})

describe('the line of a beaten run', () => {
  it.each([
    ['fifty-against-twenty', 'has the longer run'],
    ['longer-run', 'has the longer run'],
    ['same-class', 'run has the higher top card'],
    ['trump-run', 'run is in trumps'],
    ['equal-runs', 'declared an equal run first'],
    ['losing-runs', 'has the better run'],
  ] as const)('a beaten run says what beat it: %s', (rule, words) => {
    const { detail } = lineText(tableAt('bela-2'), line({ kind: 'run-beaten', seat: 0, length: 3 }, 0, rule))
    expect(detail).toContain(words)
  })
})
