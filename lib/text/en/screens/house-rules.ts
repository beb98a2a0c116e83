/** The rules of a table, kept under a name. */
export const HOUSE_RULES = 'House rules'
export const ALL_HOUSE_RULES = 'All house rules'
export const HOUSE_RULES_ABOUT =
  'The rules of your table under a name of your own. A game keeps its own copy of the rules that it was played under.'
export const STARTING_FROM = 'New house rules, starting from'

/** None yet, and none such. */
export const NO_HOUSE_RULES = 'No house rules yet. Choose below what they start from.'
export const HOUSE_RULES_MISSING = 'These house rules are not on this phone. They may have been deleted.'

export const unreadableHouse = (name: string): string =>
  `${name}: these rules cannot be read. They are kept as they are.`

/** How far they are from their document: “After Bela, one thing otherwise.” */
export function afterDocument(document: string, others: number): string {
  if (others === 0) return `After ${document}, as written.`
  return `After ${document}, ${others === 1 ? 'one thing' : `${others} things`} otherwise.`
}
