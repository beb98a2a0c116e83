import { describe, expect, it } from 'vitest'
import { clockOf, readBoardEntry, wordsAfter } from '@/lib/together/club/board-entry'
import { clubNightOf } from '@/lib/together/club/club-night'
import { recordOf } from '@/lib/together/club/game-record'
import { latePairs, playersAPair, unsettled, untoldResults } from '@/lib/together/club/organiser'
import { stateOf } from '@/lib/together/club/result'
import { lateGames } from '@/lib/together/club/rounds'
import { sinceReadOut } from '@/lib/together/club/since-read-out'
import { standingsOf } from '@/lib/together/club/standings'
import { AGREED, AT, factsOf, pairWord, TestLog, TestNight } from './night'

const line = ({ clubNight, results }: TestNight) =>
  standingsOf(clubNight, results).map(({ place, pair, won, halves, lost, points, against }) => [
    place,
    pair.id,
    won,
    halves,
    lost,
    points,
    against,
  ])

const four = (agreed = {}) => new TestNight(['Anna', 'Ben', 'Cleo', 'Dan'], agreed)

describe('a result', () => {
  it('counts once both sides have accepted it', () => {
    const night = four()
    night.round()
    const log = night.game('Anna', 'Ben').hand(150, 12)
    const stateNow = () => stateOf(log.result ?? undefined)
    expect(stateNow()).toBe('playing')
    log.hand(101, 61)
    expect(stateNow()).toBe('over')
    expect(line(night).map(([, , won]) => won)).toEqual([0, 0, 0, 0])
    log.accept(0)
    expect(stateNow()).toBe('over')
    log.accept(1)
    expect(stateNow()).toBe('accepted')
    expect(line(night)).toEqual([
      [1, log.game.first, 1, 0, 0, 251, 73],
      [2, log.game.second, 0, 0, 1, 73, 251],
      [3, 'Cleo', 0, 0, 0, 0, 0],
      [3, 'Dan', 0, 0, 0, 0, 0],
    ])
  })

  it('that is corrected is to be accepted again, by both', () => {
    const night = four()
    night.round()
    const log = night.played('Anna', 'Ben', 210, 40)
    log.correct(1, 220, 30)
    expect(log.result).toMatchObject({ accepted: [false, false], totals: [220, 30] })
    expect(line(night).map(([, , won]) => won)).toEqual([0, 0, 0, 0])
    log.accept(0, 1)
    expect(stateOf(log.result ?? undefined)).toBe('accepted')
    // What was corrected back is what had been accepted.
    log.correct(1, 230, 20)
    expect(stateOf(log.result ?? undefined)).toBe('over')
  })

  it('is unclear while two phones of the table tell it otherwise, and comes out the same whatever arrived first', () => {
    const night = four()
    night.round()
    const one = night.game('Anna', 'Ben').hand(150, 12)
    const other = new TestLog(one.game, night.clubNight, 'second')
    other.hand(150, 12).hand(90, 72)
    one.entries = [...one.entries, ...other.entries]
    const turned = new TestLog(one.game, night.clubNight)
    turned.entries = [...one.entries].reverse()
    expect(turned.result).toEqual(one.result)
    const contrary = new TestLog(one.game, night.clubNight, 'third').hand(12, 150)
    one.entries = [...one.entries, ...contrary.entries]
    expect(stateOf(one.result ?? undefined)).toBe('unclear')
  })

  it('is no one’s to accept by an entry that is none', () => {
    const night = four()
    night.round()
    const log = night.game('Anna', 'Ben').hand(210, 40)
    log.add({ kind: 'result-accepted', side: 2, of: 'x' })
    log.add({ kind: 'result-accepted' })
    log.add({ kind: 'result-accepted', side: 1, of: ['everything'] })
    expect(log.result?.accepted).toEqual([false, false])
  })
})

describe('standings', () => {
  const clubNight = (counts: 'wins' | 'points' | 'difference') => {
    const night = new TestNight(['Anna', 'Ben', 'Cleo', 'Dan'], { counts, draw: 'round-robin' })
    // The circle of four: Anna with Dan and Ben with Cleo; Cleo with Anna …
    night.round()
    night.played('Anna', 'Dan', 210, 195)
    night.played('Ben', 'Cleo', 250, 10)
    night.say(['closed/1', { unfinished: 'void' }])
    night.round()
    night.played('Anna', 'Cleo', 205, 195)
    night.played('Dan', 'Ben', 230, 190)
    return night
  }

  it('go by wins, then points, then difference', () => {
    expect(line(clubNight('wins'))).toEqual([
      [1, 'Anna', 2, 0, 0, 415, 390],
      [2, 'Ben', 1, 0, 1, 440, 240],
      [3, 'Dan', 1, 0, 1, 425, 400],
      [4, 'Cleo', 0, 0, 2, 205, 455],
    ])
  })

  it('go by points, or by the difference, where the organiser chose so', () => {
    expect(line(clubNight('points')).map(([, id]) => id)).toEqual(['Ben', 'Dan', 'Anna', 'Cleo'])
    // +200, +25, +25: of those who are level the one with more wins is before the other.
    expect(line(clubNight('difference')).map(([, id]) => id)).toEqual(['Ben', 'Anna', 'Dan', 'Cleo'])
  })

  it('are the same from the same board in whatever order and however often its words arrive', () => {
    const night = clubNight('wins')
    night.say(...untoldResults(night.clubNight, night.results))
    const shuffled = [...night.entries, ...night.entries].reverse()
    const again = clubNightOf(shuffled)
    expect(again).toEqual(night.clubNight)
    expect(again && standingsOf(again, again.results)).toEqual(standingsOf(night.clubNight, night.results))
  })
})

describe('a table that never finishes', () => {
  const closedAs = (unfinished: 'stands' | 'void') => {
    const night = four({ draw: 'round-robin' })
    night.round()
    night.game('Anna', 'Dan').hand(30, 132)
    night.game('Ben', 'Cleo').hand(210, 20)
    expect(unsettled(night.clubNight.rounds[0]?.games ?? [], night.results)).toHaveLength(2)
    night.say(['closed/1', { unfinished }])
    return line(night)
  }

  it('counts as it stands where the organiser closes the round so', () => {
    expect(closedAs('stands')).toEqual([
      [1, 'Ben', 1, 0, 0, 210, 20],
      [2, 'Dan', 1, 0, 0, 132, 30],
      [3, 'Anna', 0, 0, 1, 30, 132],
      [4, 'Cleo', 0, 0, 1, 20, 210],
    ])
  })

  it('does not count where he closes it so; a finished game counts though no one accepted it', () => {
    expect(closedAs('void')).toEqual([
      [1, 'Ben', 1, 0, 0, 210, 20],
      [2, 'Cleo', 0, 0, 1, 20, 210],
      [3, 'Anna', 0, 0, 0, 0, 0],
      [3, 'Dan', 0, 0, 0, 0, 0],
    ])
  })

  it('of which nothing has arrived is a half each, as it stands', () => {
    const night = four({ draw: 'round-robin' })
    night.round()
    night.say(['closed/1', { unfinished: 'stands' }])
    expect(line(night).map(([, , won, halves, lost]) => [won, halves, lost])).toEqual(Array(4).fill([0, 1, 0]))
  })
})

describe('whoever comes late', () => {
  it('plays others who came late at a free table, or is in the next round', () => {
    const night = four()
    night.round()
    night.say(pairWord('Eve'))
    expect(lateGames(night.clubNight, night.lots, AT)).toEqual([])
    night.say(pairWord('Finn'))
    expect(latePairs(night.clubNight)).toEqual(['Eve', 'Finn'])
    night.say(...lateGames(night.clubNight, night.lots, AT))
    expect(night.game('Eve', 'Finn').game).toMatchObject({ round: 1, table: 3 })
    expect(latePairs(night.clubNight)).toEqual([])
    night.say(['closed/1', { unfinished: 'void' }])
    expect(lateGames(night.clubNight, night.lots, AT)).toEqual([])
    expect(
      night
        .round()
        .flatMap(({ first, second }) => [first, second])
        .sort(),
    ).toEqual(['Anna', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'])
  })

  it('and whoever leaves is not drawn any more, and keeps what was won', () => {
    const night = four()
    night.round()
    const [game] = night.clubNight.rounds[0]?.games ?? []
    if (game?.second == null) throw new Error('a game')
    night.played(game.first, game.second, 210, 40)
    night.say([`pair/${game.first}`, { players: [game.first], here: false }], ['closed/1', { unfinished: 'void' }])
    const next = night.round()
    expect(next.flatMap(({ first, second }) => [first, second])).not.toContain(game.first)
    expect(line(night)[0]?.slice(1, 3)).toEqual([game.first, 1])
  })
})

describe('standings that were read out', () => {
  const readOut = () => {
    const night = four({ draw: 'round-robin' })
    night.round()
    const log = night.game('Anna', 'Dan').hand(30, 132).hand(120, 42).hand(140, 22)
    log.accept(0, 1)
    night.say(...untoldResults(night.clubNight, night.results))
    night.say([`read/1`, { clock: clockOf(night.entries) }])
    return { night, log }
  }
  const changed = ({ entries, clubNight, results }: TestNight) => sinceReadOut(entries, clubNight, results)

  it('say so when a hand is corrected afterwards: which table, which hand', () => {
    const { night, log } = readOut()
    expect(changed(night)).toBeNull()
    log.correct(2, 100, 62)
    expect(changed(night)).toMatchObject({
      at: night.clubNight.readOut?.at,
      games: [{ game: { table: 1, round: 1 }, hands: [2] }],
    })
    log.accept(0, 1)
    expect(changed(night)?.games).toMatchObject([{ hands: [2] }])
    night.say(...untoldResults(night.clubNight, night.results))
    expect(changed({ ...pick(night), results: night.clubNight.results } as TestNight)?.games).toMatchObject([
      { hands: [2] },
    ])
    night.say([`read/2`, { clock: clockOf(night.entries) }])
    expect(changed(night)).toBeNull()
  })

  it('do not when another game ends, nor when a correction changes nothing', () => {
    const { night, log } = readOut()
    night.played('Ben', 'Cleo', 250, 10)
    log.correct(1, 30, 132)
    expect(changed(night)).toBeNull()
  })

  it('name the first hand that is another where one was forgotten', () => {
    const { night, log } = readOut()
    const first = log.entries[0]
    if (first === undefined || !('hand' in first)) throw new Error('a hand')
    log.add({ kind: 'inserted', hand: 'forgotten', before: first.hand, after: null, facts: factsOf(62, 100) })
    expect(changed(night)?.games).toMatchObject([{ hands: [1] }])
  })
})

const pick = ({ entries, clubNight }: TestNight) => ({ entries, clubNight })

describe('the board', () => {
  it('is read at its border: an entry under another id, with an absurd clock or another field is none', () => {
    const [entry] = wordsAfter([], 'organiser', AT, [['club-night', AGREED]])
    if (entry === undefined) throw new Error('an entry')
    expect(readBoardEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
    for (const other of [
      { ...entry, words: [['club-night', { ...AGREED, name: 'Friday' }]] },
      { ...entry, words: [] },
      { ...entry, words: [['club-night']] },
      { ...entry, id: 'x' },
      { ...entry, clock: 2 ** 41 },
      { ...entry, more: 1 },
      null,
      'board',
      [],
    ])
      expect(readBoardEntry(other)).toBeNull()
  })

  it('without its first word is no club night, and what cannot be read of it is left out', () => {
    expect(clubNightOf([])).toBeNull()
    expect(clubNightOf(wordsAfter([], 'organiser', AT, [pairWord('Anna')]))).toBeNull()
    const night = four()
    const before = night.clubNight
    night.say(
      ['game/x', { round: 1, table: 1, pairs: ['Anna', 'Anna'], dealer: 0, at: AT, draw: 'd' }],
      ['game/y', { round: 1, table: 0, pairs: ['Anna', 'Ben'], dealer: 0, at: AT, draw: 'd' }],
      ['game/z', 'Anna'],
      ['pair/q', { players: [], here: true }],
      ['table/0', { writer: 'U', signer: 'U' }],
      ['table/1.5', { writer: 'U', signer: 'U' }],
      ['table/4', {}],
      ['table/5', { writer: 'U' }],
      ['nothing', 1],
    )
    expect(night.clubNight).toEqual(before)
  })

  it('has a club night of four in pairs, of two by themselves, and none of three', () => {
    expect(playersAPair({ base: 'bela-2' })).toBe(1)
    expect(playersAPair({ base: 'klabberjass-4' })).toBe(2)
    expect(playersAPair({ base: 'bela-3' })).toBeNull()
    expect(playersAPair({ base: 'nothing' })).toBeNull()
  })

  it('sets a game up by itself: the same on every phone, with partners across the table', () => {
    const night = new TestNight([], { rules: { base: 'klabberjass-4' } })
    night.say(
      ['pair/p', { players: ['Anna', 'Ben'], here: true }],
      ['pair/q', { players: ['Cleo', 'Dan'], here: true }],
      ['game/g', { round: 1, table: 1, pairs: ['p', 'q'], dealer: 3, at: AT, draw: 'd' }],
    )
    const [game] = night.clubNight.rounds[0]?.games ?? []
    if (game === undefined) throw new Error('a game')
    const record = recordOf(night.clubNight, game, 'phone')
    expect(record).toMatchObject({ id: 'g', names: ['Anna', 'Cleo', 'Ben', 'Dan'], dealer: 3, createdAt: AT })
    expect(recordOf(night.clubNight, game, 'other')).toEqual({ ...record, device: 'other' })
  })
})
