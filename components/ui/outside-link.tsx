import { ExternalLink } from 'lucide'
import { leavesTheApp } from '@/lib/messages/compiled/app/sources'
import { Icon } from './icon'

interface OutsideLinkProps {
  readonly href: `https://${string}`
  readonly children: string
}

/** A link to a page that is not of this app and not on this phone. It says so, opens beside the app, and tells no one where from. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-12 flex-wrap items-center gap-x-2"
    >
      <span className="underline underline-offset-4">{children}</span>
      <Icon of={ExternalLink} />
      <span className="text-soft">{leavesTheApp}</span>
    </a>
  )
}
