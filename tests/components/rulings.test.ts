import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trumpsAt } from '@/components/cards/suit-order'
import { columnFor, formsFor, neededBy, type Needed } from '@/components/referee/elsewhere/elsewhere-columns'
import {
  emptyRecording,
  dealOf,
  missingOfReplay,
  nextPlay,
  type Recording,
} from '@/components/referee/replay/replay-deal'
import {
  missingOfRevoke,
  noRevokeFacts,
  revokedHand,
  type RevokeFacts,
} from '@/components/referee/rulings/revoked-hand'
import type { SaidCall } from '@/lib/engine/bidding/bidding'
import { chooseTrumps } from '@/lib/engine/bidding/choose-trumps'
import { scoreRow } from '@/lib/engine/game/ledger'
import { audit } from '@/lib/engine/play/audit'
import { legalPlays } from '@/lib/engine/play/legal'
import type { RecordedHand } from '@/lib/engine/referee/elsewhere'
import { entryOf, IRREGULARITIES, type RemedyEntry } from '@/lib/engine/referee/irregularities'
import { isOnlyNamed, type ExtraFacts } from '@/lib/engine/referee/missing-facts'
import type { Standing } from '@/lib/engine/score/score'
import type { Card } from '@/lib/engine/table/card'
import { handSize } from '@/lib/engine/table/deck'
import { THROWN_IN_REASONS, type Hand } from '@/lib/engine/table/hand'
import { multipliersOf, type Rules } from '@/lib/engine/table/options'
import { seatsOf, sidesOf } from '@/lib/engine/table/seats'
import { irregularityRuling } from '@/lib/rulesets/lookup/irregularities'
import { formById, FORMS, rulesOfForm, type Form } from '@/lib/rulesets/variants/forms'
import { chooseSentence, type AskedFact } from '@/lib/text/referee/choose'
import { counted, played, said } from '../support/builders'
import { dealt } from '../support/runs'
import { tableAt } from '../support/text-builders'

const TABLES = FORMS.map((form) => [form.id, form, rulesOfForm(form)] as const)

const standingOf = (rules: Rules): Standing => ({ dealer: 0, totals: sidesOf(rules).map(() => 0), heldOver: 0 })

/** Returns the problem for which the sheet does not take a hand; `null` if it takes it. */
function refusal(rules: Rules, hand: Hand): string | null {
  const row = scoreRow(rules, hand, standingOf(rules))
  return row.ok ? null : row.error.name
}

/** Chooses what is missing, one fact after the other, until nothing is. */
function chosen<T>(facts: T, missing: (facts: T) => readonly AskedFact[], choose: (facts: T, fact: AskedFact) => T): T {
  const [fact] = missing(facts)
  return fact === undefined ? facts : chosen(choose(facts, fact), missing, choose)
}

const anyBid = (rules: Rules) => fc.constantFrom<number | 'capot'>(rules.bidStart, rules.bidTop, 'capot')

describe('a hand lost by a revoke', () => {
  const entries = (rules: Rules) =>
    fc.record({
      offender: fc.constantFrom(...sidesOf(rules)),
      taker: fc.constantFrom(...seatsOf(rules)),
      trump: fc.constantFrom(...trumpsAt(rules)),
      bid: anyBid(rules),
      multiplier: fc.constantFrom(...multipliersOf(rules)),
      lastTrick: fc.constantFrom(...sidesOf(rules)),
    })
  const FIELD: { readonly [F in AskedFact]?: keyof RevokeFacts } = {
    offender: 'offender',
    taker: 'taker',
    trumps: 'trump',
    bid: 'bid',
    'last-trick': 'lastTrick',
  }

  test.each(TABLES)('%s: once everything is chosen, the sheet takes the hand', (_, __, rules) => {
    fc.assert(
      fc.property(entries(rules), (entry) => {
        const empty = { ...noRevokeFacts(rules), multiplier: entry.multiplier, digits: sidesOf(rules).map(() => '46') }
        expect(revokedHand(rules, empty)).toBeNull()
        const full = chosen(
          empty,
          (facts) => missingOfRevoke(rules, facts),
          (facts, fact) => {
            const field = FIELD[fact]
            if (field === undefined) throw new Error(`no field for ${fact}`)
            return { ...facts, [field]: entry[field as keyof typeof entry] }
          },
        )
        const hand = revokedHand(rules, full)
        expect(hand).not.toBeNull()
        expect(hand === null ? 'no hand' : refusal(rules, hand)).toBeNull()
      }),
      { numRuns: 40 },
    )
  })

  test('a table that bids asks for the bid, and the hand is scored with it', () => {
    const rules = rulesOfForm(formById('coinche') ?? expect.fail())
    const facts: RevokeFacts = { ...noRevokeFacts(rules), offender: 0, taker: 0, trump: 'hearts' }
    expect(missingOfRevoke(rules, facts)).toEqual(['bid'])
    expect(chooseSentence(missingOfRevoke(rules, facts))).toBe('Choose the bid.')
    const hand = revokedHand(rules, { ...facts, bid: 110 })
    const row = hand === null ? null : scoreRow(rules, hand, standingOf(rules))
    // 160 for the hand, and the bid.
    expect(row?.ok ? row.value.score.points : null).toEqual([0, 270])
  })
})

describe('what goes wrong', () => {
  /** An entry of each kind besides the revoke, as the ruling makes it. */
  const ENTRIES: { readonly [E in Exclude<RemedyEntry, 'revoke' | 'claimed'>]: (rules: Rules) => Hand } = {
    misdeal: () => ({ kind: 'thrown-in', why: 'misdeal', dealer: null }),
    declared: (rules) => ({ kind: 'agreed', points: sidesOf(rules).map((side) => 50 * side), why: '', dealer: null }),
    agreed: (rules) => ({ kind: 'agreed', points: sidesOf(rules).map((side) => -20 * side), why: '', dealer: null }),
  }

  test.each(TABLES)('%s: every remedy goes on, is written, or leads to the claim', (_, form, rules) => {
    for (const irregularity of IRREGULARITIES) {
      for (const remedy of irregularityRuling(form.ruleSet, rules, irregularity)?.remedies ?? []) {
        const entry = entryOf(remedy)
        if (entry === 'claimed') expect(rules.claims).not.toBe('none')
        else if (entry !== null && entry !== 'revoke') expect(refusal(rules, ENTRIES[entry](rules)), remedy).toBeNull()
      }
    }
  })
})

describe('a deal before its play', () => {
  test.each(TABLES)('%s: four passes and every other redeal are written on the sheet', (_, __, rules) => {
    for (const why of THROWN_IN_REASONS) expect(refusal(rules, { kind: 'thrown-in', why, dealer: null })).toBeNull()
    const calls: SaidCall[] = []
    for (let turn = 0; turn < 3 * rules.players; turn++) {
      const bidding = chooseTrumps(rules, { dealer: 0, turnUp: 'hearts' }, calls)
      if (bidding.result !== 'open') break
      const call = bidding.may.includes('pass') ? 'pass' : bidding.may[0]
      // Where no one may pass, there is something else to say.
      if (call === undefined) throw new Error('nothing may be said')
      calls.push({ seat: bidding.speaks, call })
    }
    expect(['redeal', 'play']).toContain(chooseTrumps(rules, { dealer: 0, turnUp: 'hearts' }, calls).result)
  })
})

describe('a hand that is replayed', () => {
  const FIELD: { readonly [F in AskedFact]?: keyof Recording } = {
    dealer: 'dealer',
    taker: 'taker',
    trumps: 'trump',
    bid: 'bid',
  }

  /** Plays every card of the hands, each time the first that may be played. */
  function playOut(rules: Rules, recording: Recording, hands: readonly (readonly Card[])[]): Recording {
    let now = recording
    while (now.plays.length < handSize(rules) * rules.players) {
      const deal = dealOf(rules, now)
      if (deal === null) throw new Error('expected a deal')
      const { seat } = nextPlay(rules, deal)
      const hand = (hands[seat] ?? []).filter((card) => !now.plays.includes(card))
      const trick = now.plays.slice(now.plays.length - (now.plays.length % rules.players))
      const [card] = legalPlays(rules, { trump: deal.trump, hand, trick }).legal
      if (card === undefined) throw new Error('expected a card')
      now = { ...now, plays: [...now.plays, card] }
    }
    return now
  }

  test.each(TABLES)('%s: once everything is chosen and played, the sheet takes the hand', (_, __, rules) => {
    fc.assert(
      fc.property(
        dealt(rules, handSize(rules)),
        fc.record({
          dealer: fc.constantFrom(...seatsOf(rules)),
          taker: fc.constantFrom(...seatsOf(rules)),
          trump: fc.constantFrom(...trumpsAt(rules)),
          bid: anyBid(rules),
        }),
        (hands, entry) => {
          expect(dealOf(rules, emptyRecording(null))).toBeNull()
          const begun = chosen(
            emptyRecording(null),
            (facts) => missingOfReplay(rules, facts),
            (facts, fact) => {
              const field = FIELD[fact]
              if (field === undefined) throw new Error(`no field for ${fact}`)
              return { ...facts, [field]: entry[field as keyof typeof entry] }
            },
          )
          const deal = dealOf(rules, playOut(rules, begun, hands))
          const found = deal === null ? null : audit(rules, deal)
          const hand = found?.ok ? found.value.hand : null
          expect(hand).not.toBeNull()
          expect(hand === null ? 'no hand' : refusal(rules, hand)).toBeNull()
        },
      ),
      { numRuns: 15 },
    )
  })
})

describe('a hand under other rules', () => {
  const table = tableAt('bela-2')

  /** Returns these facts and one that is asked for. */
  function supplied(rules: Rules, needed: Needed, extra: ExtraFacts): ExtraFacts {
    const [fact] = needed.missingFacts.filter((one) => !isOnlyNamed(one))
    if (fact?.kind === 'bela-call') return { ...extra, belaCalledAt: 'both' }
    if (fact?.kind === 'fours') return { ...extra, fours: [] }
    if (fact?.kind === 'run-length') {
      return { ...extra, lengths: { ...extra.lengths, [fact.meld]: fact.lengths[0] ?? 3 } }
    }
    if (needed.problems.has('say-bid')) return { ...extra, bid: needed.bids[0] ?? 'capot' }
    if (needed.problems.has('say-last-trick')) return { ...extra, lastTrick: 0 }
    if (needed.problems.has('say-trump')) return { ...extra, trump: 'hearts' }
    if (needed.problems.has('say-tricks')) {
      return {
        ...extra,
        tricks: sidesOf(rules).map((side) => (side === 0 ? handSize(rules) - sidesOf(rules).length + 1 : 1)),
      }
    }
    if (needed.problems.has('say-run-top')) return { ...extra, tops: { 0: 'K', 1: 'Q' } }
    if (needed.problems.has('say-run-suit')) return { ...extra, suits: { 0: 'spades', 1: 'clubs' } }
    return extra
  }

  /** Returns what a column still wants when everything that it asks for is entered; `null` if it has a score or cannot have one. */
  function openIn(recorded: RecordedHand, form: Form): string | null {
    let extra: ExtraFacts = {}
    for (let asked = 0; asked < 12; asked++) {
      const column = columnFor(table, recorded, form, extra)
      const { score, problem } = column.found
      if (score !== null || (problem !== null && problem.code !== 'undecided')) return null
      const next = supplied(recorded.home, neededBy([column]), extra)
      if (next === extra) return problem?.name ?? 'facts are missing'
      extra = next
    }
    return 'it asks again and again'
  }

  const hands = (rules: Rules): readonly Hand[] => {
    const bid = rules.auction === 'bids' ? rules.bidStart : null
    const tricks = null
    const points = { 2: [70, 45], 3: [60, 40, 30], 4: [90, 62] }[rules.players]
    const melds = rules.runs === 'yes' ? [said(0, 3), said(1, 3)] : []
    const totals = { 2: [80, 45], 3: [70, 40, 30], 4: [100, 62] }[rules.players]
    return [
      played({ cardPoints: points, lastTrick: 0, tricks, bid }),
      played({ cardPoints: points, lastTrick: 0, tricks, bid, bela: [0] }),
      ...(melds.length === 0 ? [] : [played({ cardPoints: points, lastTrick: 0, tricks, bid, melds })]),
      counted({ totals, bid }),
    ]
  }

  test.each(TABLES)('%s: each column has a score once what it asks for is entered, or says why not', (_, __, home) => {
    for (const hand of hands(home)) {
      const recorded = { home, hand, dealer: 0, totals: sidesOf(home).map(() => 0) }
      for (const form of formsFor(home)) {
        const open = openIn(recorded, form)
        // Totals that were spoken do not tell what was declared: the column says how to enter that.
        expect([null, 'say-declared'], `${form.id}: ${JSON.stringify(hand)}`).toContain(open)
      }
    }
  })
})
