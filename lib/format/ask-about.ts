import * as z from 'zod/mini'
import { isCard, TRUMPS } from '../engine/table/card'
import { anything, oneOf, textThat } from './schema'

/** The keys that every case may have in addition to its question. */
export const about = {
  id: z.optional(z.string()),
  title: z.optional(z.string()),
  source: z.optional(z.string()),
  rules: anything,
  expect: anything,
}

export const cardSchema = textThat(isCard)
export const cardsSchema = textThat((said) => said.split(' ').every((word) => word === '' || isCard(word)))
export const trump = oneOf(TRUMPS)
