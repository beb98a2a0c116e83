import { useState } from 'react'
import type { AtTable } from './at-table'

/**
 * Returns the key of the state: the game and its current hand, so that another hand starts with empty fields; without a game, the
 * rules.
 */
export const stateKey = ({ table, game }: AtTable): string =>
  game === null ? JSON.stringify(table.rules) : `${game.id}/${game.number}`

/**
 * Returns a hook for something entered in a ruling. It is kept while the page is open, so that a look into the rules loses
 * nothing. `part` distinguishes fields that are entered more than once.
 */
export function keptState<T>(first: (at: AtTable) => T) {
  const values = new Map<string, { readonly value: T }>()
  return function useKept(at: AtTable, part = ''): readonly [T, (value: T) => void] {
    const key = `${stateKey(at)} ${part}`
    const [value, show] = useState<T>(() => (values.get(key) ?? { value: first(at) }).value)
    return [
      value,
      (next) => {
        values.set(key, { value: next })
        show(next)
      },
    ]
  }
}
