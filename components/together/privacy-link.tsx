import { ActionLink } from '@/components/ui/links'
import { whatLeaves } from '@/lib/messages/compiled/app/together-before'

/** A link to the privacy page: which data leaves a device, when, and who sees it. */
export const PrivacyLink = ({ replace = false }: { readonly replace?: boolean }) => (
  <ActionLink href="/privacy/" replace={replace}>
    {whatLeaves}
  </ActionLink>
)
