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

type Step = 'shut' | 'explained' | 'asked' | 'done'

/** Empties this phone: said first, asked once more, done only then. */
export function DeleteEverything() {
  const [step, setStep] = useState<Step>('shut')
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const games = useGames()
  const count = games.state === 'ready' ? gamesIn(games.value.length) : 'every game'

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
    return <Notice tone="word">Everything is deleted. Yuss on this phone is as on the first day.</Notice>
  return (
    <>
      <Button look="grave" onClick={() => setStep('explained')}>
        Delete everything on this phone…
      </Button>
      {step === 'shut' ? null : (
        <Dialog
          title="Delete everything on this phone"
          onClose={shut}
          actions={
            <div className="flex flex-wrap gap-3">
              <Button onClick={shut} className="grow">
                Keep everything
              </Button>
              {step === 'explained' ? (
                <Button look="grave" onClick={() => setStep('asked')} className="grow">
                  Go on
                </Button>
              ) : (
                <Button
                  look="grave"
                  disabled={!isSure}
                  onClick={() => void deleteAll()}
                  className="grow disabled:border-rule disabled:text-soft"
                >
                  Delete everything
                </Button>
              )}
            </div>
          }
        >
          {step === 'explained' ? (
            <div className="grid gap-2 text-base">
              <p>
                This deletes {count}, with their series, the names and house rules you kept, half-filled hands and these
                settings.
              </p>
              <p>It cannot be undone, and no server has a copy. A backup saved to a file stays where you put it.</p>
            </div>
          ) : (
            <CheckRow
              label={`Yes, delete ${count} and everything else`}
              note="There is no way back from here."
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

const gamesIn = (count: number): string => {
  if (count === 0) return 'what is stored'
  return count === 1 ? 'the one game stored here' : `all ${count} games stored here`
}
