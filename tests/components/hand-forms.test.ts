import { describe, expect, it } from 'vitest'
import { draftFor, emptyDraft, type Draft } from '@/components/hand/draft'
import { eraseDigit, typeDigit } from '@/components/hand/draft-moves'
import {
  afterMove,
  handSavedElsewhere,
  handSavedHere,
  isNextHandStarted,
  NO_FORMS,
  openForm,
  parseForms,
  withoutHand,
  type FormMove,
  type HandForms,
  type Surroundings,
} from '@/components/sheet/hand-forms'
import { overtakenBy } from '@/components/sheet/overtaken'
import type { SheetRow } from '@/lib/storage'
import { played, rules } from '../support/builders'
import { sheetRow } from '../support/sheet-row'

const table = rules('bela-2')
const empty = emptyDraft(table, 'piles')
const taken: Draft = { ...empty, taker: 1 }
const corrected: Draft = { ...empty, taker: 0 }

/** A sheet with two hands; the next entry is hand `c`. */
const around: Surroundings = { sheet: ['a', 'b'], isOvertaken: false, newHand: 'c' }

const RECORD: FormMove = { kind: 'begin', task: { kind: 'record' }, draft: empty }
const CORRECT: FormMove = { kind: 'begin', task: { kind: 'correct', hand: 'a' }, draft: corrected }
const LEAVE: FormMove = { kind: 'leave' }
const FINISH: FormMove = { kind: 'finish' }
const say = (draft: Draft): FormMove => ({ kind: 'change', draft })

const play = (moves: readonly FormMove[], from: HandForms = NO_FORMS, where: Surroundings = around) =>
  moves.reduce((forms, move) => afterMove(forms, move, where), from)

const halfSaid = play([RECORD, say(taken)])

describe('the form of the next hand', () => {
  it('the next hand has its id from the first tap on, and no content yet', () => {
    const forms = play([RECORD])
    expect(openForm(forms)).toEqual({ task: { kind: 'record', hand: 'c' }, draft: empty })
    expect(isNextHandStarted(forms, table)).toBe(false)
  })

  it('the next hand is half entered once anything is entered', () => {
    expect(isNextHandStarted(halfSaid, table)).toBe(true)
  })

  it('the next hand is empty again once the typed digit is erased', () => {
    const rubbedOut = eraseDigit(table, typeDigit(table, empty, '7'))
    expect(isNextHandStarted(play([RECORD, say(rubbedOut)]), table)).toBe(false)
  })

  it('the next hand waits while the sheet is shown, and continues with the same id', () => {
    const left = play([LEAVE], halfSaid)
    expect(openForm(left)).toBeNull()
    expect(openForm(play([RECORD], left, { ...around, newHand: 'd' }))).toEqual(openForm(halfSaid))
  })

  it('the next hand leaves the forms once it is on the sheet', () => {
    expect(play([FINISH], halfSaid)).toBe(NO_FORMS)
  })

  it('the next hand remembers which hands were on the sheet at the last entry', () => {
    const later = { ...around, sheet: ['a', 'b', 'x'] }
    expect(halfSaid.seen).toEqual(['a', 'b'])
    expect(play([say(taken)], halfSaid, later).seen).toEqual(['a', 'b', 'x'])
  })
})

describe('the form of a correction', () => {
  it('a correction covers the next hand, which is there again afterwards', () => {
    const correcting = play([LEAVE, CORRECT], halfSaid)
    expect(openForm(correcting)).toEqual({ task: { kind: 'correct', hand: 'a' }, draft: corrected })
    expect(isNextHandStarted(correcting, table)).toBe(true)
    const after = play([FINISH], correcting)
    expect(openForm(after)).toBeNull()
    expect(openForm(play([RECORD], after))).toEqual(openForm(halfSaid))
  })

  it('a correction leaves the half-entered next hand alone', () => {
    const forms = play([CORRECT, say(taken)])
    expect(openForm(forms)?.draft).toBe(taken)
    expect(forms.next).toBeNull()
  })

  it('a correction gives no id to an empty next hand', () => {
    expect(play([CORRECT, LEAVE]).hand).toBeNull()
  })
})

describe('a deal thrown in during a half-entered hand', () => {
  it('a thrown-in deal comes before the half-entered hand, which knows it', () => {
    const forms = play([{ kind: 'beside', hand: 'thrown-in' }], play([LEAVE], halfSaid))
    expect(forms.seen).toEqual(['a', 'b', 'thrown-in'])
    expect(forms.hand).toBe('c')
  })

  it('a thrown-in deal leaves no form behind where none was begun', () => {
    expect(play([{ kind: 'beside', hand: 'thrown-in' }])).toBe(NO_FORMS)
  })
})

describe('a hand from another tab', () => {
  const overtaken: Surroundings = { sheet: ['a', 'b', 'theirs'], isOvertaken: true, newHand: 'd' }

  it('a hand from another tab stays unseen until someone says which hand this is', () => {
    expect(play([say(taken), LEAVE, RECORD], halfSaid, overtaken).seen).toEqual(['a', 'b'])
  })

  it('a hand from another tab replaces the half-entered hand if it is the same', () => {
    expect(play([{ kind: 'give-way' }], halfSaid, overtaken)).toEqual(NO_FORMS)
  })

  it('a hand from another tab comes before the half-entered one if they differ', () => {
    const forms = play([{ kind: 'go-on', hand: 'd' }], halfSaid, overtaken)
    expect(openForm(forms)).toEqual({ task: { kind: 'record', hand: 'd' }, draft: taken })
    expect(forms.seen).toEqual(['a', 'b', 'theirs'])
  })

  it('a hand from another tab leaves an open correction alone', () => {
    const forms = play([CORRECT], halfSaid)
    expect(openForm(play([{ kind: 'give-way' }], forms, overtaken))).toEqual(openForm(forms))
  })
})

describe('a hand half entered in two tabs', () => {
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

  it('a hand saved in the other tab is done here, if nothing was entered since', () => {
    expect(savedElsewhere(opened, opened, [row('c')])).toBe('c')
    expect(withoutHand(opened, 'c')).toEqual(NO_FORMS)
  })

  it('a hand saved in the other tab is done here if both are the same', () => {
    const typed = play([say(whole)], opened, { ...around, sheet: [] })
    expect(savedElsewhere(typed, opened, [row('c')])).toBe('c')
    expect(savedElsewhere(typed, opened, [row('theirs')])).toBe('c')
  })

  it('a hand saved in the other tab asks here if the two differ', () => {
    const typed = play([say({ ...taken, trump: 'clubs' })], opened, { ...around, sheet: [] })
    expect(savedElsewhere(typed, opened, [row('c')])).toBeNull()
  })

  it('a half-entered hand continues while it is not on the sheet', () => {
    expect(savedElsewhere(opened, opened, [])).toBeNull()
  })

  it('a hand saved in the other tab removes no other hand here', () => {
    expect(withoutHand(opened, 'another')).toBe(opened)
  })
})

describe('forms restored from the phone', () => {
  const kept = (forms: HandForms): unknown => JSON.parse(JSON.stringify(forms))

  it('restored forms open where they were left', () => {
    expect(parseForms(kept(halfSaid), table)).toEqual(halfSaid)
    const correcting = play([CORRECT], halfSaid)
    expect(parseForms(kept(correcting), table)).toEqual(correcting)
  })

  it('restored forms stay closed where there is nothing to open', () => {
    expect(parseForms(null, table)).toEqual(NO_FORMS)
    expect(parseForms({ ...halfSaid, next: 'no form' }, table)).toMatchObject({ next: null, hand: null, open: null })
    expect(parseForms({ ...halfSaid, open: 'correction' }, table).open).toBeNull()
  })
})

describe('a hand that this tab has saved', () => {
  const own = (hand: string) => hand === 'c'
  const onSheet = ['a', 'b', 'c']

  it('a saved hand leaves its form as soon as the sheet has it', () => {
    expect(handSavedHere(halfSaid, around.sheet, own)).toBeNull()
    expect(handSavedHere(halfSaid, onSheet, own)).toBe('c')
    expect(openForm(withoutHand(halfSaid, 'c'))).toBeNull()
  })

  it('a saved hand is not mistaken for another tab’s or a covered one', () => {
    expect(handSavedHere(halfSaid, onSheet, () => false)).toBeNull()
    expect(handSavedHere(play([CORRECT], halfSaid), onSheet, own)).toBeNull()
  })
})
