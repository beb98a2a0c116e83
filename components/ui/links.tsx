import Link from 'next/link'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { pushAddress } from './use-back-step'

interface StepLinkProps extends ComponentProps<typeof Link> {
  readonly href: string
}

/** A link to more of the same page, told apart by what stands after the `?`: a step over it, like a sheet of paper. */
export const StepLink = ({ href, ...rest }: StepLinkProps) => (
  <Link
    href={href}
    onNavigate={(event) => {
      event.preventDefault()
      pushAddress(href.slice(href.indexOf('?')))
      window.scrollTo(0, 0)
    }}
    {...rest}
  />
)

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
