/** The address of the list of contests. */
export const CONTESTS_HREF = '/contest/'
/** The address of the form for a new contest. */
export const NEW_CONTEST_HREF = '/contest/?new=1'

/** Returns the address of a contest on this device. */
export const contestHref = (id: string): string => `/contest/?id=${encodeURIComponent(id)}`
