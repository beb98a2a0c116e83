import { byCodeUnits, canonical } from './canonical'
import type { DeviceId } from './entry'

/**
 * A small value under a key, such as a player, a set of house rules, an archived game, or a deleted game. The last write counts.
 */
export interface Register<V> {
  readonly key: string
  readonly value: V
  readonly clock: number
  readonly device: DeviceId
}

/**
 * Returns the register that counts for every key: the one with the greater clock, then the greater device, then the lesser text.
 */
export function latestRegisters<R extends Register<unknown>>(
  ...copies: readonly (readonly R[])[]
): ReadonlyMap<string, R> {
  const held = new Map<string, R>()
  for (const register of copies.flat()) {
    const other = held.get(register.key)
    if (other === undefined || overrules(register, other)) held.set(register.key, register)
  }
  return held
}

const overrules = (one: Register<unknown>, other: Register<unknown>): boolean =>
  (one.clock - other.clock || byCodeUnits(one.device, other.device) || byCodeUnits(canonical(other), canonical(one))) >
  0
