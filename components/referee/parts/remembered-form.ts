import { useSyncExternalStore } from 'react'
import { formById, FORMS, type Form } from '@/lib/rulesets/variants/forms'

const KEY = 'yuss-referee'
const listeners = new Set<() => void>()
let chosen: string | null = null

/**
 * Returns the id of the stored rules, or of those chosen since the page was opened; `null` if there is neither. Storage can fail,
 * as in a private window.
 */
function read(): string | null {
  try {
    return chosen ?? localStorage.getItem(KEY)
  } catch {
    return chosen
  }
}

function write(id: string): void {
  chosen = id
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // The choice is kept while the page is open.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the rules last used by the referee without a game, and a function that changes them. */
export function useRememberedForm(): readonly [Form, (id: string) => void] {
  const id = useSyncExternalStore(subscribe, read)
  const [first] = FORMS
  const form = formById(id) ?? first
  if (form === undefined) throw new Error('expected at least one rule set')
  return [form, write]
}
