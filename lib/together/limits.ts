// Pages that need only these numbers load nothing else with them.

/** The number of days that a relay keeps an entry. So old tables expire by themselves. */
export const DAYS_KEPT = 60

/** The number of games that can be at a table at the same time. */
export const MOST_GAMES = 20
