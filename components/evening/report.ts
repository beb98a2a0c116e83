import { highlightsOf, type Highlights } from '@/lib/contest/highlights'
import { personStandings, type PersonStanding } from '@/lib/contest/person-standings'
import { isPlayedFor, isSamePayment, settle, type Currency, type Payment, type Settlement } from '@/lib/contest/stakes'
import { nameKey } from '@/lib/engine/table/alike'
import { bateTimes, comebackFrom, firstWith, handWith, highlightName } from '@/lib/messages/compiled/app/after-evening'
import { nothingToPay, oneOfThem, paysTo, peopleCount, sumsTooLarge } from '@/lib/messages/compiled/app/evening'
import { allOf } from '@/lib/messages/locale'
import type { FoundEvening } from '@/lib/storage/evenings/read-evening'
import { plainDay } from '@/lib/text/terms/days'
import { money } from './money'

/** A highlight of an evening, in words. */
export interface Highlight {
  readonly of: 'first' | 'hand' | 'bate' | 'comeback'
  readonly label: string
  readonly names: string
  readonly fact: string
}

/** A payment at the end of an evening. */
export interface SettledPayment extends Payment {
  readonly isPaid: boolean
}

/** The payments at the end of an evening. */
export interface Settled {
  readonly payments: readonly SettledPayment[]
  readonly currency: Currency
  /** The payments in words, with a tick after each that was made; or one sentence why there are none. */
  readonly lines: readonly string[]
  /** A note that the pot could not be shared evenly; `null` if it could. */
  readonly note: string | null
}

/** A finished or current evening as it is reported on the screen, on paper, in a picture, as text and as a table. */
export interface EveningReport {
  readonly day: string
  readonly highlights: readonly Highlight[]
  /** The standings of each person. */
  readonly standings: readonly PersonStanding[]
  /** `null` if no stakes are set; then no report mentions money. */
  readonly settlement: Settled | null
}

/** Returns the report of an evening. */
export function reportOf({ plan, games, playedFor }: FoundEvening): EveningReport {
  const counted = games.map((game) => game.counted)
  return {
    day: plainDay(games[0]?.record.createdAt ?? 0),
    highlights: inWords(highlightsOf(plan.people, games)),
    standings: personStandings(plan.people, counted),
    settlement: isPlayedFor(playedFor) ? settled(playedFor, settle(playedFor, plan.people, counted)) : null,
  }
}

/** The most people named for a highlight; if more share it, it says how many. */
const MOST_NAMED = 4

function inWords({ first, bestHand, bate, comeback }: Highlights): readonly Highlight[] {
  const highlight = (of: Highlight['of'], names: readonly string[], fact: string): Highlight => ({
    of,
    label: highlightName({ of }),
    names: names.length > MOST_NAMED ? peopleCount({ count: names.length }) : allOf(names),
    fact,
  })
  const [leader] = first
  return [
    ...(leader === undefined
      ? []
      : [
          highlight(
            'first',
            first.flatMap(({ names }) => names),
            firstWith(leader),
          ),
        ]),
    ...(bestHand === null ? [] : [highlight('hand', bestHand.names, handWith(bestHand))]),
    ...(bate === null ? [] : [highlight('bate', bate.names, bateTimes(bate))]),
    ...(comeback === null ? [] : [highlight('comeback', comeback.names, comebackFrom(comeback))]),
  ]
}

function settled({ currency, paid }: FoundEvening['playedFor'], settlement: Settlement | null): Settled {
  if (settlement === null) return { payments: [], currency, lines: [sumsTooLarge], note: null }
  const { payments, unevenCents } = settlement
  const found = payments.map((payment) => ({
    ...payment,
    isPaid: paid.some((made) => isSamePayment(made, payment, nameKey)),
  }))
  return {
    payments: found,
    currency,
    lines:
      found.length === 0 ? [nothingToPay] : found.map((payment) => withTick(payment, paymentText(payment, currency))),
    note: unevenCents === 0 ? null : oneOfThem({ amount: money(unevenCents, currency) }),
  }
}

/** Returns a payment in words: “Ann pays Ben €3.40”. */
export const paymentText = ({ from, to, amount }: Payment, currency: Currency): string =>
  paysTo({ from, to, amount: money(amount, currency) })

/** The mark of a payment that was made. */
export const TICK = '✓'

const withTick = ({ isPaid }: SettledPayment, text: string): string => (isPaid ? `${text} ${TICK}` : text)
