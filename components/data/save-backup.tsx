import { useState } from 'react'
import { canShareFiles, dayOf, fileName, saveFile, shareFile } from '@/components/share/hand-over'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button'
import { useMounted } from '@/components/ui/use-mounted'
import { noteBackup } from '@/lib/hooks/maintenance'
import { backupText } from '@/lib/hooks/sharing'
import { useBackupState } from '@/lib/hooks/use-lists'
import { backupFile, saveEverything, savedAs, shareBackup, sharesNoFiles } from '@/lib/messages/compiled/app/data'
import type { StorageProblem } from '@/lib/storage'
import { lastBackupSentence } from '@/lib/text/storage/state'

/** When everything was last saved, and saving it now: to a file, or to wherever the phone can send one. */
export function SaveBackup({ look = 'main' }: { readonly look?: ButtonLook }) {
  const backup = useBackupState()
  const isMounted = useMounted()
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [said, setSaid] = useState('')

  async function save(way: 'save' | 'share') {
    const text = await backupText()
    if (!text.ok) return setProblem(text.error)
    setProblem(null)
    const file = fileName(backupFile({ day: dayOf(Date.now()) }))
    if (way === 'save') {
      saveFile(file, text.value)
      setSaid(savedAs({ file }))
      void noteBackup()
      return
    }
    const shared = await shareFile(file, text.value)
    if (shared === 'refused') setSaid(sharesNoFiles)
    if (shared === 'shared') void noteBackup()
  }

  return (
    <div>
      {/* A place kept for it while it is read. */}
      <p className="min-h-7 pb-2 text-base text-soft">
        {backup.state === 'ready' ? lastBackupSentence(backup.value.lastAt) : null}
      </p>
      <div className="flex gap-2">
        <Button look={look} className="min-h-14 flex-1" onClick={() => void save('save')}>
          {saveEverything}
        </Button>
        {isMounted && canShareFiles() ? (
          <Button className="min-h-14" onClick={() => void save('share')}>
            {shareBackup}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-base not-empty:pt-2">
        {said}
      </p>
      {problem === null ? null : <StorageNotice problem={problem} />}
    </div>
  )
}
