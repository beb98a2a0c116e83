/** What every page of the lookup says, and what changes on it with the table. */
export const FIND_A_RULE = 'Find a rule by any word for it'
export const WHOSE_RULES = 'Whose rules'
export const ANSWERS_OF = 'Answers of'
export const AS_WRITTEN_IN = 'As written in'
export const AT_THIS_TABLE = 'At this table'
export const HOUSE_RULE_MARK = 'house rule'

/** A game among the rule sets to choose from. */
export const ourGame = (name: string): string => `Our ${name}`

/** How many questions of a group the table answers by a house rule. */
export const ofOurs = (count: number): string => `${count} of ours`
