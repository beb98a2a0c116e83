import fc from 'fast-check'
import { fourValue, runClass, runsIn, runValue, type Run } from '@/lib/engine/melds/meld-values'
import type { Contender } from '@/lib/engine/referee/dialogue'
import { contestsOf, type MeldContest } from '@/lib/engine/referee/run-figures'
import type { TalkSetting } from '@/lib/engine/referee/run-talk'
import { naturalOrder, parseCards, rankOf, type Card, type Trump } from '@/lib/engine/table/card'
import { packOf } from '@/lib/engine/table/deck'
import type { Rules } from '@/lib/engine/table/options'
import { fromEldest, seatsOf } from '@/lib/engine/table/seats'
import { SPEECHES } from '@/lib/rulesets/lookup/speech'
import { RULE_SETS } from '@/lib/rulesets/sets/catalogue'
import { rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'

export const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text)
  if (parsed === null) throw new Error(`expected cards, got ${text}`)
  return parsed
}

/** Returns the rules of a rule set, with the changes of this table. */
export const rulesAt = (base: RuleSetId, changes: Partial<Rules> = {}): Rules => ({
  ...rulesOf(RULE_SETS[base]),
  ...changes,
})

/** Returns the setting of a contest: the first that the table has, or the given one. */
export const settingAt = (
  base: RuleSetId,
  trump: Trump,
  dealer: number,
  changes: Partial<Rules> = {},
  contest?: MeldContest,
): TalkSetting => {
  const rules = rulesAt(base, changes)
  const [first = 'runs'] = contestsOf(rules)
  return {
    rules,
    contest: contest ?? first,
    trump,
    speech: SPEECHES[base].speech,
    order: fromEldest(rules, dealer),
  }
}

/** The fours of a kind in the order in which they beat each other. */
const FOURS = ['J', '9', 'A', '10', 'K', 'Q'] as const

/** Returns the best declaration of a hand in a contest; `null` if it has none. */
export function contenderIn({ rules, trump, contest }: TalkSetting, hand: readonly Card[]): Contender | null {
  const ofRun = (run: Run) =>
    (rules.meldContest === 'one' ? runValue(run.length, rules.longRuns) * 10_000 : 0) +
    runClass(run.length, rules.longRuns) * 100 +
    (7 - naturalOrder(run.top)) * 2 +
    Number(run.suit === trump)
  const runs = contest === 'fours' ? [] : runsIn(hand).map((run) => ({ own: { run, four: null }, rank: ofRun(run) }))
  const fours = FOURS.filter((four) => contest !== 'runs' && hand.filter((card) => rankOf(card) === four).length === 4)
  const ranked: readonly { readonly own: Contender; readonly rank: number }[] = [
    ...runs,
    ...fours.map((four) => ({
      own: { run: null, four },
      rank: fourValue(four) * 10_000 + 5000 - FOURS.indexOf(four),
    })),
  ]
  return ranked.toSorted((a, b) => b.rank - a.rank)[0]?.own ?? null
}

/** Draws hands from a shuffled pack, by seat. */
export const dealt = (rules: Rules, size: number): fc.Arbitrary<readonly (readonly Card[])[]> =>
  fc
    .shuffledSubarray([...packOf(rules.pack)], { minLength: packOf(rules.pack).length })
    .map((pack) => seatsOf(rules).map((seat) => pack.slice(seat * size, (seat + 1) * size)))
