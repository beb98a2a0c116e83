/** The cut for the first deal. */
export const SAY_CUTS = 'Say what everybody cut.'
export const CUT_AGAIN = 'The deciding cards are equal: cut again.'

export const cuts = (name: string): string => `${name} cuts`
export const dealsFirst = (name: string): string => `${name} deals first.`
export const wouldDeal = (name: string): string =>
  `By a high cut ${name} would deal; these rules leave it to the table.`
