import type { Line, SheetReason } from '../../engine/score/line'
import type { Rank, Suit } from '../../engine/table/card'
import type { RuleId } from '../../engine/table/rule'
import type { Seat, Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/line'
import { forSweepLabel } from '../../messages/compiled/terms/play-words'
import * as words from '../../messages/compiled/terms/words'
import { RULE_SOURCES } from '../../rulesets/citations/rule-sources'
import { citationText } from '../rules/citation'
import type { LineText, Table } from '../table'
import { rankFigure, ranksName, suitName } from '../terms/cards'
import { nameOf, subjectOf } from '../terms/names'
import { runLabel } from '../terms/run-labels'

/** Returns the words for a figure of an explanation: what it is, and the reason if one is needed. */
export function lineText(table: Table, { side, reason, points, rule }: Line): LineText {
  switch (reason.kind) {
    // The first layer, in card points.
    case 'cards':
      return text(said.lineCards)
    case 'last-trick':
      return text(words.lastTrickLabel(table))
    case 'run':
      return text(runLabel(table, reason.length), runHolder(nameOf(table, reason.seat), reason.top, reason.suit))
    case 'run-beaten':
    case 'run-equal':
    case 'run-dead':
    case 'run-blocked':
      return text(runLabel(table, reason.length), whyNoRun(table, reason.seat, reason.kind, rule))
    case 'four':
      return text(said.lineFour({ ranks: ranksName(reason.rank) }), nameOf(table, reason.seat))
    case 'four-beaten':
      return text(
        said.lineFour({ ranks: ranksName(reason.rank) }),
        said.lineFourBetter({ name: nameOf(table, reason.seat), vocabulary: table.vocabulary }),
      )
    case 'settled-melds':
      return text(said.lineSettled, said.lineSettledWhy)
    case 'melds-ignored':
      return text(said.lineSettled, said.lineMeldsIgnoredWhy)
    case 'bela':
      return text(words.belaLabel(table), nameOf(table, reason.seat))
    case 'all-tricks':
      return text(forSweepLabel(table), said.lineAllTricksWhy(table))
    case 'spoken-total':
      return text(said.lineSpokenTotal, said.lineSpokenTotalWhy(table))
    case 'no-trump-doubled':
      return text(said.lineNoTrumpDoubled, said.lineNoTrumpDoubledWhy)
    case 'last-of-all':
      return text(words.lastTrickLabel(table), said.lineLastOfAllWhy)
    case 'melds-to-sweeper':
      return text(said.lineSettled, said.lineMeldsToSweeperWhy)
    case 'melds-lost':
      return text(said.lineSettled, said.lineMeldsLostWhy)
    case 'bela-lost':
      return text(words.belaLabel(table), said.lineMeldsLostWhy)
    // The second layer, in points as the sheet shows them.
    case 'own':
      return text(said.lineOwn)
    case 'bate':
      return text(moved(table, points, reason.other, BATE), whyShared(rule))
    case 'bate-to-each':
      return text(moved(table, points, reason.other, BATE), said.lineBateToEachWhy(table))
    case 'half-dropped':
      return text(said.lineOddPoint, whyDropped(reason.doubledAfter))
    case 'both-committed':
      return text(moved(table, points, reason.other, COMMITTED), said.lineCommittedWhy)
    case 'revoke':
      return text(moved(table, points, reason.other, REVOKE), whyShared(rule))
    case 'tie-lost':
      return text(said.lineTieLost, said.lineTieLostWhy(table))
    case 'held-over':
      return text(words.heldOverLabel(table), said.lineHeldOverWhy)
    case 'held-over-won':
      return text(said.lineHeldOverWon(table), said.lineHeldOverWonWhy)
    case 'doubled':
      return text(words.doubledLabel({ ...reason, vocabulary: table.vocabulary }), said.lineDoubledWhy(reason))
    case 'big':
      return text(said.lineBig, said.lineBigWhy)
    case 'rounded':
      return text(
        said.lineRounded({ points: reason.from }),
        reason.of === 'own' ? said.lineRoundedOwnWhy : said.lineRoundedBothWhy,
      )
    case 'sweep':
      return text(forSweepLabel(table), countedTimes(reason.times))
    case 'kirtik-inside':
      return text(said.lineKirtikInside, countedTimes(reason.times))
    case 'kirtik-swept':
      return text(said.lineKirtikSwept, countedTimes(reason.times))
    case 'agreed':
      return text(said.lineAgreed, said.lineAgreedWhy)
    case 'replayed':
      return text(said.lineTieLost, said.lineReplayedWhy)
    case 'bid':
      return text(said.lineBid, countedTimes(reason.times))
    case 'bid-unwritten':
      return text(said.lineBid, said.lineBidUnwrittenWhy)
    case 'pile':
      return text(said.linePile(table), said.linePileWhy({ times: reason.times, points: points / reason.times }))
    case 'pile-sweep':
      return text(forSweepLabel(table), countedTimes(reason.times))
    case 'declared':
      return text(said.lineSettled, whoseDeclared(reason, side))
    case 'bela-kept':
      return text(words.belaLabel(table), said.lineBelaKeptWhy)
    case 'written':
      return text(said.lineWritten)
  }
}

const text = (label: string, detail: string | null = null): LineText => ({ label, detail })

/** Returns a run with its holder, and with its top card and suit if they are known. */
function runHolder(name: string, top: Rank | null, suit: Suit | null): string {
  if (top !== null && suit !== null) return said.lineRunTopSuit({ name, rank: rankFigure(top), suit: suitName(suit) })
  if (top !== null) return said.lineRunTop({ name, rank: rankFigure(top) })
  return suit === null ? name : said.lineRunSuit({ name, suit: suitName(suit) })
}

type Unscored = 'run-beaten' | 'run-equal' | 'run-dead' | 'run-blocked'

function whyNoRun(table: Table, seat: Seat, kind: Unscored, rule: RuleId): string {
  const facts = { name: nameOf(table, seat), vocabulary: table.vocabulary }
  switch (kind) {
    case 'run-beaten':
      return whyBeaten(facts, rule)
    case 'run-equal':
      return said.lineRunEqual(facts)
    case 'run-dead':
      return said.lineRunDead(facts)
    case 'run-blocked':
      return said.lineRunBlocked(facts)
  }
}

/** Says why the other side’s run was better, by the rule that decided it. */
function whyBeaten(facts: Parameters<typeof said.lineRunBetter>[0], rule: RuleId): string {
  switch (rule) {
    case 'fifty-against-twenty':
    case 'longer-run':
      return said.lineRunLonger(facts)
    case 'same-class':
      return said.lineRunHigher(facts)
    case 'trump-run':
      return said.lineRunTrump(facts)
    case 'equal-runs':
      return said.lineRunFirst(facts)
    default:
      return said.lineRunBetter(facts)
  }
}

/** Says whose declarations a side writes in addition to its own, and how often; returns `null` for its own, once. */
function whoseDeclared({ of, times }: Extract<SheetReason, { kind: 'declared' }>, side: Side): string | null {
  if (of === side) return countedTimes(times)
  return of === 'both' ? said.lineDeclaredBoth({ times }) : said.lineDeclaredOther({ times })
}

const ODD_HALF = RULE_SOURCES['odd-half']['bela-3']

/**
 * Explains why an odd point is dropped. The document shares the points, but does not mention an odd one, nor the order on big.
 */
function whyDropped(doubledAfter: boolean): string {
  const cited = citationText(ODD_HALF)
  const source = ODD_HALF.kind === 'reading' ? said.lineReading({ source: cited }) : cited
  return doubledAfter ? said.lineDroppedFirst({ source }) : said.lineDropped({ source })
}

const whyShared = (rule: RuleId): string | null => (rule === 'opponents-tied' ? said.lineSharedWhy : null)

type Moved = Parameters<typeof said.lineBateTo>[0]

/** The words for points that move between sides: for the side that gets them, the side that loses them, and without any side. */
interface MovedWords {
  readonly to: (facts: Moved) => string
  readonly from: (facts: Moved) => string
  readonly alone: (facts: Moved) => string
}

const BATE: MovedWords = {
  to: (facts) => said.lineBateTo(facts),
  from: (facts) => said.lineBateFrom(facts),
  alone: (facts) => said.lineBate(facts),
}
const COMMITTED: MovedWords = {
  to: (facts) => said.lineCommittedTo(facts),
  from: (facts) => said.lineCommittedFrom(facts),
  alone: () => said.lineCommitted,
}
const REVOKE: MovedWords = {
  to: (facts) => said.lineRevokeTo(facts),
  from: (facts) => said.lineRevokeFrom(facts),
  alone: () => said.lineRevoke,
}

function moved(table: Table, points: number, other: Side, { to, from, alone }: MovedWords): string {
  const { who, name } = subjectOf(table, other)
  const facts = { who, name, vocabulary: table.vocabulary }
  if (points === 0) return alone(facts)
  return points < 0 ? to(facts) : from(facts)
}

const countedTimes = (times: number): string | null => (times === 1 ? null : said.lineCounted({ times }))
