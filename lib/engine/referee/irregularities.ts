import type { Rules } from '../table/options'

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
 * The remedies. `correct` and `put-right` go on with the deal; `redeal` throws it in; `all-to-other-side` scores the hand as
 * revoked; `no-claim` and `nothing` cost nothing; `game-lost` ends the game; `agree` leaves it to the table.
 */
export const REMEDIES = [
  'redeal',
  'correct',
  'put-right',
  'all-to-other-side',
  'no-claim',
  'game-lost',
  'no-claims-here',
  'nothing',
  'agree',
] as const

export type Remedy = (typeof REMEDIES)[number]

/** The basis of a remedy: `stated` in the table's rules, or `silent`, so that remedies are only offered. */
export type Footing = 'stated' | 'silent'

/** Returns the remedies open to the table, the proposed one first. */
export function remediesFor(rules: Rules, irregularity: Irregularity, footing: Footing): readonly Remedy[] {
  switch (irregularity) {
    case 'exposed-in-deal':
    case 'wrong-count-before':
      return footing === 'stated' ? ['redeal', 'correct'] : ['agree', 'redeal', 'correct']
    case 'wrong-count-bidding':
      return footing === 'stated' ? ['correct'] : ['agree', 'correct', 'redeal']
    case 'wrong-count-play':
      return footing === 'stated' ? ['all-to-other-side'] : ['agree', 'redeal', 'all-to-other-side']
    case 'false-run':
    case 'false-bela':
      return footing === 'stated' ? ['all-to-other-side'] : ['agree', 'all-to-other-side']
    case 'revoke':
      return footing === 'stated' ? ['all-to-other-side'] : ['put-right', 'agree', 'all-to-other-side']
    case 'low-trump-lead':
      return rules.lowTrumpLead === 'barred' ? ['put-right', 'agree'] : ['nothing']
    case 'exposed-card':
    case 'out-of-turn':
      return ['put-right', 'agree']
    case 'claim-moment':
      return [rules.claims === 'none' ? 'no-claims-here' : 'no-claim']
    case 'false-claim':
      return [rules.claims === 'none' ? 'no-claims-here' : 'game-lost']
  }
}

/** The entries that remedies make on the sheet. If the deal simply goes on, there is none. */
export type RemedyEntry = 'misdeal' | 'revoke' | 'claimed' | 'agreed'

export function entryOf(remedy: Remedy): RemedyEntry | null {
  switch (remedy) {
    case 'redeal':
      return 'misdeal'
    case 'all-to-other-side':
      return 'revoke'
    case 'game-lost':
      return 'claimed'
    case 'agree':
      return 'agreed'
    case 'correct':
    case 'put-right':
    case 'no-claim':
    case 'no-claims-here':
    case 'nothing':
      return null
  }
}
