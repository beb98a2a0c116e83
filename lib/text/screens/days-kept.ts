/** For how long a relay keeps an entry: see `lib/together/relay/jetstream.ts`. */
export const DAYS_KEPT = 60
