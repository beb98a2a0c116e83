import type { Meld } from '@/lib/engine/table/hand'

/** A form as it was kept, with a kind for every declaration. Kept by an older build they have none, and are told apart by what they hold. */
export function withMeldKinds(form: unknown): unknown {
  if (typeof form !== 'object' || form === null || !('melds' in form) || !Array.isArray(form.melds)) return form
  const melds: readonly unknown[] = form.melds
  return { ...form, melds: melds.map(withKind) }
}

const withKind = (meld: unknown): unknown =>
  typeof meld === 'object' && meld !== null && !('kind' in meld) ? { kind: kindOf(meld), ...meld } : meld

function kindOf(meld: object): Meld['kind'] {
  if ('cards' in meld) return 'cards'
  if ('run' in meld) return 'run'
  return 'four' in meld ? 'four' : 'settled'
}
