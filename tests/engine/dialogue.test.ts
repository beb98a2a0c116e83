import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runCards } from '@/lib/engine/melds/meld-values'
import { dialogue, truth } from '@/lib/engine/referee/dialogue'
import { ruleOnRuns } from '@/lib/engine/referee/run-contest'
import { contestsOf } from '@/lib/engine/referee/run-figures'
import { mayBeSaid, talk } from '@/lib/engine/referee/run-talk'
import type { Says } from '@/lib/engine/referee/speech'
import { TRUMPS } from '@/lib/engine/table/card'
import { handSize } from '@/lib/engine/table/deck'
import type { Meld } from '@/lib/engine/table/hand'
import { sideOf } from '@/lib/engine/table/seats'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { contenderIn, dealt, rulesAt, settingAt, spokenBy } from '../support/runs'

const TWO = settingAt('bela-2', 'hearts', 1)
const NOBODY = settingAt('bela-2', 'hearts', 1, { equalRuns: 'nobody' })
const FOUR = settingAt('klabberjass-4', 'hearts', 3)
const LEHMAN = settingAt('lehman', 'hearts', 1)
const BICYCLE = settingAt('bicycle', 'hearts', 1)
const DENEXA = settingAt('denexa', 'hearts', 1)

/** The words of a table: what they show, the table, the hands by seat, and the dialogue or its end after “…”. */
const TALKS: readonly (readonly [string, ReturnType<typeof settingAt>, readonly string[], string])[] = [
  [
    'a fifty against a twenty is settled by the fifty alone',
    TWO,
    ['AC KC QC', 'KD QD JD 10D'],
    '0: run of 3; 1: not good, run of 4; 1 scores',
  ],
  ['and so is a fifty that is called first', TWO, ['KD QD JD 10D', 'AC KC QC'], '0: run of 4; 1: good; 0 scores'],
  [
    'of two fifties the higher top wins, and no suit is named',
    TWO,
    ['QD JD 10D 9D', 'KC QC JC 10C'],
    '0: run of 4; 1: run of 4; 0: Q high; 1: not good, K high; 1 scores',
  ],
  [
    'a player never names a lower top',
    TWO,
    ['KC QC JC 10C', 'QD JD 10D 9D'],
    '0: run of 4; 1: run of 4; 0: K high; 1: good; 0 scores',
  ],
  [
    'of equal plain runs forehand names the suit and scores, and the dealer only answers',
    TWO,
    ['KS QS JS', 'KC QC JC'],
    '0: run of 3; 1: run of 3; 0: K high; 1: also; 0: spades; 1: good; 0 scores',
  ],
  [
    'an equal run of the dealer in trumps is not good, without its suit',
    TWO,
    ['KS QS JS', 'KH QH JH'],
    '0: run of 3; 1: run of 3; 0: K high; 1: also; 0: spades; 1: not good; 1 scores',
  ],
  [
    'forehand announces that an equal run is in trumps',
    TWO,
    ['KH QH JH', 'KC QC JC'],
    '…; 0: trumps; 1: good; 0 scores',
  ],
  [
    'where equal runs count for no one, the second holder says so',
    NOBODY,
    ['KS QS JS', 'KC QC JC'],
    '…; 0: spades; 1: neither; nobody',
  ],
  [
    'a run in trumps is good, also where equal runs count for no one',
    NOBODY,
    ['KH QH JH', 'KC QC JC'],
    '…; 0: trumps; 1: good; 0 scores',
  ],
  [
    'a run in trumps that is no better for it is not announced',
    settingAt('bela-2', 'hearts', 1, { trumpRun: 'equal' }),
    ['KS QS JS', 'KH QH JH'],
    '…; 0: K high; 1: good; 0 scores',
  ],
  [
    'without a trump suit an equal run of the dealer wins nothing and is not announced',
    settingAt('bela-2', 'none', 1),
    ['KS QS JS', 'KC QC JC'],
    '0: run of 3; 1: run of 3; 0: K high; 1: good; 0 scores',
  ],
  [
    'with three players each player answers the best run so far',
    settingAt('bela-3', 'spades', 2),
    ['QD JD 10D', 'KC QC JC', 'AS KS QS'],
    '0: run of 3; 1: run of 3; 2: run of 3; 0: Q high; 1: not good, K high; 2: not good, A high; 2 scores',
  ],
  [
    'with four players runs of one side alone are not discussed',
    FOUR,
    ['KD QD JD', '', 'AC KC QC', ''],
    '0: run of 3; 2: run of 3; 0 scores',
  ],
  [
    'with four players a twenty is not called after a fifty',
    FOUR,
    ['KD QD JD 10D', 'AC KC QC', '', '9S 8S 7S'],
    '0: run of 4; 0 scores',
  ],
  [
    'with four players tops are said in turn, and a player who cannot beat one says “good”',
    FOUR,
    ['QD JD 10D', 'JC 10C 9C', '', 'AS KS QS'],
    '0: run of 3; 1: run of 3; 3: run of 3; 0: Q high; 1: good; 3: A high; 3 scores',
  ],
  [
    'with four players the holder of an equal run in trumps reveals it',
    FOUR,
    ['KD QD JD', 'KH QH JH', '', ''],
    '0: run of 3; 1: run of 3; 0: K high; 1: also; 1: trumps; 1 scores',
  ],
  [
    'with four players one with an equal plain run after the first says “good”',
    FOUR,
    ['KD QD JD', 'KC QC JC', '', ''],
    '…; 1: good; 0 scores',
  ],
  [
    'in Lehman the first player says that there is no meld',
    LEHMAN,
    ['', '9C 8C 7C'],
    '0: no run; 1: run of 3; 1 scores',
  ],
  ['in Lehman equal runs count for no one', LEHMAN, ['KS QS JS', 'KC QC JC'], '…; 0: K high; 1: also; nobody'],
  [
    'in Bicycle the dealer answers “no good” and names no cards',
    BICYCLE,
    ['QD JD 10D', 'KC QC JC 10C'],
    '0: run of 3; 1: not good; 1 scores',
  ],
  [
    'in Bicycle the dealer asks “how high?”',
    BICYCLE,
    ['QD JD 10D', 'KC QC JC'],
    '0: run of 3; 1: how high; 0: Q high; 1: not good; 1 scores',
  ],
  ['in Denexa the dealer names a better top', DENEXA, ['QD JD 10D', 'KC QC JC'], '…; 1: not good, K high; 1 scores'],
  [
    'in Denexa the dealer asks “how high?”, and both suits are named',
    DENEXA,
    ['KD QD JD', 'KH QH JH'],
    '0: run of 3; 1: how high; 0: K high; 1: also; 0: diamonds; 1: hearts; 1 scores',
  ],
  [
    'in bridge-belote quints are told apart by their cards before their tops',
    settingAt('bridge-belote', 'all', 3),
    ['AD KD QD JD 10D', 'KC QC JC 10C 9C 8C', '', ''],
    '0: run of 5; 1: run of 5; 0: 5 cards; 1: 6 cards; 1 scores',
  ],
  [
    'in bridge-belote fours of a kind have a contest of their own, in the order of trumps',
    settingAt('bridge-belote', 'hearts', 3, {}, 'fours'),
    ['AS AH AD AC', '9S 9H 9D 9C', '', 'JS JH JD JC'],
    '0: four A; 1: four 9; 3: four J; 3 scores',
  ],
  [
    'at coinche a hundred beats a fifty with a higher top',
    settingAt('coinche', 'clubs', 3),
    ['AS KS QS JS', 'KH QH JH 10H 9H', '', ''],
    '0: 50; 1: 100; 1 scores',
  ],
  [
    'at coinche four nines beat a hundred, and four jacks beat four nines',
    settingAt('coinche', 'clubs', 3),
    ['KH QH JH 10H', '9S 9H 9D 9C', '', ''],
    '0: 50; 1: 150; 1 scores',
  ],
  [
    'at coinche four jacks beat four nines',
    settingAt('coinche', 'clubs', 3),
    ['9S 9H 9D 9C', 'JS JH JD JC', '', ''],
    '0: 150; 1: 200; 1 scores',
  ],
  [
    'at coinche four queens beat a hundred of five cards',
    settingAt('coinche', 'clubs', 3),
    ['JS 10S 9S 8S 7S', '', '', 'QS QH QD QC'],
    '0: 100; 3: 100; 0: J high; 3: four Q; 3 scores',
  ],
  [
    'of two hundreds at coinche the one with the higher top wins, however many cards the other has',
    settingAt('coinche', 'clubs', 3),
    ['KH QH JH 10H 9H 8H', 'AS KS QS JS 10S', '', ''],
    '0: 100; 1: 100; 0: K high; 1: A high; 1 scores',
  ],
  [
    'equal hundreds at coinche are decided by trumps',
    settingAt('coinche', 'hearts', 3),
    ['KS QS JS 10S 9S', 'KH QH JH 10H 9H', '', ''],
    '0: 100; 1: 100; 0: K high; 1: also; 1: trumps; 1 scores',
  ],
  [
    'of four aces and four kings in Croatian bela the aces are better',
    settingAt('bela-hr', 'hearts', 3),
    ['KS KH KD KC', 'AS AH AD AC', '', ''],
    '0: 100; 1: 100; 0: four K; 1: four A; 1 scores',
  ],
  [
    'in Croatian bela a hundred is called after a fifty and wins',
    settingAt('bela-hr', 'hearts', 3),
    ['AS KS QS JS', 'KH QH JH 10H 9H', '', ''],
    '0: 50; 1: 100; 1 scores',
  ],
]

test.each(TALKS)('%s', (_, setting, hands, talk) => {
  const all = spokenBy(setting, hands)
  const said = talk.replace('…; ', '').split('; ')
  expect(talk.startsWith('…') ? all.slice(-said.length) : all).toEqual(said)
})

test('a dealer without a run and one with a lower run say the same', () => {
  expect(spokenBy(TWO, ['KD QD JD 10D', ''])).toEqual(spokenBy(TWO, ['KD QD JD 10D', '9C 8C 7C']))
})

// For a longer run: YUSS_RUNS=20000 npx vitest run tests/engine/dialogue.test.ts
const RUNS = Number(process.env['YUSS_RUNS'] ?? 150)

const HOUSES = [
  {},
  { equalRuns: 'nobody' },
  { equalRuns: 'first-declared' },
  { trumpRun: 'equal' },
  { trumpRun: 'wins' },
] as const

/** Every contest of every game, with runs even where a game has none, and with fours where partners play. */
const CONTESTS = RULE_SET_IDS.flatMap((base) => {
  const changes = { runs: 'yes' } as const
  const withFours = { ...changes, carres: 'yes' } as const
  const games = rulesAt(base).players === 4 ? [changes, withFours] : [changes]
  const houses = games.flatMap((game) => [
    { ...game, meldContest: 'apart' as const },
    { ...game, meldContest: 'one' as const },
  ])
  return houses.flatMap((house) =>
    contestsOf(rulesAt(base, house)).map((contest) => {
      const fours = rulesAt(base, house).carres === 'yes' ? 'with' : 'without'
      return [`${base}, ${house.meldContest}, ${fours} fours: ${contest}`, base, house, contest] as const
    }),
  )
})

describe.each(CONTESTS)('%s', (_, base, game, contest) => {
  const deals = fc.constantFrom(...HOUSES).chain((changes) =>
    fc.record({
      changes: fc.constant({ ...game, ...changes }),
      trump: fc.constantFrom(...TRUMPS),
      dealer: fc.nat(rulesAt(base).players - 1),
      hands: dealt(rulesAt(base), handSize(rulesAt(base))),
    }),
  )

  test('the dialogue finds the side that the contest finds', () => {
    fc.assert(
      fc.property(deals, ({ changes, trump, dealer, hands }) => {
        const setting = settingAt(base, trump, dealer, changes, contest)
        const { rules, order } = setting
        const best = hands.map((hand) => contenderIn(setting, hand))
        const melds = order.flatMap((seat): readonly Meld[] => {
          const own = best[seat] ?? null
          if (own === null) return []
          return [
            own.run === null
              ? { kind: 'four', seat, four: own.four }
              : { kind: 'cards', seat, cards: runCards(own.run) },
          ]
        })
        const ruling = ruleOnRuns(rules, { trump, dealer, melds })
        if (!ruling.ok) throw new Error(ruling.error.name)
        const found = dialogue(setting, best).best
        const [won = null] = ruling.value.lines.filter(({ points }) => points > 0).map(({ side }) => side)
        // The ruling scores nothing where runs do not count; then only the contest of runs itself tells who has won.
        const outcome = ruling.value.contest
        const winner = contest === 'fours' ? won : outcome.kind === 'won' ? sideOf(rules, outcome.seat) : null
        const isIgnored = trump === 'none' && rules.noTrumpMelds === 'none'
        if (contest !== 'fours' || !isIgnored) expect(found === null ? null : sideOf(rules, found)).toBe(winner)
      }),
      { numRuns: RUNS },
    )
  })

  test('every word of the dialogue is allowed at that point', () => {
    fc.assert(
      fc.property(deals, ({ changes, trump, dealer, hands }) => {
        const setting = settingAt(base, trump, dealer, changes, contest)
        const best = hands.map((hand) => contenderIn(setting, hand))
        const { said } = dialogue(setting, best)
        for (const [index, { seat, says }] of said.entries()) {
          const state = talk(
            setting,
            said.slice(0, index).map((one) => one.says),
          )
          const turn = mayBeSaid(setting, state)
          expect(turn?.seat).toBe(seat)
          expect(turn?.may).toContainEqual(says)
          expect(truth(setting, state, best[seat] ?? null)).toEqual(says)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('a player whose declaration is too low sounds like a player without one', () => {
    fc.assert(
      fc.property(deals, ({ changes, trump, dealer, hands }) => {
        const setting = settingAt(base, trump, dealer, changes, contest)
        const best = hands.map((hand) => contenderIn(setting, hand))
        const { said } = dialogue(setting, best)
        const quiet = best.map((own, seat) => {
          const words = said.filter((one) => one.seat === seat).map(({ says }) => says.kind)
          return words.every((kind) => kind === 'good' || kind === 'nothing' || kind === 'no-run') ? null : own
        })
        expect(dialogue(setting, quiet).said).toEqual(said)
      }),
      { numRuns: RUNS },
    )
  })

  test('whatever is said, the contest goes on until it is settled', () => {
    fc.assert(
      fc.property(
        deals,
        fc.array(fc.nat(20), { minLength: 30, maxLength: 30 }),
        ({ changes, trump, dealer }, picks) => {
          const setting = settingAt(base, trump, dealer, changes, contest)
          const said: Says[] = []
          for (const pick of picks) {
            const turn = mayBeSaid(setting, talk(setting, said))
            if (turn === null) break
            expect(turn.may.length).toBeGreaterThan(0)
            const says = turn.may[pick % turn.may.length]
            if (says !== undefined) said.push(says)
          }
          expect(talk(setting, said).settled).toBe(true)
        },
      ),
      { numRuns: RUNS },
    )
  })
})
