import { describe, expect, it } from 'vitest'
import { makeCsv } from '@/lib/format/csv'
import { isolated } from '@/lib/messages/isolate'
import { allOf } from '@/lib/messages/locale'
import { nextSidesText } from '@/lib/text/screens/evening'
import { announceSave } from '@/lib/text/sheet/announce'
import { seatedWith, shortHeading, sideHeading } from '@/lib/text/terms/names'
import { agreed, rules, sheet } from '../support/builders'
import { tableAt } from '../support/text-builders'

const YOSSI = '\u05d9\u05d5\u05e1\u05d9'
const AMIR = '\u0623\u0645\u064a\u0631'
/** Returns the name between the marks that isolate its direction. */
const apart = (name: string) => `\u2068${name}\u2069`

describe('a name written from right to left', () => {
  it('a right-to-left name leaves the figures after it in their places', () => {
    const table = seatedWith(tableAt('bela-2'), [YOSSI, 'Ann'])
    const [row] = sheet(rules('bela-2'), [agreed([30, 0])]).rows
    if (row?.state !== 'scored') throw new Error('the hand is not scored')
    expect(announceSave(table, row)).toBe(
      `Hand: ${apart(YOSSI)} 30, Ann 0. Total: ${apart(YOSSI)} 30, Ann 0. Ann deals.`,
    )
  })

  it('a right-to-left name keeps its place in a list', () => {
    expect(allOf([YOSSI, AMIR, 'Ann'])).toBe(`${apart(YOSSI)}, ${apart(AMIR)} and Ann`)
  })

  it('a right-to-left name keeps its place where it is alone', () => {
    expect(allOf([YOSSI])).toBe(apart(YOSSI))
    expect(nextSidesText({ seats: [YOSSI, 'Ann'], out: [AMIR] })).toBe(
      `${apart(YOSSI)} – Ann · ${apart(AMIR)} sits out`,
    )
    expect(shortHeading(seatedWith(tableAt('klabberjass-4'), [YOSSI, 'Ann', AMIR, 'Ben']), 0)).toBe(
      `${apart(YOSSI)} · ${apart(AMIR)}`,
    )
  })

  it('a right-to-left name has no direction marks in a file for programs', () => {
    const table = seatedWith(tableAt('klabberjass-4'), [YOSSI, '', AMIR, ''])
    expect(makeCsv([[sideHeading(table, 0)]])).toBe(`${YOSSI} and ${AMIR}\r\n`)
  })
})

describe('any other text', () => {
  it.each(['Ann', '\u0410\u043d\u043d\u0430', '\u221244', 30])(
    'text without a right-to-left name is unchanged: %s',
    (text) => {
      expect(isolated(text)).toBe(text)
    },
  )
})
