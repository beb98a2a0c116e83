import { isListed, type OptionName, type Rules } from '@/lib/engine/table/options'
import { optionPart } from '@/lib/messages/compiled/app/other-rules'
import { valuesFor, type AgreedRules } from '@/lib/rulesets/variants/agree'

/** The parts into which the questions about rules are divided. */
type Part = 'pack' | 'trumps' | 'declarations' | 'play' | 'score' | 'end'

export const partName = ({ part }: OptionGroup): string => optionPart({ part })

/** The options of one part of the game, in the order of the questions. */
export interface OptionGroup {
  readonly part: Part
  readonly options: readonly OptionName[]
}

/** Every option except the number of players, which the chosen game settles. */
export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    part: 'pack',
    options: ['pack', 'direction', 'firstDealer', 'nextDealer', 'redealDealer', 'voidDeal'],
  },
  {
    part: 'trumps',
    options: [
      'auction',
      'bidStart',
      'bidTop',
      'indicator',
      'schmeiss',
      'schmeissRefused',
      'allPass',
      'forcedNoTrump',
      'doubling',
      'big',
      'exchangeSeven',
    ],
  },
  {
    part: 'declarations',
    options: [
      'runs',
      'longRuns',
      'equalRuns',
      'trumpRun',
      'runsNeedTrick',
      'carres',
      'meldContest',
      'belaCall',
      'noTrumpMelds',
    ],
  },
  {
    part: 'play',
    options: [
      'leader',
      'beatPlain',
      'underTrump',
      'partnerWinning',
      'beatPartner',
      'bareYuss',
      'lowTrumpLead',
      'revoke',
    ],
  },
  {
    part: 'score',
    options: [
      'tie',
      'bateTo',
      'belaDecides',
      'belaKept',
      'bidNeeds',
      'bidWrites',
      'failedBid',
      'failedSweep',
      'pile',
      'doubleOf',
      'capotBid',
      'capotWrites',
      'sweep',
      'sweepMelds',
      'sweepDoubled',
      'noTrumpDoubled',
      'scoring',
      'written',
      'multiply',
      'kirtik',
    ],
  },
  { part: 'end', options: ['target', 'goal', 'claims', 'bothOver', 'winNeedsTrick', 'winBy'] },
]

type Sense = (rules: Rules) => boolean

const onTurnUp: Sense = ({ auction }) => auction === 'turn-up'
const inMatchPoints: Sense = ({ scoring }) => scoring === 'match-points'
const canBeNoTrumps: Sense = ({ auction, forcedNoTrump }) => auction === 'contracts' || forcedNoTrump === 'allowed'

const onBids: Sense = ({ auction }) => auction === 'bids'
const withRuns: Sense = ({ runs }) => runs === 'yes'
/** Four of a kind is asked if runs are declared; without runs, only at a table that has it already. */
const withFours: Sense = ({ runs, carres }) => runs === 'yes' || carres === 'yes'
const withRunsAndFours: Sense = ({ runs, carres }) => runs === 'yes' && carres === 'yes'
/** True if a side without a trick can lose something: its declarations or a bela. */
const canLose: Sense = (rules) => withFours(rules) || rules.sweepMelds === 'lost'
/**
 * Runs are said to need no trick only where that is so: it is not where a side without a trick loses all its declarations.
 */
const trickMatters: Sense = ({ runsNeedTrick, sweepMelds }) => runsNeedTrick === 'yes' || sweepMelds === 'own'
const both =
  (one: Sense, other: Sense): Sense =>
  (rules) =>
    one(rules) && other(rules)

/**
 * Tells whether an option has an unusual value or declarations are one contest. No game on offer has that value, so it is asked
 * only then.
 */
const whereKnown =
  <K extends OptionName>(option: K, elsewhere: Rules[K]): Sense =>
  (rules) =>
    rules[option] !== elsewhere || rules.meldContest === 'one'

/**
 * The condition under which each question makes sense: without a schmeiss, the form does not ask who takes after one.
 */
const SENSES: { readonly [K in OptionName]?: Sense } = {
  voidDeal: onTurnUp,
  indicator: onTurnUp,
  allPass: onTurnUp,
  forcedNoTrump: onTurnUp,
  exchangeSeven: onTurnUp,
  schmeissRefused: ({ schmeiss }) => schmeiss !== 'none',
  noTrumpMelds: canBeNoTrumps,
  noTrumpDoubled: ({ auction }) => auction === 'contracts',
  sweepDoubled: inMatchPoints,
  multiply: inMatchPoints,
  kirtik: inMatchPoints,
  bidStart: onBids,
  bidTop: onBids,
  bidNeeds: onBids,
  bidWrites: onBids,
  failedBid: onBids,
  failedSweep: onBids,
  pile: onBids,
  doubleOf: onBids,
  capotBid: onBids,
  capotWrites: onBids,
  longRuns: withRuns,
  equalRuns: withRuns,
  trumpRun: withRuns,
  runsNeedTrick: both(withRuns, trickMatters),
  carres: withFours,
  runs: whereKnown('runs', 'yes'),
  meldContest: both(withRunsAndFours, whereKnown('meldContest', 'apart')),
  underTrump: whereKnown('underTrump', 'must'),
  belaDecides: whereKnown('belaDecides', 'yes'),
  belaKept: whereKnown('belaKept', 'no'),
  sweepMelds: both(canLose, whereKnown('sweepMelds', 'own')),
  written: whereKnown('written', 'exact'),
  goal: whereKnown('goal', 'points'),
  winBy: whereKnown('winBy', 'count'),
}

/**
 * Returns the options of a group that a table of this size can settle: those with several possible answers, and those
 * that clash.
 */
export const optionsIn = (group: OptionGroup, { rules, clashes }: AgreedRules): readonly OptionName[] =>
  group.options.filter(
    (option) =>
      clashes.some((clash) => clash.option === option) || (isAsked(option, rules) && hasChoice(option, rules)),
  )

const isAsked = (option: OptionName, rules: Rules): boolean => SENSES[option]?.(rules) ?? true

const hasChoice = (option: OptionName, rules: Rules): boolean =>
  !isListed(option) || valuesFor(rules, option).length > 1
