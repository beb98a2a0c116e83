import { describe, expect, it } from 'vitest'
import { foldLedger, settledRows } from '@/lib/engine/game/ledger'
import { claimed, counted, from, game, played, rules, said, sheet, thrownIn } from '../support/builders'

const table = rules('bela-2')
const open = played({ melds: [said(0, 4), said(1, 4)] })
const states = (...hands: Parameters<typeof sheet>[1]) => sheet(table, hands).rows.map((row) => row.state)

describe('the sheet', () => {
  it('the sheet is empty where nothing was played', () => {
    expect(sheet(table, [])).toMatchObject({ rows: [], over: false, winner: null, open: null })
    expect(sheet(table, []).standing).toEqual({ dealer: 1, totals: [0, 0], heldOver: 0, hands: 0 })
  })

  it('the sheet starts from the totals taken over from paper', () => {
    const ledger = sheet(table, [played()], from([182, 212]))
    expect(ledger.standing).toEqual({ dealer: 0, totals: [252, 267], heldOver: 0, hands: 1 })
  })

  it('the sheet in the first document adds up once its slip of one point is corrected', () => {
    const hands = [
      counted({ totals: [56, 23] }),
      counted({ taker: 1, totals: [38, 106] }),
      counted({ totals: [88, 84] }),
      counted({ taker: 1, totals: [80, 64] }),
    ]
    const totals = sheet(table, hands).rows.map((row) => (row.state === 'scored' ? row.totals : null))
    expect(totals).toEqual([
      [56, 23],
      [94, 129],
      [182, 213],
      [326, 213],
    ])
  })

  it('a corrected hand leaves the rows before it alone and scores those after it again', () => {
    const hands = [played(), played({ cardPoints: [40, 66] }), played()]
    const before = sheet(table, hands)
    const after = sheet(table, [played(), played({ cardPoints: [66, 40], lastTrick: 0 }), played()])
    expect(after.rows[0]).toEqual(before.rows[0])
    expect(before.standing.totals).toEqual([140, 226])
    expect(after.standing.totals).toEqual([216, 150])
  })
})

describe('an open hand', () => {
  it('an open hand keeps the later ones waiting', () => {
    expect(states(played(), open, played(), thrownIn())).toEqual(['scored', 'open', 'waiting', 'waiting'])
  })

  it('an open hand is named, and the totals stay as before it', () => {
    const ledger = sheet(table, [played(), open, played()])
    expect(ledger.open?.problem).toMatchObject({ code: 'undecided', name: 'say-run-top', place: 'melds' })
    expect(ledger.standing.totals).toEqual([70, 55])
    expect(ledger.over).toBe(false)
  })

  it('an open hand lets everything count once it is answered', () => {
    const answered = { ...open, melds: [said(0, 4, 'A'), said(1, 4, 'K')] }
    expect(states(played(), answered, played())).toEqual(['scored', 'scored', 'scored'])
  })

  it('an open hand knows who dealt it', () => {
    expect(sheet(table, [played(), open]).open?.dealer).toBe(0)
    expect(sheet(table, [played(), { ...open, dealer: 1 }]).open?.dealer).toBe(1)
  })
})

describe('hands after the end of the game', () => {
  it('hands after the end of the game are kept and do not count', () => {
    const ledger = sheet(table, [claimed({ cardPoints: 60 }), played(), open], from([450, 0]))
    expect(ledger.rows.map((row) => row.state)).toEqual(['scored', 'after-end', 'after-end'])
    expect([ledger.over, ledger.winner, ledger.open]).toEqual([true, 0, null])
    expect(ledger.standing.totals).toEqual([510, 0])
  })

  it('hands after the end count again when a correction removes the end', () => {
    const hands = [played({ cardPoints: [90, 26] }), played()]
    expect(sheet(table, hands, from([420, 0])).rows.map((row) => row.state)).toEqual(['scored', 'after-end'])
    expect(sheet(table, hands, from([400, 0])).rows.map((row) => row.state)).toEqual(['scored', 'scored'])
  })
})

describe('a file taken whole', () => {
  it('a file has its rows where every hand counts', () => {
    const settled = settledRows(game(table, [played(), thrownIn()]))
    expect(settled.ok && settled.value.rows).toHaveLength(2)
  })

  it('the same facts read twice give the same sheet', () => {
    const facts = game(table, [played(), thrownIn(), played({ taker: 1 })])
    expect(foldLedger(facts)).toEqual(foldLedger(structuredClone(facts)))
  })
})
