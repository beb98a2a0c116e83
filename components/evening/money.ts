import { MOST_STAKE, type Currency } from '@/lib/contest/stakes'
import { numberFormat } from '@/lib/messages/formats'
import { withoutThousands } from '@/lib/text/terms/figure'

/** Stakes are entered in hundredths, so sums have two digits in every currency. Browsers leave out the paras of a dinar. */
const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Returns an amount in cents as text with its currency: “€3.40”. */
export const money = (cents: number, currency: Currency): string =>
  numberFormat({ style: 'currency', currency, ...DIGITS }).format(cents / 100)

/** Returns a typed amount, with a point or a comma, in cents; 0 for an empty text, `null` for anything else. */
export function readMoney(text: string): number | null {
  const [, units = '', cents = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? []
  const whole = withoutThousands(units)
  if (!/^\d{0,4}$/.test(whole)) return null
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return amount <= MOST_STAKE ? amount : null
}

/** Returns an amount in cents as it would be typed; empty for 0. */
export const typedMoney = (cents: number): string => (cents === 0 ? '' : (cents / 100).toFixed(2))
