/** What a word led to. */
export const FOUND = 'Found'
export const FOUND_RULES = 'Found rules'
export const NOTHING_FOUND = 'Nothing was found by that name.'
export const WHAT_NEXT =
  'Try another word for it, or a shorter one. Clear the line for all questions, or look among the'
export const TO_THE_WORDS = 'words of the table'
export const HOUSE_RULE_BEFORE = 'House rule: '

export const foundCount = (count: number): string => (count === 1 ? 'One question' : `${count} questions`)
