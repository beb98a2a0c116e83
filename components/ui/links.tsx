import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonLook, type ButtonLook } from './button'
import { pushAddress } from './use-back-step'

interface StepLinkProps extends ComponentProps<typeof Link> {
  readonly href: string
}

/** A link within the same page that changes only the query. It opens as a step over the page, like a dialog. */
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

/** A link to what is shown in the other pane: the page stays as it is, and Back leaves the page. */
export const PaneLink = (props: ComponentProps<typeof Link>) => <Link {...props} replace scroll={false} />

interface ActionLinkProps extends ComponentProps<typeof Link> {
  readonly look?: ButtonLook
}

/** A link with the look of a button, for an action that has a page of its own. */
export const ActionLink = ({ look = 'tool', className, ...rest }: ActionLinkProps) => (
  <Link className={buttonLook(look, className)} {...rest} />
)
