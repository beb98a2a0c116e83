/** Beside a link to a page elsewhere. */
export const LEAVES_THE_APP = 'another site, needs the network'

/** Before the documents that a question cites. */
export const THE_WRITINGS = 'The writings'
