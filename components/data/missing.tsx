import Link from 'next/link'
import { useEffect, useState } from 'react'
import { dayOf, fileName, saveFile } from '@/components/share/hand-over'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { checkData, type DataCheck } from '@/lib/actions/sharing'
import {
  checkingEverything,
  howItIsKept,
  saveAsTheyAre,
  unreadEntries,
  unreadFile,
} from '@/lib/messages/compiled/app/data'
import type { Stored } from '@/lib/storage'
import { readableSentence } from '@/lib/text/screens/data'

/** The list of unreadable data on this device, with a button that saves it as it is, or a note that there is none. */
export function Missing() {
  const found = useWhole()
  if (found === null) return <p role="status">{checkingEverything}</p>
  if (!found.ok) return <StorageNotice problem={found.error} />
  const { games, houses, odd } = found.value
  return (
    <>
      <p className="text-base">{readableSentence(games, houses, odd.length === 0)}</p>
      {odd.length === 0 ? null : (
        <>
          <p className="pt-2 text-base font-semibold">{unreadEntries({ count: odd.length })}</p>
          <Button
            className="mt-2 w-full"
            onClick={() =>
              saveFile(fileName(unreadFile({ day: dayOf(Date.now()) }), '.json'), JSON.stringify(odd, null, 1))
            }
          >
            {saveAsTheyAre}
          </Button>
        </>
      )}
      <p className="pt-2">
        <Link href="/settings/" className="link text-base">
          {howItIsKept}
        </Link>
      </p>
    </>
  )
}

/** Returns the result of checking everything on this device; `null` during the check. */
function useWhole(): Stored<DataCheck> | null {
  const [found, setFound] = useState<Stored<DataCheck> | null>(null)
  useEffect(() => {
    let isOver = false
    void checkData().then((look) => {
      if (!isOver) setFound(look)
    })
    return () => {
      isOver = true
    }
  }, [])
  return found
}
