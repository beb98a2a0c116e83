import * as z from 'zod/mini'
import { BELA_STATES } from '../engine/referee/bela'
import type { Rules } from '../engine/table/options'
import { about, cardsSchema, trump } from './ask-about'
import { listOf, object, oneOf, wholeFrom } from './schema'

/** Returns the schemas of the questions about what is said of declarations. */
export function talkSchemas(rules: Rules) {
  const table = {
    ...about,
    trump,
    dealer: wholeFrom(0, rules.players - 1),
    contest: z.optional(oneOf(['runs', 'fours', 'both'])),
  }
  return {
    talk: object({ ...table, ask: z.literal('talk'), said: z.array(z.string()) }),
    dialogue: object({ ...table, ask: z.literal('dialogue'), best: listOf(cardsSchema, rules.players) }),
    'bela-state': object({
      ...about,
      ask: z.literal('bela-state'),
      state: oneOf(BELA_STATES),
      words: oneOf(['one', 'both']),
    }),
  } as const
}
