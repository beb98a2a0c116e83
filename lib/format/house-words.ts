/** What the releases up to 1.0 wrote for house rules whose name had nothing to see. */
const NOBODYS = 'House rules'

/** The name of house rules as somebody gave it; none where it is what those were called that had none. */
export const houseNameGiven = (name: string): string => (name.trim() === NOBODYS ? '' : name)
