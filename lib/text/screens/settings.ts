import * as said from '../../messages/compiled/app/settings'

/**
 * The data that “Delete everything” deletes: `own` is the number of the table's own games (`null` if they could not be counted);
 * the example may be there too.
 */
export interface StoredGames {
  readonly own: number | null
  readonly hasExample: boolean
}

function factsOf({ own, hasExample }: StoredGames) {
  const count = own ?? 0
  if (own === null) return { stored: 'unknown', count } as const
  if (own === 0) return { stored: hasExample ? 'example' : 'nothing', count } as const
  return { stored: hasExample ? 'both' : 'games', count } as const
}

export const deletesSentence = (stored: StoredGames): string =>
  `${said.deletesGames(factsOf(stored))} ${said.deletesTheRest}`

export const deleteAllSure = (stored: StoredGames): string => said.deleteAllSure(factsOf(stored))
