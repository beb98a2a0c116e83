import { useState } from 'react'
import { allCsv } from '@/components/share/csv-rows'
import { dayOf, fileName, saveFile } from '@/components/share/hand-over'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { everyGame } from '@/lib/hooks/sharing'
import type { StorageProblem } from '@/lib/storage'
import { handsFile, SAVE_ALL_HANDS } from '@/lib/text/en/screens/data'

/** All hands of all games for a spreadsheet. */
export function HandsTable() {
  const [problem, setProblem] = useState<StorageProblem | null>(null)

  async function save() {
    const games = await everyGame()
    if (!games.ok) return setProblem(games.error)
    saveFile(fileName(handsFile(dayOf(Date.now())), '.csv'), `\ufeff${allCsv(games.value)}`, 'text/csv')
  }

  return (
    <>
      <Button className="w-full" onClick={() => void save()}>
        {SAVE_ALL_HANDS}
      </Button>
      {problem === null ? null : <StorageNotice problem={problem} className="mt-3" />}
    </>
  )
}
