import { Field } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { MOST_ROUND_POINTS, type Counting } from '@/lib/contest/counted'
import * as said from '@/lib/messages/compiled/app/contest'
import { wholeNumber } from './whole-number'

/** A cap and the points of a pair without an opponent, as they are typed. */
export interface TypedCounting {
  readonly cap: string
  readonly unopposed: string
}

export const USUAL_COUNTING: TypedCounting = { cap: '', unopposed: '0' }

const capIn = ({ cap }: TypedCounting) => wholeNumber(cap, 1, MOST_ROUND_POINTS)
const hasWrongCap = (typed: TypedCounting): boolean => typed.cap.trim() !== '' && capIn(typed) === null
const unopposedIn = ({ unopposed }: TypedCounting) => wholeNumber(unopposed, 0, MOST_ROUND_POINTS)

/** Returns the agreement that was typed; `null` while something is wrong. */
export function countingIn(typed: TypedCounting): Counting | null {
  const unopposed = unopposedIn(typed)
  return unopposed === null || hasWrongCap(typed) ? null : { cap: capIn(typed), unopposed }
}

interface CountingFieldsProps {
  readonly typed: TypedCounting
  readonly onTyped: (changes: Partial<TypedCounting>) => void
}

/** The fields for a cap and for the points of a pair without an opponent, folded. */
export const CountingFields = ({ typed, onTyped }: CountingFieldsProps) => (
  <Fold title={said.contestMore}>
    <div className="grid gap-4">
      <Field
        label={said.contestCap}
        value={typed.cap}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onTyped({ cap: event.target.value })}
        error={hasWrongCap(typed) ? said.numberWrong({ least: 1, most: MOST_ROUND_POINTS }) : null}
      />
      <Field
        label={said.contestUnopposed}
        description={said.contestUnopposedAbout}
        value={typed.unopposed}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onTyped({ unopposed: event.target.value })}
        error={unopposedIn(typed) === null ? said.numberWrong({ least: 0, most: MOST_ROUND_POINTS }) : null}
      />
    </div>
  </Fold>
)
