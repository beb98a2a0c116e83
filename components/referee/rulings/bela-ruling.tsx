import { useState } from 'react'
import { RadioList } from '@/components/ui/radio-list'
import { BELA_STATES, belaStands } from '@/lib/engine/referee/bela'
import type { BelaState } from '@/lib/engine/referee/bela'
import { belaSentence, belaStateLabel } from '@/lib/text/en/referee/before-play'
import { BOTH_IN_ONE_HAND, NOT_IN_ONE_HAND, WHERE_ARE_THEY } from '@/lib/text/en/screens/referee-rulings'
import type { RulingProps } from '../parts/at-table'
import { YesNo } from '../parts/choices'
import { Ruled, RuleNote } from '../parts/ruled'

/** Whether king and queen of trumps still count, and when to say so. */
export function BelaRuling({ at }: RulingProps) {
  const { table } = at
  const [holdsBoth, setHoldsBoth] = useState(true)
  const [state, setState] = useState<BelaState>('both-held')
  const says = holdsBoth ? belaSentence(table, state, belaStands(table.rules, state)) : NOT_IN_ONE_HAND
  return (
    <>
      <YesNo ask={BOTH_IN_ONE_HAND} value={holdsBoth} onChoose={setHoldsBoth} />
      <RadioList
        label={WHERE_ARE_THEY}
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
