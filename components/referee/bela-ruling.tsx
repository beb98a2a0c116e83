'use client'

import { useState } from 'react'
import { RadioList } from '@/components/ui/radio-list'
import { BELA_STATES, belaStands } from '@/lib/engine/bela-call'
import type { BelaState } from '@/lib/engine/bela-call'
import { belaSentence, belaStateLabel } from '@/lib/text/en/referee-before'
import type { RulingProps } from './at-table'
import { YesNo } from './choices'
import { Ruled, RuleNote } from './ruled'

/** Whether king and queen of trumps still count, and when to say so. */
export function BelaRuling({ at }: RulingProps) {
  const { table } = at
  const [holdsBoth, setHoldsBoth] = useState(true)
  const [state, setState] = useState<BelaState>('both-held')
  const says = holdsBoth
    ? belaSentence(table, state, belaStands(table.rules, state))
    : 'No. King and queen of trumps must have been in one hand.'
  return (
    <>
      <YesNo ask="Were both in the same hand?" value={holdsBoth} onChoose={setHoldsBoth} />
      <RadioList
        label="Where are they now?"
        value={state}
        onChoose={setState}
        options={BELA_STATES.map((value) => ({ value, label: belaStateLabel(value) }))}
      />
      <div className="pt-3">
        <Ruled says={says} />
        <RuleNote at={at} question="bela-call" />
        <RuleNote at={at} question="must-call-bela" />
      </div>
    </>
  )
}
