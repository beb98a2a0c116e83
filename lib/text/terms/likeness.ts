import { nameKey, type Likeness } from '../../engine/table/alike'
import { looksLike, onePerson } from '../../messages/compiled/table/common'

/** Says why a second person cannot have a name; `null` if they can. `sameName` says it of two equal names. */
export function nameRefusal(name: string, found: Likeness | null, sameName: string): string | null {
  if (found?.kind !== 'same') return null
  return nameKey(found.name) === nameKey(name) ? sameName : onePerson({ one: found.name, other: name })
}

/** Asks about a name that only looks like another one; `null` if there is nothing to ask. */
export const nameQuestion = (name: string, found: Likeness | null): string | null =>
  found?.kind === 'alike' ? looksLike({ name, other: found.name }) : null
