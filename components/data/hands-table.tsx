import { useState } from 'react'
import { csvForPrograms } from '@/components/share/csv-for-programs'
import { allCsv } from '@/components/share/csv-rows'
import { dayOf, fileName, saveCsv, saveFile } from '@/components/share/hand-over'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { everyGame } from '@/lib/actions/sharing'
import { handsFile, saveAllHands, saveForPrograms, saveForProgramsNote } from '@/lib/messages/compiled/app/data'
import type { StorageProblem } from '@/lib/storage'

/** A button that saves all hands of all games for a spreadsheet. */
export function HandsTable() {
  const [problem, setProblem] = useState<StorageProblem | null>(null)

  async function save(form: 'for the reader' | 'for programs') {
    const games = await everyGame()
    if (!games.ok) return setProblem(games.error)
    const name = handsFile({ day: dayOf(Date.now()) })
    if (form === 'for programs') saveFile(fileName(name, '.csv'), csvForPrograms(games.value), 'text/csv')
    else saveCsv(name, allCsv(games.value))
  }

  return (
    <>
      <Button className="w-full" onClick={() => void save('for the reader')}>
        {saveAllHands}
      </Button>
      <p className="pt-4 pb-2 text-base text-soft">{saveForProgramsNote}</p>
      <Button className="w-full" onClick={() => void save('for programs')}>
        {saveForPrograms}
      </Button>
      {problem === null ? null : <StorageNotice problem={problem} className="mt-3" />}
    </>
  )
}
