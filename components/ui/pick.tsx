import { useId, type ReactNode } from 'react'

interface PickProps {
  readonly label: string
  readonly value: string
  readonly onPick: (value: string) => void
  /** `option` and `optgroup` elements. */
  readonly children: ReactNode
}

/** A choice of one of many, in the select list of the system. */
export function Pick({ label, value, onPick, children }: PickProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block pb-1 text-base text-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onPick(event.target.value)}
        className="min-h-12 w-full rounded-xl border border-edge bg-card px-3 text-lg text-ink"
      >
        {children}
      </select>
    </div>
  )
}
