import type { ComponentProps } from 'react'
import { classNames } from './class-names'

const LOOKS = {
  /** The one thing to do on a screen. */
  main: 'min-h-[56px] rounded-2xl border border-transparent bg-felt px-5 text-xl font-semibold text-felt-ink disabled:bg-key disabled:text-soft',
  /** Everything else that can be done. */
  tool: 'min-h-[48px] rounded-xl border border-edge bg-card px-3 text-base text-ink disabled:border-rule disabled:text-soft',
  /** What can lose something. */
  grave:
    'min-h-[48px] rounded-xl border-2 border-red bg-card px-3 text-base font-semibold text-red disabled:border disabled:border-rule disabled:text-soft',
  /** In a line of text or a bar. */
  plain: 'min-h-[48px] min-w-[48px] rounded-xl px-2 text-base text-ink',
} as const

export type ButtonLook = keyof typeof LOOKS

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook
}

/** Something to press. `main` stands once on a screen. */
export function Button({ look = 'tool', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(
        'inline-flex items-center justify-center gap-2 text-center leading-tight',
        LOOKS[look],
        className,
      )}
      {...rest}
    />
  )
}
