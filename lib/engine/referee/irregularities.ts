/** The mistakes that can happen at a table, in the order of a deal. */
export const IRREGULARITIES = [
  'exposed-in-deal',
  'wrong-count-before',
  'wrong-count-bidding',
  'wrong-count-play',
  'false-run',
  'false-bela',
  'revoke',
  'low-trump-lead',
  'exposed-card',
  'out-of-turn',
  'claim-moment',
  'false-claim',
] as const

export type Irregularity = (typeof IRREGULARITIES)[number]

/**
 * The remedies. `correct`, `put-right` and `must-be-played` go on with the deal; `redeal` throws it in; `all-to-other-side` scores
 * the hand as revoked; `declared-points` writes what was falsely declared beside the hand, and `points-named` a sum that the rules
 * name; `no-claim` and `nothing` cost nothing; `game-lost` ends the game; `agree` leaves it to the table.
 */
export const REMEDIES = [
  'redeal',
  'correct',
  'put-right',
  'must-be-played',
  'all-to-other-side',
  'declared-points',
  'points-named',
  'no-claim',
  'game-lost',
  'nothing',
  'agree',
] as const

export type Remedy = (typeof REMEDIES)[number]

/** The entries that remedies make on the sheet. If the deal simply goes on, there is none. */
export type RemedyEntry = 'misdeal' | 'revoke' | 'declared' | 'claimed' | 'agreed'

export function entryOf(remedy: Remedy): RemedyEntry | null {
  switch (remedy) {
    case 'redeal':
      return 'misdeal'
    case 'all-to-other-side':
      return 'revoke'
    case 'declared-points':
      return 'declared'
    case 'game-lost':
      return 'claimed'
    case 'points-named':
    case 'agree':
      return 'agreed'
    case 'correct':
    case 'put-right':
    case 'must-be-played':
    case 'no-claim':
    case 'nothing':
      return null
  }
}
