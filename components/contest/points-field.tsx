import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { MOST_ROUND_POINTS } from '@/lib/contest/counted'
import { pointsNotSaved, pointsNotSavedAgain, pointsWrong } from '@/lib/messages/compiled/app/contest'
import type { Stored } from '@/lib/storage'
import { afterStored, isNoPoints, pointsIn, typedOn, type TypedPoints } from './typed-points'

interface PointsFieldProps {
  readonly id: string
  readonly label: string
  /** The stored points. */
  readonly points: number | null
  /** True if points make no sense, because one of the two pairs is absent. */
  readonly isBarred: boolean
  readonly onPoints: (points: number | null) => Promise<Stored<null>>
}

/**
 * A field that stores every figure as it is typed. Text that is not a number stays in the field, which reports it; so does a result
 * that could not be stored, which can be stored again.
 */
export function PointsField({ id, label, points, isBarred, onPoints }: PointsFieldProps) {
  const { typed, type, hold } = useTyped(points, onPoints)
  const text = typed?.text ?? (points === null ? '' : String(points))
  const isWrong = isNoPoints(text)
  const isFailed = typed?.write === 'failed'
  return (
    <>
      <input
        id={id}
        aria-label={label}
        aria-busy={isFailed || pointsIn(text) === points ? undefined : true}
        aria-invalid={isWrong || isFailed || undefined}
        aria-describedby={isWrong || isFailed ? `${id}-wrong` : undefined}
        value={text}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        disabled={isBarred}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') focusNext(event.currentTarget)
        }}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
        className="num min-h-12 w-24 rounded-xl border border-edge bg-card px-2 text-end text-2xl text-ink disabled:border-rule disabled:bg-tint disabled:text-soft aria-invalid:border-2 aria-invalid:border-red"
      />
      {isWrong || isFailed ? (
        <div className="flex basis-full flex-wrap items-center justify-end gap-x-3">
          <p id={`${id}-wrong`} className="text-base font-semibold text-red">
            {isWrong ? pointsWrong({ most: MOST_ROUND_POINTS }) : pointsNotSaved}
          </p>
          {isFailed ? <Button onClick={() => type(text)}>{pointsNotSavedAgain}</Button> : null}
        </div>
      ) : null}
    </>
  )
}

/** Returns the result as it was typed, `null` once the stored one has arrived and the field is left, and what types and holds it. */
function useTyped(points: number | null, onPoints: PointsFieldProps['onPoints']) {
  const [typed, setTyped] = useState<TypedPoints | null>(null)
  const [isHeld, setHeld] = useState(false)
  const writes = useRef(0)
  const now = typed === null ? null : afterStored(typed, points, isHeld)
  if (now !== typed) setTyped(now)

  async function save(text: string) {
    writes.current += 1
    const write = writes.current
    const { ok } = await onPoints(pointsIn(text))
    // Of several writes only the last is what the field shows.
    if (write === writes.current) setTyped((last) => last && { ...last, write: ok ? 'saved' : 'failed' })
  }

  return {
    typed,
    type: (text: string) => {
      setTyped(typedOn(typed, text, points))
      void save(text)
    },
    hold: setHeld,
  }
}

/** Moves the focus to the next field, on Enter; after the last field it is removed, which closes the phone's keyboard. */
function focusNext(field: HTMLInputElement): void {
  const fields = [...(field.closest('ul')?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])]
  const next = fields[fields.indexOf(field) + 1]
  if (next === undefined) field.blur()
  else next.focus()
}
