/** A first six of only eights and sevens. */
export const NO_DEAL_IS_VOID = 'No deal is void at this table, however poor the cards.'
export const WRITE_VOID = 'Write down a void deal'
export const FIRST_SIX_OF_ONE = 'The first six cards of one player'
export const NOT_VOID = 'Not void: there is more than eights and sevens.'

export const tapFirstSix = (count: number): string => `Tap the first six of one player: ${count} so far.`
export const voidSentence = (dealer: string): string => `Void: ${dealer} shuffles and deals again.`
