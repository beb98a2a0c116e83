import { useState } from 'react'
import type { AtTable } from './at-table'

/** The rules asked by, and with a game the hand that is being played: another hand starts with empty fields. */
const stateKey = ({ table, game }: AtTable): string =>
  game === null ? JSON.stringify(table.rules) : `${game.id}/${game.number}`

/**
 * Something entered in a ruling, kept as long as the page is open: a look into the rules and back loses nothing.
 * `part` tells apart what is entered more than once.
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
