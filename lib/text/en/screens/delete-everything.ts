/** Emptying the phone: the button, the warning, the question, the end. */
export const DELETE_ALL_OPEN = 'Delete everything on this phone…'
export const DELETE_ALL_TITLE = 'Delete everything on this phone'
export const DELETE_ALL_KEEP = 'Keep everything'
export const DELETE_ALL_GO_ON = 'Delete everything…'
export const DELETE_ALL_DO = 'Delete everything now'
export const DELETE_ALL_DONE = 'Everything is deleted. Yuss on this phone is as on the first day.'
export const DELETE_ALL_FOR_GOOD =
  'It cannot be undone, and no server has a copy. Save a backup first if you may want any of it back.'
export const DELETE_ALL_NO_WAY_BACK = 'There is no way back from here.'

/** `games` as `gamesStored` says them. */
export const deletesSentence = (games: string): string =>
  `This deletes ${games}, with their series, the names and house rules you kept, half-filled hands and these settings.`

export const deleteAllSure = (games: string): string => `Yes, delete ${games}, with everything else`

/** The games on this phone, inside a sentence; `own` is `null` where they could not be counted, and leaves the example out. */
export function gamesStored(own: number | null, hasExample: boolean): string {
  if (own === null) return 'every game'
  const example = hasExample ? 'the example game' : null
  if (own === 0) return example ?? 'what is stored'
  const games = own === 1 ? 'the one game stored here' : `all ${own} games stored here`
  return example === null ? games : `${games} and ${example}`
}
