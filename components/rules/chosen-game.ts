import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { externalStore } from '@/lib/stores/external-store'

const KEY = 'yuss-rules-of'

/** The choice of whose rules the lookup answers by. */
export interface ChosenGame {
  /** Chosen while the app was open, and the game that the lookup was opened from: at another game it holds no longer. */
  readonly now: { readonly game: RuleSetId | 'own'; readonly from: string | null } | null
  /** Chosen last on this phone, for as long as no game is in progress. */
  readonly last: RuleSetId | null
}

export const NOTHING_CHOSEN: ChosenGame = { now: null, last: null }

const known = (id: string | null): RuleSetId | null => RULE_SET_IDS.find((one) => one === id) ?? null

export const chosenGame = externalStore<ChosenGame>(NOTHING_CHOSEN, (store) => {
  const last = known(kept((storage) => storage.getItem(KEY)))
  if (last !== store.get().last) store.set({ ...store.get(), last })
  return () => {}
})

/** Looks rules up as this game has them, or as the game in progress plays them. */
export function chooseGame(game: RuleSetId | 'own', from: string | null): void {
  const last = game === 'own' ? chosenGame.get().last : game
  chosenGame.set({ now: { game, from }, last })
  if (game !== 'own') kept((storage) => storage.setItem(KEY, game))
}

/** A browser that bars such storage forgets the choice with the page. */
function kept<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
