import { useState } from 'react'
import { contestHref } from '@/components/addresses/contest-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { dayOf, fileName, saveFile } from '@/components/share/hand-over'
import { StorageNotice } from '@/components/storage/storage-notice'
import { TakeBack } from '@/components/storage/take-back'
import { Button } from '@/components/ui/button'
import { ActionLink } from '@/components/ui/links'
import { useResolved } from '@/components/ui/use-resolved'
import { checkData, deleteUnread, restoreUnread, type DeletedRecord } from '@/lib/actions/sharing'
import * as said from '@/lib/messages/compiled/app/data'
import type { StorageProblem } from '@/lib/storage'
import { idOfKey } from '@/lib/storage/records/register-keys'
import type { UnreadRecord } from '@/lib/storage/sharing'
import { readableSentence, unreadPartText, unreadWhyText } from '@/lib/text/screens/data'

/** The numbers of records that can be read, and a list of those that cannot, to be saved as they are, opened or deleted. */
export function UnreadableData() {
  const [check, setCheck] = useState(() => checkData)
  const [deleted, setDeleted] = useState<DeletedRecord | null>(null)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const found = useResolved(check)

  async function remove(record: UnreadRecord) {
    const done = await deleteUnread(record)
    if (done.ok) setDeleted(done.value)
    after(done.ok ? null : done.error)
  }

  async function bringBack(record: DeletedRecord) {
    const done = await restoreUnread(record)
    if (done.ok) setDeleted(null)
    after(done.ok ? null : done.error)
  }

  function after(failed: StorageProblem | null) {
    setProblem(failed)
    setCheck(() => () => checkData())
  }

  if (found === null) return <p role="status">{said.checkingEverything}</p>
  if (!found.ok) return <StorageNotice problem={found.error} />
  const { readable, unread, rows } = found.value
  return (
    <>
      <p className="text-base">{readableSentence(readable, unread.length === 0)}</p>
      {unread.length === 0 ? null : (
        <>
          <p className="pt-2 text-base font-semibold">{said.unreadEntries({ count: unread.length })}</p>
          <Button
            className="mt-2 w-full"
            onClick={() =>
              saveFile(fileName(said.unreadFile({ day: dayOf(Date.now()) }), '.json'), JSON.stringify(rows, null, 1))
            }
          >
            {said.saveAsTheyAre}
          </Button>
          <UnreadList unread={unread} onDelete={(record) => void remove(record)} />
        </>
      )}
      {problem === null ? null : <StorageNotice problem={problem} className="mt-3" />}
      {deleted === null ? null : (
        <TakeBack
          said={said.deleteUnreadDone({ what: unreadPartText(deleted) })}
          onTakeBack={() => void bringBack(deleted)}
          onClose={() => setDeleted(null)}
        />
      )}
      <p className="pt-2">
        <ScreenLink href="/settings/" className="link text-base">
          {said.howItIsKept}
        </ScreenLink>
      </p>
    </>
  )
}

/** The records to show at once; when some are deleted, others take their places. */
const SHOWN = 20

interface UnreadListProps {
  readonly unread: readonly UnreadRecord[]
  readonly onDelete: (record: UnreadRecord) => void
}

/** The records that cannot be read. Those that a screen shows as far as they go are opened there; others are deleted here. */
const UnreadList = ({ unread, onDelete }: UnreadListProps) => (
  <ul className="pt-3">
    {unread.slice(0, SHOWN).map((record) => {
      const [what, href] = [unreadPartText(record), hrefOf(record)]
      return (
        <li
          key={`${record.table} ${record.key}`}
          className="flex flex-wrap items-center justify-between gap-x-3 border-t border-rule py-2"
        >
          <span className="min-w-0 flex-[1_1_12rem] text-base [overflow-wrap:anywhere]">
            <span className="block font-semibold">{what}</span>
            {record.what === 'hand' ? null : <span className="text-soft">{unreadWhyText(record)}</span>}
          </span>
          {href === null ? (
            <Button look="grave" aria-label={said.deleteUnreadOf({ what })} onClick={() => onDelete(record)}>
              {said.deleteUnread}
            </Button>
          ) : (
            <ActionLink href={href} aria-label={said.openUnreadOf({ what })}>
              {said.openUnread}
            </ActionLink>
          )}
        </li>
      )
    })}
    {unread.length > SHOWN ? (
      <li className="border-t border-rule py-2 text-base text-soft">
        {said.moreGames({ count: unread.length - SHOWN })}
      </li>
    ) : null}
  </ul>
)

function hrefOf({ what, key }: UnreadRecord): string | null {
  if (what === 'game') return `/history/game?id=${key}`
  return what === 'contest' ? contestHref(idOfKey(key)) : null
}
