import type { PartyLine } from '@/lib/storage'
/** Returns the address of the page of a person or a pair, by their keys. */
export function partyAddress(people: readonly string[], base: string | null = null): string {
  const [name = '', partner] = people
  const query = new URLSearchParams({
    name,
    ...(partner === undefined ? {} : { with: partner }),
    ...(base === null ? {} : { game: base }),
  })
  return `/players/?${query}`
}

/** Returns the address of their games in the history. */
export function gamesAddress(people: readonly string[], base: string | null): string {
  const [player = '', partner] = people
  const query = new URLSearchParams({
    player,
    ...(partner === undefined ? {} : { with: partner }),
    ...(base === null ? {} : { game: base }),
  })
  return `/history/?${query}`
}

/** Returns the key of a person or a pair, for lists and for the choice of one. */
export const partyLineKey = ({ people }: Pick<PartyLine, 'people'>): string => people.map(({ key }) => key).join('\n')
