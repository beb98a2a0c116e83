import { describe, expect, it } from 'vitest'
import { clockOf, readBoardEntry, wordsAfter } from '@/lib/together/club/board-entry'
import { clubNightOf } from '@/lib/together/club/club-night'
import { drawnGameRecord } from '@/lib/together/club/game-record'
import { latePairs, playersPerPair, unsettled, unpublishedResults } from '@/lib/together/club/organiser'
import { gameStateOf } from '@/lib/together/club/result'
import { lateGames } from '@/lib/together/club/rounds'
import { sinceReadOut } from '@/lib/together/club/since-read-out'
import { clubStandings } from '@/lib/together/club/standings'
import { AGREED, AT, factsOf, pairWord, TestLog, TestNight, standingLines } from './night'

const line = ({ clubNight, results }: TestNight) => standingLines(clubNight, results)

const four = (agreed = {}) => new TestNight(['Anna', 'Ben', 'Cleo', 'Dan'], agreed)

describe('the result of a table', () => {
  it('a result counts once both sides have accepted it', () => {
    const night = four()
    night.round()
    const log = night.game('Anna', 'Ben').hand(150, 12)
    const stateNow = () => gameStateOf(log.result ?? undefined)
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

  it('a corrected result must be accepted again by both sides', () => {
    const night = four()
    night.round()
    const log = night.played('Anna', 'Ben', 210, 40)
    log.correct(1, 220, 30)
    expect(log.result).toMatchObject({ accepted: [false, false], totals: [220, 30] })
    expect(line(night).map(([, , won]) => won)).toEqual([0, 0, 0, 0])
    log.accept(0, 1)
    expect(gameStateOf(log.result ?? undefined)).toBe('accepted')
    // Each correction removes the acceptance again.
    log.correct(1, 230, 20)
    expect(gameStateOf(log.result ?? undefined)).toBe('over')
  })

  it('a result is unclear while two phones differ, in any order of arrival', () => {
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
    expect(gameStateOf(one.result ?? undefined)).toBe('unclear')
  })

  it('a broken entry accepts no result', () => {
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
    // A round robin of four: Anna against Dan and Ben against Cleo, then Cleo against Anna …
    night.round()
    night.played('Anna', 'Dan', 210, 195)
    night.played('Ben', 'Cleo', 250, 10)
    night.say(['closed/1', { unfinished: 'void' }])
    night.round()
    night.played('Anna', 'Cleo', 205, 195)
    night.played('Dan', 'Ben', 230, 190)
    return night
  }

  it('the standings go by wins, then points, then difference', () => {
    expect(line(clubNight('wins'))).toEqual([
      [1, 'Anna', 2, 0, 0, 415, 390],
      [2, 'Ben', 1, 0, 1, 440, 240],
      [3, 'Dan', 1, 0, 1, 425, 400],
      [4, 'Cleo', 0, 0, 2, 205, 455],
    ])
  })

  it('the standings go by points or difference where the organiser chose so', () => {
    expect(line(clubNight('points')).map(([, id]) => id)).toEqual(['Ben', 'Dan', 'Anna', 'Cleo'])
    // +200, +25, +25: of two pairs with the same difference, the one with more wins is ahead.
    expect(line(clubNight('difference')).map(([, id]) => id)).toEqual(['Ben', 'Anna', 'Dan', 'Cleo'])
  })

  it('the standings are the same for any order and repetition of the entries', () => {
    const night = clubNight('wins')
    night.say(...unpublishedResults(night.clubNight, night.results))
    const shuffled = [...night.entries, ...night.entries].reverse()
    const again = clubNightOf(shuffled)
    expect(again).toEqual(night.clubNight)
    expect(again && clubStandings(again, again.results)).toEqual(clubStandings(night.clubNight, night.results))
  })
})

describe('a table that does not finish', () => {
  const closedAs = (unfinished: 'stands' | 'void') => {
    const night = four({ draw: 'round-robin' })
    night.round()
    night.game('Anna', 'Dan').hand(30, 132)
    night.game('Ben', 'Cleo').hand(210, 20)
    expect(unsettled(night.clubNight.rounds[0]?.games ?? [], night.results)).toHaveLength(2)
    night.say(['closed/1', { unfinished }])
    return line(night)
  }

  it('an unfinished table counts as it is where the organiser closes the round so', () => {
    expect(closedAs('stands')).toEqual([
      [1, 'Ben', 1, 0, 0, 210, 20],
      [2, 'Dan', 1, 0, 0, 132, 30],
      [3, 'Anna', 0, 0, 1, 30, 132],
      [4, 'Cleo', 0, 0, 1, 20, 210],
    ])
  })

  it('an unfinished table can be left out, and a finished one counts unaccepted', () => {
    expect(closedAs('void')).toEqual([
      [1, 'Ben', 1, 0, 0, 210, 20],
      [2, 'Cleo', 0, 0, 1, 20, 210],
      [3, 'Anna', 0, 0, 0, 0, 0],
      [3, 'Dan', 0, 0, 0, 0, 0],
    ])
  })

  it('a table that sent nothing counts half for each side', () => {
    const night = four({ draw: 'round-robin' })
    night.round()
    night.say(['closed/1', { unfinished: 'stands' }])
    expect(line(night).map(([, , won, halves, lost]) => [won, halves, lost])).toEqual(Array(4).fill([0, 1, 0]))
  })
})

describe('pairs that come late or leave', () => {
  it('late pairs play each other at a free table or are in the next round', () => {
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

  it('a pair that leaves is not drawn again and keeps its wins', () => {
    const night = four()
    night.round()
    const [game] = night.clubNight.rounds[0]?.games ?? []
    if (game?.second == null) throw new Error('expected a game')
    night.played(game.first, game.second, 210, 40)
    night.say([`pair/${game.first}`, { players: [game.first], here: false }], ['closed/1', { unfinished: 'void' }])
    const next = night.round()
    expect(next.flatMap(({ first, second }) => [first, second])).not.toContain(game.first)
    expect(line(night)[0]?.slice(1, 3)).toEqual([game.first, 1])
  })
})

describe('standings after they were read out', () => {
  const readOut = () => {
    const night = four({ draw: 'round-robin' })
    night.round()
    const log = night.game('Anna', 'Dan').hand(30, 132).hand(120, 42).hand(140, 22)
    log.accept(0, 1)
    night.say(...unpublishedResults(night.clubNight, night.results))
    night.say([`read/1`, { clock: clockOf(night.entries) }])
    return { night, log }
  }
  const changed = ({ entries, clubNight, results }: TestNight) => sinceReadOut(entries, clubNight, results)

  it('a later correction is announced with its table and hand', () => {
    const { night, log } = readOut()
    expect(changed(night)).toBeNull()
    log.correct(2, 100, 62)
    expect(changed(night)).toMatchObject({
      at: night.clubNight.readOut?.at,
      games: [{ game: { table: 1, round: 1 }, hands: [2] }],
    })
    log.accept(0, 1)
    expect(changed(night)?.games).toMatchObject([{ hands: [2] }])
    night.say(...unpublishedResults(night.clubNight, night.results))
    expect(changed({ ...pick(night), results: night.clubNight.results } as TestNight)?.games).toMatchObject([
      { hands: [2] },
    ])
    night.say([`read/2`, { clock: clockOf(night.entries) }])
    expect(changed(night)).toBeNull()
  })

  it('another finished game or an empty correction is not announced', () => {
    const { night, log } = readOut()
    night.played('Ben', 'Cleo', 250, 10)
    log.correct(1, 30, 132)
    expect(changed(night)).toBeNull()
  })

  it('the first different hand is named where one was forgotten', () => {
    const { night, log } = readOut()
    const first = log.entries[0]
    if (first === undefined || !('hand' in first)) throw new Error('expected a hand')
    log.add({ kind: 'inserted', hand: 'forgotten', before: first.hand, after: null, facts: factsOf(62, 100) })
    expect(changed(night)?.games).toMatchObject([{ hands: [1] }])
  })
})

const pick = ({ entries, clubNight }: TestNight) => ({ entries, clubNight })

describe('the board of a club night', () => {
  it('the board ignores entries with a wrong id, an absurd clock or another field', () => {
    const [entry] = wordsAfter([], 'organiser', AT, [['club-night', AGREED]])
    if (entry === undefined) throw new Error('expected an entry')
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

  it('the board needs its first word, and ignores words that cannot be read', () => {
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

  it('a club night has pairs for games of four, single players for two, and no game of three', () => {
    expect(playersPerPair({ base: 'bela-2' })).toBe(1)
    expect(playersPerPair({ base: 'klabberjass-4' })).toBe(2)
    expect(playersPerPair({ base: 'bela-3' })).toBeNull()
    expect(playersPerPair({ base: 'nothing' })).toBeNull()
  })

  it('the board sets games up alike on every phone, with partners across the table', () => {
    const night = new TestNight([], { rules: { base: 'klabberjass-4' } })
    night.say(
      ['pair/p', { players: ['Anna', 'Ben'], here: true }],
      ['pair/q', { players: ['Cleo', 'Dan'], here: true }],
      ['game/g', { round: 1, table: 1, pairs: ['p', 'q'], dealer: 3, at: AT, draw: 'd' }],
    )
    const [game] = night.clubNight.rounds[0]?.games ?? []
    if (game === undefined) throw new Error('expected a game')
    const record = drawnGameRecord(night.clubNight, game, 'phone')
    expect(record).toMatchObject({ id: 'g', names: ['Anna', 'Cleo', 'Ben', 'Dan'], dealer: 3, createdAt: AT })
    expect(drawnGameRecord(night.clubNight, game, 'other')).toEqual({ ...record, device: 'other' })
  })
})
