/** The number of days for which a relay keeps an entry: see `lib/together/relay/jetstream.ts`. */
export const DAYS_KEPT = 60
