import * as z from 'zod/mini'
import { isCard, RANKS, TRUMPS } from '@/lib/engine/table/card'
import type { Rules } from '@/lib/engine/table/options'
import { multiplierSchema } from '@/lib/format/hand-schema'
import { bidSchema } from '@/lib/format/parse-as'
import { listOf, oneOf, readOrNull, textThat, wholeFrom } from '@/lib/format/schema'
import type { Recording } from './replay-deal'

/** Returns a stored deal if this code can continue it at a table of this size, otherwise `null`. */
export const recordingIn = (value: unknown, rules: Rules): Recording | null => readOrNull(schemaFor(rules), value)

const cards = z.array(textThat(isCard))

function schemaFor(rules: Rules) {
  const seat = wholeFrom(0, rules.players - 1)
  return z.object({
    dealer: z.nullable(seat),
    taker: z.nullable(seat),
    trump: z.nullable(oneOf(TRUMPS)),
    // A deal stored by code that knew no bids has none.
    bid: z._default(z.nullable(bidSchema), null),
    multiplier: multiplierSchema(rules),
    big: z.boolean(),
    hands: z.nullable(listOf(cards, rules.players)),
    plays: cards,
    melds: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('cards'), seat, cards }),
        z.object({ kind: z.literal('four'), seat, four: oneOf(RANKS) }),
      ]),
    ),
    bela: z.array(seat),
  })
}
