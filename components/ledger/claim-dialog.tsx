import { useState } from 'react'
import { ContractRow } from '@/components/hand/contract-row'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { Asked } from '@/components/ui/asked'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { FigureEntry } from '@/components/ui/figure-entry'
import { scoreRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import { handSize } from '@/lib/engine/table/deck'
import { CLAIM_BELAS, type ClaimedHand } from '@/lib/engine/table/hand'
import { seatsOf, sideOf, sum } from '@/lib/engine/table/seats'
import { claimTitle } from '@/lib/messages/compiled/table/ledger'
import {
  afterTrick,
  claimAbout,
  claimAnyway,
  claimCardPoints,
  claimCards,
  claimRunPoints,
  claimRuns,
  claimTaker,
  claimTrumps,
  claimUnsaid,
  claimWon,
  saveClaim,
  whoClaims,
  ifYouLike,
  ofTarget,
  trickLabel,
} from '@/lib/messages/compiled/table/sheet-dialogs'
import { belaLabel } from '@/lib/messages/compiled/terms/words'
import { problemText } from '@/lib/text/problems/problem'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { claimBelaLabel } from '@/lib/text/terms/claim-bela'
import { nameOf } from '@/lib/text/terms/names'
import type { ClaimSoFar } from '../addresses/claim-address'
import { claimDraft, claimedHand, withForm, type ClaimDraft, type KnownClaim } from './claim-draft'
import { runPointsAt } from './claim-so-far'
import { dealtBy } from './task-hand'

interface ClaimDialogProps {
  readonly table: Table
  readonly standing: Standing
  readonly hand: ClaimedHand | null
  /** What the referee was told of it already. */
  readonly soFar?: ClaimSoFar | null
  /** The form of this hand, half said: what it knows needs no second telling. */
  readonly form?: Draft | null
  readonly onSave: (hand: ClaimedHand) => void
  readonly onClose: () => void
}

/** A claim of the game: the arithmetic before anybody is bound by it, then the verdict and the end. */
export function ClaimDialog({ table, standing, hand, soFar = null, form = null, onSave, onClose }: ClaimDialogProps) {
  const { rules } = table
  const [draft, setDraft] = useState(() => claimDraft(hand, soFar, form))
  const known = withForm(rules, draft, form, standing.dealer)
  const claim = claimedHand(rules, known, dealtBy(hand))
  const row = claim === null ? null : scoreRow(rules, claim, standing)
  const isGood = row?.ok === true && row.value.score.verdict === 'claim-good'
  return (
    <Dialog
      title={claimTitle}
      onClose={onClose}
      actions={
        <>
          <Arithmetic table={table} standing={standing} claim={claim} row={row} />
          <Button
            look={hand === null ? 'grave' : 'main'}
            className="mt-2 min-h-14 w-full text-lg"
            disabled={!row?.ok}
            onClick={() => claim !== null && onSave(claim)}
          >
            {hand !== null ? saveClaim : isGood ? claimWon : claimAnyway}
          </Button>
        </>
      }
    >
      <div className="text-base">
        <p className="pb-3 text-soft">{claimAbout}</p>
        <Deciding table={table} claim={known} onClaim={(said) => setDraft({ ...draft, ...said })} />
        <Beside table={table} claim={known} onClaim={(said) => setDraft({ ...draft, ...said })} />
      </div>
    </Dialog>
  )
}

interface QuestionsProps {
  readonly table: Table
  readonly claim: KnownClaim
  readonly onClaim: (said: Partial<ClaimDraft>) => void
}

/** What the verdict rests on. */
function Deciding({ table, claim, onClaim }: QuestionsProps) {
  const { rules } = table
  const tricks = rules.claims === 'first-three' ? 3 : handSize(rules)
  return (
    <>
      <Asked ask={whoClaims}>
        <Choice
          translate="no"
          label={whoClaims}
          value={claim.claimant}
          onChoose={(claimant) => onClaim({ claimant })}
          options={seatsOf(rules).map((seat) => ({ value: seat, label: nameOf(table, seat) }))}
        />
      </Asked>
      <Asked ask={afterTrick}>
        <Choice
          translate="no"
          label={afterTrick}
          value={claim.afterTrick}
          onChoose={(afterTrick) => onClaim({ afterTrick })}
          className={NARROW}
          optionClassName=""
          options={Array.from({ length: tricks }, (_, index) => ({
            value: index + 1,
            label: trickLabel({ number: index + 1 }),
            face: index + 1,
          }))}
        />
      </Asked>
      <Asked ask={claimRuns}>
        <Choice
          translate="no"
          label={claimRunPoints}
          value={claim.runPoints}
          onChoose={(runPoints) => onClaim({ runPoints })}
          className={NARROW}
          optionClassName=""
          options={runPointsAt(rules, claim.runPoints).map((value) => ({ value, label: String(value) }))}
        />
      </Asked>
      <Asked ask={belaLabel(table)}>
        <Choice
          label={belaLabel(table)}
          value={claim.bela}
          onChoose={(bela) => onClaim({ bela })}
          className="grid gap-1.5"
          optionClassName=""
          options={CLAIM_BELAS.map((value) => ({ value, label: claimBelaLabel(table, value) }))}
        />
      </Asked>
      <Asked ask={claimCards}>
        <FigureEntry
          label={claimCardPoints}
          digits={claim.cards}
          most={3}
          onDigits={(cards) => onClaim({ cards })}
          onNext={() => undefined}
        />
      </Asked>
    </>
  )
}

const NARROW = 'grid grid-cols-5 gap-1.5 cramped:grid-cols-3'

/** What the sheet can say of the hand beside; the verdict asks neither. */
function Beside({ table, claim, onClaim }: QuestionsProps) {
  const { rules } = table
  return (
    <>
      <Asked ask={ifYouLike({ ask: claimTaker })}>
        <Choice
          translate="no"
          label={claimTaker}
          value={claim.taker}
          onChoose={(seat) => onClaim({ taker: seat === claim.taker ? null : seat })}
          options={seatsOf(rules).map((seat) => ({ value: seat, label: nameOf(table, seat) }))}
        />
      </Asked>
      <Asked ask={ifYouLike({ ask: claimTrumps })}>
        <div className="[container:facts/inline-size]">
          <ContractRow
            table={table}
            draft={{ ...emptyDraft(rules, 'piles'), trump: claim.trump }}
            onDraft={({ trump }) => onClaim({ trump })}
          />
        </div>
      </Asked>
    </>
  )
}

interface ArithmeticProps {
  readonly table: Table
  readonly standing: Standing
  readonly claim: ClaimedHand | null
  readonly row: ReturnType<typeof scoreRow> | null
}

function Arithmetic({ table, standing, claim, row }: ArithmeticProps) {
  if (claim === null || row === null) return <p role="status">{claimUnsaid}</p>
  if (!row.ok) {
    const { wrong, todo } = problemText(table, row.error, claim)
    return (
      <p role="status" className="text-red">
        {`${wrong} ${todo}`}
      </p>
    )
  }
  const before = standing.totals[sideOf(table.rules, claim.claimant)] ?? 0
  const made = sum(row.value.score.earned)
  return (
    <div role="status">
      <p translate="no" className="num text-2xl">
        <span>{`${before} + ${made} = ${before + made}`}</span>{' '}
        <span className="text-base text-soft">{ofTarget({ target: table.rules.target })}</span>
      </p>
      <p className="text-base">{verdictText(table, row.value)}</p>
    </div>
  )
}
