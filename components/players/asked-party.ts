import type { AddressParams } from '../addresses/use-address'

/** The one or the pair that the address names; no one, where it names none. */
export const askedParty = (params: AddressParams): readonly string[] =>
  [params.get('name'), params.get('with')].flatMap((key) => (key === null || key === '' ? [] : [key]))
