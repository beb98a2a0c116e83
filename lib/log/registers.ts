import { byCodeUnits, canonical } from './canonical'
import type { DeviceId } from './entry'

/** A small value of which the last word holds: a player, a set of house rules, a game put in the archive, a game deleted. */
export interface Register<V> {
  readonly key: string
  readonly value: V
  readonly clock: number
  readonly device: DeviceId
}

/** The last word on every key: the greater clock, then the greater device, then the lesser text. By key. */
export function lastWords<V>(...copies: readonly (readonly Register<V>[])[]): ReadonlyMap<string, Register<V>> {
  const held = new Map<string, Register<V>>()
  for (const register of copies.flat()) {
    const other = held.get(register.key)
    if (other === undefined || overrules(register, other)) held.set(register.key, register)
  }
  return held
}

const overrules = <V>(one: Register<V>, other: Register<V>): boolean =>
  (one.clock - other.clock || byCodeUnits(one.device, other.device) || byCodeUnits(canonical(other), canonical(one))) >
  0
