'use client'

import { claimHref } from '@/components/addresses/claim-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { runPointsAt } from '@/components/sheet/claim-so-far'
import { Asked } from '@/components/ui/asked'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { RadioList } from '@/components/ui/radio-list'
import { ruleOnClaim, type ClaimRuling } from '@/lib/engine/referee/claim'
import { handSize } from '@/lib/engine/table/deck'
import { type ClaimBela, CLAIM_BELAS } from '@/lib/engine/table/hand'
import { sideOf, sidesOf, type Seat } from '@/lib/engine/table/seats'
import { askedWhoTook } from '@/lib/messages/compiled/referee/asked'
import * as said from '@/lib/messages/compiled/referee/claim'
import { belaLabel } from '@/lib/messages/compiled/terms/words'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { claimBarSentence } from '@/lib/text/referee/before-play'
import { chooseSentence, missingFrom, type AskedFact } from '@/lib/text/referee/choose'
import { falseClaim, standing } from '@/lib/text/screens/referee-claim'
import { closedSentence } from '@/lib/text/screens/referee-entry'
import { claimBelaLabel } from '@/lib/text/terms/claim-bela'
import { nameOf } from '@/lib/text/terms/names'
import type { AtTable, RulingProps } from '../parts/at-table'
import { NumberEntry, SeatChoice, YesNo } from '../parts/choices'
import { keptState } from '../parts/kept-state'
import { Asks, Ruled, RuleNote } from '../parts/ruled'

/** The ruling on a claim before it is made: whether it may be made now, and its sum. */
export function ClaimRulingPart({ at }: RulingProps) {
  if (at.table.rules.claims === 'none') {
    return (
      <>
        <Ruled says={claimBarSentence('no-claims')} />
        <RuleNote at={at} question="claims" />
        <RuleNote at={at} question="both-over" />
      </>
    )
  }
  return <ClaimQuestion at={at} />
}

/** A claim as it is being entered. */
interface Entered {
  readonly claimant: Seat | null
  /** The seat that named trumps, asked where its side may not claim. */
  readonly taker: Seat | null
  readonly before: string
  readonly afterTrick: number
  readonly wonIt: boolean
  readonly begun: boolean
  readonly cards: string
  readonly runPoints: number
  readonly bela: ClaimBela
}

const useEntered = keptState<Entered>(() => ({
  claimant: null,
  taker: null,
  before: '',
  afterTrick: 1,
  wonIt: true,
  begun: false,
  cards: '',
  runPoints: 0,
  bela: 'none',
}))

function ClaimQuestion({ at }: RulingProps) {
  const [entered, set] = useEntered(at)
  const ruling = rulingOn(at, entered)
  return (
    <>
      <Before at={at} entered={entered} onEntered={set} />
      <Counted at={at} entered={entered} onEntered={set} />
      <div className="pt-3">
        <Verdict at={at} entered={entered} ruling={ruling} />
        <RuleNote at={at} question="when-to-claim" />
        <RuleNote at={at} question="claim-counts" />
        <RuleNote at={at} question="false-claim" />
        {barsTaker(at) ? <RuleNote at={at} question="claim-though-bate" /> : null}
      </div>
      <p className="sticky bottom-0 z-10 -mx-4 border-t border-rule bg-paper px-4 py-2 text-lg font-semibold">
        {slimVerdict(at, ruling)}
      </p>
    </>
  )
}

/** Tells whether the side that named trumps may not claim, by the table's own answer. */
const barsTaker = ({ table, base }: AtTable): boolean =>
  answerFor(questionById('claim-though-bate'), base, table.rules).said.answer === 'not-taker'

/** Returns the choices that are still missing. */
const missingOfClaim = (at: AtTable, { claimant, taker }: Entered): readonly AskedFact[] =>
  missingFrom({ claimant, taker: barsTaker(at) ? taker : undefined })

/** Returns the totals by side before this hand: those of the game, or the claimant's as entered. */
function totalsBefore({ table, game }: AtTable, { claimant, before }: Entered): readonly number[] {
  const own = claimant === null ? null : sideOf(table.rules, claimant)
  return game?.standing.totals ?? sidesOf(table.rules).map((side) => (side === own ? Number(before) : 0))
}

/** Returns the ruling once enough is entered; otherwise `null`. */
function rulingOn(at: AtTable, entered: Entered): ClaimRuling | null {
  const { rules } = at.table
  const { claimant, taker, before, afterTrick, wonIt, begun, cards, runPoints, bela } = entered
  if (claimant === null || missingOfClaim(at, entered).length > 0) return null
  if (cards === '' || (at.game === null && before === '')) return null
  const isLast = afterTrick === handSize(rules)
  return ruleOnClaim(rules, {
    totals: totalsBefore(at, entered),
    claimant,
    afterTrick,
    trickWonBy: wonIt ? claimant : (claimant + 1) % rules.players,
    cardPoints: Number(cards),
    runPoints,
    runsAreBest: true,
    bela,
    ledSince: begun && !isLast,
    counted: begun && isLast,
    lastTrick: isLast,
    barred: taker ?? undefined,
  })
}

interface FieldsProps {
  readonly at: AtTable
  readonly entered: Entered
  readonly onEntered: (entered: Entered) => void
}

/** The fields for the claimant and the moment: the points before the hand, and the last trick played. */
function Before({ at, entered, onEntered }: FieldsProps) {
  const { table, game } = at
  const { claimant, taker, before, afterTrick, wonIt, begun } = entered
  const all = handSize(table.rules)
  const give = (more: Partial<Entered>) => onEntered({ ...entered, ...more })
  return (
    <>
      <SeatChoice table={table} ask={said.claimWho} seat={claimant} onChoose={(claimant) => give({ claimant })} />
      {barsTaker(at) ? (
        <SeatChoice table={table} ask={askedWhoTook} seat={taker} onChoose={(taker) => give({ taker })} />
      ) : null}
      {game === null ? (
        <NumberEntry ask={said.claimBefore} digits={before} onDigits={(before) => give({ before })} />
      ) : (
        <p translate="no" className="pb-3 text-lg">
          {standing(table, totalsBefore(at, entered))}
        </p>
      )}
      <Asked ask={said.claimTricks}>
        <Choice
          translate="no"
          label={said.claimTricks}
          value={afterTrick}
          onChoose={(afterTrick) => give({ afterTrick })}
          className={`${STRIP} ${all % 4 === 0 ? '*:basis-1/5' : '*:basis-1/4'} min-[34rem]:*:basis-0`}
          optionClassName="num text-xl"
          options={Array.from({ length: all }, (_, index) => ({
            value: index + 1,
            label: index + 1 === all ? said.claimLastTrick({ trick: all }) : `${index + 1}`,
            face: index + 1,
          }))}
        />
      </Asked>
      <YesNo ask={said.claimWonTrick} value={wonIt} onChoose={(wonIt) => give({ wonIt })} />
      <YesNo
        ask={afterTrick === all ? said.claimCounted : said.claimNextLed}
        value={begun}
        onChoose={(begun) => give({ begun })}
      />
    </>
  )
}

/** The fields for the claimant's points in this hand: cards, runs and bela. */
function Counted({ at: { table }, entered, onEntered }: FieldsProps) {
  const { cards, runPoints, bela } = entered
  const give = (more: Partial<Entered>) => onEntered({ ...entered, ...more })
  return (
    <>
      <NumberEntry ask={said.claimPoints} digits={cards} onDigits={(cards) => give({ cards })} />
      <Asked ask={said.claimBestRuns}>
        <Choice
          translate="no"
          label={said.claimBestRunsLabel}
          value={runPoints}
          onChoose={(runPoints) => give({ runPoints })}
          optionClassName="num text-lg"
          options={runPointsAt(table.rules, runPoints).map((value) => ({ value, label: String(value) }))}
        />
      </Asked>
      <RadioList
        label={belaLabel(table)}
        value={bela}
        onChoose={(bela) => give({ bela })}
        options={CLAIM_BELAS.map((value) => ({ value, label: claimBelaLabel(table, value) }))}
      />
    </>
  )
}

/** Returns the sum in one line, which stays visible while it is being entered. */
function slimVerdict({ table }: AtTable, ruling: ClaimRuling | null): string {
  const { target } = table.rules
  if (ruling === null) return said.claimToReach({ target })
  if (!ruling.allowed) return said.claimNotNow
  const { total } = ruling
  return ruling.good ? said.claimEnough({ total, target }) : said.claimShort({ total, target, missing: target - total })
}

interface VerdictProps {
  readonly at: AtTable
  readonly entered: Entered
  readonly ruling: ClaimRuling | null
}

function Verdict({ at, entered, ruling }: VerdictProps) {
  const { table } = at
  const { claimant } = entered
  const missing = missingOfClaim(at, entered)
  if (missing.length > 0) return <Asks>{chooseSentence(missing)}</Asks>
  if (claimant === null || ruling === null) return <Asks>{said.claimAsk}</Asks>
  if (!ruling.allowed) return <Ruled says={claimBarSentence(ruling.why)} />
  const { points, total, good, winner } = ruling
  return good ? (
    <Ruled says={said.claimGood({ name: nameOf(table, claimant), total, target: table.rules.target })}>
      <p>{said.claimGoodRest({ points })}</p>
      <ToSheet at={at} entered={entered} claimant={claimant} />
    </Ruled>
  ) : (
    <Ruled tone="wrong" says={falseClaim(table, total, winner)}>
      <p>{said.claimFalseRest({ points })}</p>
      <ToSheet at={at} entered={entered} claimant={claimant} />
    </Ruled>
  )
}

/** A link to the sheet of the game, which passes on what was entered here. */
function ToSheet({ at: { game }, entered, claimant }: Omit<VerdictProps, 'ruling'> & { readonly claimant: Seat }) {
  const { afterTrick, cards, runPoints, bela } = entered
  if (game === null) return null
  if (game.closed !== null) return <p>{closedSentence(game.closed)}</p>
  return (
    <ScreenLink
      href={claimHref(game.id, { claimant, afterTrick, cardPoints: Number(cards), runPoints, bela })}
      className="link"
    >
      {said.claimOnSheet}
    </ScreenLink>
  )
}
