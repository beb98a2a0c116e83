import type { AddressParams } from '../addresses/use-address'

/** Returns the keys of the person or the pair that the address names; empty if it names none. */
export const askedParty = (params: AddressParams): readonly string[] =>
  [params.get('name'), params.get('with')].flatMap((key) => (key === null || key === '' ? [] : [key]))
