import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { tryRoom } from '@/lib/actions/maintenance'
import { restoreGame, saveAgain } from '@/lib/messages/compiled/table/ledger'
import { dataLink } from '@/lib/messages/compiled/table/shared'
import type { StorageProblemCode } from '@/lib/storage'

interface TroubleHelpProps {
  readonly code: StorageProblemCode
  readonly onRestore: () => unknown
}

/** The remedy for a storage problem, and the link to an export. */
export function TroubleHelp({ code, onRestore }: TroubleHelpProps) {
  return (
    <span className="grid shrink-0 justify-items-center gap-1">
      {code === 'full' ? <Button onClick={() => void tryRoom()}>{saveAgain}</Button> : null}
      {code === 'evicted' ? <Button onClick={() => void onRestore()}>{restoreGame}</Button> : null}
      <Link href="/data/" className="link">
        {dataLink}
      </Link>
    </span>
  )
}
