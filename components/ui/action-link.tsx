import Link from 'next/link'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** Something to do that has a page of its own: a link with the look of a button. */
export function ActionLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={classNames(
        'flex min-h-[48px] items-center justify-center rounded-xl border border-edge bg-card px-3 text-center text-base text-ink',
        className,
      )}
      {...rest}
    />
  )
}
