import { makeGame, readGame } from '../../format/game-file'
import { isRow } from '../records/record'
import type { GameBundle } from '../write-whole'
import { gameJson } from './game-out'

/** What is written on the sheet of a game, as one text; `null` where it cannot be read. */
export function factsOf(bundle: GameBundle): string | null {
  const read = readGame(gameJson(bundle, 'plain'))
  return read.ok ? JSON.stringify(makeGame({ ...read.value, extras: {} })) : null
}

/**
 * The id under which a game lies here already that comes in under another: a link carries no log, so what was kept from
 * one has ids of its own. It was begun at the same moment and reads the same, hand by hand.
 */
export function twinOf(here: readonly GameBundle[], incoming: GameBundle): string | null {
  const begun = createdAt(incoming.game)
  const candidates = here.filter(({ game }) => createdAt(game) === begun)
  if (candidates.length === 0) return null
  const wanted = factsOf(incoming)
  const twin = wanted === null ? undefined : candidates.find((bundle) => factsOf(bundle) === wanted)
  return isRow(twin?.game) ? String(twin.game['id']) : null
}

const createdAt = (game: unknown): unknown => (isRow(game) ? game['createdAt'] : undefined)
