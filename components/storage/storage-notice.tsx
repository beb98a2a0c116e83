import { ScreenLink } from '@/components/addresses/screen-link'
import { Notice } from '@/components/ui/notice'
import type { StorageProblem } from '@/lib/durable/problem'
import { dataLink } from '@/lib/messages/compiled/table/shared'
import { storageSentence } from '@/lib/text/storage/problem'

interface StorageNoticeProps {
  readonly problem: StorageProblem
  readonly className?: string
}

/** A notice about a storage failure: what failed, what to do, and a link to an export. */
export function StorageNotice({ problem, className }: StorageNoticeProps) {
  return (
    <Notice
      tone="wrong"
      {...(className === undefined ? {} : { className })}
      action={
        <ScreenLink href="/data" className="link text-ink">
          {dataLink}
        </ScreenLink>
      }
    >
      {storageSentence(problem.code)}
    </Notice>
  )
}
