/** Finding what went wrong. */
export const WHAT_HAPPENED = 'What happened'
export const WHAT_HAPPENED_HELP = 'A word or two: revoke, misdeal, claim'
export const NOTHING_CALLED_THAT = 'Nothing here is called that.'
export const SHOW_EVERYTHING = 'Show everything'
export const RULES_SILENT = 'These rules do not say. Offered, and yours to choose:'
