import { classNames } from '@/components/ui/class-names'

interface SmallPickProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onPick: (value: T) => void
  readonly className?: string
}

/** A small choice of one of many, in the select list of the system; its value shows what it is. */
export function SmallPick<T extends string>({ label, value, options, onPick, className }: SmallPickProps<T>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen !== undefined) onPick(chosen.value)
      }}
      className={classNames(
        'min-h-12 min-w-0 rounded-xl border border-edge bg-card px-2 text-base text-ink',
        className,
      )}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
