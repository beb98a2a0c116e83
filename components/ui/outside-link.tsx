import { ExternalLink } from 'lucide'
import { leavesTheApp } from '@/lib/messages/compiled/app/sources'
import { Icon } from './icon'

interface OutsideLinkProps {
  readonly href: `https://${string}`
  readonly children: string
}

/** A link to a page on the internet outside this app. It says so, opens in another tab, and sends no referrer. */
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
