import type { EveningGame } from './evening'

/** The people from whom a table is filled: those who play in any case, and those who all have the same right to the other seats. */
export interface Candidates {
  readonly sure: readonly string[]
  readonly equal: readonly string[]
}

/**
 * Returns who can play the next game so that sitting out stays even: no one plays two games more than another. Of equals, those
 * who sat out the last game play if fewer sat out than played, so that no one sits out twice in a row.
 */
export function inEvenTurn(games: readonly EveningGame[], players: number, free: readonly string[]): Candidates {
  const turns = turnsTaken(games, free)
  const turnsOf = (name: string) => turns.get(name) ?? 0
  const last = free.map(turnsOf).sort((a, b) => a - b)[players - 1] ?? 0
  const sure = free.filter((name) => turnsOf(name) < last)
  const equal = free.filter((name) => turnsOf(name) === last)
  const out = games.at(-1)?.out ?? []
  const waiting = out.length < players ? equal.filter((name) => out.includes(name)) : []
  if (sure.length + waiting.length > players) return { sure, equal: waiting }
  return { sure: [...sure, ...waiting], equal: equal.filter((name) => !waiting.includes(name)) }
}

/**
 * Counts the turns that people have taken, one for each game. One who comes, or comes back, starts with the fewest turns of those
 * who stayed, and so neither makes up for the games before nor waits for others to do so. One who has never played comes first.
 */
function turnsTaken(games: readonly EveningGame[], free: readonly string[]): ReadonlyMap<string, number> {
  const turns = new Map<string, number>()
  let before: readonly string[] = []
  for (const { names, out } of [...games, { names: [], out: free }]) {
    const here = [...names, ...out]
    const stayed = here.flatMap((name) => (before.includes(name) ? (turns.get(name) ?? []) : []))
    const fewest = stayed.length === 0 ? 0 : Math.min(...stayed)
    for (const name of here) turns.set(name, Math.max(turns.get(name) ?? 0, fewest))
    for (const name of names) turns.set(name, (turns.get(name) ?? 0) + 1)
    before = here
  }
  for (const name of free) if (!games.some(({ names }) => names.includes(name))) turns.set(name, -1)
  return turns
}

/**
 * Sorts people in the order in which they should sit out: the most games in a row first, then the fewest games sat out since,
 * then the most games played. Of equals the last named is first.
 */
export function inTurn(games: readonly EveningGame[], people: readonly string[]): readonly string[] {
  const played = (name: string) => games.filter(({ names }) => names.includes(name)).length
  const rows = people.map((name, place) => ({
    name,
    place,
    inARow: gamesInARow(games, name),
    waited: gamesWaited(games, name),
    played: played(name),
  }))
  rows.sort((a, b) => b.inARow - a.inARow || a.waited - b.waited || b.played - a.played || b.place - a.place)
  return rows.map(({ name }) => name)
}

/** Counts the games that someone has played since they last sat out. */
export function gamesInARow(games: readonly EveningGame[], name: string): number {
  const lastOut = games.findLastIndex(({ out }) => out.includes(name))
  return games.slice(lastOut + 1).filter(({ names }) => names.includes(name)).length
}

/** Counts the games that someone has sat out since they last played. */
export function gamesWaited(games: readonly EveningGame[], name: string): number {
  const lastPlayed = games.findLastIndex(({ names }) => names.includes(name))
  return games.slice(lastPlayed + 1).filter(({ out }) => out.includes(name)).length
}
