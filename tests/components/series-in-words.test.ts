import { describe, expect, it } from 'vitest'
import { seriesInWords } from '@/components/game/series-in-words'
import { read, type Connection, type SeriesChoice } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { findSeries } from '@/lib/storage/games/read'
import { afterFound, LOADING_GAME } from '@/lib/stores/game-store'
import { tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { counted, find, newPhone, ready, the } from '../support/storage'

/** Plays a game that Ann's side wins, with `names` in the order of the seats, and returns its id. */
async function gameOf(tab: Connection, names: readonly string[], series: SeriesChoice): Promise<string> {
  const rules = { base: 'bela-3' } as const
  const totals = names.map((name) => (name === 'Ann' ? 100 : 31))
  const start = { totals: names.map((name) => (name === 'Ann' ? 450 : 0)), heldOver: 0 }
  const id = the(await startGame(tab, { rules, names, dealer: 1, start }, series))
  the(await appendChange(tab, id, { kind: 'recorded', facts: counted(names.indexOf('Ann'), totals) }))
  return id
}

async function wordsAt(tab: Connection, id: string): Promise<string | null> {
  const game = afterFound(LOADING_GAME, await find(tab, id))
  if (game.state !== 'ready') throw new Error(`the game is ${game.state}`)
  const series = the(await read(tab, (db) => findSeries(db, game.record.seriesId ?? '')))
  return seriesInWords(tableOf(game.game.rules, game.names, vocabularyFor('bela-3', 'table')), game, series)
}

describe('a series beside one of its games', () => {
  it('the text names the leader, in any seat of that game', async () => {
    const tab = newPhone().openTab()
    const first = await gameOf(tab, ['Ann', 'Ben', 'Cleo'], { kind: 'new', bestOf: 5 })
    const id = (await ready(tab, first)).record.seriesId ?? ''
    const second = await gameOf(tab, ['Cleo', 'Ann', 'Ben'], { kind: 'next', id })
    expect(await wordsAt(tab, first)).toBe('Ann in front, 2 to 0 to 0')
    expect(await wordsAt(tab, second)).toBe('Ann in front, 2 to 0 to 0')
  })

  it('a single game has no text about a series', async () => {
    const tab = newPhone().openTab()
    expect(await wordsAt(tab, await gameOf(tab, ['Ann', 'Ben', 'Cleo'], { kind: 'none' }))).toBeNull()
  })
})
