import { describe, expect, it } from 'vitest'
import type { Game } from '@/lib/engine/game/ledger'
import type { Hand, Meld } from '@/lib/engine/table/hand'
import { problem, PROBLEMS, type Problem, type ProblemName } from '@/lib/engine/table/problem'
import { parseGame } from '@/lib/format/game-file'
import { MOST_POINTS } from '@/lib/format/limits'
import { damagedRow, wrongEntry } from '@/lib/text/problems/arrival-problem'
import { problemSentence, problemText } from '@/lib/text/problems/problem'
import type { Table } from '@/lib/text/table'
import {
  claimed,
  counted,
  four,
  from,
  played,
  playedByFour,
  playedByThree,
  run,
  said,
  sheet,
} from '../support/builders'
import { expectSentence, tableAt } from '../support/text-builders'

const BELA = tableAt('bela-2')
const FOUR = tableAt('klabberjass-4')

/** Returns the sentence on the sheet about one hand that cannot be right. */
function told(table: Table, hand: Hand, facts: Partial<Game> = {}): string {
  const { open } = sheet(table.rules, [hand], facts)
  if (open === null) throw new Error('expected a problem with this hand')
  return problemSentence(table, open.problem, hand)
}

const isProblemName = (name: string): name is ProblemName => name in PROBLEMS
const NAMES: readonly ProblemName[] = Object.keys(PROBLEMS).filter(isProblemName)

const BARE: Problem['figures'] = {}
const FULL: Problem['figures'] = {
  given: 8,
  all: 9,
  from: 18,
  to: 146,
  base: 162,
  most: 1,
  highest: 1,
  side: 1,
  seat: 0,
  trick: 3,
  players: 2,
  rank: 'K',
  card: 'QS',
  cards: 'KS QH',
  trump: 'none',
  option: 'pack',
  needs: 'three-players',
  why: 'unrecognized_keys',
}

describe('every problem', () => {
  it.each(NAMES)('the problem %s says what is wrong and what to do', (name) => {
    for (const figures of [BARE, FULL]) {
      for (const place of ['', 'melds.0', 'cardPoints.1', 'tricks.0']) {
        const { wrong, todo } = problemText(BELA, problem(name, place, figures))
        expectSentence(wrong)
        expectSentence(todo)
      }
    }
  })
})

describe('an impossible count', () => {
  it('the text says which tricks are missing', () => {
    expect(told(BELA, played({ tricks: [4, 4] }))).toBe(
      'A hand has 9 tricks, but 4 and 4 make 8. Choose who took the missing trick.',
    )
    expect(told(BELA, played({ tricks: [6, 4] }))).toBe(
      'A hand has 9 tricks, but 6 and 4 make 10. Count the tricks of each side again.',
    )
    expect(told(tableAt('bela-3'), playedByThree({ tricks: [3, 3, 2] }))).toBe(
      'A hand has 9 tricks, but 3, 3 and 2 make 8. Choose who took the missing trick.',
    )
  })

  it('the text says what the cards must add up to', () => {
    expect(told(FOUR, playedByFour({ cardPoints: [100, 51] }))).toBe(
      'The cards make 100 + 51 = 151, but they must make 152. 1 is missing: enter one side, and Yuss fills in the other.',
    )
    expect(told(BELA, played({ cardPoints: [100, 47] }))).toBe(
      'The cards make 100 + 47 = 147, but the sum must be between 18 and 146. Count one of the piles again, without the 10 for the shtoch.',
    )
    const short = tableAt('bela-3', { pack: 28, exchangeSeven: 'no' })
    expect(told(short, playedByThree({ cardPoints: [80, 40, 20] }))).toBe(
      'The cards make 80 + 40 + 20 = 140, which is impossible with any turn-up. Count one of the piles again, without the 10 for the shtoch.',
    )
  })

  it('the text says what finished totals must add up to', () => {
    expect(told(FOUR, counted({ totals: [100, 61] }))).toBe(
      'The totals make 100 + 61 = 161. All the cards and the shtoch make 162. Count again, including the shtoch and the declarations.',
    )
    expect(told(FOUR, counted({ totals: [110, 62] }))).toBe(
      'The totals make 110 + 62 = 172. All the cards and the shtoch make 162, and declarations here cannot make 10 more. Count again, including the shtoch and the declarations.',
    )
  })

  it('the text says which side has points without a trick', () => {
    expect(told(BELA, played({ tricks: [0, 9] }))).toBe(
      'Mike cannot have card points without a trick. Enter how many tricks Mike took, or set Mike’s card points to 0.',
    )
    expect(told(BELA, played({ cardPoints: [110, 0], tricks: [9, 0] }))).toBe(
      'Yetta cannot have the shtoch without taking a trick. Choose who took the shtoch, or enter how many tricks Yetta took.',
    )
    expect(told(BELA, played({ cardPoints: [-1, 110] }))).toBe(
      'Card points cannot be below zero. Enter Mike’s points again.',
    )
  })

  it('the text says what a claim cannot hold', () => {
    expect(told(BELA, claimed({ cardPoints: 147 }))).toBe(
      'All the cards together are worth at most 146, not 147. Enter only the card points, without runs, the shtoch or earlier hands.',
    )
    expect(told(BELA, claimed({ afterTrick: 10 }))).toBe(
      'A hand has 9 tricks, so the game cannot have been claimed after trick 10. Choose the trick after which the game was claimed.',
    )
    expect(told(tableAt('bela-2', { claims: 'first-three' }), claimed())).toBe(
      'The game can be claimed only after one of the first three tricks, not after trick 5. Play the hand out and record it.',
    )
    expect(told(FOUR, claimed())).toBe(
      'The game cannot be claimed at this table: every hand is played out. Play on, and record the hand when it is done.',
    )
  })
})

describe('an impossible declaration', () => {
  it.each([
    [
      'AS KS',
      'A run has at least three cards. Entered: ace of spades and king of spades. Remove Mike’s run, or add the missing cards.',
    ],
    [
      'AS KS QH',
      'All cards of a run must be of the same suit. Entered: ace of spades, king of spades and queen of hearts. Choose which cards Mike’s run has.',
    ],
    [
      'AS QS JS',
      'The cards of a run follow each other in the order A K Q J 10 9 8 7. Entered: ace of spades, queen of spades and jack of spades. Choose which cards Mike’s run has.',
    ],
  ])('the text explains why this is no run: %s', (cards, text) => {
    expect(told(BELA, played({ melds: [run(0, cards)] }))).toBe(text)
  })

  it('the text says which card is in two declarations', () => {
    const melds = [run(0, 'AS KS QS'), run(1, 'QS JS 10S')]
    expect(told(BELA, played({ melds }))).toBe(
      'The queen of spades is in two declarations, and a card counts in only one. Correct Yetta’s declaration, or remove it.',
    )
  })

  it('the text says which declarations the table does not know', () => {
    expect(told(tableAt('bridge-belote'), playedByFour({ melds: [four(0, '7')] }))).toBe(
      'Four sevens do not count at this table. Remove the declaration.',
    )
    const short = tableAt('bela-3', { pack: 28, exchangeSeven: 'no' })
    const threeCards = { cardPoints: [80, 42, 20], melds: [run(0, '9S 8S 7S')] }
    expect(told(short, playedByThree(threeCards))).toBe(
      'There are no sevens in this pack. Choose which cards Anna’s run has.',
    )
    expect(told(BELA, played({ melds: [said(0, 4, '9')] }))).toBe(
      'A run of four that is nine high does not fit into a suit. Correct the length or the top card.',
    )
  })

  it('the text says how many belas there can be', () => {
    expect(told(BELA, played({ bela: [0, 1] }))).toBe(
      'In this hand, Bela can count only once, not twice. Remove the Bela that no one held.',
    )
    expect(told(BELA, played({ bela: [0], melds: [run(1, 'KH QH JH')] }))).toBe(
      'Another player has shown the king or the queen of trumps, so this Bela is impossible. Remove the Bela, or correct the run with that card.',
    )
    const notrump = playedByFour({ trump: 'none', cardPoints: [70, 50], bela: [0] })
    expect(told(tableAt('bridge-belote'), notrump)).toBe(
      'Without trumps there is no belote. Remove the belote, or choose other trumps.',
    )
  })
})

describe('the question about a missing fact', () => {
  it('the tops of runs that are equal so far are asked for', () => {
    expect(told(BELA, played({ melds: [said(0, 4), said(1, 4)] }))).toBe(
      'The runs of Mike and Yetta are of the same kind. Choose which card each has on top.',
    )
    expect(told(BELA, played({ melds: [said(0, 4, 'K'), said(1, 4, 'K')] }))).toBe(
      'The runs of Mike and Yetta have the same top card, and a run in trumps would win. Choose which suit each is in.',
    )
  })

  const three = tableAt('bela-3')
  const byThree = (melds: readonly Meld[]) => playedByThree({ cardPoints: [70, 50, 32], tricks: [4, 3, 2], melds })

  it('only players whose best runs are alike are named, where another’s is shorter', () => {
    expect(told(three, byThree([said(0, 4), said(1, 3), said(2, 4)]))).toBe(
      'The runs of Anna and Cleo are of the same kind. Choose which card each has on top.',
    )
  })

  it('only players with the same top card are named, where the third’s is lower', () => {
    expect(told(three, byThree([said(0, 3, 'K'), said(1, 3, 'J'), said(2, 3, 'K')]))).toBe(
      'The runs of Anna and Cleo have the same top card, and a run in trumps would win. Choose which suit each is in.',
    )
  })

  it('the tricks of a side that may have none are asked for', () => {
    const hand = played({ cardPoints: [115, 0], lastTrick: 0, tricks: null, melds: [run(1, '9S 8S 7S')] })
    expect(told(BELA, hand)).toBe(
      'Yetta’s runs count only if Yetta took a trick, and no entry shows that yet. Enter how many tricks Yetta took.',
    )
    const valat = playedByFour({ cardPoints: [152, 0], tricks: null })
    expect(told(tableAt('bridge-belote'), valat)).toBe(
      'One side may have taken every trick and would then score for the valat. Enter how many tricks each side took.',
    )
  })

  it('the last trick is asked for where it decides the game', () => {
    expect(told(BELA, counted({ totals: [80, 70] }), from([450, 460]))).toBe(
      'More than one side has reached 501, and the shtoch decides. Choose who took the shtoch.',
    )
    expect(told(BELA, played({ lastTrick: null }))).toBe('The shtoch counts 10. Choose who took the shtoch.')
  })

  it('the trumps are asked for where the rounding needs them', () => {
    expect(told(tableAt('bridge-belote'), counted({ totals: [100, 62] }))).toBe(
      'The rounding depends on the trumps. Choose the trumps of the hand.',
    )
  })
})

const FILE = { format: 'yuss/1', rules: { base: 'bela-2' }, players: ['Mike', 'Yetta'], dealer: 0 }

describe('a hand that the rules do not allow', () => {
  it('the text names the entry of a file that cannot be read', () => {
    const unknown = problem('not-this-format', 'rules.tiebreak', { why: 'unrecognized_keys' })
    expect(problemSentence(BELA, unknown)).toBe(
      'This is not a game that Yuss can read. “rules.tiebreak” is not known here. Choose a file that Yuss has saved.',
    )
  })

  it('the text says what belongs there and in which hand, counted from one', () => {
    const wrong = (hand: object) => {
      const read = parseGame({ ...FILE, hands: [{ kind: 'counted', taker: 0, totals: [56, 23] }, hand] })
      if (read.ok) throw new Error('expected a hand that cannot be read')
      return wrongEntry(read.error, 7).wrong
    }
    const facts = { kind: 'played', taker: 0, trump: 'hearts', lastTrick: 0 }
    expect(wrong({ ...facts, cardPoints: [MOST_POINTS + 1, 20] })).toBe(
      'This file is damaged on line 7. The fault is in hand 2. “hands.1.cardPoints.0” must be a whole number, 1000000000 or less.',
    )
    expect(wrong({ ...facts, cardPoints: ['many', 20] })).toBe(
      'This file is damaged on line 7. The fault is in hand 2. “hands.1.cardPoints.0” must be a whole number.',
    )
    expect(damagedRow('games.2.x-log.3.clock', null).wrong).toBe(
      'This file is damaged. The fault is in game 3. “games.2.x-log.3.clock” does not fit.',
    )
  })

  it('the text says which doubles the table does not have', () => {
    expect(told(BELA, played({ multiplier: 2 }))).toBe(
      'Hands are not doubled at this table. Choose a lower multiple, or allow this one in the rules.',
    )
    expect(told(tableAt('bridge-belote'), playedByFour({ multiplier: 8 }))).toBe(
      'At this table, a hand counts four times at most, not eight times. Choose a lower multiple, or allow this one in the rules.',
    )
    expect(told(BELA, played({ trump: 'none' }))).toBe(
      'You cannot choose “no trumps” at this table. Choose one of the four suits.',
    )
    expect(told(tableAt('bela-3'), playedByThree({ big: true }))).toBe(
      'Taking on big is not played at this table. Remove it from this hand, or allow it in the rules.',
    )
  })
})
