import { choose } from '../../messages/compiled/referee/asked'
import { toChoose } from '../../messages/compiled/referee/toChoose'
import { allOf } from '../../messages/locale'

/** The facts that rulings ask for as choices, in the order of a deal. */
const FACTS = ['offender', 'claimant', 'dealer', 'turn-up', 'low-card', 'taker', 'trumps', 'bid', 'last-trick'] as const

export type AskedFact = (typeof FACTS)[number]

/** Returns the facts that are `null`. One that is left out or `undefined` is not asked for. */
export const missingFrom = (facts: { readonly [F in AskedFact]?: unknown }): readonly AskedFact[] =>
  FACTS.filter((fact) => facts[fact] === null)

/** Asks for the facts that are still missing. */
export const chooseSentence = (missing: readonly AskedFact[]): string =>
  choose({ facts: allOf(missing.map((fact) => toChoose[fact])) })
