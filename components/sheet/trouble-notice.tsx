import { ScreenLink } from '@/components/addresses/screen-link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { tryRoom } from '@/lib/actions/maintenance'
import { restoreGame, saveAgain } from '@/lib/messages/compiled/table/ledger'
import { dataLink } from '@/lib/messages/compiled/table/shared'
import { copyOff } from '@/lib/messages/compiled/table/storage-trouble'
import type { StorageProblemCode } from '@/lib/storage'
import { storageSentence } from '@/lib/text/storage/problem'

interface TroubleNoticeProps {
  /** `null` if only the second copy is off. */
  readonly code: StorageProblemCode | null
  readonly onRestore: () => unknown
}

/** Says what is wrong with the storage, with the remedy and the link to an export. If only the second copy is off, it is quiet. */
export function TroubleNotice({ code, onRestore }: TroubleNoticeProps) {
  if (code === null) return <p className="mx-3 text-base text-soft">{copyOff}</p>
  const help = (
    <span className="grid shrink-0 justify-items-center gap-1">
      {code === 'full' ? <Button onClick={() => void tryRoom()}>{saveAgain}</Button> : null}
      {code === 'evicted' ? <Button onClick={() => void onRestore()}>{restoreGame}</Button> : null}
      <ScreenLink href="/data/" className="link">
        {dataLink}
      </ScreenLink>
    </span>
  )
  return (
    <Notice tone="wrong" className="mx-3 my-1" action={help}>
      {storageSentence(code)}
    </Notice>
  )
}
