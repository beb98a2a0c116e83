/**
 * Everything a table can choose, each option listed once. The type `Rules`, the
 * questionnaire, the file reader, the comparison screen and the random tables of
 * the tests all come from this list.
 */
export const OPTIONS = {
  players: [2, 3, 4],
  pack: [32, 28],
  target: 'whole number',
  goal: ['points', 'hands'],
  direction: ['clockwise', 'counterclockwise'],
  firstDealer: ['high-cut', 'low-cut', 'agree'],
  nextDealer: ['winner', 'next'],
  redealDealer: ['next', 'same'],
  voidDeal: ['no', 'yes'],
  auction: ['turn-up', 'contracts', 'names-suit', 'bids'],
  bidStart: 'whole number',
  bidTop: 'whole number',
  schmeiss: ['none', 'first-turn', 'every-turn', 'not-dealer-second'],
  schmeissRefused: ['caller-takes', 'refuser-takes'],
  allPass: ['redeal', 'dealer-names', 'eldest-names'],
  forcedNoTrump: ['no', 'allowed'],
  doubling: [1, 2, 3, 4, 8],
  big: ['no', 'allowed'],
  exchangeSeven: ['no', 'yes'],
  indicator: ['turn-up', 'low-card'],
  leader: ['eldest', 'taker'],
  runs: ['yes', 'no'],
  longRuns: ['one', 'split', 'hundred', 'hundred-at-most'],
  equalRuns: ['first-declared', 'nobody'],
  trumpRun: ['wins', 'equal'],
  runsNeedTrick: ['no', 'yes'],
  carres: ['no', 'yes'],
  meldContest: ['apart', 'one'],
  noTrumpMelds: ['runs', 'none'],
  noTrumpDoubled: ['no', 'yes'],
  belaCall: ['first-card', 'second-card', 'either'],
  belaDecides: ['yes', 'no'],
  belaKept: ['no', 'yes'],
  beatPlain: ['no', 'yes', 'always'],
  underTrump: ['must', 'free'],
  partnerWinning: ['free', 'must-trump'],
  beatPartner: ['no', 'yes'],
  bareYuss: ['must-play', 'may-hold'],
  lowTrumpLead: ['allowed', 'barred'],
  tie: ['held-over', 'held-over-both', 'bate', 'defender-own', 'made', 'replay'],
  bateTo: ['higher', 'each'],
  bidNeeds: ['bid', 'bid-and-more'],
  bidWrites: ['made-and-bid', 'made', 'bid'],
  failedBid: ['yes', 'no'],
  failedSweep: ['yes', 'no'],
  pile: [162, 160],
  doubleOf: ['everything', 'bid', 'declared-too'],
  capotBid: 'whole number',
  capotWrites: ['bid', 'flat'],
  sweep: ['none', '360', 'match-points', '252', '262'],
  sweepMelds: ['own', 'to-sweeper', 'lost'],
  sweepDoubled: ['yes', 'no'],
  scoring: ['points', 'match-points'],
  written: ['exact', 'tens-5-up', 'tens-6-up'],
  multiply: ['after-rounding', 'before-rounding'],
  kirtik: ['no', 'yes'],
  claims: ['any-trick', 'first-three', 'none'],
  bothOver: ['last-trick', 'higher', 'taker-first'],
  winNeedsTrick: ['no', 'yes'],
  winBy: ['count', 'own-made-hand'],
  revoke: ['unstated', 'all-to-other-side'],
} as const

export type OptionName = keyof typeof OPTIONS

type ValueIn<T> = T extends readonly (infer V)[] ? V : number

/** The options whose value is a number of points (or of hands, for the target) and not one of a list. */
export type NumberOption = {
  [K in OptionName]: (typeof OPTIONS)[K] extends string ? K : never
}[OptionName]

/** The options with a list of values. */
export type ListedOption = Exclude<OptionName, NumberOption>

/** One table's rules: a value for every option. Numbers of points are whole and above zero. */
export type Rules = { readonly [K in OptionName]: ValueIn<(typeof OPTIONS)[K]> }

export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[]

/** Tells whether an option has a list of values to choose from. */
export const isListed = (option: OptionName): option is ListedOption => typeof OPTIONS[option] !== 'string'

/**
 * Tells whether `value` is one of the listed values of `option` or, if the option is a number of points, a whole number above
 * zero.
 */
export function isOptionValue(option: OptionName, value: unknown): boolean {
  const values: readonly unknown[] | string = OPTIONS[option]
  if (typeof values === 'string') return Number.isSafeInteger(value) && Number(value) > 0
  return values.includes(value)
}

/** Returns the multipliers that a hand can have. A redouble is worth three only at tables where that is the highest. */
export const multipliersOf = ({ doubling }: Pick<Rules, 'doubling'>): readonly Rules['doubling'][] =>
  OPTIONS.doubling.filter((times) => times <= doubling && (times !== 3 || doubling === 3))

/** A combination that no form of the game can have: the option, its value, and what it would need. */
export interface Clash {
  readonly option: OptionName
  readonly needs: ClashNeed
}

export const CLASH_NEEDS = [
  'three-players',
  'two-players',
  'four-players',
  'two-or-four-players',
  'no-exchange',
  'turn-up',
  'turn-up-or-names-suit',
  'contracts',
  'contracts-or-bids',
  'bids',
  'no-bids',
  'points',
  'match-points',
  'forced-taker',
  'no-claims',
  'win-at-count',
  'win-without-trick',
  'bid-written',
  'tens',
  'top-above-start',
] as const

export type ClashNeed = (typeof CLASH_NEEDS)[number]

interface Condition {
  readonly option: OptionName
  /** The values that need it; `any` if every value does. */
  readonly values: readonly unknown[] | 'any'
  readonly needs: ClashNeed
}

const needs = (option: OptionName, values: Condition['values'], need: ClashNeed): Condition => ({
  option,
  values,
  needs: need,
})

const CONDITIONS: readonly Condition[] = [
  needs('pack', [28], 'three-players'),
  needs('pack', [28], 'no-exchange'),
  needs('big', ['allowed'], 'three-players'),
  needs('bateTo', ['each'], 'three-players'),
  needs('tie', ['held-over', 'held-over-both', 'defender-own'], 'two-or-four-players'),
  needs('tie', ['held-over', 'held-over-both', 'defender-own', 'made', 'replay'], 'no-bids'),
  needs('tie', ['made', 'replay'], 'points'),
  needs('schmeiss', ['first-turn', 'every-turn', 'not-dealer-second'], 'two-players'),
  needs('schmeiss', ['first-turn', 'every-turn', 'not-dealer-second'], 'turn-up'),
  needs('beatPlain', ['yes', 'always'], 'four-players'),
  needs('indicator', ['low-card'], 'four-players'),
  needs('auction', ['contracts', 'names-suit', 'bids'], 'four-players'),
  needs('bidStart', 'any', 'tens'),
  needs('bidTop', 'any', 'tens'),
  needs('bidTop', 'any', 'top-above-start'),
  needs('carres', ['yes'], 'four-players'),
  needs('longRuns', ['hundred', 'hundred-at-most'], 'four-players'),
  needs('partnerWinning', ['must-trump'], 'four-players'),
  needs('beatPartner', ['yes'], 'four-players'),
  needs('doubling', [2, 4], 'contracts-or-bids'),
  needs('doubling', [3], 'bids'),
  needs('doubling', [8], 'contracts'),
  needs('doubleOf', ['bid'], 'bid-written'),
  needs('noTrumpDoubled', ['yes'], 'contracts'),
  needs('scoring', ['match-points'], 'contracts'),
  needs('sweep', ['match-points'], 'match-points'),
  needs('sweep', ['360', '252', '262'], 'points'),
  needs('sweep', ['252', '262'], 'four-players'),
  needs('sweepMelds', ['to-sweeper', 'lost'], 'points'),
  needs('sweepMelds', ['to-sweeper', 'lost'], 'four-players'),
  needs('multiply', ['before-rounding'], 'match-points'),
  needs('sweepDoubled', ['no'], 'match-points'),
  needs('kirtik', ['yes'], 'match-points'),
  needs('belaDecides', ['no'], 'points'),
  needs('belaKept', ['yes'], 'points'),
  needs('written', ['tens-5-up', 'tens-6-up'], 'points'),
  needs('forcedNoTrump', ['allowed'], 'forced-taker'),
  needs('forcedNoTrump', ['allowed'], 'four-players'),
  needs('allPass', ['dealer-names'], 'turn-up-or-names-suit'),
  needs('allPass', ['eldest-names'], 'turn-up'),
  needs('exchangeSeven', ['yes'], 'turn-up'),
  needs('voidDeal', ['yes'], 'turn-up'),
  needs('claims', ['any-trick', 'first-three'], 'points'),
  needs('goal', ['hands'], 'points'),
  needs('goal', ['hands'], 'no-claims'),
  needs('goal', ['hands'], 'win-without-trick'),
  needs('goal', ['hands'], 'win-at-count'),
  needs('winBy', ['own-made-hand'], 'points'),
  needs('winBy', ['own-made-hand'], 'no-claims'),
  needs('winBy', ['own-made-hand'], 'win-without-trick'),
]

/** Tells whether a number of points is a multiple of ten. */
const isInTens = (points: number): boolean => points % 10 === 0

function isMet({ option, needs: need }: Condition, rules: Rules): boolean {
  switch (need) {
    case 'three-players':
      return rules.players === 3
    case 'two-players':
      return rules.players === 2
    case 'four-players':
      return rules.players === 4
    case 'two-or-four-players':
      return rules.players !== 3
    case 'no-exchange':
      return rules.exchangeSeven === 'no'
    case 'turn-up':
      return rules.auction === 'turn-up'
    case 'turn-up-or-names-suit':
      return rules.auction === 'turn-up' || rules.auction === 'names-suit'
    case 'contracts':
      return rules.auction === 'contracts'
    case 'contracts-or-bids':
      return rules.auction === 'contracts' || rules.auction === 'bids'
    case 'bids':
      return rules.auction === 'bids'
    case 'no-bids':
      return rules.auction !== 'bids'
    case 'points':
      return rules.scoring === 'points'
    case 'match-points':
      return rules.scoring === 'match-points'
    case 'forced-taker':
      return rules.allPass !== 'redeal'
    case 'no-claims':
      return rules.claims === 'none'
    case 'win-at-count':
      return rules.winBy === 'count'
    case 'win-without-trick':
      return rules.winNeedsTrick === 'no'
    // At tables without bids it does not matter what a bid writes.
    case 'bid-written':
      return rules.auction !== 'bids' || rules.bidWrites !== 'made'
    case 'tens':
      return rules.auction !== 'bids' || isInTens(Number(rules[option]))
    case 'top-above-start':
      return rules.auction !== 'bids' || rules.bidTop >= rules.bidStart
  }
}

const concerns = ({ option, values }: Condition, rules: Rules): boolean =>
  values === 'any' || values.includes(rules[option])

/**
 * Returns the combinations in these rules that make no sense, in the order of the table of the file format. Empty if the rules
 * can be played.
 */
export function clashes(rules: Rules): readonly Clash[] {
  return CONDITIONS.filter((condition) => concerns(condition, rules) && !isMet(condition, rules))
}
