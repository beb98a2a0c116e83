import { describe, expect, it } from 'vitest'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { skipField, typeDigit } from '@/components/hand/draft-moves'
import type { Rules } from '@/lib/engine/table/options'
import { tableAt } from '../support/text-builders'

/** Presses keys in order: digits, and `>` for the key that ends a number. */
function typed(rules: Rules, keys: string): Draft {
  const press = (draft: Draft, key: string) => (key === '>' ? skipField(rules, draft) : typeDigit(rules, draft, key))
  return Array.from(keys).reduce(press, emptyDraft(rules, 'piles'))
}

describe('figures on the keypad', () => {
  const { rules: two } = tableAt('bela-2')
  const { rules: three } = tableAt('bela-3')

  it.each([
    ['4067', ['40', '67'], 'forty can go no further: the field moves on by itself'],
    ['40>67', ['40', '67'], 'where it has moved on, there is nothing to end'],
    ['12>21', ['12', '21'], 'twelve could become 120: the key ends it'],
    ['8>77', ['8', '77'], 'a single figure is ended by the key'],
    ['0>60', ['0', '60'], 'nothing is nothing'],
    ['>40', ['40', ''], 'a side without a figure is not left out by accident'],
  ])('typing %s gives %j: %s', (keys, figures) => {
    expect(typed(two, keys).figures).toEqual(figures)
  })

  it('three sides are typed one after the other, with the key or without it', () => {
    expect(typed(three, '403020').figures).toEqual(['40', '30', '20'])
    expect(typed(three, '40>30>20').figures).toEqual(['40', '30', '20'])
  })
})
