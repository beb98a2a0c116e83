import { CheckRow } from '@/components/ui/check-row'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import type { RoundLength } from '@/lib/contest/changes'
import { LONGEST_ROUND, ROUND_ENDS } from '@/lib/contest/contest'
import { isRow } from '@/lib/core/row'
import * as said from '@/lib/messages/compiled/app/contest'
import { wholeNumber } from './whole-number'

/** The length of a round as it is typed, in deals and in minutes. */
export interface TypedLength extends Pick<RoundLength, 'ends' | 'rings'> {
  readonly deals: string
  readonly minutes: string
}

export const USUAL_LENGTH: TypedLength = { ends: 'deals', deals: '12', minutes: '40', rings: false }

/** Reads a length that was being typed; `null` if it is none. */
export function lengthTyped(kept: unknown): TypedLength | null {
  if (!isRow(kept)) return null
  const text = (ends: 'deals' | 'minutes') => (typeof kept[ends] === 'string' ? kept[ends] : USUAL_LENGTH[ends])
  return {
    ends: ROUND_ENDS.find((by) => by === kept['ends']) ?? USUAL_LENGTH.ends,
    deals: text('deals'),
    minutes: text('minutes'),
    rings: kept['rings'] === true,
  }
}

/** Returns the length that was typed; `null` if it is none. */
export function lengthIn({ ends, rings, ...typed }: TypedLength): RoundLength | null {
  const length = wholeNumber(typed[ends], 1, LONGEST_ROUND[ends])
  return length === null ? null : { ends, length, rings }
}

interface RoundLengthFieldsProps {
  readonly typed: TypedLength
  readonly onTyped: (changes: Partial<TypedLength>) => void
}

/** The fields for the length of a round, in deals or minutes, and for the sound at its end. */
export function RoundLengthFields({ typed, onTyped }: RoundLengthFieldsProps) {
  const { ends } = typed
  return (
    <div className="grid gap-2">
      <Choice
        label={said.roundEnds}
        value={ends}
        onChoose={(value) => onTyped({ ends: value })}
        options={ROUND_ENDS.map((by) => ({ value: by, label: said.roundEndsBy({ by }) }))}
      />
      <Field
        label={said.roundEndsBy({ by: ends })}
        value={typed[ends]}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onTyped({ [ends]: event.target.value })}
        error={lengthIn(typed) === null ? said.numberWrong({ least: 1, most: LONGEST_ROUND[ends] }) : null}
      />
      {ends === 'minutes' ? (
        <CheckRow label={said.ringsAtEnd} on={typed.rings} onToggle={() => onTyped({ rings: !typed.rings })} />
      ) : null}
    </div>
  )
}
