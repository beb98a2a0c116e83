/** The prefix of the keys of all registers of contests. */
export const CONTESTS = 'contest/'
