import { RULE_SETS } from '@/lib/rulesets/sets/catalogue'
import type { GameNames } from './game-picker'

/** The short names of the games. */
export const GAME_NAMES: GameNames = {
  'bela-2': RULE_SETS['bela-2'].short,
  'bela-3': RULE_SETS['bela-3'].short,
  'klabberjass-4': RULE_SETS['klabberjass-4'].short,
  lehman: RULE_SETS.lehman.short,
  bicycle: RULE_SETS.bicycle.short,
  denexa: RULE_SETS.denexa.short,
  'bridge-belote': RULE_SETS['bridge-belote'].short,
}
