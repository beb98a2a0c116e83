import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { formById, FORMS, type Form } from '@/lib/rulesets/variants/forms'
import { externalStore } from '@/lib/stores/external-store'
import { onLocalStorage } from '@/lib/stores/local-storage'
import { useStore } from '@/lib/stores/use-store'

const KEY = 'yuss-referee'

/** The choice of the rules of the table's own game. */
export const OWN_GAME = 'own'

/** The choice made since the page was opened: the id of a form, or `OWN_GAME`; `null` if there was none. */
const chosen = externalStore<string | null>(null)

function write(id: string): void {
  if (id !== OWN_GAME) onLocalStorage((storage) => storage.setItem(KEY, id))
  chosen.set(id)
}

/**
 * Returns the form that the referee rules by without a game in the address, `null` for the rules of the table's own game, and a
 * function that changes it. The first of these that exists counts: the choice made since the page was opened, the rules of the
 * table's own game, the choice stored on this device, the first form.
 */
export function useRememberedForm(hasOwn: boolean): readonly [Form | null, (id: string) => void] {
  const now = useStore(chosen)
  const [first] = FORMS
  if (first === undefined) throw new Error('expected at least one rule set')
  const last = useInBrowser(() => onLocalStorage((storage) => storage.getItem(KEY)), null)
  const form = formById(now) ?? (hasOwn ? null : (formById(last) ?? first))
  return [form, write]
}
