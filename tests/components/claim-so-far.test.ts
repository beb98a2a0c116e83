import { describe, expect, it } from 'vitest'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { addRun, describeRun, focusField, tapCard, take, toggleBela, typeDigit } from '@/components/hand/draft-moves'
import { claimantPoints, runPointsAt } from '@/components/sheet/claim-so-far'
import { rules } from '../support/builders'

const two = rules('bela-2')
const form = (draft: Draft = emptyDraft(two, 'piles')): Draft => take(draft, 0, 'hearts')
const of = (draft: Draft | null, claimant: number | null) => claimantPoints(two, draft, 1, claimant)

describe('a claim that starts from the form of the hand', () => {
  it('a claim takes over the cards counted or typed for the side', () => {
    const typed = ['4', '4'].reduce((draft, digit) => typeDigit(two, draft, digit), focusField(form(), 1))
    expect(of(typed, 1).cards).toBe('44')
    expect(of(typed, 0).cards).toBe('')
    expect(of(tapCard(form(), 0, 'JH'), 0).cards).toBe('20')
  })

  it('a claim takes over the runs of the side with the best, and no others', () => {
    const draft = addRun(addRun(addRun(form(), 0, 3), 0, 3), 0, 3)
    expect(of(draft, 0).runPoints).toBe(60)
    expect(of(addRun(draft, 1, 4), 0).runPoints).toBe(0)
    expect(of(addRun(draft, 1, 4), 1).runPoints).toBe(50)
  })

  it('a claim takes over no runs while the best are unknown', () => {
    const level = addRun(addRun(form(), 0, 3), 1, 3)
    expect(of(level, 0).runPoints).toBe(0)
    expect(of(describeRun(describeRun(level, 0, { top: 'K' }), 1, { top: 'A' }), 1).runPoints).toBe(20)
  })

  it('a claim takes over runs that need no trumps before trumps are named', () => {
    const bare = addRun(emptyDraft(two, 'piles'), 1, 4)
    expect(of(bare, 1).runPoints).toBe(50)
  })

  it('a claim takes over a bela that was called', () => {
    expect(of(toggleBela(form(), 1), 1).bela).toBe('announced')
    expect(of(toggleBela(form(), 1), 0).bela).toBe('none')
  })

  it('a claim takes over nothing without a claimant or a form', () => {
    expect(of(form(), null)).toEqual({ cards: '', runPoints: 0, bela: 'none' })
    expect(of(null, 0)).toEqual({ cards: '', runPoints: 0, bela: 'none' })
  })
})

it('a claim keeps an unusual sum among the choices', () => {
  expect(runPointsAt(two, 30)).toEqual([0, 20, 30, 40, 50, 60, 70, 100])
})
