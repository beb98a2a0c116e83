/** Emptying the phone: the button, the warning, the question, the end. */
export const DELETE_ALL_OPEN = 'Delete everything on this phone…'
export const DELETE_ALL_TITLE = 'Delete everything on this phone'
export const DELETE_ALL_KEEP = 'Keep everything'
export const DELETE_ALL_GO_ON = 'Go on'
export const DELETE_ALL_DO = 'Delete everything'
export const DELETE_ALL_DONE = 'Everything is deleted. Yuss on this phone is as on the first day.'
export const DELETE_ALL_FOR_GOOD =
  'It cannot be undone, and no server has a copy. A backup saved to a file stays where you put it.'
export const DELETE_ALL_NO_WAY_BACK = 'There is no way back from here.'

/** `games` as `gamesStored` says them. */
export const deletesSentence = (games: string): string =>
  `This deletes ${games}, with their series, the names and house rules you kept, half-filled hands and these settings.`

export const deleteAllSure = (games: string): string => `Yes, delete ${games} and everything else`

/** The games on this phone, inside a sentence; `null` where they could not be counted. */
export function gamesStored(count: number | null): string {
  if (count === null) return 'every game'
  if (count === 0) return 'what is stored'
  return count === 1 ? 'the one game stored here' : `all ${count} games stored here`
}
