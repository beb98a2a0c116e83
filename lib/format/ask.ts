import { err, ok, type Result } from '../core/result'
import { CALLS, isBidCall, type Call } from '../engine/bidding/bidding'
import { chooseTrumps } from '../engine/bidding/choose-trumps'
import { bestMelds } from '../engine/melds/best-melds'
import { runValue } from '../engine/melds/meld-values'
import { audit } from '../engine/play/audit'
import { turnFaults } from '../engine/play/deal-faults'
import { legalPlays, ruleBroken } from '../engine/play/legal'
import { barToExchange, belaPoints, firstDealer, voidDeal } from '../engine/referee/before-play'
import { stateOfBela } from '../engine/referee/bela'
import { ruleOnClaim } from '../engine/referee/claim'
import { ruleOnRuns } from '../engine/referee/run-contest'
import { makeCards, parseCards, type Card } from '../engine/table/card'
import type { Rules } from '../engine/table/options'
import { problem, type Problem } from '../engine/table/problem'
import {
  replyToAsked,
  replyToChart,
  replyToCorrection,
  replyToElsewhere,
  replyToFigures,
  replyToNeed,
  replyToSeries,
} from './answer-sheet'
import { replyToDialogue, replyToTalk } from './answer-talk'
import { askSchemas, isAskName, RUN_LENGTHS, type Ask, type AskName } from './ask-schema'
import { parseMeld } from './hand-file'
import { parseAs } from './parse-as'
import { unreadable } from './unreadable'

/** The referee's answer, with the keys that `format.md` names for the question. */
export type RefereeAnswer = Readonly<Record<string, unknown>>

/** Answers the question of a case, or returns what is wrong with the question. */
export function answer(rules: Rules, question: Readonly<Record<string, unknown>>): Result<RefereeAnswer, Problem> {
  const schemas = schemasOf(rules)
  const name = question['ask']
  if (!isAskName(name, schemas)) return err(unreadable('ask', 'invalid_value'))
  const read = parseAs(schemas[name], question)
  return read.ok ? reply(rules, read.value) : read
}

const memo = new Map<string, ReturnType<typeof askSchemas>>()

function schemasOf(rules: Rules): ReturnType<typeof askSchemas> {
  const key = `${rules.players} ${rules.auction}`
  const found = memo.get(key) ?? askSchemas(rules)
  memo.set(key, found)
  return found
}

type AnyAsk = { [N in AskName]: Ask<N> }[AskName]

function reply(rules: Rules, ask: AnyAsk): Result<RefereeAnswer, Problem> {
  switch (ask.ask) {
    case 'claim':
      return ok(replyToClaim(rules, ask))
    case 'runs':
      return replyToRuns(rules, ask)
    case 'run-values':
      return ok({ values: Object.fromEntries(RUN_LENGTHS.map((length) => [length, runValue(length, rules.longRuns)])) })
    case 'best-melds':
      return ok(bestMelds(rules, cards(ask.hand), ask.trump))
    case 'legal':
      return replyToLegal(rules, ask)
    case 'bidding':
      return replyToBidding(rules, ask)
    case 'void-deal':
      return ok({ ...voidDeal(rules, ask.dealer, ask.hands.map(cards)) })
    case 'exchange':
      return ok(replyToExchange(rules, ask))
    case 'bela':
      return ok({ points: belaPoints(rules, [...ask.holds].sort().join('') === 'KQ', ask.announcedAt) })
    case 'cut':
      return ok({ dealer: firstDealer(rules, cards(ask.cards)) })
    case 'audit':
      return replyToAudit(rules, ask)
    case 'talk':
      return replyToTalk(rules, ask)
    case 'dialogue':
      return replyToDialogue(rules, ask)
    case 'bela-state':
      return ok({ now: stateOfBela(rules, ask.state, ask.words) })
    case 'need':
      return replyToNeed(rules, ask)
    case 'asked':
      return replyToAsked(rules, ask)
    case 'elsewhere':
      return replyToElsewhere(rules, ask)
    case 'correction':
      return replyToCorrection(rules, ask)
    case 'chart':
      return replyToChart(ask)
    case 'figures':
      return replyToFigures(ask)
    case 'series':
      return replyToSeries(ask)
  }
}

const cards = (text: string): readonly Card[] => parseCards(text) ?? []

function replyToLegal(rules: Rules, ask: Ask<'legal'>): Result<RefereeAnswer, Problem> {
  const turn = { trump: ask.trump, hand: cards(ask.hand), trick: cards(ask.trick) }
  const [fault] = turnFaults(rules, turn)
  if (fault !== undefined) return err(fault)
  const { legal, rule } = legalPlays(rules, turn)
  const broken = Object.fromEntries(turn.hand.map((card) => [card, ruleBroken(rules, turn, card)]))
  return ok({ legal: makeCards(legal), rule, broken })
}

function replyToClaim(rules: Rules, ask: Ask<'claim'>): RefereeAnswer {
  const ruling = ruleOnClaim(rules, ask)
  if (!ruling.allowed) return { ...ruling, points: null, total: null, good: null, winner: null }
  return { ...ruling }
}

function replyToExchange(rules: Rules, ask: Ask<'exchange'>): RefereeAnswer {
  const why = barToExchange(rules, ask)
  return { allowed: why === null, why }
}

function replyToRuns(rules: Rules, ask: Ask<'runs'>): Result<RefereeAnswer, Problem> {
  const ruling = ruleOnRuns(rules, { ...ask, melds: ask.melds.map(parseMeld) })
  if (!ruling.ok) return ruling
  const { contest, points } = ruling.value
  return ok({ seat: contest.kind === 'won' ? contest.seat : null, points })
}

function replyToBidding(rules: Rules, ask: Ask<'bidding'>): Result<RefereeAnswer, Problem> {
  const turnUp = ask.turnUp ?? null
  if (rules.auction === 'turn-up' && turnUp === null) return err(unreadable('turnUp', 'invalid_type'))
  const calls: { readonly seat: number; readonly call: Call }[] = []
  for (const [seat, word] of ask.calls) {
    const call = isBidCall(word) ? word : CALLS.find((known) => known === word)
    if (call === undefined) return err(unreadable('calls', 'invalid_value'))
    calls.push({ seat, call })
  }
  return ok({ ...chooseTrumps(rules, { dealer: ask.dealer, turnUp }, calls) })
}

function replyToAudit(rules: Rules, ask: Ask<'audit'>): Result<RefereeAnswer, Problem> {
  const found = audit(rules, {
    dealer: ask.dealer,
    taker: ask.taker,
    trump: ask.trump,
    hands: ask.hands?.map(cards) ?? null,
    tricks: ask.tricks.map(cards),
    melds: (ask.melds ?? []).map(parseMeld),
    bela: ask.bela ?? [],
    bid: ask.bid ?? null,
    multiplier: ask.multiplier ?? 1,
    big: ask.big ?? false,
  })
  if (!found.ok) return found
  const { illegal, trickWinners, cardPoints, lastTrick, score } = found.value
  if (score === null) return err(problem('trick-size', 'tricks', { trick: ask.tricks.length }))
  const plays = illegal.map(({ trick, seat, card, legal }) => ({ trick, seat, card, legal: makeCards(legal) }))
  const { earned, verdict, points } = score
  return ok({ illegal: plays, trickWinners, cardPoints, lastTrick, earned, verdict, points })
}
