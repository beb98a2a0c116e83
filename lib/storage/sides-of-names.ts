/** Names by side: partners together at a table of four. */
export const sidesOfNames = (names: readonly string[]): readonly (readonly string[])[] =>
  names.length === 4 ? [0, 1].map((side) => names.filter((_, seat) => seat % 2 === side)) : names.map((name) => [name])
