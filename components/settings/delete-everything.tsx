import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { Dialog } from '@/components/ui/dialog'
import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import { deleteEverything } from '@/lib/actions/actions'
import { useErasurePending, useGames } from '@/lib/hooks/use-lists'
import { partSaveBackup } from '@/lib/messages/compiled/app/parts'
import * as said from '@/lib/messages/compiled/app/settings'
import { erasurePending } from '@/lib/messages/compiled/app/storage'
import type { ListedGame, StorageProblem } from '@/lib/storage'
import { type StoredGames, deleteAllSure, deletesSentence } from '@/lib/text/storage/state'

const SaveBackup = lazyPart(
  () => import('@/components/data/save-backup').then((part) => part.SaveBackup),
  () => partSaveBackup,
)

type DeletionStage = 'shut' | 'explained' | 'asked' | 'done'

const isExample = (game: ListedGame): boolean => game.state === 'readable' && game.record.example

/** A button that deletes everything on this device: it explains this, offers a backup, and asks once more before it acts. */
export function DeleteEverything() {
  const [stage, setStage] = useState<DeletionStage>('shut')
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const stored = useStored()
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
            <Explained stored={stored} hasOwn={stored.own !== 0} />
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

/** Returns the numbers of games that can be deleted on this device. */
function useStored(): StoredGames {
  const games = useGames()
  const found = games.state === 'ready' ? games.value : null
  const examples = found?.filter(isExample).length ?? 0
  const own = found === null ? null : found.length - examples
  return { own, hasExample: examples > 0 }
}

function Explained({ stored, hasOwn }: { readonly stored: StoredGames; readonly hasOwn: boolean }) {
  return (
    <div className="grid gap-2 text-base">
      <p>{deletesSentence(stored)}</p>
      <p>{said.deleteAllForGood}</p>
      {hasOwn ? <SaveBackup look="tool" /> : null}
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
