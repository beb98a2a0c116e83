import { Skeleton } from '@/components/ui/skeleton'
import { oneMoment } from '@/lib/messages/compiled/table/shared'

/** A placeholder for a ruling that is loading. */
export const RulingToCome = () => <Skeleton label={oneMoment} rows={5} />
