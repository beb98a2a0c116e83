import { useLayoutEffect, type ComponentProps } from 'react'
import { classNames } from './class-names'
import { guardKey } from './guard-key'

const LOOKS = {
  /** The main action of a screen. */
  main: 'min-h-main rounded-2xl border border-transparent bg-felt px-5 py-1.5 text-xl font-semibold text-felt-ink disabled:bg-tint disabled:text-soft',
  /** Any other action. */
  tool: 'min-h-key rounded-xl border border-edge bg-card px-3 text-base text-ink disabled:border-rule disabled:text-soft',
  /** An action that can lose something. */
  grave:
    'min-h-key rounded-xl border-2 border-red bg-card px-3 text-base font-semibold text-red disabled:border disabled:border-rule disabled:text-soft',
  /** An action in a line of text or a bar. */
  plain: 'min-h-key min-w-key rounded-xl px-2 text-base text-ink',
} as const

export type ButtonLook = keyof typeof LOOKS

/** Returns the classes of anything that looks like a button: a button, a link or the label of a file field. */
export const buttonLook = (look: ButtonLook, className?: string): string =>
  classNames('inline-flex items-center justify-center gap-2 text-center leading-tight', LOOKS[look], className)

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook
}

/** A button. A screen has at most one `main`. */
export function Button({ look = 'tool', className, type = 'button', ...rest }: ButtonProps) {
  useLayoutEffect(guardKey, [typeof rest.children === 'string' ? rest.children : null])
  return <button type={type} className={buttonLook(look, className)} {...rest} />
}
