import { describe, expect, it } from 'vitest'
import { draftFor, emptyDraft, type Draft } from '@/components/hand/draft'
import { eraseDigit, typeDigit } from '@/components/hand/draft-moves'
import {
  afterMove,
  handSavedElsewhere,
  handSavedHere,
  isHalfSaid,
  NO_FORMS,
  openForm,
  parseForms,
  withoutHand,
  type FormMove,
  type HandForms,
  type Surroundings,
} from '@/components/ledger/hand-forms'
import { overtakenBy } from '@/components/ledger/overtaken'
import type { SheetRow } from '@/lib/storage'
import { played, rules } from '../support/builders'
import { sheetRow } from '../support/sheet-row'

const table = rules('bela-2')
const empty = emptyDraft(table, 'piles')
const taken: Draft = { ...empty, taker: 1 }
const corrected: Draft = { ...empty, taker: 0 }

/** Two hands are on the sheet, and whatever is said next is hand `c`. */
const around: Surroundings = { sheet: ['a', 'b'], isOvertaken: false, newHand: 'c' }

const RECORD: FormMove = { kind: 'begin', task: { kind: 'record' }, draft: empty }
const CORRECT: FormMove = { kind: 'begin', task: { kind: 'correct', hand: 'a' }, draft: corrected }
const LEAVE: FormMove = { kind: 'leave' }
const FINISH: FormMove = { kind: 'finish' }
const say = (draft: Draft): FormMove => ({ kind: 'change', draft })

const play = (moves: readonly FormMove[], from: HandForms = NO_FORMS, where: Surroundings = around) =>
  moves.reduce((forms, move) => afterMove(forms, move, where), from)

const halfSaid = play([RECORD, say(taken)])

describe('the next hand', () => {
  it('has its id from the first tap on, and is about nothing yet', () => {
    const forms = play([RECORD])
    expect(openForm(forms)).toEqual({ task: { kind: 'record', hand: 'c' }, draft: empty })
    expect(isHalfSaid(forms, table)).toBe(false)
  })

  it('is half said once anything is said of it', () => {
    expect(isHalfSaid(halfSaid, table)).toBe(true)
  })

  it('is not half said where what was typed is rubbed out', () => {
    const rubbedOut = eraseDigit(table, typeDigit(table, empty, '7'))
    expect(isHalfSaid(play([RECORD, say(rubbedOut)]), table)).toBe(false)
  })

  it('waits while the sheet shows, and goes on under the same id', () => {
    const left = play([LEAVE], halfSaid)
    expect(openForm(left)).toBeNull()
    expect(openForm(play([RECORD], left, { ...around, newHand: 'd' }))).toEqual(openForm(halfSaid))
  })

  it('is gone from the forms once it is on the sheet', () => {
    expect(play([FINISH], halfSaid)).toBe(NO_FORMS)
  })

  it('has seen the hands that stood on the sheet when something was last said of it', () => {
    const later = { ...around, sheet: ['a', 'b', 'x'] }
    expect(halfSaid.seen).toEqual(['a', 'b'])
    expect(play([say(taken)], halfSaid, later).seen).toEqual(['a', 'b', 'x'])
  })
})

describe('a correction', () => {
  it('lies over the next hand, which is there again after it', () => {
    const correcting = play([LEAVE, CORRECT], halfSaid)
    expect(openForm(correcting)).toEqual({ task: { kind: 'correct', hand: 'a' }, draft: corrected })
    expect(isHalfSaid(correcting, table)).toBe(true)
    const after = play([FINISH], correcting)
    expect(openForm(after)).toBeNull()
    expect(openForm(play([RECORD], after))).toEqual(openForm(halfSaid))
  })

  it('leaves the half-typed next hand alone', () => {
    const forms = play([CORRECT, say(taken)])
    expect(openForm(forms)?.draft).toBe(taken)
    expect(forms.next).toBeNull()
  })

  it('gives no id to a next hand of which nothing is said', () => {
    expect(play([CORRECT, LEAVE]).hand).toBeNull()
  })
})

describe('a deal thrown in while a hand is half said', () => {
  it('comes before that hand, which has seen it', () => {
    const forms = play([{ kind: 'beside', hand: 'thrown-in' }], play([LEAVE], halfSaid))
    expect(forms.seen).toEqual(['a', 'b', 'thrown-in'])
    expect(forms.hand).toBe('c')
  })

  it('leaves nothing behind where nothing was half said', () => {
    expect(play([{ kind: 'beside', hand: 'thrown-in' }])).toBe(NO_FORMS)
  })
})

describe('a hand from another tab', () => {
  const overtaken: Surroundings = { sheet: ['a', 'b', 'theirs'], isOvertaken: true, newHand: 'd' }

  it('stays unseen, whatever is typed, until someone says which hand this is', () => {
    expect(play([say(taken), LEAVE, RECORD], halfSaid, overtaken).seen).toEqual(['a', 'b'])
  })

  it('takes the place of what is half said where it is the same hand', () => {
    expect(play([{ kind: 'give-way' }], halfSaid, overtaken)).toEqual(NO_FORMS)
  })

  it('stands before it where it is another: what is half said goes on as the hand after it', () => {
    const forms = play([{ kind: 'go-on', hand: 'd' }], halfSaid, overtaken)
    expect(openForm(forms)).toEqual({ task: { kind: 'record', hand: 'd' }, draft: taken })
    expect(forms.seen).toEqual(['a', 'b', 'theirs'])
  })

  it('leaves a correction open that lies over what gives way', () => {
    const forms = play([CORRECT], halfSaid)
    expect(openForm(play([{ kind: 'give-way' }], forms, overtaken))).toEqual(openForm(forms))
  })
})

describe('a hand that is half said in two tabs', () => {
  const hand = played({ cardPoints: [70, 45] })
  const whole = draftFor(table, 'piles', hand)
  const row = (id: string) => sheetRow(table, id, hand)
  const savedElsewhere = (forms: HandForms, found: HandForms, rows: readonly SheetRow[]) =>
    handSavedElsewhere(forms, found, {
      rules: table,
      sheet: rows.map(({ id }) => id),
      overtaken: overtakenBy(rows, forms.seen, () => false),
    })
  const opened = play([RECORD, say(taken)], NO_FORMS, { ...around, sheet: [] })

  it('is done with here when the other has saved it and nothing was said here since', () => {
    expect(savedElsewhere(opened, opened, [row('c')])).toBe('c')
    expect(withoutHand(opened, 'c')).toEqual(NO_FORMS)
  })

  it('is done with here when both say the same of it', () => {
    const typed = play([say(whole)], opened, { ...around, sheet: [] })
    expect(savedElsewhere(typed, opened, [row('c')])).toBe('c')
    expect(savedElsewhere(typed, opened, [row('theirs')])).toBe('c')
  })

  it('is asked about where something else was said here since', () => {
    const typed = play([say({ ...taken, trump: 'clubs' })], opened, { ...around, sheet: [] })
    expect(savedElsewhere(typed, opened, [row('c')])).toBeNull()
  })

  it('goes on where it is not on the sheet', () => {
    expect(savedElsewhere(opened, opened, [])).toBeNull()
  })

  it('takes no other hand with it', () => {
    expect(withoutHand(opened, 'another')).toBe(opened)
  })
})

describe('forms that were kept on the phone', () => {
  const kept = (forms: HandForms): unknown => JSON.parse(JSON.stringify(forms))

  it('open where they were left', () => {
    expect(parseForms(kept(halfSaid), table)).toEqual(halfSaid)
    const correcting = play([CORRECT], halfSaid)
    expect(parseForms(kept(correcting), table)).toEqual(correcting)
  })

  it('stay closed where there is nothing to open', () => {
    expect(parseForms(null, table)).toEqual(NO_FORMS)
    expect(parseForms({ ...halfSaid, next: 'no form' }, table)).toMatchObject({ next: null, hand: null, open: null })
    expect(parseForms({ ...halfSaid, open: 'correction' }, table).open).toBeNull()
  })
})

describe('a hand that this tab has saved', () => {
  const own = (hand: string) => hand === 'c'
  const onSheet = ['a', 'b', 'c']

  it('is gone from its form as soon as the sheet has it', () => {
    expect(handSavedHere(halfSaid, around.sheet, own)).toBeNull()
    expect(handSavedHere(halfSaid, onSheet, own)).toBe('c')
    expect(openForm(withoutHand(halfSaid, 'c'))).toBeNull()
  })

  it('is not taken for one of another tab, nor for one that waits behind a correction', () => {
    expect(handSavedHere(halfSaid, onSheet, () => false)).toBeNull()
    expect(handSavedHere(play([CORRECT], halfSaid), onSheet, own)).toBeNull()
  })
})
