// Must come before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eveningCsv } from '@/components/evening/evening-csv'
import { drawEvening, eveningHeight } from '@/components/evening/evening-picture'
import { eveningText } from '@/components/evening/evening-text'
import { money } from '@/components/evening/money'
import { reportOf, type EveningReport } from '@/components/evening/report'
import { CARD_HEIGHT, CARD_WIDTH, FOOT } from '@/components/share/card/frame'
import { EVENING } from '@/lib/contest/evening'
import type { PersonStanding } from '@/lib/contest/person-standings'
import { CURRENCIES, MOST_STAKE, NO_STAKES, type Stakes } from '@/lib/contest/stakes'
import { read } from '@/lib/storage'
import { readEvening, type FoundEvening } from '@/lib/storage/evenings/read-evening'
import { saveStakes } from '@/lib/storage/evenings/write-evening'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { directoryOf } from '@/lib/storage/people/directory'
import { distinctLooks } from '@/lib/storage/people/looks'
import { canvasOf } from '../support/canvas'
import { readCsv } from '../support/csv'
import { counted, newPhone, the } from '../support/storage'

type Played = readonly [names: readonly string[], start: readonly number[], ...hands: (readonly [number, number[]])[]]

/** Plays an evening of bela for two, with hands given by taker and totals, and reads it back. */
async function evening(people: readonly string[], stakes: Partial<Stakes>, ...games: Played[]): Promise<FoundEvening> {
  const tab = newPhone().openTab()
  for (const [names, totals, ...hands] of games) {
    const out = people.filter((name) => !names.includes(name))
    const plan = { id: 'evening-1', people, pairing: 'same', sittingOut: 'turn', out }
    const start = { totals, heldOver: 0 }
    const set = { rules: { base: 'bela-2' as const }, names, dealer: 0, start, extra: { [EVENING]: plan } }
    const id = the(await startGame(tab, set))
    for (const [taker, made] of hands)
      the(await appendChange(tab, id, { kind: 'recorded', facts: counted(taker, made) }))
  }
  the(await saveStakes(tab, 'evening-1', { ...NO_STAKES, ...stakes, currency: 'EUR' }))
  const found = the(await read(tab, (db) => readEvening(db, 'evening-1')))
  if (found === null) throw new Error('expected an evening, got none')
  return found
}

/**
 * Three games. Ann comes back from 320 to 480 and wins 570 to 495. Then Ben goes bate, so that Cem wins with 480 and all 144
 * points. The third game is still running.
 */
const GAMES: readonly Played[] = [
  [
    ['Ann', 'Ben'],
    [300, 380],
    [1, [20, 100]],
    [0, [160, 10]],
    [0, [90, 5]],
  ],
  [
    ['Cem', 'Ben'],
    [480, 400],
    [1, [80, 64]],
  ],
  [
    ['Ann', 'Cem'],
    [0, 0],
    [0, [100, 62]],
  ],
]
const PEOPLE = ['Ann', 'Ben', 'Cem']
const played = (stakes: Partial<Stakes> = {}) => evening(PEOPLE, stakes, ...GAMES)

describe('an evening of three at a table of two', () => {
  it('has its highlights in words: won from 160 behind, a hand of 160 points, one bate', async () => {
    const { highlights } = reportOf(await played())
    expect(highlights.map(({ label, names, fact }) => [label, names, fact])).toEqual([
      ['First place', 'Ann', '1 of 1 game won'],
      ['Best hand', 'Ann', '160 points in game 1, hand 2'],
      ['Most bates', 'Ben', 'once'],
      ['Best comeback', 'Ann', '160 points behind in game 1'],
    ])
  })

  it('is text without a sum of money as long as no stakes are set', async () => {
    const found = await played()
    const text = eveningText(reportOf(found))
    // Ann: 270 + 100; Cem: 144 + 62; Ben: 115 and nothing.
    expect(text.split('\n').slice(1)).toEqual([
      '',
      '1. Ann: 1 of 1 won, 370 points',
      '2. Cem: 1 of 1 won, 206 points',
      '3. Ben: 0 of 2 won, 115 points',
      '',
      'Best hand: Ann, 160 points in game 1, hand 2',
      'Most bates: Ben, once',
      'Best comeback: Ann, 160 points behind in game 1',
    ])
    expect(eveningCsv(reportOf(found), found.games)).not.toContain('Settlement')
  })

  it('says who pays whom once stakes are set', async () => {
    // A cent a point: Ann 155 + 38, Cem 144 − 38, Ben −155 − 144. Fifty cents for each game, twenty for the bate.
    const found = await played({ difference: 1, game: 50, bate: 20 })
    const paid = ['Settlement', 'Ben pays Ann €2.43', 'Ben pays Cem €1.76']
    expect(eveningText(reportOf(found)).split('\n').slice(-3)).toEqual(paid)
  })

  it('says that no one pays anything where all sums are nothing, and where a cent of the pot is left over', async () => {
    expect(eveningText(reportOf(await played({ bate: 20 })))).toContain('Ben pays Cem €0.20')
    const none = await evening(['Ann', 'Ben'], { bate: 20 }, [
      ['Ann', 'Ben'],
      [0, 0],
      [0, [100, 62]],
    ])
    expect(eveningText(reportOf(none)).split('\n').slice(-2)).toEqual(['Settlement', 'No one owes anything.'])
    const shared = {
      ...reportOf(none),
      settlement: { payments: [], lines: [], currency: 'EUR' as const, note: 'One cent left.' },
    }
    expect(eveningText(shared).split('\n').at(-1)).toBe('One cent left.')
  })

  it('says that points which only a forged game can have cannot be settled', async () => {
    const game: Played = [
      ['Ann', 'Ben'],
      [0, 0],
      [0, [1e9, 0]],
    ]
    const forged = await evening(['Ann', 'Ben'], { difference: MOST_STAKE }, game, game)
    expect(eveningText(reportOf(forged)).split('\n').slice(-2)).toEqual([
      'Settlement',
      'The points are too many to settle.',
    ])
  })

  it('has two digits for sums in every currency', () => {
    expect(CURRENCIES.map((currency) => money(25_050, currency).replace(/[^\d.]/gu, ''))).toEqual(
      CURRENCIES.map(() => '250.50'),
    )
  })

  it('is a table of standings, games and payments, with an empty line between them', async () => {
    const found = await played({ difference: 1, game: 50, bate: 20 })
    const rows = readCsv(eveningCsv(reportOf(found), found.games))
    const begun = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(rows).toEqual([
      ['Place', 'Name', 'Games', 'Won', 'Points', 'Diff.', 'Hands'],
      ['1', 'Ann', '1', '1', '370', '193', '4'],
      ['2', 'Cem', '1', '1', '206', '106', '2'],
      ['3', 'Ben', '2', '0', '115', '-299', '4'],
      [''],
      ['Game', 'Begun', 'Rules', 'Side 1', 'Points', 'Side 2', 'Points', 'Winner'],
      ['1', begun, 'Bela', 'Ann', '570', 'Ben', '495', 'Ann'],
      ['2', begun, 'Bela', 'Cem', '624', 'Ben', '400', 'Cem'],
      ['3', begun, 'Bela', 'Ann', '100', 'Cem', '62', ''],
      [''],
      ['Settlement'],
      ['Pays', 'Receives', 'Amount', 'Currency', 'Paid'],
      ['Ben', 'Ann', '2.43', 'EUR', ''],
      ['Ben', 'Cem', '1.76', 'EUR', ''],
    ])
  })

  it('is a table in which no name is run as a formula', async () => {
    const names = ['=1+1', '@sum', '+49', '-x']
    const found = await evening(
      names,
      { game: 50 },
      [
        ['=1+1', '@sum'],
        [490, 0],
        [0, [100, 62]],
      ],
      [
        ['+49', '-x'],
        [490, 0],
        [0, [100, 62]],
      ],
    )
    const rows = readCsv(eveningCsv(reportOf(found), found.games))
    const named = rows.flat().filter((cell) => names.some((name) => cell.includes(name)))
    // Each person is in the standings, in a game and in a payment, and the winners are there again.
    expect(named).toHaveLength(4 + 4 + 2 + 4)
    expect(named.every((cell) => cell.startsWith("'"))).toBe(true)
  })

  it('sets a name from the right off from the figures after it', async () => {
    const found = await evening(['יוסי', 'Ben'], { game: 50 }, [
      ['יוסי', 'Ben'],
      [490, 0],
      [0, [100, 62]],
    ])
    const text = eveningText(reportOf(found))
    expect(text).toContain('1. \u2068יוסי\u2069: 1 of 1 won, 100 points')
    expect(text).toContain('Ben pays \u2068יוסי\u2069 €0.50')
    expect(reportOf(found).highlights.map(({ names }) => names)).toContain('\u2068יוסי\u2069')
    expect(eveningCsv(reportOf(found), found.games)).not.toMatch(/[\u2068\u2069]/)
  })
})

const FAMILIES = { figures: 'serif', words: 'serif' }

const standing = (name: string, place: number): PersonStanding => ({
  place,
  names: [name],
  games: 12,
  won: 12 - place,
  points: 4321,
  difference: -1234,
  hands: 99,
  leftEarly: 0,
  cameLate: 0,
})

/** Returns the longest report for these people: all but the first pay, and every highlight is there. */
const reportFor = (names: readonly string[]): EveningReport => ({
  day: '21 November 2026',
  standings: names.map((name, row) => standing(name, row + 1)),
  highlights: (['first', 'hand', 'bate', 'comeback'] as const).map((of) => ({
    of,
    label: 'Best comeback',
    names: names.slice(0, 2).join(' and '),
    fact: '160 points behind in game 12',
  })),
  settlement: {
    payments: names.slice(1).map((from) => ({ from, to: names[0] ?? '', amount: 123_456, isPaid: false })),
    lines: [],
    currency: 'EUR',
    note: 'The pot could not be shared evenly. The winners first in the alphabet got the €0.05 left over.',
  },
})

function drawn(report: EveningReport) {
  const canvas = canvasOf()
  const names = report.standings.flatMap((row) => row.names)
  const height = eveningHeight(canvasOf().brush, report, FAMILIES)
  drawEvening(canvas.brush, height, report, distinctLooks(names.map(directoryOf([]).of)), FAMILIES, null)
  return { ...canvas, height }
}

describe('the picture of an evening', () => {
  const TWELVE = Array.from({ length: 12 }, (_, one) => String.fromCodePoint(65 + one).repeat(24))

  it('has twelve names of twenty-four letters whole, in the standings and in every payment', () => {
    const { written } = drawn(reportFor(TWELVE))
    const texts = written.map(({ text }) => text)
    for (const [one, name] of TWELVE.entries()) {
      expect(texts).toContain(name)
      if (one > 0) expect(texts).toContain(`${name} → ${TWELVE[0]}`)
    }
    expect(texts.filter((text) => text.endsWith('…'))).toEqual([])
    expect(texts.filter((text) => text === '€1,234.56')).toHaveLength(11)
  })

  it('is as high as a picture of a game where that is enough, and higher for more people', () => {
    expect(drawn({ ...reportFor(['Ann', 'Ben', 'Cem']), settlement: null }).height).toBe(CARD_HEIGHT)
    const [eleven, twelve] = [TWELVE.slice(1), TWELVE].map((names) => drawn(reportFor(names)).height)
    // One more line in the standings and one more payment, of 64 pixels each.
    expect((twelve ?? 0) - (eleven ?? 0)).toBe(128)
  })

  it('says why no one pays', () => {
    const settlement = { payments: [], lines: ['The points are too many.'], currency: 'EUR' as const, note: null }
    const { written } = drawn({ ...reportFor(['Ann', 'Ben']), settlement })
    expect(written.map(({ text }) => text)).toContain('The points are too many.')
  })

  it('names no sum where no stakes are set', () => {
    const { written } = drawn({ ...reportFor(['Ann', 'Ben']), settlement: null })
    expect(written.filter(({ text }) => /€|Settlement/.test(text))).toEqual([])
  })

  it('keeps every word on the paper, above the felt and clear of every other word in its line', () => {
    const name = fc.string({ minLength: 1, maxLength: 24, unit: 'grapheme' }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 14 }), (names) => {
        const { written, height } = drawn(reportFor(names))
        const [line, app] = written.splice(-2)
        expect([line?.y, app?.y].every((y) => (y ?? 0) > height - FOOT)).toBe(true)
        for (const { text, left, right, y } of written)
          expect([left >= 0, right <= CARD_WIDTH, y < height - FOOT], text).toEqual([true, true, true])
        for (const one of written)
          for (const other of written)
            if (one !== other && one.y === other.y && one.left <= other.left)
              expect(one.right, `${one.text} and ${other.text}`).toBeLessThanOrEqual(other.left)
      }),
      { numRuns: 60 },
    )
  })
})
