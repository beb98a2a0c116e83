import type { ComponentProps } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { pushAddress } from '@/components/addresses/use-back-step'
import { buttonLook, type ButtonLook } from './button'

interface StepLinkProps extends ComponentProps<typeof ScreenLink> {
  readonly href: string
}

/** A link within the same page that changes only the query. It opens as a step over the page, like a dialog. */
export const StepLink = ({ href, ...rest }: StepLinkProps) => (
  <ScreenLink
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
export const PaneLink = (props: ComponentProps<typeof ScreenLink>) => <ScreenLink {...props} replace scroll={false} />

interface ActionLinkProps extends ComponentProps<typeof ScreenLink> {
  readonly look?: ButtonLook
}

/** A link with the look of a button, for an action that has a page of its own. */
export const ActionLink = ({ look = 'tool', className, ...rest }: ActionLinkProps) => (
  <ScreenLink className={buttonLook(look, className)} {...rest} />
)
