import type { PlayerRecord } from '@/lib/storage/records/record-types'

/** Returns the record of a person with these written names, by their keys. */
export const playerRow = (name: string, keys: readonly string[]): PlayerRecord => ({
  id: name.replace(/\W/g, ''),
  v: 1,
  name,
  keys: [...keys],
  colour: 'red',
  initials: null,
  updatedAt: 0,
  extra: {},
})
