import { describe, expect, it } from 'vitest'
import { fitsId, isMadeFromSetUp } from '@/lib/storage/sheet/game-id'
import { setUpOf } from '@/lib/storage/sheet/set-up'
import { readBoardEntry, wordsAfter, type BoardEntry, type Word } from '@/lib/together/club/board-entry'
import { clubNightOf } from '@/lib/together/club/club-night'
import { drawnGameRecord } from '@/lib/together/club/game-record'
import { AT, TestNight } from './night'

/** Returns a club night of two pairs with one drawn game, and the word of that game. */
function drawn() {
  const night = new TestNight(['Ann', 'Ben'], { rulesName: 'Club rules' })
  const [game] = night.round()
  const [, value] = night.entries.flatMap(({ words }) => words).find(([key]) => key === `game/${game?.id}`) ?? []
  if (game === undefined || typeof value !== 'object' || value === null) throw new Error('expected a drawn game')
  return { night, game, value: value as Readonly<Record<string, unknown>> }
}

/** Reads entries as they come from the relay. */
const received = (entries: readonly BoardEntry[]) =>
  entries.flatMap((entry) => readBoardEntry(JSON.parse(JSON.stringify(entry))) ?? [])

const entriesOf = (...words: readonly Word[]) => wordsAfter([], 'organiser', AT, words)

describe('a drawn game of a club night', () => {
  it('has its whole set-up in its word, which gives its id', () => {
    const { night, game } = drawn()
    expect(isMadeFromSetUp(game.id)).toBe(true)
    const [one, other] = ['one', 'other'].map((device) => drawnGameRecord(night.clubNight, game, device))
    if (one == null || other == null) throw new Error('expected a game of two sides')
    expect(one).toMatchObject({ id: game.id, names: ['Ann', 'Ben'], rulesName: 'Club rules', createdAt: AT })
    expect(fitsId(one)).toBe(true)
    expect(setUpOf(other)).toEqual(setUpOf(one))
  })

  it('keeps its set-up when a pair is renamed after the draw', () => {
    const { night, game } = drawn()
    const before = drawnGameRecord(night.clubNight, game, 'phone')
    night.say(['pair/Ann', { players: ['Anna'], here: true }])
    expect(night.clubNight.pairs.map(({ players }) => players)).toEqual([['Anna'], ['Ben']])
    expect(drawnGameRecord(night.clubNight, game, 'phone')).toEqual(before)
  })

  it('is not the same as a game that two other devices draw alike at the same time', () => {
    const [first] = new TestNight(['Ann', 'Ben']).round()
    const second = new TestNight(['Ann', 'Ben'])
    second.lots.newId()
    expect(second.round()[0]?.id).not.toBe(first?.id)
  })

  it('has no set-up if it is a bye', () => {
    const night = new TestNight(['Ann', 'Ben', 'Cem'])
    const bye = night.round().find(({ second }) => second === null)
    expect(bye?.setUp).toBeNull()
    expect(received(night.entries)).toEqual(night.entries)
  })

  it.each([
    ['another dealer', { dealer: 1 }],
    ['another time', { at: AT + 1 }],
    ['no set-up', { setUp: null }],
    ['no valid pairs', { pairs: [] }],
  ])('is refused with %s', (_, change) => {
    const { game, value } = drawn()
    expect(received(entriesOf([`game/${game.id}`, value]))).toHaveLength(1)
    expect(received(entriesOf([`game/${game.id}`, { ...value, ...change }]))).toEqual([])
  })

  it.each(['names', 'rules', 'rulesName', 'nonce'])('is refused with another set-up: %s', (key) => {
    const { game, value } = drawn()
    const other = { names: ['Ann', 'Eve'], rules: { base: 'bela-2' }, rulesName: 'Inn', nonce: 'another' }
    const setUp = { ...(value['setUp'] as object), [key]: Reflect.get(other, key) }
    expect(received(entriesOf([`game/${game.id}`, { ...value, setUp }]))).toEqual([])
  })

  it('of an earlier version is set up as the board says now', () => {
    const night = new TestNight(['Ann', 'Ben'])
    night.say(['game/old', { round: 1, table: 1, pairs: ['Ann', 'Ben'], dealer: 1, at: AT, draw: 'd' }])
    night.say(['pair/Ann', { players: ['Anna'], here: true }])
    const clubNight = clubNightOf(received(night.entries))
    const game = clubNight?.rounds[0]?.games[0]
    if (clubNight == null || game === undefined) throw new Error('expected a drawn game')
    const expected = { id: 'old', names: ['Anna', 'Ben'], dealer: 1, createdAt: AT, extra: {} }
    expect(drawnGameRecord(clubNight, game, 'phone')).toMatchObject(expected)
  })
})
