import { makeGame, parseGame } from '../../format/game-file'
import type { Directory } from '../directory'
import { groupedBy, isRow } from '../records/record'
import type { GameBundle } from '../write-whole'
import { asCalled } from './as-called'
import { cleanFile } from './clean'
import { gameJson } from './game-out'

/**
 * What is written on the sheet of a game, as one text, with everybody called as they now go: a name that was mended since
 * makes no other game of it. `null` where it cannot be read.
 */
export function factsOf(directory: Directory, bundle: GameBundle): string | null {
  const read = parseGame(gameJson(asCalled(directory, bundle), 'plain'))
  return read.ok ? JSON.stringify(makeGame({ ...cleanFile(read.value), extras: {} })) : null
}

/**
 * The id under which a game lies here already that comes in under another: a link carries no log, so what was kept from
 * one has ids of its own. It was begun at the same moment and reads the same, hand by hand.
 */
export function twinFinder(directory: Directory, here: readonly GameBundle[]): (incoming: GameBundle) => string | null {
  const begun = groupedBy(
    here.map(({ game }) => game),
    'createdAt',
  )
  const logs = new Map(here.map(({ game, changes }) => [game, changes] as const))
  const written = new Map<unknown, ReadonlyMap<string | null, string>>()
  return (incoming) => {
    const at = isRow(incoming.game) ? incoming.game['createdAt'] : undefined
    const games = begun.get(at)
    if (games === undefined) return null
    const known =
      written.get(at) ??
      byFacts(
        directory,
        games.map((game) => ({ game, changes: logs.get(game) ?? [] })),
      )
    written.set(at, known)
    const wanted = factsOf(directory, incoming)
    return wanted === null ? null : (known.get(wanted) ?? null)
  }
}

/** The ids of games by what is written on their sheets; of two alike, the first. */
const byFacts = (directory: Directory, games: readonly GameBundle[]): ReadonlyMap<string | null, string> =>
  new Map(
    [...games]
      .reverse()
      .flatMap((bundle) =>
        isRow(bundle.game) ? [[factsOf(directory, bundle), String(bundle.game['id'])] as const] : [],
      ),
  )
