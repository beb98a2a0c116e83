import { ActionLink } from '@/components/ui/links'
import { whatLeaves } from '@/lib/messages/compiled/app/together-before'

/** The way to what leaves a phone, when, and who sees it. */
export const PrivacyLink = ({ replace = false }: { readonly replace?: boolean }) => (
  <ActionLink href="/privacy/" prefetch={false} replace={replace}>
    {whatLeaves}
  </ActionLink>
)
