import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cut, linesOf } from '@/components/share/card/brush'
import { drawCard } from '@/components/share/card/draw-card'
import { CARD_HEIGHT, CARD_WIDTH } from '@/components/share/card/frame'
import { scoreCardOf } from '@/components/share/card/score-card'
import { directoryOf } from '@/lib/storage/people/directory'
import { distinctLooks } from '@/lib/storage/people/looks'
import { tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { counted, from, rules, sheet } from '../support/builders'
import { canvasOf } from '../support/canvas'
import { tableAt } from '../support/text-builders'

const FELT = '#194f3a'

const BELA = tableAt('bela-2')
const HANDS = [
  counted({ taker: 0, totals: [90, 72] }),
  counted({ taker: 1, totals: [100, 62] }),
  counted({ taker: 1, totals: [60, 102] }),
]

const finished = (table = BELA) => ({
  title: 'Bela',
  at: Date.UTC(2026, 10, 21, 12),
  start: [240, 300],
  ledger: sheet(table.rules, HANDS, from([240, 300])),
  looks: viewerCodeAfterClosing(table.names),
  series: null,
})

/** Returns the looks of people who chose none. */
const viewerCodeAfterClosing = (names: readonly string[]) => distinctLooks(names.map(directoryOf([]).of))

describe('the picture of a finished game', () => {
  it('the picture says who won and why, in which game and when, with the totals', () => {
    const game = finished()
    const card = scoreCardOf(BELA, game)
    expect(game.ledger.over).toBe(true)
    expect(card).toMatchObject({ heading: 'Mike wins', game: 'Bela to 501', day: '21 November 2026', target: 501 })
    // 240 + 90, then all 162 of the second hand, in which Yetta takes and goes bate.
    expect(card.standings.slice(0, 3)).toEqual([
      [240, 300],
      [330, 372],
      [492, 372],
    ])
    expect(card.bates).toEqual([null, 1, null])
    expect(card.hands).toBe('3 hands, 1 bate')
    expect(card.sides.map(({ total, isWinner }) => [total, isWinner])).toEqual([
      [552, true],
      [474, false],
    ])
    expect(card.lines[0]).toContain('501')
  })

  it('the picture names the sides, and never says “us”', () => {
    const table = tableOf(BELA.rules, ['Mike', 'Yetta'], vocabularyFor('bela-2', 'table'), 1)
    const card = scoreCardOf(table, finished(table))
    expect(JSON.stringify(card)).not.toMatch(/\b(?:us|we|them|they)\b/i)
  })

  it('the picture shows every player as in the app, and the line of each side in the colour of the side', () => {
    const { brush, discs, written } = canvasOf()
    const looks = [
      { initials: 'MK', colour: 'teal' },
      { initials: 'Y', colour: 'brown' },
    ] as const
    drawCard(brush, scoreCardOf(BELA, { ...finished(), looks }), { figures: 'serif', words: 'serif' }, null)
    // They are above the names, and again at the ends of the lines, from the top: 552 and 474.
    expect(written.filter(({ text }) => ['MK', 'Y'].includes(text)).map(({ text }) => text)).toEqual([
      'MK',
      'Y',
      'MK',
      'Y',
    ])
    expect(discs).toEqual(['#0a4d57', '#663a00', '#173f78', '#5b2a83'])
  })

  it('the picture has the double line of a sum under the winner’s total alone', () => {
    const { brush, filled, written } = canvasOf()
    drawCard(brush, scoreCardOf(BELA, finished()), { figures: 'serif', words: 'serif' }, null)
    const total = written.find(({ text }) => text === '552')
    const under = filled.filter(([colour, , , , height]) => colour === FELT && height < 20)
    expect(under.map(([, x, , width]) => [x, x + width])).toEqual([
      [total?.left, total?.right],
      [total?.left, total?.right],
    ])
  })

  it('every word fits on the paper, and every name in its column', () => {
    const name = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => text.trim() !== '')
    const bases = fc.constantFrom('bela-2', 'bela-3', 'klabberjass-4', 'bridge-belote')
    fc.assert(
      fc.property(bases, fc.array(name, { minLength: 4, maxLength: 4 }), fc.string(), (base, names, title) => {
        const agreed = rules(base)
        const table = tableOf(agreed, names, vocabularyFor(base, 'table'))
        const ledger = sheet(agreed, [])
        const { brush, written } = canvasOf()
        const card = scoreCardOf(table, {
          title,
          at: 0,
          start: ledger.standing.totals,
          looks: viewerCodeAfterClosing(table.names),
          ledger,
          series: title,
        })
        drawCard(brush, card, { figures: 'serif', words: 'serif' }, null)
        for (const { text, left, right, y, size } of written) {
          expect([left >= 0, right <= CARD_WIDTH, y <= CARD_HEIGHT], text).toEqual([true, true, true])
          expect(size, text).toBeGreaterThanOrEqual(20)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('text on the picture', () => {
  const { brush } = canvasOf()
  brush.font = '600 10px serif'

  it('text breaks between words and is cut short in its last line', () => {
    expect(linesOf(brush, 'one two three', 40, 2)).toEqual(['one two', 'three'])
    expect(linesOf(brush, 'one two three four', 40, 2)).toEqual(['one two', 'three f…'])
    expect(linesOf(brush, 'one', 40, 2)).toEqual(['one'])
  })

  it('text is cut between whole letters, without a blank before the sign', () => {
    expect(cut(brush, 'one two', 25)).toBe('one…')
    expect(cut(brush, '🂡🂢🂣🂤', 15)).toBe('🂡🂢…')
    expect(cut(brush, 'one', 15)).toBe('one')
  })
})
