import type { Rules } from '@/lib/engine/table/options'
import type { Way } from './draft'

/** How many rows of keys the form of these rules has above its figures: the room they need decides how large all keys are. */
export function rowsOf(rules: Rules, way: Way): number {
  const stakes = hasStakes(rules) ? 1 : 0
  if (way === 'totals') return 1 + stakes + (rules.scoring === 'match-points' ? 1 : 0)
  return stakes + (rules.players === 4 ? 5 : 2 * rules.players)
}

/** Whether a hand of these rules can count more than once. */
export const hasStakes = (rules: Rules): boolean => rules.doubling > 1 || rules.big === 'allowed'
