'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { handSize } from '@/lib/engine/deck'
import { MULTIPLIERS } from '@/lib/engine/hand'
import { fromEldest } from '@/lib/engine/seats'
import { TRUMP_NAMES } from '@/lib/text/en/cards'
import { nameOf } from '@/lib/text/en/names'
import type { RulingProps } from './at-table'
import { Asked, SeatChoice, trumpsAt, TrumpChoice } from './choices'
import { dealOf, emptyRecording } from './replay-deal'
import type { Recording } from './replay-deal'
import { ReplayDeclared } from './replay-declared'
import { ReplayHands } from './replay-hands'
import { ReplayResult } from './replay-result'
import { ReplayTricks } from './replay-tricks'
import { Asks } from './ruled'

const PARTS = [
  { value: 'tricks', label: 'Tricks' },
  { value: 'hands', label: 'Hands' },
  { value: 'declared', label: 'Declared' },
  { value: 'result', label: 'Ruling' },
] as const

/** Recordings last as long as the page is open, so that a look into the rules loses nothing. */
const kept = new Map<string, Recording>()

/** A whole deal recorded trick by trick and looked through for mistakes. */
export function ReplayRuling({ at }: RulingProps) {
  const { table, game, base } = at
  const { rules } = table
  const key = game?.id ?? `${base}-${rules.players}`
  const [recording, show] = useState<Recording>(() => kept.get(key) ?? emptyRecording(game?.standing.dealer ?? null))
  const [part, setPart] = useState<(typeof PARTS)[number]['value']>('tricks')

  function set(next: Recording) {
    kept.set(key, next)
    show(next)
  }

  const [isChanging, setChanging] = useState(false)
  const deal = dealOf(rules, recording)
  const props = { at, recording, onRecording: set }
  return (
    <>
      {deal === null || isChanging ? <Contract {...props} /> : null}
      {deal === null ? null : (
        <p className="flex items-center justify-between gap-2 pb-2 text-base">
          <span>
            {nameOf(table, deal.dealer)} dealt, {nameOf(table, deal.taker)} took in {TRUMP_NAMES[deal.trump]}.
          </span>
          <Button onClick={() => setChanging(!isChanging)}>{isChanging ? 'That is it' : 'Change'}</Button>
        </p>
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
          {part === 'tricks' ? <ReplayTricks {...props} deal={deal} /> : null}
          {part === 'hands' ? <ReplayHands {...props} order={fromEldest(rules, deal.dealer)} /> : null}
          {part === 'declared' ? <ReplayDeclared {...props} deal={deal} /> : null}
          {part === 'result' ? <ReplayResult at={at} deal={deal} tricks={handSize(rules)} /> : null}
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
