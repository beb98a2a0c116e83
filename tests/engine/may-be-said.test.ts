import { describe, expect, test } from 'vitest'
import { contestsOf } from '@/lib/engine/referee/run-figures'
import { bestInTalk, mayBeSaid, talk, type TalkSetting } from '@/lib/engine/referee/run-talk'
import type { Says } from '@/lib/engine/referee/speech'
import { rulesAt, settingAt, spokenBy, word } from '../support/runs'

/** Returns the seat to speak after these answers, and everything that it may say. Throws if an answer may not be given there. */
function after(setting: TalkSetting, ...words: readonly string[]) {
  const said: Says[] = []
  for (const wanted of words) {
    const says = mayBeSaid(setting, talk(setting, said))?.may.find((one) => word(one) === wanted)
    if (says === undefined) throw new Error(`“${wanted}” may not be said there`)
    said.push(says)
  }
  const turn = mayBeSaid(setting, talk(setting, said))
  return turn === null ? 'settled' : [turn.seat, ...turn.may.map(word)]
}

describe('two-handed Bela: what may be said', () => {
  const bela = settingAt('bela-2', 'hearts', 1)

  test('a player may say no run, a twenty or a fifty, and after it no lower one', () => {
    expect(after(bela)).toEqual([0, 'nothing', 'run of 3', 'run of 4'])
    expect(after(bela, 'nothing')).toEqual([1, 'nothing', 'run of 3', 'run of 4'])
    expect(after(bela, 'run of 3')).toEqual([1, 'good', 'run of 3', 'not good, run of 4'])
    expect(after(bela, 'run of 4')).toEqual([1, 'good', 'run of 4'])
  })

  test('a player may name only tops that a run of that length can have', () => {
    // A run of three ends at the seven if its top is a nine, a run of four if its top is a ten.
    const tops = ['10 high', 'J high', 'Q high', 'K high', 'A high']
    expect(after(bela, 'run of 3', 'run of 3')).toEqual([0, '9 high', ...tops])
    expect(after(bela, 'run of 4', 'run of 4')).toEqual([0, ...tops])
    expect(after(bela, 'run of 3', 'run of 3', 'Q high')).toEqual([
      1,
      'good',
      'also',
      'not good, K high',
      'not good, A high',
    ])
    expect(after(bela, 'run of 3', 'run of 3', 'A high')).toEqual([1, 'good', 'also'])
  })

  test('forehand names the suit or says trumps, and the dealer answers', () => {
    const equal = ['run of 3', 'run of 3', 'K high', 'also']
    expect(after(bela, ...equal)).toEqual([0, 'trumps', 'spades', 'diamonds', 'clubs'])
    expect(after(bela, ...equal, 'spades')).toEqual([1, 'good', 'not good'])
    expect(after(bela, ...equal, 'trumps')).toEqual([1, 'good'])
    expect(after(settingAt('bela-2', 'hearts', 1, { equalRuns: 'nobody' }), ...equal, 'spades')).toEqual([
      1,
      'neither',
      'not good',
    ])
  })

  test('no one may say anything once the best run is settled', () => {
    expect(after(bela, 'nothing', 'nothing')).toBe('settled')
    expect(after(bela, 'run of 3', 'good')).toBe('settled')
    expect(after(bela, 'run of 3', 'run of 3', 'K high', 'also', 'spades', 'not good')).toBe('settled')
    expect(after(bela, 'run of 3', 'run of 3', 'K high', 'also', 'trumps', 'good')).toBe('settled')
  })

  test('no equal top is announced where no suit can decide and the earlier run is good', () => {
    for (const setting of [settingAt('bela-2', 'none', 1), settingAt('bela-2', 'hearts', 1, { trumpRun: 'equal' })]) {
      expect(after(setting, 'run of 3', 'run of 3', 'K high')).toEqual([1, 'good', 'not good, A high'])
    }
    // If equal runs count for no one, an equal one is mentioned in any case.
    const house = settingAt('bela-2', 'none', 1, { equalRuns: 'nobody' })
    expect(after(house, 'run of 3', 'run of 3', 'K high')).toEqual([1, 'good', 'also', 'not good, A high'])
    expect(after(house, 'run of 3', 'run of 3', 'K high', 'also')).toBe('settled')
  })

  test('a run of five cards is called like one of four', () => {
    expect(spokenBy(bela, ['AC KC QC JC 10C', ''])).toEqual(['0: run of 4', '1: good', '0 scores'])
  })
})

describe('three players', () => {
  const three = settingAt('bela-3', 'hearts', 2)
  const runs = ['run of 3', 'run of 3', 'run of 3']

  test('three players each answer the best top card named so far', () => {
    expect(after(three, ...runs, 'Q high', 'not good, K high')).toEqual([2, 'good', 'also', 'not good, A high'])
  })

  test('three players name a better run even in a game for two that only says “not good”', () => {
    expect(after(settingAt('bicycle', 'hearts', 2, { players: 3 }), 'run of 3')).toEqual([
      1,
      'good',
      'run of 3',
      'not good, run of 4',
    ])
  })

  test('three players have nothing to add once an equal run is in trumps', () => {
    const equal = [...runs, 'K high', 'also', 'also']
    expect(after(three, ...equal, 'spades')).toEqual([1, 'good', 'not good'])
    expect(after(three, ...equal, 'spades', 'not good')).toBe('settled')
  })

  test('three players have no best run before it is settled', () => {
    const state = talk(three, [{ kind: 'have', figure: { of: 'class', length: 3 } }])
    expect(bestInTalk(three, state)).toBeNull()
  })
})

describe('partners', () => {
  const four = settingAt('klabberjass-4', 'hearts', 3)

  test('partners call their runs in turn, and never a run that is beaten', () => {
    expect(after(four, 'run of 3')).toEqual([1, 'nothing', 'run of 3', 'run of 4'])
    expect(after(four, 'run of 4')).toEqual([1, 'nothing', 'run of 4'])
    expect(after(four, 'run of 4', 'nothing', 'nothing', 'nothing')).toBe('settled')
  })

  test('partners speak of an equal run only where it can be in trumps', () => {
    const equal = ['run of 3', 'run of 3', 'nothing', 'nothing', 'K high']
    expect(after(four, ...equal)).toEqual([1, 'good', 'also', 'A high'])
    expect(after(four, ...equal, 'also')).toEqual([0, 'nothing', 'trumps'])
    expect(after(four, ...equal, 'also', 'nothing')).toEqual([1, 'nothing', 'trumps'])
    // No one has to say more once a run in trumps was named.
    expect(after(four, ...equal, 'also', 'trumps')).toBe('settled')
    expect(after(four, ...equal, 'also', 'nothing', 'nothing')).toBe('settled')
  })

  test('partners with runs of a hundred first say how many cards they have', () => {
    const belote = settingAt('bridge-belote', 'hearts', 3)
    const quints = ['run of 5', 'run of 5', 'nothing', 'nothing']
    expect(after(belote)).toEqual([0, 'nothing', 'run of 3', 'run of 4', 'run of 5', 'run of 8'])
    expect(after(belote, 'run of 5')).toEqual([1, 'nothing', 'run of 5', 'run of 8'])
    expect(after(belote, ...quints)).toEqual([0, '5 cards', '6 cards', '7 cards'])
    expect(after(belote, ...quints, '5 cards')).toEqual([1, 'good', 'also', '6 cards', '7 cards'])
    // A run of six ends at the seven if its top is a queen. Equal runs count for no one, so a level top is mentioned.
    expect(after(belote, ...quints, '6 cards', 'also')).toEqual([0, 'Q high', 'K high', 'A high'])
    expect(after(belote, ...quints, '6 cards', 'also', 'Q high', 'also')).toBe('settled')
    // Runs of four are compared by their tops at once.
    expect(after(belote, 'run of 4', 'run of 4', 'nothing', 'nothing')).toEqual([
      0,
      '10 high',
      'J high',
      'Q high',
      'K high',
      'A high',
    ])
  })

  test('partners call five, six and seven cards as five, and eight as eight', () => {
    const belote = settingAt('bridge-belote', 'hearts', 3)
    expect(spokenBy(belote, ['AC KC QC JC 10C', '', '', ''])).toEqual(['0: run of 5', '0 scores'])
    expect(spokenBy(belote, ['', 'AC KC QC JC 10C 9C 8C', '', ''])).toEqual(['1: run of 5', '1 scores'])
    expect(spokenBy(belote, ['AC KC QC JC', '', '', ''])).toEqual(['0: run of 4', '0 scores'])
  })
})

describe('runs and fours of a kind in one contest', () => {
  const coinche = settingAt('coinche', 'hearts', 3)
  const tops = ['J high', 'Q high', 'K high', 'A high']
  const fours = ['four Q', 'four K', 'four 10', 'four A']

  test('at coinche a player may say every worth that a declaration has, and after it no lower one', () => {
    expect(after(coinche)).toEqual([0, 'nothing', '20', '50', '100', '150', '200'])
    expect(after(coinche, '50')).toEqual([1, 'nothing', '50', '100', '150', '200'])
  })

  test('four nines and four jacks are in one hand only, so no one else can say the same', () => {
    expect(after(coinche, '150')).toEqual([1, 'nothing', '200'])
    expect(after(coinche, '50', '200')).toBe('settled')
  })

  test('of two hundreds the tops are named, and fours of a kind above them', () => {
    const hundreds = ['100', '100', 'nothing', 'nothing']
    expect(after(coinche, ...hundreds)).toEqual([0, ...tops, ...fours])
    expect(after(coinche, ...hundreds, 'K high')).toEqual([1, 'good', 'also', 'A high', ...fours])
    expect(after(coinche, ...hundreds, 'four K')).toEqual([1, 'good', 'four 10', 'four A'])
    expect(after(coinche, ...hundreds, 'K high', 'four Q')).toBe('settled')
    expect(after(coinche, ...hundreds, 'K high', 'also')).toEqual([0, 'nothing', 'trumps'])
  })

  test('of two fifties only tops are named, because no four of a kind is worth as little', () => {
    expect(after(coinche, '50', '50', 'nothing', 'nothing')).toEqual([0, '10 high', ...tops])
  })

  test('where a longer run is better, five to seven cards are told apart before their tops, and fours beat them all', () => {
    const longer = settingAt('bridge-belote', 'hearts', 3, { meldContest: 'one' })
    const hundreds = ['100', '100', 'nothing', 'nothing']
    expect(after(longer)).toEqual([0, 'nothing', '20', '50', '100', '120', '150', '200'])
    expect(after(longer, ...hundreds)).toEqual([0, '5 cards', '6 cards', '7 cards', ...fours])
    expect(after(longer, ...hundreds, '6 cards')).toEqual([1, 'good', 'also', '7 cards', ...fours])
    expect(after(longer, ...hundreds, '6 cards', 'also')).toEqual([0, 'Q high', 'K high', 'A high'])
  })

  test('where no run is worth a hundred, two hundreds are told apart by the ranks of their fours', () => {
    const short = settingAt('klabberjass-4', 'hearts', 3, { carres: 'yes', meldContest: 'one', longRuns: 'one' })
    expect(after(short, '100', '100', 'nothing', 'nothing')).toEqual([0, ...fours])
    expect(after(short, '100', '100', 'nothing', 'nothing', 'four A')).toBe('settled')
  })

  test('runs alone are compared by their points where the table has one contest', () => {
    const one = settingAt('bela-2', 'hearts', 1, { meldContest: 'one' })
    expect(after(one)).toEqual([0, 'nothing', 'run of 3', 'run of 4', 'run of 7', 'run of 8'])
  })
})

describe('fours of a kind in a contest of their own', () => {
  const belote = settingAt('bridge-belote', 'hearts', 3, {}, 'fours')

  test('each player names a better four of a kind or says nothing', () => {
    expect(after(belote)).toEqual([0, 'nothing', 'four Q', 'four K', 'four 10', 'four A', 'four 9', 'four J'])
    expect(after(belote, 'four A')).toEqual([1, 'nothing', 'four 9', 'four J'])
    expect(after(belote, 'four A', 'nothing', 'nothing', 'nothing')).toBe('settled')
    expect(after(belote, 'four A', 'four J')).toBe('settled')
    expect(after(belote, 'nothing', 'nothing', 'nothing', 'nothing')).toBe('settled')
  })
})

test('a table has a contest for runs, one for fours of a kind, or one for both', () => {
  const contests = (base: Parameters<typeof rulesAt>[0], changes = {}) => contestsOf(rulesAt(base, changes))
  expect(contests('bela-2')).toEqual(['runs'])
  expect(contests('bridge-belote')).toEqual(['runs', 'fours'])
  expect(contests('coinche')).toEqual(['both'])
  expect(contests('bela-hr')).toEqual(['both'])
  expect(contests('belote')).toEqual([])
  expect(contests('coinche', { runs: 'no' })).toEqual(['fours'])
  expect(contests('coinche', { carres: 'no' })).toEqual(['runs'])
})

describe('the other documents', () => {
  test('in Lehman the first player may say “no run”, and a longer run is named', () => {
    const setting = settingAt('lehman', 'hearts', 1)
    expect(after(setting)).toEqual([0, 'no run', 'run of 3', 'run of 4'])
    expect(after(setting, 'run of 3')).toEqual([1, 'nothing', 'run of 3', 'run of 4'])
  })

  test('in Bicycle “not good” hides what is better, and “how high?” asks for the top', () => {
    const setting = settingAt('bicycle', 'hearts', 1)
    expect(after(setting, 'run of 3')).toEqual([1, 'good', 'how high', 'not good'])
    expect(after(setting, 'run of 4')).toEqual([1, 'good', 'how high'])
    expect(after(setting, 'run of 3', 'how high', 'Q high')).toEqual([1, 'good', 'also', 'not good'])
    expect(after(setting, 'run of 3', 'how high', 'A high')).toEqual([1, 'good', 'also'])
  })

  test('in Denexa a better top is named, and so are both suits, never the same one', () => {
    const setting = settingAt('denexa', 'hearts', 1)
    const equal = ['run of 3', 'how high', 'K high', 'also']
    expect(after(setting, 'run of 3')).toEqual([1, 'good', 'how high', 'not good'])
    expect(after(setting, 'run of 3', 'how high', 'Q high')).toEqual([
      1,
      'good',
      'also',
      'not good, K high',
      'not good, A high',
    ])
    expect(after(setting, ...equal)).toEqual([0, 'spades', 'hearts', 'diamonds', 'clubs'])
    expect(after(setting, ...equal, 'diamonds')).toEqual([1, 'spades', 'hearts', 'clubs'])
    expect(after(setting, ...equal, 'diamonds', 'clubs')).toBe('settled')
  })
})
