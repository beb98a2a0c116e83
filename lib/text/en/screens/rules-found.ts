/** What a word led to. */
export const FOUND = 'Found'
export const FOUND_RULES = 'Found rules'
export const NOTHING_FOUND = 'Nothing by that name. Try another word, or clear the line for all questions.'
export const HOUSE_RULE_BEFORE = 'House rule: '

export const foundCount = (count: number): string => (count === 1 ? 'One question' : `${count} questions`)
