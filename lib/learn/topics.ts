import { sweepMore } from '../engine/table/deck'
import type { Rules } from '../engine/table/options'
import type { Level } from './levels'

const TOPICS = {
  easy: ['plain'],
  medium: ['declared', 'bela', 'failed', 'level'],
  hard: ['doubled', 'big', 'held-over', 'sweep', 'no-suit', 'every-trick', 'claim', 'all-declared'],
} as const satisfies { readonly [L in Level]: readonly string[] }

/** The subject of a question, in addition to the taker and the points in cards. */
export type Topic = (typeof TOPICS)[Level][number]

/** Returns the topics of a level that can come up at a table, at least one. */
export const topicsAt = (rules: Rules, level: Level): readonly Topic[] => {
  const known = TOPICS[level].filter((topic) => isKnown(rules, topic))
  return known.length === 0 ? ['plain'] : known
}

function isKnown(rules: Rules, topic: Topic): boolean {
  const declares = rules.runs === 'yes' || rules.carres === 'yes'
  switch (topic) {
    case 'plain':
    case 'bela':
    case 'failed':
      return true
    case 'declared':
    case 'all-declared':
      return declares
    case 'level':
      return rules.auction !== 'bids'
    case 'doubled':
      return rules.doubling > 1
    case 'big':
      return rules.big === 'allowed'
    case 'held-over':
      return rules.tie === 'held-over' || rules.tie === 'held-over-both'
    case 'sweep':
      return paysForAll(rules) || (declares && (rules.runsNeedTrick === 'yes' || rules.sweepMelds !== 'own'))
    case 'no-suit':
      return rules.auction === 'contracts'
    case 'every-trick':
      return rules.auction === 'bids'
    case 'claim':
      return rules.claims !== 'none'
  }
}

const paysForAll = (rules: Rules): boolean =>
  sweepMore(rules) > 0 || rules.sweep === '360' || rules.sweep === 'match-points' || rules.kirtik === 'yes'
