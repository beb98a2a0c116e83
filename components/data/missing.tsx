'use client'

import Link from 'next/link'
import { saveFile, fileName, dayOf } from '@/components/share/hand-over'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { useWhole } from './use-whole'

/** What on this phone cannot be read, and a way to save it as it is; or that there is nothing of the kind. */
export function Missing() {
  const found = useWhole()
  if (found === null) return <p role="status">Looking through everything.</p>
  if (!found.ok) return <StorageNotice problem={found.error} />
  const { games, houses, odd } = found.value
  return (
    <>
      <p className="text-base">
        {games === 1 ? '1 game' : `${games} games`} and {houses === 1 ? '1 set' : `${houses} sets`} of house rules{' '}
        {odd.length === 0 ? 'are here, and all of it can be read.' : 'can be read.'}
      </p>
      {odd.length === 0 ? null : (
        <>
          <p className="pt-2 text-base font-semibold">
            {odd.length === 1 ? 'One entry' : `${odd.length} entries`} cannot be read: damaged, or written by a newer
            Yuss. They are kept as they are, and every backup carries them.
          </p>
          <Button
            className="mt-2 w-full"
            onClick={() =>
              saveFile(fileName(`Yuss unread ${dayOf(Date.now())}`, '.json'), JSON.stringify(odd, null, 1))
            }
          >
            Save them as they are
          </Button>
        </>
      )}
      <p className="pt-2">
        <Link href="/settings/" className="inline-flex min-h-12 items-center text-base underline underline-offset-4">
          How the browser keeps them
        </Link>
      </p>
    </>
  )
}
