import { useSyncExternalStore } from 'react'
import { formById, FORMS, type Form } from '@/lib/rulesets/variants/forms'

const KEY = 'yuss-referee'
const listeners = new Set<() => void>()
let chosen: string | null = null

/** A phone that keeps nothing, as in a private window, asks again the next time. */
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
    // The choice still holds for as long as the page is open.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The rules that the referee was last asked by without a game. */
export function useRememberedForm(): readonly [Form, (id: string) => void] {
  const id = useSyncExternalStore(subscribe, read, () => null)
  const [first] = FORMS
  const form = formById(id) ?? first
  if (form === undefined) throw new Error('expected at least one rule set')
  return [form, write]
}
