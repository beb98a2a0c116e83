import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

export const KEY_LOOK =
  'inline-flex min-h-key min-w-key flex-col items-center justify-center rounded-xl border border-edge bg-card px-0.5 text-base leading-tight text-ink'
export const KEY_ON =
  'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-checked:border-ink aria-checked:bg-ink aria-checked:text-paper'

/**
 * The classes of a strip: one outline round keys of one kind, with hairlines between them. If the longest words need it, it takes
 * a second row.
 */
export const STRIP = 'flex flex-wrap gap-px overflow-hidden rounded-xl border border-edge bg-line *:min-w-min *:flex-1'
const CELL_LOOK =
  'flex min-h-key min-w-0 flex-col items-center justify-center bg-card px-1 text-center text-base leading-tight text-ink -outline-offset-3'

/** The look of a chip: a key has its own outline; cells share the outline of a strip. */
export type ChipLook = 'key' | 'cell'
const LOOKS: Readonly<Record<ChipLook, string>> = { key: KEY_LOOK, cell: CELL_LOOK }

/** Returns the classes of a chip, which may be chosen or not. */
export const chipLook = (look: ChipLook, className?: string): string => classNames(LOOKS[look], KEY_ON, className)

interface ChipProps extends Omit<ComponentProps<'button'>, 'onChange' | 'aria-label'> {
  readonly on: boolean
  readonly label: string
  readonly onToggle: () => void
  readonly look?: ChipLook
  readonly children: ReactNode
}

/**
 * A toggle for one fact; pressed if the fact is true. `label` is its full name for screen readers, which do not see the heading
 * around it.
 */
export function Chip({ on, label, onToggle, look = 'key', className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      translate="no"
      onClick={onToggle}
      className={chipLook(look, className)}
      {...rest}
    >
      {children}
    </button>
  )
}
