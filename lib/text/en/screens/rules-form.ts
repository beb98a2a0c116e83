/** The questions of a table, in three parts. */
export const WHERE_TABLES_DIFFER = 'Where tables differ'
export const NAMED_VARIANTS = 'Named variants'
export const EVERYTHING_ELSE = { title: 'Everything else', aside: 'Every question that can be settled' } as const
