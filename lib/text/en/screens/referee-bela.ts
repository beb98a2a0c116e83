/** King and queen of trumps. */
export const BOTH_IN_ONE_HAND = 'Were both in the same hand?'
export const NOT_IN_ONE_HAND = 'No. King and queen of trumps must have been in one hand.'
export const WHERE_ARE_THEY = 'Where are they now?'
