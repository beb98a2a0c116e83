import { describe, expect, it } from 'vitest'
import { newId } from '@/lib/core/ids'
import { wordsAfter, type Word } from '@/lib/together/club/board-entry'
import { clubNightOf, lastClubRound, type ClubNight } from '@/lib/together/club/club-night'
import {
  pairWithBye,
  canTakeBack,
  stillValidDraw,
  lateGameCount,
  latePairs,
  takingBackWords,
} from '@/lib/together/club/organiser'
import { lateGames, nextRound, tablesOf } from '@/lib/together/club/rounds'
import { AT, pairWord, TestNight } from './night'

const LOTS = { random: Math.random, newId }

const eight = () => new TestNight(['Anna', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gina', 'Hal'])
const draw = (clubNight: ClubNight) => nextRound(clubNight, clubNight.results, LOTS, AT)
const everybody = ({ rounds }: ClubNight) =>
  rounds.map(({ games }) => games.flatMap(({ first, second }) => [first, second]))

describe('a round that is drawn twice', () => {
  it('a round drawn in two tabs is drawn once, as the second tab notices', () => {
    const night = eight()
    const before = night.clubNight
    const [one, other] = [draw(before), draw(before)]
    night.say(...stillValidDraw(night.entries, before, one))
    expect(stillValidDraw(night.entries, before, other)).toEqual([])
    expect(night.clubNight.rounds).toHaveLength(1)
    expect(night.clubNight.rounds[0]?.games).toHaveLength(4)
  })

  it('a round drawn on two devices apart is the first draw on every phone', () => {
    const night = eight()
    const [one, other] = [draw(night.clubNight), draw(night.clubNight)]
    const apart = (device: string, words: readonly Word[]) =>
      // Two devices write the games in several messages each, with the same clocks.
      words.reduce((known, word) => [...known, ...wordsAfter(known, device, AT, [word])], night.entries)
    const [a, b] = [apart('a', one), apart('b', other)]
    for (const entries of [[...a, ...b], [...b, ...a].reverse()]) {
      const clubNight = clubNightOf(entries)
      expect(clubNight && everybody(clubNight).map((all) => all.toSorted())).toEqual([
        ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gina', 'Hal'],
      ])
      expect(
        clubNight &&
          lastClubRound(clubNight)
            ?.games.map(({ id }) => `game/${id}`)
            .toSorted(),
      ).toEqual(one.map(([key]) => key).toSorted())
    }
  })

  it('a round is not drawn from an outdated state', () => {
    const night = eight()
    night.round()
    night.say(['closed/1', { unfinished: 'void' }])
    const before = night.clubNight
    const words = draw(before)
    night.round()
    expect(stillValidDraw(night.entries, before, words)).toEqual([])
  })
})

describe('a round that is taken back', () => {
  it('a round taken back is gone, and its number is drawn again', () => {
    const night = eight()
    const first = night.round()
    night.say(pairWord('Ida'), pairWord('Jo'))
    night.say(...takingBackWords(night.entries, 1, night.results))
    expect(night.clubNight.rounds).toEqual([])
    night.round()
    expect(night.clubNight.rounds.map(({ number }) => number)).toEqual([1])
    expect(everybody(night.clubNight)[0]).toHaveLength(10)
    expect(night.clubNight.rounds[0]?.games.map(({ id }) => id)).not.toContain(first[0]?.id)
  })

  it('a round taken back goes with the draws of all devices', () => {
    const night = eight()
    const [one, other] = [draw(night.clubNight), draw(night.clubNight)]
    const known = night.entries
    night.entries = [...known, ...wordsAfter(known, 'a', AT, one), ...wordsAfter(known, 'b', AT, other)]
    night.say(...takingBackWords(night.entries, 1, night.results))
    expect(night.clubNight.rounds).toEqual([])
  })

  it('only the last open round without a played hand can be taken back', () => {
    const night = eight()
    const [game] = night.round()
    if (game === undefined) throw new Error('expected a game')
    const round = () => night.clubNight.rounds[0] ?? never()
    expect(canTakeBack(night.clubNight, round(), night.results)).toBe(true)
    night.say(['closed/1', { unfinished: 'void' }])
    expect(takingBackWords(night.entries, 1, night.results)).toEqual([])
    night.round()
    expect(takingBackWords(night.entries, 1, night.results)).toEqual([])
    const [next] = night.clubNight.rounds[1]?.games ?? []
    night.game(next?.first ?? '', next?.second ?? '').hand(30, 132)
    expect(takingBackWords(night.entries, 2, night.results)).toEqual([])
  })
})

function never(): never {
  throw new Error('expected a round')
}

describe('a late pair and a pair without an opponent', () => {
  const three = () => {
    const night = new TestNight(['Anna', 'Ben', 'Cleo'], { draw: 'round-robin' })
    night.round()
    return night
  }

  it('a late pair plays the pair without an opponent, whose bye ends', () => {
    const night = three()
    const alone = pairWithBye(night.clubNight)
    expect(lateGameCount(night.clubNight)).toBe(0)
    night.say(pairWord('Dan'))
    expect(lateGameCount(night.clubNight)).toBe(1)
    const words = lateGames(night.clubNight, night.lots, AT)
    expect(tablesOf(words)).toEqual([2])
    night.say(...stillValidDraw(night.entries, night.clubNight, words))
    expect(everybody(night.clubNight)[0]?.toSorted()).toEqual(['Anna', 'Ben', 'Cleo', 'Dan'])
    expect(night.game('Dan', alone ?? '').game).toMatchObject({ round: 1, table: 2 })
    expect(pairWithBye(night.clubNight)).toBeNull()
    expect(latePairs(night.clubNight)).toEqual([])
  })

  it('a late pair waits for the next round where the other has gone home', () => {
    const night = three()
    const alone = pairWithBye(night.clubNight) ?? ''
    night.say([`pair/${alone}`, { players: [alone], here: false }], pairWord('Dan'))
    expect(lateGameCount(night.clubNight)).toBe(0)
    expect(lateGames(night.clubNight, night.lots, AT)).toEqual([])
  })

  it('late pairs play once, though two devices paired them', () => {
    const night = eight()
    night.round()
    night.say(pairWord('Ida'), pairWord('Jo'))
    const words = () => lateGames(night.clubNight, LOTS, AT)
    const [one, other] = [words(), words()]
    const known = night.entries
    night.entries = [...known, ...wordsAfter(known, 'a', AT, one), ...wordsAfter(known, 'b', AT, other)]
    expect(night.clubNight.rounds[0]?.games).toHaveLength(5)
    expect(`game/${night.game('Ida', 'Jo').game.id}`).toBe(one[0]?.[0])
    // One tab draws after the other, and the second finds that the pairs are already playing.
    expect(stillValidDraw(night.entries, night.clubNight, other)).toEqual([])
  })
})

describe('a misspelt name', () => {
  it('a misspelt name is corrected everywhere, in played rounds too', () => {
    const night = eight()
    night.round()
    night.say(['pair/Anna', { players: ['Ana'], here: true }])
    expect(night.clubNight.pairs[0]).toEqual({ id: 'Anna', players: ['Ana'], here: true })
    expect(everybody(night.clubNight)[0]).toContain('Anna')
  })
})
