import { describe, expect, it } from 'vitest'
import { gameToShow } from '@/components/sheet/followed-game'
import type { ListedGame } from '@/lib/storage'
import type { GameRecord } from '@/lib/storage/records/game'
import { gameRow } from '../support/game-row'

/** Returns a game that was begun at this time. The storage lists the last changed game first. */
const game = (id: string, createdAt: number, changes: Partial<GameRecord> = {}): ListedGame => ({
  state: 'readable',
  id,
  record: gameRow(id, { createdAt, ...changes }),
})

const OVER = { status: 'over' } as const
const BROKEN_OFF = { status: 'broken-off' } as const

describe('the game on a second screen', () => {
  it('is the one in the address while it is played, though another was played later', () => {
    expect(gameToShow([game('later', 2), game('asked', 1)], { asked: 'asked', shown: null })).toBe('asked')
  })

  it('is the next game once the one in the address is over or was ended early', () => {
    for (const ended of [OVER, BROKEN_OFF])
      expect(gameToShow([game('next', 2), game('asked', 1, ended)], { asked: 'asked', shown: null })).toBe('next')
  })

  it('stays the one in the address after its end while no later game goes on', () => {
    const earlier = game('earlier', 0)
    const finished = game('finished', 2, OVER)
    const example = game('example', 3, { example: true })
    const asked = game('asked', 1, OVER)
    expect(gameToShow([example, finished, asked, earlier], { asked: 'asked', shown: null })).toBe('asked')
  })

  it('stays the one in the address when that is deleted, so that the screen can say so', () => {
    expect(gameToShow([game('other', 2)], { asked: 'deleted', shown: null })).toBe('deleted')
  })

  it('without a game in the address is the one played last, and never the example', () => {
    const games = [game('example', 3, { example: true }), game('touched', 1), game('other', 2)]
    expect(gameToShow(games, { asked: null, shown: null })).toBe('touched')
    expect(gameToShow(games.slice(0, 1), { asked: null, shown: null })).toBeNull()
  })

  it('without a game in the address stays the one that has ended until another goes on', () => {
    expect(gameToShow([game('ended', 1, OVER)], { asked: null, shown: 'ended' })).toBe('ended')
    expect(gameToShow([game('next', 2), game('ended', 1, OVER)], { asked: null, shown: 'ended' })).toBe('next')
  })
})
