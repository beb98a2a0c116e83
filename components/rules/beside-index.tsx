import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'
import { useIsWide } from '@/components/ui/use-is-wide'
import { partOwnAnswer } from '@/lib/messages/compiled/app/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'

const OftenAsked = lazyPart(
  () => import('./often-asked').then((part) => part.OftenAsked),
  () => partOwnAnswer,
  {
    waiting: () => <Skeleton label={oneMoment} rows={8} row="min-h-20" className="mt-5" />,
  },
)

/** The content next to the index on a wide screen; a phone shows the index itself. */
export const BesideIndex = () => (useIsWide() ? <OftenAsked /> : null)
