import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { arrowStep } from './arrow-keys'
import { chipLook, STRIP } from './chip'

export interface ChoiceOption<T> {
  readonly value: T
  /** The full name of the choice. */
  readonly label: string
  /** The visible label, if it is shorter than the name. */
  readonly face?: ReactNode
}

interface ChoiceProps<T> {
  readonly label: string
  readonly options: readonly ChoiceOption<T>[]
  readonly value: T | null
  readonly onChoose: (value: T) => void
  /** `no` if the choices are names or figures, which no browser should translate. */
  readonly translate?: 'no'
  readonly className?: string
  readonly optionClassName?: string
}

/** A choice of one of a few, side by side in a strip. Arrow keys move between them, as between radio buttons. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { label, options, value, onChoose, translate, className = STRIP, optionClassName } = props
  const group = useRef<HTMLDivElement>(null)
  const focusable = options.some((option) => option.value === value) ? value : options[0]?.value

  function move(event: KeyboardEvent, index: number) {
    const step = arrowStep(event.key, 1)
    if (step === undefined) return
    event.preventDefault()
    const to = (index + step + options.length) % options.length
    const option = options[to]
    if (option === undefined) return
    onChoose(option.value)
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus()
  }

  return (
    <div ref={group} role="radiogroup" aria-label={label} translate={translate} className={className}>
      {options.map((option, index) => (
        <button
          key={String(option.value)}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={option.label}
          tabIndex={option.value === focusable ? 0 : -1}
          onClick={() => onChoose(option.value)}
          onKeyDown={(event) => move(event, index)}
          className={chipLook('cell', optionClassName ?? 'flex-1 cramped:min-w-min cramped:flex-auto cramped:px-2')}
        >
          {option.face ?? option.label}
        </button>
      ))}
    </div>
  )
}
