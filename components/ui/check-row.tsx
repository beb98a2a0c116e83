import { useId, type ReactNode } from 'react'
import { Mark } from './mark'

interface CheckRowProps {
  readonly label: string
  /** The meaning of the row, shown under its name. */
  readonly note?: ReactNode
  readonly on: boolean
  readonly onToggle: () => void
  /** The reason why it cannot be checked; it then stays off. */
  readonly barred?: string | null
}

/** A checkbox on a ruled line of its own. */
export function CheckRow({ label, note, on, onToggle, barred = null }: CheckRowProps) {
  const id = useId()
  const notes = `${note === undefined ? '' : `${id}-note`} ${barred === null ? '' : `${id}-barred`}`.trim()
  return (
    <label className="flex min-h-12 items-start gap-3 border-b border-rule py-2.5">
      <Mark
        type="checkbox"
        checked={on}
        disabled={barred !== null}
        onChange={onToggle}
        aria-labelledby={id}
        aria-describedby={notes || undefined}
      />
      <span className="min-w-0 pt-0.5">
        <span id={id} className={`block text-lg leading-snug ${barred === null ? '' : 'text-soft'}`}>
          {label}
        </span>
        {note === undefined ? null : (
          <span id={`${id}-note`} className="block text-base text-soft">
            {note}
          </span>
        )}
        {barred === null ? null : (
          <span id={`${id}-barred`} className="block pt-1 text-base font-semibold text-ink">
            {barred}
          </span>
        )}
      </span>
    </label>
  )
}
