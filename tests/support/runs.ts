import fc from 'fast-check'
import { runClass, runsIn, type Run } from '@/lib/engine/melds/meld-values'
import { dialogue } from '@/lib/engine/referee/dialogue'
import type { TalkSetting } from '@/lib/engine/referee/run-talk'
import type { Says } from '@/lib/engine/referee/speech'
import { naturalOrder, parseCards, type Card, type Trump } from '@/lib/engine/table/card'
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

export const settingAt = (base: RuleSetId, trump: Trump, dealer: number, changes: Partial<Rules> = {}): TalkSetting => {
  const rules = rulesAt(base, changes)
  return { rules, trump, speech: SPEECHES[base].speech, order: fromEldest(rules, dealer) }
}

/** Returns the best run of a hand: by class, then by top, then by trumps; `null` if it has none. */
export function bestRunOf(rules: Rules, trump: Trump, hand: readonly Card[]): Run | null {
  const rank = (run: Run) =>
    runClass(run.length, rules.longRuns) * 100 + (7 - naturalOrder(run.top)) * 2 + Number(run.suit === trump)
  return runsIn(hand).reduce<Run | null>((best, run) => (best === null || rank(run) > rank(best) ? run : best), null)
}

/** Returns a call as tests write it: “have fifty”, “not good, ace high”. */
export function word(says: Says): string {
  const named = (figure: Extract<Says, { kind: 'have' }>['figure']) => {
    if (figure.of === 'top') return `${figure.top} high`
    return figure.of === 'class' ? `run of ${figure.length}` : `${figure.length} cards`
  }
  switch (says.kind) {
    case 'have':
      return named(says.figure)
    case 'not-good':
      return says.figure === null ? 'not good' : `not good, ${named(says.figure)}`
    case 'suit':
      return says.suit
    case 'nothing':
    case 'no-run':
    case 'good':
    case 'how-high':
    case 'also':
    case 'trumps':
    case 'neither':
      return says.kind.replace('-', ' ')
  }
}

/** Returns the calls heard at the table, without silent players, and the seat that scores. */
export function spokenBy(setting: TalkSetting, hands: readonly string[]): readonly string[] {
  const runs = hands.map((hand) => bestRunOf(setting.rules, setting.trump, cards(hand)))
  const { said, best } = dialogue(setting, runs)
  const heard = said.filter(({ says }) => says.kind !== 'nothing')
  return [...heard.map(({ seat, says }) => `${seat}: ${word(says)}`), best === null ? 'nobody' : `${best} scores`]
}

/** Draws hands from a shuffled pack, by seat. */
export const dealt = (rules: Rules, size: number): fc.Arbitrary<readonly (readonly Card[])[]> =>
  fc
    .shuffledSubarray([...packOf(rules.pack)], { minLength: packOf(rules.pack).length })
    .map((pack) => seatsOf(rules).map((seat) => pack.slice(seat * size, (seat + 1) * size)))
