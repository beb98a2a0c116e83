import type { OptionName, Rules } from '@/lib/engine/table/options'
import { optionPart } from '@/lib/messages/compiled/app/other-rules'
import { valuesFor, type Agreed } from '@/lib/rulesets/variants/agree'

/** The parts in which the rules of a table are asked. */
type Part = 'pack' | 'trumps' | 'declarations' | 'play' | 'score' | 'end'

export const partName = ({ part }: OptionGroup): string => optionPart({ part })

/** Options of one part of the game, as the questionnaire asks them. */
export interface OptionGroup {
  readonly part: Part
  readonly options: readonly OptionName[]
}

/** Every option but the number of players, which the chosen game settles. */
export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    part: 'pack',
    options: ['pack', 'direction', 'firstDealer', 'nextDealer', 'redealDealer', 'voidDeal'],
  },
  {
    part: 'trumps',
    options: [
      'auction',
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
    options: ['longRuns', 'equalRuns', 'trumpRun', 'runsNeedTrick', 'carres', 'belaCall', 'noTrumpMelds'],
  },
  {
    part: 'play',
    options: ['leader', 'beatPlain', 'partnerWinning', 'beatPartner', 'bareYuss', 'lowTrumpLead', 'revoke'],
  },
  {
    part: 'score',
    options: ['tie', 'bateTo', 'sweep', 'sweepDoubled', 'noTrumpDoubled', 'scoring', 'multiply', 'kirtik'],
  },
  { part: 'end', options: ['target', 'claims', 'bothOver', 'winNeedsTrick'] },
]

type Sense = (rules: Rules) => boolean

const onTurnUp: Sense = ({ auction }) => auction === 'turn-up'
const inMatchPoints: Sense = ({ scoring }) => scoring === 'match-points'
const canBeNoTrumps: Sense = ({ auction, forcedNoTrump }) => auction === 'contracts' || forcedNoTrump === 'allowed'

/** Where a question has an answer at all: nobody asks who takes after a schmeiss where there is none. */
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
}

/** What a table of this size can settle in a group: the options with more than one possible answer, and those that clash. */
export const optionsIn = (group: OptionGroup, { rules, clashes }: Agreed): readonly OptionName[] =>
  group.options.filter(
    (option) =>
      clashes.some((clash) => clash.option === option) || (isAsked(option, rules) && hasChoice(option, rules)),
  )

const isAsked = (option: OptionName, rules: Rules): boolean => SENSES[option]?.(rules) ?? true

const hasChoice = (option: OptionName, rules: Rules): boolean =>
  option === 'target' || valuesFor(rules, option).length > 1
