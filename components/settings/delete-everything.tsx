'use client'

import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { deleteEverything } from '@/lib/hooks/actions'
import { useGames } from '@/lib/hooks/use-lists'
import type { StorageProblem } from '@/lib/storage'
import {
  DELETE_ALL_DO,
  DELETE_ALL_DONE,
  DELETE_ALL_FOR_GOOD,
  DELETE_ALL_GO_ON,
  DELETE_ALL_KEEP,
  DELETE_ALL_NO_WAY_BACK,
  DELETE_ALL_OPEN,
  DELETE_ALL_TITLE,
  deleteAllSure,
  deletesSentence,
  gamesStored,
} from '@/lib/text/en/screens/delete-everything'

type Step = 'shut' | 'explained' | 'asked' | 'done'

/** Empties this phone: said first, asked once more, done only then. */
export function DeleteEverything() {
  const [step, setStep] = useState<Step>('shut')
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const games = useGames()
  const stored = gamesStored(games.state === 'ready' ? games.value.length : null)

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

  if (step === 'done') return <Notice tone="word">{DELETE_ALL_DONE}</Notice>
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
                {DELETE_ALL_KEEP}
              </Button>
              {step === 'explained' ? (
                <Button look="grave" onClick={() => setStep('asked')} className="grow">
                  {DELETE_ALL_GO_ON}
                </Button>
              ) : (
                <Button
                  look="grave"
                  disabled={!isSure}
                  onClick={() => void deleteAll()}
                  className="grow disabled:border-rule disabled:text-soft"
                >
                  {DELETE_ALL_DO}
                </Button>
              )}
            </div>
          }
        >
          {step === 'explained' ? (
            <div className="grid gap-2 text-base">
              <p>{deletesSentence(stored)}</p>
              <p>{DELETE_ALL_FOR_GOOD}</p>
            </div>
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
