import type { OptionName, Rules } from '../../engine/table/options'

/** What an option has to be for a question to come up. */
interface Condition {
  readonly option: OptionName
  readonly values: readonly (string | number)[]
}

const where = <O extends OptionName>(option: O, ...values: readonly Rules[O][]): Condition => ({ option, values })

interface Presupposition {
  /** Any one of these is enough. */
  readonly arises: readonly Condition[]
  /** Why it does not come up where none of them holds. */
  readonly otherwise: string
}

/** What a question takes for granted about the game, as values of options. */
export const PRESUPPOSITIONS = {
  'turn-up': { arises: [where('auction', 'turn-up')], otherwise: 'no card is turned up' },
  rounds: {
    arises: [where('auction', 'turn-up')],
    otherwise: 'there are no rounds, and contracts are bid until the bidding ends',
  },
  auction: {
    arises: [where('auction', 'contracts')],
    otherwise: 'trumps are taken or named, and nobody can go higher',
  },
  stock: { arises: [where('players', 2, 3)], otherwise: 'every card is dealt' },
  'bottom-card': { arises: [where('pack', 32)], otherwise: 'only the turn-up is left over' },
  redeal: { arises: [where('allPass', 'redeal')], otherwise: 'one player has to take when the others have passed' },
  'forced-taker': {
    arises: [where('allPass', 'dealer-names', 'eldest-names')],
    otherwise: 'nobody is forced to take',
  },
  schmeiss: {
    arises: [where('schmeiss', 'first-turn', 'every-turn', 'not-dealer-second')],
    otherwise: 'there is no schmeiss',
  },
  'late-schmeiss': {
    arises: [where('schmeiss', 'every-turn', 'not-dealer-second')],
    otherwise: 'schmeiss is for the first turn only',
  },
  exchange: { arises: [where('exchangeSeven', 'yes')], otherwise: 'the seven cannot be exchanged' },
  carres: { arises: [where('carres', 'yes')], otherwise: 'four of a kind counts nothing' },
  partners: { arises: [where('players', 4)], otherwise: 'everybody plays alone' },
  'third-hand': { arises: [where('players', 3, 4)], otherwise: 'two cards make a trick' },
  'run-trick': { arises: [where('runsNeedTrick', 'yes')], otherwise: 'the best run counts without a trick' },
  'no-trumps': {
    arises: [where('auction', 'contracts'), where('forcedNoTrump', 'allowed')],
    otherwise: 'one suit is always trumps',
  },
  'held-over': {
    arises: [where('tie', 'held-over', 'held-over-both')],
    otherwise: 'nothing is held over, and a tied hand is settled at once',
  },
  'two-opponents': { arises: [where('players', 3)], otherwise: 'the taker has one other side to beat' },
  sharing: {
    arises: [where('bateTo', 'higher')],
    otherwise: 'nothing is halved, and each opponent adds all the taker’s points',
  },
  doubles: { arises: [where('doubling', 2, 4, 8)], otherwise: 'there are no doubles' },
  'match-points': {
    arises: [where('scoring', 'match-points')],
    otherwise: 'nothing is rounded, and points go on the sheet as they are counted',
  },
  premium: {
    arises: [where('sweep', '360', 'match-points')],
    otherwise: 'there is no premium for taking every trick',
  },
  claims: {
    arises: [where('claims', 'any-trick', 'first-three')],
    otherwise: 'nobody claims, and every hand is played out and counted',
  },
} as const satisfies { readonly [id: string]: Presupposition }

export type PresuppositionId = keyof typeof PRESUPPOSITIONS

/** The answer of a table at which the question does not come up, named after what it lacks. */
export type Without = `without-${PresuppositionId}`

const isMet = (id: PresuppositionId, rules: Rules): boolean => {
  const { arises }: Presupposition = PRESUPPOSITIONS[id]
  return arises.some(({ option, values }) => values.includes(rules[option]))
}

/** What these rules lack of all that is taken for granted, and so the answer; `null` where the question comes up. */
export function withoutAt(presupposes: readonly PresuppositionId[] | undefined, rules: Rules): Without | null {
  const missing = presupposes?.find((id) => !isMet(id, rules))
  return missing === undefined ? null : `without-${missing}`
}

/** Whether an answer says that the question does not come up. */
export const isWithout = (answer: string): boolean => answer.startsWith('without-')

/** The answers of tables at which the question does not come up. */
export const answersWithout = (
  presupposes: readonly PresuppositionId[] | undefined,
): { readonly [answer: string]: string } =>
  Object.fromEntries(
    (presupposes ?? []).map((id) => [
      `without-${id}`,
      `The question does not come up: ${PRESUPPOSITIONS[id].otherwise}.`,
    ]),
  )
