import { describe, expect, test } from 'vitest'
import { CALLS } from '@/lib/engine/bidding/bidding'
import { chooseTrumps } from '@/lib/engine/bidding/choose-trumps'
import { ruleBroken } from '@/lib/engine/play/legal'
import { EXCHANGE_BARS } from '@/lib/engine/referee/before-play'
import { BELA_STATES, stateOfBela, type BelaState } from '@/lib/engine/referee/bela'
import { CLAIM_BARS } from '@/lib/engine/referee/claim'
import { dialogue } from '@/lib/engine/referee/dialogue'
import { entryOf, IRREGULARITIES, REMEDIES } from '@/lib/engine/referee/irregularities'
import { belaWords } from '@/lib/rulesets/lookup/bela-words'
import { matchesWords } from '@/lib/rulesets/search/typed-words'
import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { belaSentence, belaStateLabel, claimBarSentence, exchangeSentence } from '@/lib/text/referee/before-play'
import { biddingSentence, callWords, turnSentence } from '@/lib/text/referee/bidding'
import { missingFactSentence } from '@/lib/text/referee/elsewhere'
import { entryLabel, irregularityText, remedyText } from '@/lib/text/referee/irregularities'
import { ruleSentence } from '@/lib/text/referee/play'
import { sayingLabel, spokenWords } from '@/lib/text/referee/speech'
import { areGood, noOneElse, noOneWon } from '@/lib/text/screens/referee-runs'
import { tableOf } from '@/lib/text/terms/names'
import { vocabularyFor } from '@/lib/text/terms/words'
import { played } from '../support/builders'
import { cards, contenderIn, rulesAt, settingAt } from '../support/runs'

const tableAt = (base: RuleSetId) => tableOf(rulesAt(base), ['Ann', 'Ben', 'Cleo', 'Dan'], vocabularyFor(base, 'table'))

/** Returns every sentence said between these hands, each with its speaker. */
function heard(base: RuleSetId, hands: readonly string[], trump = 'hearts' as const) {
  const table = tableAt(base)
  const setting = settingAt(base, trump, table.rules.players - 1)
  const { said } = dialogue(
    setting,
    hands.map((hand) => contenderIn(setting, cards(hand))),
  )
  return said.flatMap(({ seat, says }) => {
    const words = spokenWords(table, base, says)
    return words === null ? [] : [`${table.names[seat]}: ${words}`]
  })
}

test('the referee says after each contest what else counts', () => {
  expect(noOneElse('runs')).toBe('No one else scores for runs. The good runs must now be shown.')
  expect(noOneElse('both')).toBe('No one else scores for declarations. The good ones must now be shown.')
  expect(noOneElse('fours')).toBeUndefined()
})

test.each([
  ['runs', 'The sequences of Ann and Cleo are good.', 'No one has a sequence.'],
  ['fours', 'The carrés of Ann and Cleo are good.', 'No one has a carré.'],
  ['both', 'What Ann and Cleo declared is good.', 'No one has anything to declare.'],
] as const)('a contest of %s names its winners, or that there are none', (contest, won, none) => {
  const table = tableAt('bridge-belote')
  expect(areGood(table, contest, 0)).toBe(won)
  expect(noOneWon(table, contest, false)).toBe(none)
})

test('equal declarations bring no one anything, and the words say what was compared', () => {
  const equal = (contest: 'runs' | 'both') => noOneWon(tableAt('bridge-belote'), contest, true)
  expect(equal('runs')).toBe('The best sequences are equal: no one scores for sequences.')
  expect(equal('both')).toBe('The best declarations are equal: no one scores for declarations.')
})

describe('finding a ruling by words typed on a phone', () => {
  const table = tableAt('bela-2')
  const ruled = (typed: string) =>
    IRREGULARITIES.filter((irregularity) => {
      const { title, detail, words } = irregularityText(table, irregularity)
      return matchesWords([title, detail, words].join(' '), typed)
    })

  test.each([
    ["didn't follow suit", 'revoke'],
    ['did not trump', 'revoke'],
    ['saw a card', 'exposed-in-deal'],
    ['dropped a card', 'exposed-card'],
    ['to many cards', 'wrong-count-before'],
    ['reneged', 'revoke'],
    ['played out of turn', 'out-of-turn'],
    ['renonce', 'revoke'],
    ['lied about his run', 'false-run'],
    ['claimed to early', 'claim-moment'],
  ] as const)('“%s” finds the ruling for %s', (typed, irregularity) => {
    expect(ruled(typed)).toContain(irregularity)
  })

  test('an empty search shows every ruling, and nonsense shows none', () => {
    expect(ruled('')).toEqual(IRREGULARITIES)
    expect(ruled('pizza')).toEqual([])
    expect(ruled('renonce')).not.toContain('claim-moment')
  })
})

describe('the words for runs', () => {
  test('two-handed Bela has its own words for runs', () => {
    expect(heard('bela-2', ['QD JD 10D 9D', 'KC QC JC 10C'])).toEqual([
      'Ann: I have a fifty',
      'Ben: I have a fifty',
      'Ann: Mine is queen high',
      'Ben: Not good – mine is king high',
    ])
    expect(heard('bela-2', ['KS QS JS', 'KC QC JC']).slice(3)).toEqual([
      'Ben: I have also',
      'Ann: Mine is in spades',
      'Ben: Good',
    ])
    expect(heard('bela-2', ['KS QS JS', 'KC QC JC 10C'])).toEqual([
      'Ann: I have a twenty',
      'Ben: Not good – I have a fifty',
    ])
  })

  test('Lehman, Bicycle and Denexa have their own words for runs', () => {
    expect(heard('lehman', ['', '9C 8C 7C'])).toEqual(['Ann: No meld', 'Ben: 20 meld'])
    expect(heard('bicycle', ['QD JD 10D', 'KC QC JC'])).toEqual([
      'Ann: Twenty',
      'Ben: How high?',
      'Ann: Queen',
      'Ben: No good',
    ])
    expect(heard('denexa', ['QD JD 10D', 'KC QC JC']).slice(-2)).toEqual([
      'Ann: Mine is queen high',
      'Ben: Not good – mine is king high',
    ])
  })

  test('the four-handed games have their own words for runs', () => {
    expect(heard('klabberjass-4', ['QD JD 10D', 'JC 10C 9C', '', 'AS KS QS'])).toEqual([
      'Ann: Twenty',
      'Ben: Twenty',
      'Dan: Twenty',
      'Ann: Queen high',
      'Ben: Good',
      'Dan: Ace high',
    ])
    expect(heard('bridge-belote', ['QD JD 10D', 'KC QC JC 10C', '', ''])).toEqual(['Ann: Tierce', 'Ben: Quarte'])
  })

  test('where fours of a kind compete, all are called by their points, and then by what they are', () => {
    expect(heard('coinche', ['QD JD 10D 9D 8D', 'KS KH KD KC', '', ''])).toEqual([
      'Ann: Cent',
      'Ben: Cent',
      'Ann: Queen high',
      'Ben: Four kings',
    ])
    const nines = ['9S 9H 9D 9C', '', 'JS JH JD JC', '']
    expect(heard('bela-hr', nines)).toEqual(['Ann: Hundred and fifty', 'Cleo: Two hundred'])
  })

  test('saying nothing is a choice like any other', () => {
    expect(sayingLabel(tableAt('bela-2'), 'bela-2', { kind: 'nothing' })).toBe('Say nothing')
  })
})

test('the rule that a card breaks is told with the cards of the trick', () => {
  const broken = (base: RuleSetId, hand: string, trick: string, card: Parameters<typeof ruleBroken>[2]) => {
    const turn = { trump: 'hearts', hand: cards(hand), trick: cards(trick) } as const
    const rule = ruleBroken(rulesAt(base), turn, card)
    return rule === null ? null : ruleSentence(turn, rule)
  }
  expect(broken('bela-2', 'AS KD', '10S', 'KD')).toBe('The suit led was spades, and the hand has that suit.')
  expect(broken('bela-2', 'JH KH', '9H', 'KH')).toBe(
    'Trumps were led: the nine of hearts must be beaten, and the hand can beat it.',
  )
  expect(broken('bela-2', 'KH KD', '10S', 'KD')).toBe('The hand has no spades, so a trump must be played.')
  expect(broken('bela-3', 'KH 9H', '10S QH', 'KH')).toBeNull()
  expect(broken('bela-3', '7H 9H', '10S QH', '7H')).toBe(
    'The trick is trumped with the queen of hearts: a higher trump must be played, and the hand has one.',
  )
  expect(broken('klabberjass-4', 'AS 7S', '10S', '7S')).toBe(
    'The ten of spades is winning, and the hand can beat it in the same suit.',
  )
})

test('calls, turns and results of the bidding have words', () => {
  const table = tableAt('bicycle')
  const deal = { dealer: 1, turnUp: 'clubs' } as const
  const open = chooseTrumps(table.rules, deal, [])
  if (open.result !== 'open') throw new Error('over')
  expect(turnSentence(table, open)).toBe('First round: Ann speaks.')
  const played = chooseTrumps(table.rules, deal, [{ seat: 0, call: 'take' }])
  if (played.result !== 'play') throw new Error('open')
  expect(biddingSentence(table, played)).toBe('Ann takes clubs. Ann leads to the first trick.')
  const belote = tableAt('bridge-belote')
  expect(callWords(belote, 'double')).toBe('Contra')
  expect(callWords(belote, 'none')).toBe('No trumps')
  expect(callWords(table, 'spades')).toBe('I take spades')
})

test('a missing fact is named with its owner', () => {
  const table = tableAt('bridge-belote')
  const hand = played({ melds: [{ kind: 'run', seat: 1, run: 4, top: null, suit: null }] })
  expect(missingFactSentence(table, hand, { kind: 'run-length', meld: 0, lengths: [4, 5, 6] })).toBe(
    'Not recorded: whether Ben’s quarte had four, five or six cards.',
  )
  expect(missingFactSentence(table, hand, { kind: 'fours' })).toBe('Not recorded: whether anyone held a carré.')
})

test('the French games want “rebelote” too, and the referee says what is still to be said', () => {
  const says = (base: RuleSetId, state: BelaState) => {
    const table = tableAt(base)
    const words = belaWords(base, table.rules)
    return belaSentence(table, state, words, stateOfBela(table.rules, state, words))
  }
  for (const base of ['belote', 'contree', 'coinche'] as const) {
    expect(says(base, 'first-called')).toBe('Yes, if you say “rebelote” as you play the second of the two cards.')
    expect(says(base, 'second-silent')).toMatch(/^No\. “Rebelote” was not said with the second card/)
    expect(says(base, 'both-held')).toMatch(/first of the two cards, and “rebelote” as you play the second\.$/)
  }
  for (const base of RULE_SET_IDS.filter((id) => !['belote', 'contree', 'coinche'].includes(id)))
    expect(says(base, 'first-called') + says(base, 'second-silent')).not.toMatch(/rebelote/i)
  expect(says('bicycle', 'second-silent')).toBe(
    'No. The call must come with the second of the two cards, and that moment has passed.',
  )
  // A table that takes the call at either card wants one word.
  expect(belaWords('coinche', rulesAt('coinche', { belaCall: 'either' }))).toBe('one')
})

describe.each(RULE_SET_IDS)('%s', (base) => {
  const table = tableAt(base)
  const sentences = [
    ...IRREGULARITIES.flatMap((irregularity) => {
      const { title, detail } = irregularityText(table, irregularity)
      return [title, detail]
    }),
    ...REMEDIES.map((remedy) => remedyText(table, remedy)),
    ...EXCHANGE_BARS.map((bar) => exchangeSentence(table, bar)),
    exchangeSentence(table, null),
    ...CLAIM_BARS.map(claimBarSentence),
    ...BELA_STATES.flatMap((state) => [
      belaStateLabel(state),
      ...(['one', 'both'] as const).map((words) =>
        belaSentence(table, state, words, stateOfBela(table.rules, state, words)),
      ),
    ]),
    ...CALLS.map((call) => callWords(table, call)),
  ]

  test('no sentence is empty, unfinished or gives a player a gender', () => {
    for (const text of sentences) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/undefined|null|NaN|\[object/)
      expect(text).not.toMatch(/\b(he|she|his|her|him|hers)\b/i)
    }
  })
})

test('every remedy that writes an entry has a button of its own', () => {
  const entries = new Set(REMEDIES.flatMap((remedy) => entryOf(remedy) ?? []))
  expect(new Set([...entries].map(entryLabel)).size).toBe(entries.size)
})
