import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

export const KEY_LOOK =
  'inline-flex min-h-[calc(var(--spacing-key)+var(--lift))] min-w-key flex-col items-center justify-center rounded-xl border border-edge bg-key px-0.5 text-base leading-tight text-ink'
export const KEY_ON =
  'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-checked:border-ink aria-checked:bg-ink aria-checked:text-paper'

interface ChipProps extends Omit<ComponentProps<'button'>, 'onChange' | 'aria-label'> {
  readonly on: boolean
  readonly label: string
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A fact that is so or not so; pressed when it is. `label` is its whole name for those who cannot see where it stands. */
export function Chip({ on, label, onToggle, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      translate="no"
      onClick={onToggle}
      className={classNames(KEY_LOOK, KEY_ON, className)}
      {...rest}
    >
      {children}
    </button>
  )
}
