import { useId, type ReactNode } from 'react'
import { Mark } from './mark'

export interface RadioOption<T> {
  readonly value: T
  readonly label: string
  /** A note about the choice, under it. */
  readonly note?: ReactNode
}

interface RadioListProps<T> {
  readonly label: string
  readonly options: readonly RadioOption<T>[]
  readonly value: T
  readonly onChoose: (value: T) => void
}

/** A choice of one of several, each on a ruled line of its own: for choices that take a sentence. */
export function RadioList<T extends string | number>({ label, options, value, onChoose }: RadioListProps<T>) {
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-lg font-semibold">{label}</legend>
      {options.map((option) => (
        <label
          key={String(option.value)}
          className="flex min-h-12 items-start gap-3 border-t border-rule py-2.5 text-base last:border-b"
        >
          <Mark type="radio" name={id} checked={option.value === value} onChange={() => onChoose(option.value)} />
          <span className="min-w-0 pt-0.5">
            <span className="block text-lg leading-snug first-letter:uppercase">{option.label}</span>
            {option.note === undefined ? null : <span className="block text-soft">{option.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
