/**
 * Everything a table can choose, each option listed once. The type `Rules`, the
 * questionnaire, the file reader, the comparison screen and the random tables of
 * the tests all come from this list.
 */
export const OPTIONS = {
  players: [2, 3, 4],
  pack: [32, 28],
  target: 'whole number',
  direction: ['clockwise', 'counterclockwise'],
  firstDealer: ['high-cut', 'low-cut', 'agree'],
  nextDealer: ['winner', 'next'],
  redealDealer: ['next', 'same'],
  voidDeal: ['no', 'yes'],
  auction: ['turn-up', 'contracts'],
  schmeiss: ['none', 'first-turn', 'every-turn', 'not-dealer-second'],
  schmeissRefused: ['caller-takes', 'refuser-takes'],
  allPass: ['redeal', 'dealer-names', 'eldest-names'],
  forcedNoTrump: ['no', 'allowed'],
  doubling: [1, 2, 4, 8],
  big: ['no', 'allowed'],
  exchangeSeven: ['no', 'yes'],
  indicator: ['turn-up', 'low-card'],
  leader: ['eldest', 'taker'],
  longRuns: ['one', 'split', 'hundred'],
  equalRuns: ['first-declared', 'nobody'],
  trumpRun: ['wins', 'equal'],
  runsNeedTrick: ['no', 'yes'],
  carres: ['no', 'yes'],
  noTrumpMelds: ['runs', 'none'],
  noTrumpDoubled: ['no', 'yes'],
  belaCall: ['first-card', 'second-card', 'either'],
  beatPlain: ['no', 'yes'],
  partnerWinning: ['free', 'must-trump'],
  beatPartner: ['no', 'yes'],
  bareYuss: ['must-play', 'may-hold'],
  lowTrumpLead: ['allowed', 'barred'],
  tie: ['held-over', 'held-over-both', 'bate', 'defender-own'],
  bateTo: ['higher', 'each'],
  sweep: ['none', '360', 'match-points'],
  sweepDoubled: ['yes', 'no'],
  scoring: ['points', 'match-points'],
  multiply: ['after-rounding', 'before-rounding'],
  kirtik: ['no', 'yes'],
  claims: ['any-trick', 'first-three', 'none'],
  bothOver: ['last-trick', 'higher', 'taker-first'],
  winNeedsTrick: ['no', 'yes'],
  revoke: ['unstated', 'all-to-other-side'],
} as const

export type OptionName = keyof typeof OPTIONS

type ValueIn<T> = T extends readonly (infer V)[] ? V : number

/** One table's rules: a value for every option. `target` is a whole number of points above zero. */
export type Rules = { readonly [K in OptionName]: ValueIn<(typeof OPTIONS)[K]> }

export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[]

/** Whether `value` is one of the listed values of `option`, or for the target a whole number above zero. */
export function isOptionValue(option: OptionName, value: unknown): boolean {
  const values: readonly unknown[] | string = OPTIONS[option]
  if (typeof values === 'string') return Number.isSafeInteger(value) && Number(value) > 0
  return values.includes(value)
}

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
  'contracts',
  'points',
  'match-points',
  'forced-taker',
] as const

export type ClashNeed = (typeof CLASH_NEEDS)[number]

interface Condition {
  readonly option: OptionName
  readonly values: readonly unknown[]
  readonly needs: ClashNeed
}

const needs = (option: OptionName, values: readonly unknown[], need: ClashNeed): Condition => ({
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
  needs('schmeiss', ['first-turn', 'every-turn', 'not-dealer-second'], 'two-players'),
  needs('schmeiss', ['first-turn', 'every-turn', 'not-dealer-second'], 'turn-up'),
  needs('beatPlain', ['yes'], 'four-players'),
  needs('indicator', ['low-card'], 'four-players'),
  needs('auction', ['contracts'], 'four-players'),
  needs('carres', ['yes'], 'four-players'),
  needs('longRuns', ['hundred'], 'four-players'),
  needs('partnerWinning', ['must-trump'], 'four-players'),
  needs('beatPartner', ['yes'], 'four-players'),
  needs('doubling', [2, 4, 8], 'contracts'),
  needs('noTrumpDoubled', ['yes'], 'contracts'),
  needs('scoring', ['match-points'], 'contracts'),
  needs('sweep', ['match-points'], 'match-points'),
  needs('sweep', ['360'], 'points'),
  needs('multiply', ['before-rounding'], 'match-points'),
  needs('sweepDoubled', ['no'], 'match-points'),
  needs('kirtik', ['yes'], 'match-points'),
  needs('forcedNoTrump', ['allowed'], 'forced-taker'),
  needs('forcedNoTrump', ['allowed'], 'four-players'),
  needs('allPass', ['dealer-names', 'eldest-names'], 'turn-up'),
  needs('exchangeSeven', ['yes'], 'turn-up'),
  needs('voidDeal', ['yes'], 'turn-up'),
  needs('claims', ['any-trick', 'first-three'], 'points'),
]

function isMet(need: ClashNeed, rules: Rules): boolean {
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
    case 'contracts':
      return rules.auction === 'contracts'
    case 'points':
      return rules.scoring === 'points'
    case 'match-points':
      return rules.scoring === 'match-points'
    case 'forced-taker':
      return rules.allPass !== 'redeal'
  }
}

/** The combinations in these rules that make no sense, in the order of the table of the file format. Empty when the rules can be played. */
export function clashes(rules: Rules): readonly Clash[] {
  return CONDITIONS.filter(({ option, values, needs }) => values.includes(rules[option]) && !isMet(needs, rules))
}
