/** The prefix of the keys of all registers of contests. */
export const CONTESTS = 'contest/'

/** Returns the key of the plan of a contest. */
export const contestKey = (id: string): string => `${CONTESTS}${id}`
/** Returns the key of one round of a contest, which counts from 1; with an empty number, the prefix of the keys of all its rounds. */
export const roundKey = (id: string, number: number | ''): string => `${contestKey(id)}/${number}`

/** Returns the key of the plan of an evening, as last changed between two games. */
export const planKey = (id: string): string => `evening/${id}`
/** Returns the key of the stakes of an evening, and of the payments that were made. */
export const stakesKey = (id: string): string => `stakes/${id}`

/** Returns the id of the contest, or of the evening, of a register. */
export const idOfKey = (key: string): string => key.split('/')[1] ?? ''
/** Returns the number of the round of a register; `null` if it is not of a round. */
export const roundOfKey = (key: string): number | null => {
  const [, , number] = key.split('/')
  return number === undefined ? null : Number(number)
}
