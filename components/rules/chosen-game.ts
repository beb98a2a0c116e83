import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { externalStore } from '@/lib/stores/external-store'
import { onLocalStorage } from '@/lib/stores/local-storage'

const KEY = 'yuss-rules-of'

/** The rules that the reader chose for the answers of the lookup. */
export interface ChosenGame {
  /**
   * The rules chosen since the app was opened; `own` stands for the rules of the current game. The choice counts only while
   * `from` is the game in the address (`null` for none).
   */
  readonly now: { readonly game: RuleSetId | 'own'; readonly from: string | null } | null
  /** The rule set chosen last on this device; it is used if there is no current game. */
  readonly last: RuleSetId | null
}

const NOTHING_CHOSEN: ChosenGame = { now: null, last: null }

const knownRuleSet = (id: string | null): RuleSetId | null => RULE_SET_IDS.find((one) => one === id) ?? null

export const chosenGame = externalStore<ChosenGame>(NOTHING_CHOSEN, (store) => {
  const last = knownRuleSet(onLocalStorage((storage) => storage.getItem(KEY)))
  if (last !== store.get().last) store.set({ ...store.get(), last })
  return () => {}
})

/**
 * Makes the lookup answer by a rule set, or by the rules of the current game (`own`), while `from` is the game in the address. A
 * rule set is also remembered on this device.
 */
export function chooseGame(game: RuleSetId | 'own', from: string | null): void {
  const last = game === 'own' ? chosenGame.get().last : game
  chosenGame.set({ now: { game, from }, last })
  if (game !== 'own') onLocalStorage((storage) => storage.setItem(KEY, game))
}
