import { Skeleton } from '@/components/ui/skeleton'
import { pageSecondScreen } from '@/lib/messages/compiled/app/pages'
import { oneMoment } from '@/lib/messages/compiled/table/shared'

/** A placeholder for a second screen until its game has been read. */
export const ScreenToCome = () => (
  <main className="safe px-3">
    <h1 className="sr-only">{pageSecondScreen}</h1>
    <Skeleton label={oneMoment} rows={3} row="min-h-24" />
  </main>
)
