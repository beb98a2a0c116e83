import { cardsOf } from '../melds/contest'
import { runFault } from '../melds/known-runs'
import { fourValue, topsOf } from '../melds/meld-values'
import { canBePlaced } from '../melds/meld-ways'
import { rankOf, type Card } from '../table/card'
import { handSize } from '../table/deck'
import type { ContestedHand, Meld, PlayedHand, SaidRun } from '../table/hand'
import type { Rules } from '../table/options'
import { problem, type Problem, type ProblemName } from '../table/problem'
import { seatsOf } from '../table/seats'

/**
 * Checks the belas of a hand. A bela is the king and queen of one trump suit in one hand, so there can be one in a suit, four at
 * all trumps, and none at no trumps.
 */
export function checkBela(rules: Rules, hand: PlayedHand): Problem | null {
  if (hand.bela.length === 0) return null
  const wrong = checkBelaCount(rules, hand)
  if (wrong !== null) return wrong
  return hand.melds.length === 0 || canBePlaced(rules, hand) ? null : problem('bela-card-shown', 'bela')
}

/** Checks that there are no more belas than trump suits. If the trump was not said, it allows as many as any trump does. */
export function checkBelaCount(rules: Rules, { bela, trump }: ContestedHand): Problem | null {
  if (bela.length === 0) return null
  if (trump === 'none') return problem('bela-at-no-trumps', 'bela')
  const most = trump === 'all' || (trump === null && rules.auction === 'contracts') ? 4 : 1
  return bela.length > most ? problem('too-many-belas', 'bela', { given: bela.length, most }) : null
}

/** Tells whether declarations count. At no trumps some tables ignore them. */
export const meldsCount = (rules: Rules, hand: PlayedHand): boolean =>
  hand.trump !== 'none' || rules.noTrumpMelds === 'runs'

/** Returns the problem of the first impossible declaration. Each is checked alone first, then all of them together. */
export function checkMelds(rules: Rules, hand: PlayedHand): Problem | null {
  if (hand.melds.length === 0 || !meldsCount(rules, hand)) return null
  for (const [index, meld] of hand.melds.entries()) {
    const fault = faultOf(rules, meld)
    if (fault !== null) return problem(fault.name, `melds.${index}`, fault.figures)
  }
  return checkTogether(rules, hand)
}

/** Returns the fault of a single declaration, regardless of the others. */
type Fault = Pick<Problem, 'name' | 'figures'>

const fault = (name: ProblemName, figures: Problem['figures']): Fault => ({ name, figures })

function faultOf(rules: Rules, meld: Meld): Fault | null {
  switch (meld.kind) {
    case 'cards':
      return rules.runs === 'no' ? fault('runs-not-played', {}) : faultOfCards(rules, meld.cards)
    case 'run':
      return rules.runs === 'no' ? fault('runs-not-played', {}) : faultOfRun(rules, meld)
    case 'four':
      return rules.carres === 'yes' && fourValue(meld.four) > 0 ? null : fault('four-not-known', { rank: meld.four })
    case 'settled':
      if (rules.runs === 'no' && rules.carres === 'no') return fault('runs-not-played', {})
      return meld.points < 0 || meld.points % 10 !== 0 ? fault('meld-points', { given: meld.points }) : null
  }
}

function faultOfCards(rules: Rules, cards: readonly Card[]): Fault | null {
  const name = runFault(cards)
  if (name !== null) return fault(name, { cards: cards.join(' ') })
  const isStrange = rules.pack === 28 && cards.some((card) => rankOf(card) === '7')
  return isStrange ? fault('run-not-in-pack', { rank: '7' }) : null
}

function faultOfRun(rules: Rules, { run, top }: SaidRun): Fault | null {
  if (run < 3) return fault('run-too-short', { given: run })
  const tops = topsOf(run, rules.pack)
  const canBe = top === null ? tops.length > 0 : tops.includes(top)
  return canBe ? null : fault('run-not-in-pack', { given: run, rank: top ?? '' })
}

/**
 * Checks that the declarations are possible together. A run with open facts is possible if it can be completed without a card
 * that is in two hands.
 */
function checkTogether(rules: Rules, { melds, trump }: PlayedHand): Problem | null {
  // A single declaration fits into a hand and shares its cards with no other.
  if (melds.length < 2) return null
  const tooMany = checkHandSizes(rules, melds)
  if (tooMany === null && canBePlaced(rules, { melds, trump, bela: [] })) return null
  return checkCardsTwice(melds) ?? tooMany ?? problem('card-in-two-melds', 'melds')
}

function checkCardsTwice(melds: readonly Meld[]): Problem | null {
  const seen = new Set<Card>()
  for (const [index, meld] of melds.entries()) {
    const twice = cardsOf(meld).find((card) => seen.has(card))
    if (twice !== undefined) return problem('card-in-two-melds', `melds.${index}`, { card: twice })
    for (const card of cardsOf(meld)) seen.add(card)
  }
  return null
}

function checkHandSizes(rules: Rules, melds: readonly Meld[]): Problem | null {
  const most = handSize(rules)
  for (const seat of seatsOf(rules)) {
    let given = 0
    for (const meld of melds) if (meld.kind !== 'settled' && meld.seat === seat) given += cardCount(meld)
    if (given > most) return problem('melds-over-hand', 'melds', { seat, given, most })
  }
  return null
}

function cardCount(meld: Exclude<Meld, { kind: 'settled' }>): number {
  switch (meld.kind) {
    case 'cards':
      return meld.cards.length
    case 'run':
      return meld.run
    case 'four':
      return 4
  }
}
