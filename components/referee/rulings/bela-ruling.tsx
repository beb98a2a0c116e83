'use client'

import { useState } from 'react'
import { RadioList } from '@/components/ui/radio-list'
import { BELA_STATES, stateOfBela, type BelaState } from '@/lib/engine/referee/bela'
import { belaInOneHand, belaInOneHandNo, belaWhere } from '@/lib/messages/compiled/referee/single-rulings'
import { belaWords } from '@/lib/rulesets/lookup/bela-words'
import { belaSentence, belaStateLabel } from '@/lib/text/referee/before-play'
import type { RulingProps } from '../parts/at-table'
import { YesNo } from '../parts/choices'
import { Ruled, RuleNote } from '../parts/ruled'

/** The ruling on whether king and queen of trumps still count, and when to announce them. */
export function BelaRuling({ at }: RulingProps) {
  const { table, base } = at
  const [holdsBoth, setHoldsBoth] = useState(true)
  const [state, setState] = useState<BelaState>('both-held')
  const words = belaWords(base, table.rules)
  const says = holdsBoth ? belaSentence(table, state, words, stateOfBela(table.rules, state, words)) : belaInOneHandNo
  return (
    <>
      <YesNo ask={belaInOneHand} value={holdsBoth} onChoose={setHoldsBoth} />
      <RadioList
        label={belaWhere}
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
