import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button, type ButtonLook } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { noteBackup } from '@/lib/actions/maintenance'
import { makeBackup, type BackupProblem } from '@/lib/actions/sharing'
import { useBackupState } from '@/lib/hooks/use-lists'
import {
  backupFile,
  backupNotMade,
  saveEverything,
  savedAs,
  savingBackup,
  shareBackup,
  sharesNoFiles,
} from '@/lib/messages/compiled/app/data'
import { lastBackupSentence } from '@/lib/text/storage/state'
import { dayOf, fileName, saveBlob, shareBytes, useCanShareFiles } from './hand-over'

/** The time of the last backup, and a button that makes one: to a file, or by the share sheet of the device. */
export function SaveBackup({ look = 'main' }: { readonly look?: ButtonLook }) {
  const backup = useBackupState()
  const [problem, setProblem] = useState<BackupProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function save(way: 'save' | 'share') {
    setProblem(null)
    setSaid(savingBackup)
    setBusy(true)
    const backup = await makeBackup()
    setBusy(false)
    setSaid('')
    if (!backup.ok) return setProblem(backup.error)
    const file = fileName(backupFile({ day: dayOf(Date.now()) }))
    if (way === 'save') {
      saveBlob(file, new Blob([backup.value], { type: 'application/octet-stream' }))
      setSaid(savedAs({ file }))
      void noteBackup()
      return
    }
    const shared = await shareBytes(file, backup.value)
    if (shared === 'refused') setSaid(sharesNoFiles)
    if (shared === 'shared') void noteBackup()
  }

  return (
    <div>
      {/* This line keeps its place while the time is read. */}
      <p className="min-h-7 pb-2 text-base text-soft">
        {backup.state === 'ready' ? lastBackupSentence(backup.value.lastAt) : null}
      </p>
      <div className="flex gap-2">
        <Button look={look} className="min-h-14 flex-1" disabled={isBusy} onClick={() => void save('save')}>
          {saveEverything}
        </Button>
        {useCanShareFiles() ? (
          <Button className="min-h-14" disabled={isBusy} onClick={() => void save('share')}>
            {shareBackup}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-base not-empty:pt-2">
        {said}
      </p>
      <Refused problem={problem} />
    </div>
  )
}

function Refused({ problem }: { readonly problem: BackupProblem | null }) {
  if (problem === null) return null
  return 'detail' in problem ? (
    <StorageNotice problem={problem} />
  ) : (
    <Notice tone="wrong">{backupNotMade({ why: problem.code })}</Notice>
  )
}
