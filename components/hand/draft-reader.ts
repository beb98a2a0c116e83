import type { Rules } from '@/lib/engine/options'
import { sideCount } from '@/lib/engine/seats'
import { WAYS } from './draft'
import type { Draft } from './draft'

const LISTS = ['melds', 'bela'] as const

/** Whether stored data is a form that this code can show for a table of this many sides. Anything else is left alone. */
export function isDraftLike(value: unknown, rules: Rules): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const found: Readonly<Record<string, unknown>> = { ...value }
  const sides = sideCount(rules)
  return (
    WAYS.some((way) => way === found['way']) &&
    isList(found['figures'], sides) &&
    isList(found['tricks'], sides) &&
    LISTS.every((name) => Array.isArray(found[name])) &&
    typeof found['field'] === 'number' &&
    found['field'] < sides
  )
}

const isList = (value: unknown, length: number): boolean => Array.isArray(value) && value.length === length
