import type { Rules } from '@/lib/engine/table/options'
import { sidesOf, type Side } from '@/lib/engine/table/seats'
import { figuresOf } from './counted'
import type { Draft } from './draft'

/** The sides whose tricks are asked for, and the side to answer next; `null` if all are answered. */
interface AskedOfTricks {
  readonly sides: readonly Side[]
  readonly next: Side | null
}

/**
 * Returns the sides to ask for their tricks. With two sides one answer gives the other. With three, the last follows from the
 * rest, but it is asked as a check.
 */
export function askedOfTricks(rules: Rules, draft: Draft): AskedOfTricks {
  const all = sidesOf(rules)
  const sides = all.length === 2 ? [likelyTrickless(rules, draft)] : all
  return { sides, next: sides.find((side) => (draft.tricks[side] ?? null) === null) ?? null }
}

/** Returns which of two sides is more likely to have taken no trick. */
function likelyTrickless(rules: Rules, draft: Draft): Side {
  const [first = '', second = ''] = figuresOf(rules, draft)
  return draft.lastTrick === 0 || Number(first) > Number(second) ? 1 : 0
}
