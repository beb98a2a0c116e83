import { isRow } from '@/lib/core/row'
import type { Card } from '@/lib/engine/table/card'
import { packOf } from '@/lib/engine/table/deck'
import type { Rules } from '@/lib/engine/table/options'
import { sideCount } from '@/lib/engine/table/seats'
import { WAYS, type Draft } from './draft'

const LISTS = ['melds', 'bela'] as const

/**
 * Returns a stored form if this code can show it at a table of this many sides, otherwise `null`. Piles that are impossible at
 * this table are dropped, and the stored figures are used.
 */
export function parseDraft(value: unknown, rules: Rules): Draft | null {
  if (!isDraftLike(value, rules)) return null
  return { ...value, piles: arePiles(value.piles, rules) ? value.piles : null, countedAt: value.countedAt }
}

function isDraftLike(value: unknown, rules: Rules): value is Draft {
  if (!isRow(value)) return false
  const sides = sideCount(rules)
  return (
    WAYS.some((way) => way === value['way']) &&
    isList(value['figures'], sides) &&
    isList(value['tricks'], sides) &&
    LISTS.every((name) => Array.isArray(value[name])) &&
    (value['countedAt'] === undefined || isList(value['countedAt'], sides)) &&
    typeof value['field'] === 'number' &&
    value['field'] < sides
  )
}

/** Tells whether a value is a list of cards of this pack by side, with each card in at most one pile. */
function arePiles(value: unknown, rules: Rules): value is readonly (readonly Card[])[] {
  if (!Array.isArray(value) || !isList(value, sideCount(rules)) || !value.every(Array.isArray)) return false
  const cards: readonly unknown[] = value.flat()
  const pack: readonly unknown[] = packOf(rules.pack)
  return new Set(cards).size === cards.length && cards.every((card) => pack.includes(card))
}

const isList = (value: unknown, length: number): boolean => Array.isArray(value) && value.length === length
