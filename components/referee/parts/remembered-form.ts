import { formById, FORMS, type Form } from '@/lib/rulesets/variants/forms'
import { externalStore } from '@/lib/stores/external-store'
import { onLocalStorage } from '@/lib/stores/local-storage'
import { useStore } from '@/lib/stores/use-store'

const KEY = 'yuss-referee'

/** The id of the rules chosen since the page was opened; `null` if none were. */
const chosen = externalStore<string | null>(null)

const read = (): string | null => chosen.get() ?? onLocalStorage((storage) => storage.getItem(KEY))

function write(id: string): void {
  onLocalStorage((storage) => storage.setItem(KEY, id))
  chosen.set(id)
}

/** Returns the rules last used by the referee without a game, and a function that changes them. */
export function useRememberedForm(): readonly [Form, (id: string) => void] {
  const id = useStore({ subscribe: chosen.subscribe, get: read })
  const [first] = FORMS
  const form = formById(id) ?? first
  if (form === undefined) throw new Error('expected at least one rule set')
  return [form, write]
}
