import type { Rules } from '../../engine/table/options'
import type { RuleSetId } from '../sets/rule-set'

/** The games whose documents let the organiser count hands instead of points. */
export const COUNTED_IN_HANDS: readonly RuleSetId[] = ['belote', 'contree', 'coinche']

/** The usual length of a game in hands, in clubs and competitions. */
export const TWELVE_HANDS: Pick<Rules, 'target' | 'goal'> = { target: 12, goal: 'hands' }
