/** A claim of the game. */
export const CLAIM_TITLE = 'Claim the game'
export const CLAIM_ABOUT =
  'Only who has just won a trick may claim, before leading to the next. A claim that falls short loses the game.'
export const CLAIM_WON = 'Claim: the game is won'
export const CLAIM_ANYWAY = 'Claim all the same'

/** What is asked. */
export const WHO_CLAIMS = 'Who claims'
export const CLAIM_TAKER = 'Who took'
export const CLAIM_TRUMPS = 'In what'
export const AFTER_TRICK = 'After which trick'
export const CLAIM_RUNS = 'Runs, if they are the best'
export const CLAIM_RUN_POINTS = 'Run points of the claimant'
export const CLAIM_CARDS = 'Points in the claimant’s tricks so far'
export const CLAIM_CARD_POINTS = 'Card points of the claimant'

/** A question that the claim does not hang on. */
export const ifYouLike = (ask: string): string => `${ask}, if you like`

export const trickLabel = (number: number): string => `trick ${number}`

/** The sum. */
export const CLAIM_UNSAID = 'Say what the claimant has: the sum is worked out here.'
export const ofTarget = (target: number): string => `of ${target}`
