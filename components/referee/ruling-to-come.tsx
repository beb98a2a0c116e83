import { Skeleton } from '@/components/ui/skeleton'
import { oneMoment } from '@/lib/messages/compiled/table/shared'

/** Keeps the room of a ruling, so that the links below it do not move when it arrives. */
export const RulingToCome = () => (
  <div className="min-h-dvh">
    <Skeleton label={oneMoment} rows={5} />
  </div>
)
