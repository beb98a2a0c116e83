import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonLook, type ButtonLook } from './button'
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

/** A link to what stands beside it: the page stays where it is, and Back leads out of it. */
export const BesideLink = (props: ComponentProps<typeof Link>) => <Link {...props} replace scroll={false} />

interface ActionLinkProps extends ComponentProps<typeof Link> {
  readonly look?: ButtonLook
}

/** Something to do that has a page of its own: a link with the look of a button. */
export const ActionLink = ({ look = 'tool', className, ...rest }: ActionLinkProps) => (
  <Link className={buttonLook(look, className)} {...rest} />
)
