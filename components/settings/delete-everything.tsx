import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { Dialog } from '@/components/ui/dialog'
import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import { deleteEverything } from '@/lib/hooks/actions'
import { useErasurePending, useGames } from '@/lib/hooks/use-lists'
import { partSaveBackup } from '@/lib/messages/compiled/app/parts'
import type { ListedGame, StorageProblem } from '@/lib/storage'
import {
  DELETE_ALL_DO,
  DELETE_ALL_DONE,
  DELETE_ALL_FOR_GOOD,
  DELETE_ALL_GO_ON,
  DELETE_ALL_CANCEL,
  DELETE_ALL_NO_WAY_BACK,
  DELETE_ALL_OPEN,
  DELETE_ALL_TITLE,
  deleteAllSure,
  deletesSentence,
  gamesStored,
} from '@/lib/text/en/screens/settings'
import { ERASURE_PENDING } from '@/lib/text/en/storage/state'

const SaveBackup = lazyPart(
  () => import('@/components/data/save-backup').then((part) => part.SaveBackup),
  () => partSaveBackup,
)

type Step = 'shut' | 'explained' | 'asked' | 'done'

const isExample = (game: ListedGame): boolean => game.state === 'readable' && game.record.example

/** Empties this phone: said first, with a backup offered, asked once more, done only then. */
export function DeleteEverything() {
  const [step, setStep] = useState<Step>('shut')
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const { own, stored } = useStored()
  const isPending = useErasurePending()

  function shut() {
    setStep('shut')
    setSure(false)
    setProblem(null)
  }

  async function deleteAll() {
    const deleted = await deleteEverything()
    if (deleted.ok) setStep('done')
    else setProblem(deleted.error)
  }

  if (step === 'done')
    return (
      <Notice tone="word">
        {DELETE_ALL_DONE} {isPending ? ERASURE_PENDING : null}
      </Notice>
    )
  return (
    <>
      <Button look="grave" onClick={() => setStep('explained')}>
        {DELETE_ALL_OPEN}
      </Button>
      {step === 'shut' ? null : (
        <Dialog
          title={DELETE_ALL_TITLE}
          onClose={shut}
          actions={
            <div className="flex flex-wrap gap-3">
              <Button onClick={shut} className="grow">
                {DELETE_ALL_CANCEL}
              </Button>
              {step === 'explained' ? (
                <Button look="grave" onClick={() => setStep('asked')} className="grow">
                  {DELETE_ALL_GO_ON}
                </Button>
              ) : (
                <DeleteButton isSure={isSure} onDelete={() => void deleteAll()} />
              )}
            </div>
          }
        >
          {step === 'explained' ? (
            <Explained stored={stored} hasOwn={own !== 0} />
          ) : (
            <CheckRow
              label={deleteAllSure(stored)}
              note={DELETE_ALL_NO_WAY_BACK}
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

/** How many games of its own this phone has, `null` while they are counted, and all that it has in words. */
function useStored() {
  const games = useGames()
  const found = games.state === 'ready' ? games.value : null
  const examples = found?.filter(isExample).length ?? 0
  const own = found === null ? null : found.length - examples
  return { own, stored: gamesStored(own, examples > 0) }
}

function Explained({ stored, hasOwn }: { readonly stored: string; readonly hasOwn: boolean }) {
  return (
    <div className="grid gap-2 text-base">
      <p>{deletesSentence(stored)}</p>
      <p>{DELETE_ALL_FOR_GOOD}</p>
      {hasOwn ? <SaveBackup look="tool" /> : null}
    </div>
  )
}

function DeleteButton({ isSure, onDelete }: { readonly isSure: boolean; readonly onDelete: () => void }) {
  return (
    <Button look="grave" disabled={!isSure} onClick={onDelete} className="grow disabled:border-rule disabled:text-soft">
      {DELETE_ALL_DO}
    </Button>
  )
}
