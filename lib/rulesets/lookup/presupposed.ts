import type { OptionName, Rules } from '../../engine/table/options'

/** The values of an option at which a question comes up. */
export interface Condition {
  readonly option: OptionName
  readonly values: readonly (string | number)[]
}

const where = <O extends OptionName>(option: O, ...values: readonly Rules[O][]): Condition => ({ option, values })

/** The conditions under which a question comes up, as values of options. Any one of them is enough. */
export const PRESUPPOSITIONS = {
  'turn-up': [where('auction', 'turn-up')],
  rounds: [where('auction', 'turn-up')],
  auction: [where('auction', 'contracts')],
  bids: [where('auction', 'bids')],
  'no-bids': [where('auction', 'turn-up', 'contracts', 'names-suit')],
  stock: [where('players', 2, 3)],
  'bottom-card': [where('pack', 32)],
  redeal: [where('allPass', 'redeal')],
  'forced-taker': [where('allPass', 'dealer-names', 'eldest-names')],
  schmeiss: [where('schmeiss', 'first-turn', 'every-turn', 'not-dealer-second')],
  'late-schmeiss': [where('schmeiss', 'every-turn', 'not-dealer-second')],
  exchange: [where('exchangeSeven', 'yes')],
  carres: [where('carres', 'yes')],
  runs: [where('runs', 'yes')],
  partners: [where('players', 4)],
  'third-hand': [where('players', 3, 4)],
  'run-trick': [where('runsNeedTrick', 'yes'), where('sweepMelds', 'lost')],
  'no-run-trick': [where('runsNeedTrick', 'no')],
  'no-trumps': [where('auction', 'contracts'), where('forcedNoTrump', 'allowed')],
  'held-over': [where('tie', 'held-over', 'held-over-both')],
  'two-opponents': [where('players', 3)],
  sharing: [where('bateTo', 'higher')],
  doubles: [where('doubling', 2, 3, 4, 8)],
  'match-points': [where('scoring', 'match-points')],
  rounding: [where('scoring', 'match-points'), where('written', 'tens-5-up', 'tens-6-up')],
  'counted-tricks': [where('bidWrites', 'made-and-bid', 'made')],
  'sweep-pays': [where('sweep', '252', '262')],
  premium: [where('sweep', '360', 'match-points')],
  claims: [where('claims', 'any-trick', 'first-three')],
  'to-points': [where('goal', 'points')],
  'in-hands': [where('goal', 'hands')],
  'by-count': [where('winBy', 'count')],
} as const satisfies { readonly [id: string]: readonly Condition[] }

export type PresuppositionId = keyof typeof PRESUPPOSITIONS

/** The answer of a table at which the question does not come up, named after what the table lacks. */
export type Without = `without-${PresuppositionId}`

const isMet = (id: PresuppositionId, rules: Rules): boolean => {
  const conditions: readonly Condition[] = PRESUPPOSITIONS[id]
  return conditions.some(({ option, values }) => values.includes(rules[option]))
}

/** Returns the first presupposition that these rules do not meet, as an answer; `null` if the question comes up. */
export function withoutAt(presupposes: readonly PresuppositionId[] | undefined, rules: Rules): Without | null {
  const missing = presupposes?.find((id) => !isMet(id, rules))
  return missing === undefined ? null : `without-${missing}`
}

/** Tells whether an answer means that the question does not come up. */
export const isWithout = (answer: string): answer is Without => answer.startsWith('without-')

/** The questions with an answer that the table has no such call. */
const NO_SUCH_CALL: Readonly<Record<string, string>> = { big: 'no', schmeiss: 'none' }

/** Tells whether the answer to a question means that the table has no such call. */
export const hasNoSuchCall = (question: string, answer: string): boolean => NO_SUCH_CALL[question] === answer

/** Returns the answers of tables at which the question does not come up. */
export const answersWithout = (presupposes: readonly PresuppositionId[] | undefined): readonly Without[] =>
  (presupposes ?? []).map((id) => `without-${id}` as const)
