import { useState } from 'react'
import { allCsv } from '@/components/share/csv-rows'
import { dayOf, fileName, saveFile } from '@/components/share/hand-over'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { everyGame } from '@/lib/hooks/sharing'
import { handsFile, saveAllHands } from '@/lib/messages/compiled/app/data'
import type { StorageProblem } from '@/lib/storage'

/** All hands of all games for a spreadsheet. */
export function HandsTable() {
  const [problem, setProblem] = useState<StorageProblem | null>(null)

  async function save() {
    const games = await everyGame()
    if (!games.ok) return setProblem(games.error)
    saveFile(fileName(handsFile({ day: dayOf(Date.now()) }), '.csv'), `\ufeff${allCsv(games.value)}`, 'text/csv')
  }

  return (
    <>
      <Button className="w-full" onClick={() => void save()}>
        {saveAllHands}
      </Button>
      {problem === null ? null : <StorageNotice problem={problem} className="mt-3" />}
    </>
  )
}
