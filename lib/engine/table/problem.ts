/** The kinds of problems, in the order in which they are looked for. */
export const PROBLEM_CODES = [
  'unreadable',
  'impossible-option',
  'impossible-card-points',
  'impossible-tricks',
  'impossible-meld',
  'impossible-bela',
  'undecided',
  'game-over',
] as const

export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** The possible faults, each with its code; `lib/text/problems` has a sentence for each. */
export const PROBLEMS = {
  'not-this-format': 'unreadable',
  'option-clash': 'impossible-option',
  'multiplier-too-high': 'impossible-option',
  'big-not-played': 'impossible-option',
  'trump-not-in-auction': 'impossible-option',
  'no-claims-here': 'impossible-option',
  'claim-too-late': 'impossible-option',
  'bid-not-asked': 'impossible-option',
  'bid-out-of-bounds': 'impossible-option',
  'negative-points': 'impossible-card-points',
  'pile-over-pack': 'impossible-card-points',
  'card-points-sum': 'impossible-card-points',
  'totals-sum': 'impossible-card-points',
  'say-all-tricks': 'impossible-card-points',
  'claim-over-pack': 'impossible-card-points',
  'tricks-sum': 'impossible-tricks',
  'points-without-trick': 'impossible-tricks',
  'total-without-trick': 'impossible-tricks',
  'last-trick-without-trick': 'impossible-tricks',
  'no-such-trick': 'impossible-tricks',
  'trick-size': 'impossible-tricks',
  'card-not-in-pack': 'impossible-tricks',
  'card-played-twice': 'impossible-tricks',
  'card-not-held': 'impossible-tricks',
  'dealt-twice': 'impossible-tricks',
  'hand-too-large': 'impossible-tricks',
  'runs-not-played': 'impossible-meld',
  'run-too-short': 'impossible-meld',
  'run-two-suits': 'impossible-meld',
  'run-not-consecutive': 'impossible-meld',
  'run-not-in-pack': 'impossible-meld',
  'card-twice': 'impossible-meld',
  'four-not-known': 'impossible-meld',
  'card-in-two-melds': 'impossible-meld',
  'melds-over-hand': 'impossible-meld',
  'meld-points': 'impossible-meld',
  'meld-not-held': 'impossible-meld',
  'bela-at-no-trumps': 'impossible-bela',
  'too-many-belas': 'impossible-bela',
  'bela-card-shown': 'impossible-bela',
  'bela-not-held': 'impossible-bela',
  'bela-not-in-total': 'impossible-bela',
  'say-card-points': 'undecided',
  'say-last-trick': 'undecided',
  'say-run-top': 'undecided',
  'say-run-suit': 'undecided',
  'say-tricks': 'undecided',
  'say-trump': 'undecided',
  'say-claim': 'undecided',
  'say-bid': 'undecided',
  'say-declared': 'undecided',
  'after-the-end': 'game-over',
} as const satisfies Record<string, ProblemCode>

export type ProblemName = keyof typeof PROBLEMS

/** Something about a hand that is impossible, or that has to be said before it can be scored. */
export interface Problem {
  readonly code: ProblemCode
  readonly name: ProblemName
  /** The place in the facts: `cardPoints`, `melds.1`, `tricks`. Empty for the hand as a whole. */
  readonly place: string
  /** The figures for the sentence: what was given, and what is possible. */
  readonly figures: Readonly<Record<string, number | string>>
}

export function problem(name: ProblemName, place: string, figures: Problem['figures'] = {}): Problem {
  return { code: PROBLEMS[name], name, place, figures }
}

/** Tells whether the hand lacks a fact: it can be right as it is, once that is said. */
export const lacksFact = ({ code, name }: Problem): boolean => code === 'undecided' || name === 'say-all-tricks'
