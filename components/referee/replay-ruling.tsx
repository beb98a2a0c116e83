'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { Fold } from '@/components/ui/fold'
import { handSize } from '@/lib/engine/deck'
import { MULTIPLIERS } from '@/lib/engine/hand'
import { fromEldest } from '@/lib/engine/seats'
import { TRUMP_NAMES } from '@/lib/text/en/cards'
import { nameOf } from '@/lib/text/en/names'
import type { RulingProps } from './at-table'
import { Asked, SeatChoice, trumpsAt, TrumpChoice } from './choices'
import { keptState } from './kept-state'
import { dealOf, emptyRecording } from './replay-deal'
import type { Recording } from './replay-deal'
import { ReplayDeclared } from './replay-declared'
import { ReplayHands } from './replay-hands'
import { ReplayResult } from './replay-result'
import { ReplayTricks } from './replay-tricks'
import { ReplayWritten } from './replay-written'
import { Asks } from './ruled'
import { useRecording } from './use-recording'

const PARTS = [
  { value: 'tricks', label: 'Tricks' },
  { value: 'hands', label: 'Hands' },
  { value: 'declared', label: 'Declared' },
  { value: 'result', label: 'Ruling' },
] as const

const usePart = keptState<(typeof PARTS)[number]['value']>(() => 'tricks')

/** A whole deal recorded trick by trick and looked through for mistakes. */
export function ReplayRuling({ at }: RulingProps) {
  const { recording, set, forget } = useRecording(at)
  if (recording === null) return <p role="status">Looking for the deal…</p>
  return <Replay at={at} recording={recording} onRecording={set} onSaved={forget} />
}

function Replay({ at, recording, onRecording, onSaved }: ReplayProps & { readonly onSaved: () => void }) {
  const { table, game } = at
  const { rules } = table
  const [part, setPart] = usePart(at)
  const [isChanging, setChanging] = useState(false)
  const deal = dealOf(rules, recording)
  const props = { at, recording, onRecording }
  return (
    <>
      {deal === null || isChanging ? <Contract {...props} /> : null}
      {deal === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pb-3 text-base">
          <p className="min-w-60 flex-1">
            {nameOf(table, deal.dealer)} dealt, {nameOf(table, deal.taker)} took in {TRUMP_NAMES[deal.trump]}.
          </p>
          <div className="flex flex-1 gap-1.5">
            <Button className="flex-1 whitespace-nowrap" onClick={() => setChanging(!isChanging)}>
              {isChanging ? 'That is it' : 'Change'}
            </Button>
            <Button
              className="flex-1 whitespace-nowrap"
              onClick={() => onRecording(emptyRecording(game?.standing.dealer ?? null))}
            >
              New deal
            </Button>
          </div>
        </div>
      )}
      {deal === null ? (
        <Asks>Say who dealt, who took, and in what.</Asks>
      ) : (
        <>
          <Choice
            label="Part of the deal"
            value={part}
            onChoose={setPart}
            className="flex gap-1.5 pb-3"
            options={PARTS}
          />
          {part === 'tricks' ? (
            <>
              <ReplayTricks {...props} deal={deal} />
              <Fold title="Write it down instead" aside="Every card as text, to paste or to pass on">
                <ReplayWritten {...props} deal={deal} />
              </Fold>
            </>
          ) : null}
          {part === 'hands' ? <ReplayHands {...props} order={fromEldest(rules, deal.dealer)} /> : null}
          {part === 'declared' ? <ReplayDeclared {...props} deal={deal} /> : null}
          {part === 'result' ? <ReplayResult at={at} deal={deal} tricks={handSize(rules)} onSaved={onSaved} /> : null}
        </>
      )}
    </>
  )
}

/** What every part of the recording is given. */
export interface ReplayProps extends RulingProps {
  readonly recording: Recording
  readonly onRecording: (recording: Recording) => void
}

function Contract({ at, recording, onRecording }: ReplayProps) {
  const { table } = at
  const { rules } = table
  const levels = MULTIPLIERS.filter((level) => level <= rules.doubling)
  return (
    <>
      <SeatChoice
        table={table}
        ask="Who dealt"
        seat={recording.dealer}
        onChoose={(dealer) => onRecording({ ...recording, dealer })}
      />
      <SeatChoice
        table={table}
        ask="Who took"
        seat={recording.taker}
        onChoose={(taker) => onRecording({ ...recording, taker })}
      />
      <TrumpChoice
        ask="Trumps"
        trumps={trumpsAt(rules)}
        trump={recording.trump}
        onChoose={(trump) => onRecording({ ...recording, trump })}
      />
      {levels.length === 1 ? null : (
        <Asked ask="Counts">
          <Choice
            label="Counts"
            value={recording.multiplier}
            onChoose={(multiplier) => onRecording({ ...recording, multiplier })}
            options={levels.map((value) => ({ value, label: `×${value}` }))}
          />
        </Asked>
      )}
      {rules.big === 'no' ? null : (
        <div className="pb-3">
          <Chip
            on={recording.big}
            label="Taken on big"
            onToggle={() => onRecording({ ...recording, big: !recording.big })}
            className="w-full"
          >
            On big
          </Chip>
        </div>
      )}
    </>
  )
}
