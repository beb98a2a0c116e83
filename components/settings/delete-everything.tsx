import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { Dialog } from '@/components/ui/dialog'
import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import { useResolved } from '@/components/ui/use-resolved'
import { deleteEverything } from '@/lib/actions/actions'
import { countStored } from '@/lib/actions/sharing'
import { useErasurePending } from '@/lib/hooks/use-lists'
import { partSaveBackup } from '@/lib/messages/compiled/app/parts'
import * as said from '@/lib/messages/compiled/app/settings'
import { erasurePending } from '@/lib/messages/compiled/app/storage'
import type { StorageProblem } from '@/lib/storage'
import { type StoredRecords, deleteAllSure, deletesSentence } from '@/lib/text/storage/state'

const SaveBackup = lazyPart(
  () => import('@/components/share/save-backup').then((part) => part.SaveBackup),
  () => partSaveBackup,
)

type DeletionStage = 'shut' | 'explained' | 'asked' | 'done'

/** A button that deletes everything on this device: it explains this, offers a backup, and asks once more before it acts. */
export function DeleteEverything() {
  const [stage, setStage] = useState<DeletionStage>('shut')
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const stored = useStored(stage)
  const isPending = useErasurePending()

  function shut() {
    setStage('shut')
    setSure(false)
    setProblem(null)
  }

  async function deleteAll() {
    const deleted = await deleteEverything()
    if (deleted.ok) setStage('done')
    else setProblem(deleted.error)
  }

  if (stage === 'done')
    return <Notice tone="word">{isPending ? `${said.deleteAllDone} ${erasurePending}` : said.deleteAllDone}</Notice>
  return (
    <>
      <Button look="grave" onClick={() => setStage('explained')}>
        {said.deleteAllOpen}
      </Button>
      {stage === 'shut' ? null : (
        <Dialog
          title={said.deleteAllTitle}
          onClose={shut}
          actions={
            <div className="flex flex-wrap gap-3">
              <Button onClick={shut} className="grow">
                {said.deleteAllCancel}
              </Button>
              {stage === 'explained' ? (
                <Button look="grave" onClick={() => setStage('asked')} className="grow">
                  {said.deleteAllGoOn}
                </Button>
              ) : (
                <DeleteButton isSure={isSure} onDelete={() => void deleteAll()} />
              )}
            </div>
          }
        >
          {stage === 'explained' ? (
            <Explained stored={stored} />
          ) : (
            <CheckRow
              label={deleteAllSure(stored)}
              note={said.deleteAllNoWayBack}
              on={isSure}
              onToggle={() => setSure(!isSure)}
            />
          )}
          {problem === null ? null : <StorageNotice problem={problem} className="mt-3" />}
        </Dialog>
      )}
    </>
  )
}

const notYet = (): Promise<null> => Promise.resolve(null)

/** Returns the numbers of records on this device by kind, once the dialog is open; `null` until they are counted. */
function useStored(stage: DeletionStage): StoredRecords {
  const counted = useResolved<Awaited<ReturnType<typeof countStored>> | null>(stage === 'shut' ? notYet : countStored)
  return counted?.ok === true ? counted.value : null
}

function Explained({ stored }: { readonly stored: StoredRecords }) {
  return (
    <div className="grid gap-2 text-base">
      <p>{deletesSentence(stored)}</p>
      <p>{said.deleteAllForGood}</p>
      {stored?.some(({ kind }) => kind !== 'example') === false ? null : <SaveBackup look="tool" />}
    </div>
  )
}

function DeleteButton({ isSure, onDelete }: { readonly isSure: boolean; readonly onDelete: () => void }) {
  return (
    <Button look="grave" disabled={!isSure} onClick={onDelete} className="grow disabled:border-rule disabled:text-soft">
      {said.deleteAllDo}
    </Button>
  )
}
