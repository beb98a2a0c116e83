import Link from 'next/link'
import { dayOf, fileName, saveFile } from '@/components/share/hand-over'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { useResolved } from '@/components/ui/use-resolved'
import { checkData } from '@/lib/actions/sharing'
import * as said from '@/lib/messages/compiled/app/data'
import { readableSentence } from '@/lib/text/screens/data'

/** The list of unreadable data on this device, with a button that saves it as it is, or a note that there is none. */
export function UnreadableData() {
  const found = useResolved(checkData)
  if (found === null) return <p role="status">{said.checkingEverything}</p>
  if (!found.ok) return <StorageNotice problem={found.error} />
  const { games, houses, odd } = found.value
  return (
    <>
      <p className="text-base">{readableSentence(games, houses, odd.length === 0)}</p>
      {odd.length === 0 ? null : (
        <>
          <p className="pt-2 text-base font-semibold">{said.unreadEntries({ count: odd.length })}</p>
          <Button
            className="mt-2 w-full"
            onClick={() =>
              saveFile(fileName(said.unreadFile({ day: dayOf(Date.now()) }), '.json'), JSON.stringify(odd, null, 1))
            }
          >
            {said.saveAsTheyAre}
          </Button>
        </>
      )}
      <p className="pt-2">
        <Link href="/settings/" className="link text-base">
          {said.howItIsKept}
        </Link>
      </p>
    </>
  )
}
