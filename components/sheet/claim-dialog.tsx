import { Check, Minus, Plus, X } from 'lucide'
import { useState } from 'react'
import type { Draft } from '@/components/hand/draft'
import { Button } from '@/components/ui/button'
import { Chip, STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Keypad } from '@/components/ui/keypad'
import { Pick } from '@/components/ui/pick'
import { scoreRow, type ScoredRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import { handSize, LAST_TRICK } from '@/lib/engine/table/deck'
import { CLAIM_BELAS, type ClaimedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { at, seatsOf, sideOf } from '@/lib/engine/table/seats'
import { claimTool } from '@/lib/messages/compiled/table/ledger'
import {
  afterTrick,
  askClaimant,
  claimAnyway,
  claimCardPoints,
  claimCards,
  claimIsGood,
  claimRunPoints,
  claimIsShort,
  claimSum,
  claimTrickWon,
  earlierTrick,
  laterTrick,
  playerNeeds,
  savePoints,
  whoClaims,
} from '@/lib/messages/compiled/table/sheet-dialogs'
import { belaLabel, lastTrickLabel } from '@/lib/messages/compiled/terms/words'
import { problemText } from '@/lib/text/problems/problem'
import { winnerText } from '@/lib/text/screens/ledger'
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
  /** The facts of the claim that the referee was already told. */
  readonly soFar?: ClaimSoFar | null
  /** The unfinished form of this hand. Facts entered in it are not asked for again. */
  readonly form?: Draft | null
  readonly onSave: (hand: ClaimedHand) => void
  readonly onClose: () => void
}

/** The dialog for a claim of the game: what the claimant counted, the sum, and what saving it does. */
export function ClaimDialog({ table, standing, hand, soFar = null, form = null, onSave, onClose }: ClaimDialogProps) {
  const { rules } = table
  const [draft, setDraft] = useState(() => claimDraft(rules, hand, soFar, form))
  const known = withForm(rules, draft, form, standing.dealer)
  const claim = claimedHand(rules, known, dealtBy(hand))
  const row = claim === null ? null : scoreRow(rules, claim, standing)
  const isGood = row?.ok === true && row.value.score.verdict === 'claim-good'
  const say = (said: Partial<ClaimDraft>) => setDraft({ ...draft, ...said })
  return (
    <Dialog
      title={claimTool}
      onClose={onClose}
      className="claim-dialog"
      actions={
        <Button
          look={hand !== null || isGood || row === null ? 'main' : 'grave'}
          className="min-h-main! w-full rounded-2xl! text-xl!"
          disabled={row?.ok !== true}
          onClick={() => claim !== null && onSave(claim)}
        >
          {row?.ok !== true ? claimTool : saysWhich(hand, row.value, claim, rules)}
        </Button>
      }
    >
      <div className="claim-parts">
        <div className="grid content-start gap-2">
          <p className="claim-hint text-sm text-soft">{claimTrickWon}</p>
          <Claimant table={table} standing={standing} claim={known} onClaim={say} />
          <Made table={table} claim={known} onClaim={say} />
          <Declared table={table} claim={known} onClaim={say} />
        </div>
        <div className="grid content-end gap-2">
          <Verdict table={table} standing={standing} claim={claim} row={row} />
          <Keypad
            label={claimCardPoints}
            onDigit={(digit) => say({ cards: `${known.cards}${digit}`.slice(0, 3).replace(/^0+(?=\d)/, '') })}
            onErase={() => say({ cards: known.cards.slice(0, -1) })}
            onNext={() => undefined}
          />
          <BelaKind table={table} claim={known} onClaim={say} />
        </div>
      </div>
    </Dialog>
  )
}

/** Returns the label of the save button: it wins the game, loses it, or corrects a claim that is already on the sheet. */
function saysWhich(hand: ClaimedHand | null, row: ScoredRow, claim: ClaimedHand | null, rules: Rules): string {
  if (hand !== null) return savePoints
  if (row.score.verdict !== 'claim-good') return claimAnyway
  return claimSum({ total: at(row.totals, sideOf(rules, claim?.claimant ?? 0)) })
}

interface QuestionsProps {
  readonly table: Table
  readonly claim: KnownClaim
  readonly onClaim: (said: Partial<ClaimDraft>) => void
}

function Claimant({ table, standing, claim, onClaim }: QuestionsProps & { readonly standing: Standing }) {
  const { rules } = table
  const needs = (seat: number) =>
    playerNeeds({ points: Math.max(0, rules.target - at(standing.totals, sideOf(rules, seat))) })
  return (
    <Choice
      translate="no"
      label={whoClaims}
      value={claim.claimant}
      onChoose={(claimant) => onClaim({ claimant })}
      options={seatsOf(rules).map((seat) => ({
        value: seat,
        label: `${nameOf(table, seat)} ${needs(seat)}`,
        face: (
          <>
            <span translate="no" className="font-semibold">
              {nameOf(table, seat)}
            </span>{' '}
            <span className="text-sm">{needs(seat)}</span>
          </>
        ),
      }))}
    />
  )
}

/** The questions about the card points, and after which trick the claim was made. */
function Made({ table, claim, onClaim }: QuestionsProps) {
  const most = tricksToClaim(table.rules)
  const trick = claim.afterTrick
  return (
    <div className="flex gap-2 cramped:flex-wrap">
      <p className="min-w-0 flex-1 rounded-xl border-2 border-felt bg-wash px-3 py-1">
        <span className="block text-sm leading-tight text-soft">{claimCards}</span>
        <span translate="no" className="num text-4xl leading-none">
          {claim.cards === '' ? '–' : claim.cards}
        </span>
      </p>
      <div role="group" aria-label={afterTrick} className="w-38 rounded-xl border border-edge bg-card pt-1 text-center">
        <span className="block text-sm leading-tight text-soft">{afterTrick}</span>
        <span className="flex items-center justify-between">
          <button
            type="button"
            aria-label={earlierTrick}
            disabled={trick <= 1}
            className={STEP}
            onClick={() => onClaim({ afterTrick: trick - 1 })}
          >
            <Icon of={Minus} />
          </button>
          <span translate="no" className="num text-xl">
            {trick}
          </span>
          <button
            type="button"
            aria-label={laterTrick}
            disabled={trick >= most}
            className={STEP}
            onClick={() => onClaim({ afterTrick: trick + 1 })}
          >
            <Icon of={Plus} />
          </button>
        </span>
      </div>
    </div>
  )
}

const STEP = 'grid h-11 w-12 place-items-center disabled:text-rule'

/** Returns the last trick after which a claim can be made. */
const tricksToClaim = (rules: Rules): number => (rules.claims === 'first-three' ? 3 : handSize(rules))

/** The questions about the other points: runs, bela, and the last trick once it is played. */
function Declared({ table, claim, onClaim }: QuestionsProps) {
  const { rules } = table
  const all = handSize(rules)
  return (
    <>
      <div role="group" aria-label={claimRunPoints} className={STRIP}>
        {runPointsAt(rules, claim.runPoints)
          .filter((points) => points > 0)
          .map((points) => (
            <Chip
              key={points}
              look="cell"
              label={String(points)}
              on={claim.runPoints === points}
              onToggle={() => onClaim({ runPoints: claim.runPoints === points ? 0 : points })}
            >
              <span className="num text-lg">{points}</span>
            </Chip>
          ))}
      </div>
      <div className={STRIP}>
        <Chip
          look="cell"
          label={belaLabel(table)}
          on={claim.bela !== 'none'}
          onToggle={() => onClaim({ bela: claim.bela === 'none' ? 'announced' : 'none' })}
        >
          {belaLabel(table)}
        </Chip>
        {rules.claims === 'first-three' ? null : (
          <Chip
            look="cell"
            label={`${lastTrickLabel(table)} +${LAST_TRICK}`}
            on={claim.afterTrick === all}
            onToggle={() => onClaim({ afterTrick: claim.afterTrick === all ? all - 1 : all })}
          >
            {`${lastTrickLabel(table)} +${LAST_TRICK}`}
          </Chip>
        )}
      </div>
    </>
  )
}

/** The question whether a bela was called or is still to be called. */
function BelaKind({ table, claim, onClaim }: QuestionsProps) {
  if (claim.bela === 'none') return null
  return (
    <Pick
      label={belaLabel(table)}
      value={claim.bela}
      onPick={(value) => onClaim({ bela: CLAIM_BELAS.find((bela) => bela === value) ?? 'none' })}
    >
      {CLAIM_BELAS.filter((bela) => bela !== 'none').map((value) => (
        <option key={value} value={value}>
          {claimBelaLabel(table, value)}
        </option>
      ))}
    </Pick>
  )
}

interface VerdictProps {
  readonly table: Table
  readonly standing: Standing
  readonly claim: ClaimedHand | null
  readonly row: ReturnType<typeof scoreRow> | null
}

/** The sum of the claim: green if it reaches the target, else red, with the points that are missing. */
function Verdict({ table, standing, claim, row }: VerdictProps) {
  if (claim === null || row === null)
    return (
      <p role="status" className="min-h-16 content-center text-center text-soft">
        {askClaimant}
      </p>
    )
  if (!row.ok) {
    const { wrong, todo } = problemText(table, row.error, claim)
    return <p role="status" className="min-h-16 content-center text-red">{`${wrong} ${todo}`}</p>
  }
  const { score, ending } = row.value
  const side = sideOf(table.rules, claim.claimant)
  const isGood = score.verdict === 'claim-good'
  const made = score.earnedLines.filter(({ points }) => points !== 0).map(({ points }) => points)
  const sum = at(standing.totals, side) + made.reduce((all, points) => all + points, 0)
  const winner = winnerText(table, ending.over ? ending.winner : null)
  const tone = isGood ? 'text-felt' : 'text-red'
  return (
    <div role="status" className="min-h-16 text-center">
      <p translate="no" className="num text-2xl leading-tight">
        <span>{[at(standing.totals, side), ...made].join(' + ')}</span> <span className="text-soft">=</span>{' '}
        <span className={classNames('text-4xl', tone)}>{sum}</span>
      </p>
      <p className={classNames('text-lg leading-tight font-semibold', tone)}>
        <Icon of={isGood ? Check : X} />{' '}
        <span>
          {isGood
            ? claimIsGood({ outcome: winner })
            : claimIsShort({ short: table.rules.target - sum, outcome: winner })}
        </span>
      </p>
    </div>
  )
}
