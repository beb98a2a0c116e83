'use client'

import Link from 'next/link'
import { Choice } from '@/components/ui/choice'
import { RadioList } from '@/components/ui/radio-list'
import { ruleOnClaim } from '@/lib/engine/claim'
import type { ClaimRuling } from '@/lib/engine/claim'
import { CLAIM_BELAS } from '@/lib/engine/hand'
import type { ClaimBela } from '@/lib/engine/hand'
import { handSize } from '@/lib/engine/deck'
import { sideCount, sideOf } from '@/lib/engine/seats'
import type { Seat } from '@/lib/engine/seats'
import { claimBelaLabel } from '@/lib/text/en/labels'
import { nameOf, partyOf, sideHeading } from '@/lib/text/en/names'
import { claimBarSentence } from '@/lib/text/en/referee-before'
import { claimHref } from '@/components/ledger/claim-address'
import type { AtTable, RulingProps } from './at-table'
import { closedSentence } from './at-table'
import { Asked, NumberEntry, SeatChoice, YesNo } from './choices'
import { keptState } from './kept-state'
import { Asks, Ruled, RuleNote } from './ruled'

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

const RUN_POINTS = [0, 20, 40, 50, 70, 100, 120] as const

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
      <SeatChoice table={table} ask="Who wants to claim" seat={claimant} onChoose={(claimant) => give({ claimant })} />
      {game === null ? (
        <NumberEntry ask="Total before this hand" digits={before} onDigits={(before) => give({ before })} />
      ) : (
        <p className="num pb-3 text-lg">
          {totals.map((total, side) => `${sideHeading(table, side)} ${total}`).join(' · ')} of {rules.target}
        </p>
      )}
      <Asked ask="Tricks played">
        <Choice
          label="Tricks played"
          value={afterTrick}
          onChoose={(afterTrick) => give({ afterTrick })}
          className="grid grid-cols-5 gap-1.5"
          optionClassName="num text-xl"
          options={Array.from({ length: all }, (_, index) => ({
            value: index + 1,
            label: index + 1 === all ? `${all}, the last` : `${index + 1}`,
            face: index + 1,
          }))}
        />
      </Asked>
      <YesNo ask="Did the claimant win the trick just taken?" value={wonIt} onChoose={(wonIt) => give({ wonIt })} />
      <YesNo
        ask={isLast ? 'Have the cards been counted?' : 'Has a card been led to the next trick?'}
        value={begun}
        onChoose={(begun) => give({ begun })}
      />
      <NumberEntry ask="Points in the claimant’s tricks so far" digits={cards} onDigits={(cards) => give({ cards })} />
      <Asked ask="Runs, if they are the best">
        <Choice
          label="Run points of the claimant"
          value={runPoints}
          onChoose={(runPoints) => give({ runPoints })}
          className="grid grid-cols-4 gap-1.5"
          optionClassName="num text-lg"
          options={RUN_POINTS.map((value) => ({ value, label: String(value) }))}
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
  if (ruling === null) return `To ${target}`
  if (!ruling.allowed) return 'No claim at this moment'
  return ruling.good
    ? `${ruling.total} of ${target}: enough`
    : `${ruling.total} of ${target}: ${target - ruling.total} short`
}

interface VerdictProps {
  readonly at: AtTable
  readonly entered: Entered
  readonly ruling: ClaimRuling | null
}

function Verdict({ at, entered, ruling }: VerdictProps) {
  const { table, game } = at
  const { claimant, afterTrick, cards, runPoints, bela } = entered
  if (claimant === null || ruling === null) return <Asks>Say who wants to claim, and what that player has.</Asks>
  if (!ruling.allowed) return <Ruled says={claimBarSentence(ruling.why)} />
  const { points, total, good, winner } = ruling
  const { target } = table.rules
  const toSheet =
    game === null ? null : game.closed !== null ? (
      <p>{closedSentence(game.closed)}</p>
    ) : (
      <Link
        href={claimHref(game.id, { claimant, afterTrick, cardPoints: Number(cards), runPoints, bela })}
        className="inline-flex min-h-12 items-center underline underline-offset-4"
      >
        Claim on the sheet
      </Link>
    )
  if (good) {
    return (
      <Ruled says={`Yes. ${nameOf(table, claimant)} has ${total} of ${target} and wins.`}>
        <p>{points} from this hand. The rest of it is not played.</p>
        {toSheet}
      </Ruled>
    )
  }
  const loses =
    winner === null
      ? 'the game ends without a winner'
      : `${partyOf(table, winner).subject} wins the game there and then`
  return (
    <Ruled tone="wrong" says={`No: ${total} is ${target - total} short of ${target}. Claimed all the same, ${loses}.`}>
      <p>{points} from this hand so far. Play on, and claim after a later trick.</p>
      {toSheet}
    </Ruled>
  )
}
