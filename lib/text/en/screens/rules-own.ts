/** The answer of the table itself, where it comes from, and the hands that it decided. */
export const HOUSE_RULE = 'House rule.'
export const AGREED_HERE = 'House rule. Agreed at this table.'
export const DECIDED_NO_HAND = 'It has decided no hand of this game.'
export const DECIDED_HAND = 'It decided hand'

export const allHands = (count: number): string => `all ${count}`

/** Before the source of an answer. */
export const ofVariant = (name: string): string => `${name}: `

/** A target that no document has. */
export const agreedTarget = (target: string): string => `${target}, as agreed at this table.`
