import type { Rules } from '@/lib/engine/table/options'
import { sidesOf, type Side } from '@/lib/engine/table/seats'
import { figuresOf } from './counted'
import type { Draft } from './draft'

/** The sides whose tricks are asked for, and the one to answer next; `null` where all have theirs. */
interface AskedOfTricks {
  readonly sides: readonly Side[]
  readonly next: Side | null
}

/** With two sides one answer gives the other; with three the last follows from the rest, so it is asked too and checked. */
export function askedOfTricks(rules: Rules, draft: Draft): AskedOfTricks {
  const all = sidesOf(rules)
  const sides = all.length === 2 ? [likelyTrickless(rules, draft)] : all
  return { sides, next: sides.find((side) => (draft.tricks[side] ?? null) === null) ?? null }
}

/** Of two sides the one that has nothing to show for a trick. */
function likelyTrickless(rules: Rules, draft: Draft): Side {
  const [first = '', second = ''] = figuresOf(rules, draft)
  return draft.lastTrick === 0 || Number(first) > Number(second) ? 1 : 0
}
