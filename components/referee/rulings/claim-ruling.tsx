'use client'

import Link from 'next/link'
import { claimHref } from '@/components/addresses/claim-address'
import { runPointsAt } from '@/components/ledger/claim-so-far'
import { Choice } from '@/components/ui/choice'
import { RadioList } from '@/components/ui/radio-list'
import { ruleOnClaim } from '@/lib/engine/referee/claim'
import type { ClaimRuling } from '@/lib/engine/referee/claim'
import { handSize } from '@/lib/engine/table/deck'
import type { ClaimBela } from '@/lib/engine/table/hand'
import { CLAIM_BELAS } from '@/lib/engine/table/hand'
import { sideCount, sideOf } from '@/lib/engine/table/seats'
import type { Seat } from '@/lib/engine/table/seats'
import { claimBarSentence } from '@/lib/text/en/referee/before-play'
import {
  BEST_RUNS,
  CARDS_COUNTED,
  CLAIM_ON_SHEET,
  enough,
  falseClaim,
  falseClaimRest,
  goodClaim,
  goodClaimRest,
  NEXT_TRICK_LED,
  NO_CLAIM_NOW,
  POINTS_SO_FAR,
  RUN_POINTS_OF_CLAIMANT,
  SAY_CLAIM,
  short,
  standing,
  theLast,
  toReach,
  TOTAL_BEFORE,
  TRICKS_PLAYED,
  WHO_WANTS_TO_CLAIM,
  WON_THE_TRICK,
} from '@/lib/text/en/screens/referee-claim'
import { closedSentence } from '@/lib/text/en/screens/referee-entry'
import { claimBelaLabel } from '@/lib/text/en/terms/labels'
import type { AtTable, RulingProps } from '../parts/at-table'
import { Asked, NumberEntry, SeatChoice, YesNo } from '../parts/choices'
import { keptState } from '../parts/kept-state'
import { Asks, Ruled, RuleNote } from '../parts/ruled'

/** The moment and the sum of a claim, before anybody is bound by it. */
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

/** A claim as it is being told. */
interface Entered {
  readonly claimant: Seat | null
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
  before: '',
  afterTrick: 1,
  wonIt: true,
  begun: false,
  cards: '',
  runPoints: 0,
  bela: 'none',
}))

function ClaimQuestion({ at }: RulingProps) {
  const { table, game } = at
  const { rules } = table
  const all = handSize(rules)
  const [entered, set] = useEntered(at)
  const { claimant, before, afterTrick, wonIt, begun, cards, runPoints, bela } = entered
  const give = (more: Partial<Entered>) => set({ ...entered, ...more })
  const isLast = afterTrick === all
  const totals =
    game?.standing.totals ??
    Array.from({ length: sideCount(rules) }, (_, side) =>
      claimant !== null && side === sideOf(rules, claimant) ? Number(before) : 0,
    )
  const ruling =
    claimant === null || cards === '' || (game === null && before === '')
      ? null
      : ruleOnClaim(rules, {
          totals,
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
        })

  return (
    <>
      <SeatChoice table={table} ask={WHO_WANTS_TO_CLAIM} seat={claimant} onChoose={(claimant) => give({ claimant })} />
      {game === null ? (
        <NumberEntry ask={TOTAL_BEFORE} digits={before} onDigits={(before) => give({ before })} />
      ) : (
        <p className="num pb-3 text-lg">{standing(table, totals)}</p>
      )}
      <Asked ask={TRICKS_PLAYED}>
        <Choice
          label={TRICKS_PLAYED}
          value={afterTrick}
          onChoose={(afterTrick) => give({ afterTrick })}
          className="grid grid-cols-5 gap-1.5"
          optionClassName="num text-xl"
          options={Array.from({ length: all }, (_, index) => ({
            value: index + 1,
            label: index + 1 === all ? theLast(all) : `${index + 1}`,
            face: index + 1,
          }))}
        />
      </Asked>
      <YesNo ask={WON_THE_TRICK} value={wonIt} onChoose={(wonIt) => give({ wonIt })} />
      <YesNo ask={isLast ? CARDS_COUNTED : NEXT_TRICK_LED} value={begun} onChoose={(begun) => give({ begun })} />
      <NumberEntry ask={POINTS_SO_FAR} digits={cards} onDigits={(cards) => give({ cards })} />
      <Asked ask={BEST_RUNS}>
        <Choice
          label={RUN_POINTS_OF_CLAIMANT}
          value={runPoints}
          onChoose={(runPoints) => give({ runPoints })}
          className="grid grid-cols-4 gap-1.5"
          optionClassName="num text-lg"
          options={runPointsAt(rules, runPoints).map((value) => ({ value, label: String(value) }))}
        />
      </Asked>
      <RadioList
        label={table.words.bela}
        value={bela}
        onChoose={(bela) => give({ bela })}
        options={CLAIM_BELAS.map((value) => ({ value, label: claimBelaLabel(table, value) }))}
      />
      <div className="pt-3">
        <Verdict at={at} entered={entered} ruling={ruling} />
        <RuleNote at={at} question="when-to-claim" />
        <RuleNote at={at} question="claim-counts" />
        <RuleNote at={at} question="false-claim" />
      </div>
      <p className="num sticky bottom-0 z-10 -mx-4 border-t border-rule bg-paper px-4 py-2 text-lg">
        {slimVerdict(at, ruling)}
      </p>
    </>
  )
}

/** The sum in one line, in sight while it is being entered. */
function slimVerdict({ table }: AtTable, ruling: ClaimRuling | null): string {
  const { target } = table.rules
  if (ruling === null) return toReach(target)
  if (!ruling.allowed) return NO_CLAIM_NOW
  return ruling.good ? enough(ruling.total, target) : short(ruling.total, target)
}

interface VerdictProps {
  readonly at: AtTable
  readonly entered: Entered
  readonly ruling: ClaimRuling | null
}

function Verdict({ at, entered, ruling }: VerdictProps) {
  const { table, game } = at
  const { claimant, afterTrick, cards, runPoints, bela } = entered
  if (claimant === null || ruling === null) return <Asks>{SAY_CLAIM}</Asks>
  if (!ruling.allowed) return <Ruled says={claimBarSentence(ruling.why)} />
  const { points, total, good, winner } = ruling
  const toSheet =
    game === null ? null : game.closed !== null ? (
      <p>{closedSentence(game.closed)}</p>
    ) : (
      <Link
        href={claimHref(game.id, { claimant, afterTrick, cardPoints: Number(cards), runPoints, bela })}
        className="inline-flex min-h-12 items-center underline underline-offset-4"
      >
        {CLAIM_ON_SHEET}
      </Link>
    )
  if (good) {
    return (
      <Ruled says={goodClaim(table, claimant, total)}>
        <p>{goodClaimRest(points)}</p>
        {toSheet}
      </Ruled>
    )
  }
  return (
    <Ruled tone="wrong" says={falseClaim(table, total, winner)}>
      <p>{falseClaimRest(points)}</p>
      {toSheet}
    </Ruled>
  )
}
