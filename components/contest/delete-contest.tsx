import { useState } from 'react'
import { CONTESTS_HREF } from '@/components/addresses/contest-address'
import { leaveSteps } from '@/components/addresses/use-back-step'
import { useScreens } from '@/components/addresses/use-screens'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { deleteContest as deleteNow } from '@/lib/actions/contest'
import type { Contest } from '@/lib/contest/contest'
import { keepOpen } from '@/lib/messages/compiled/app/club'
import {
  deleteContest,
  deleteContestAbout,
  deleteContestNow,
  deleteContestTitle,
} from '@/lib/messages/compiled/app/contest'
import type { StorageProblem } from '@/lib/storage'
import { contestName } from '@/lib/text/screens/contest'

/** A button that deletes a contest after asking. The list of contests can undo it. */
export function DeleteContest({ contest: { id, plan } }: { readonly contest: Contest }) {
  const screens = useScreens()
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<StorageProblem | null>(null)

  async function remove() {
    const done = await deleteNow(id)
    if (done.ok) leaveSteps(() => screens.replace(CONTESTS_HREF))
    else setProblem(done.error)
  }

  return (
    <>
      <Button look="grave" onClick={() => setAsked(true)}>
        {deleteContest}
      </Button>
      {isAsked ? (
        <Dialog
          title={deleteContestTitle({ name: contestName(plan) })}
          onClose={() => setAsked(false)}
          actions={
            <div className="flex flex-wrap gap-3">
              <Button className="grow" onClick={() => setAsked(false)}>
                {keepOpen}
              </Button>
              <Button look="grave" className="grow" onClick={() => void remove()}>
                {deleteContestNow}
              </Button>
            </div>
          }
        >
          {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
          <p>{deleteContestAbout}</p>
        </Dialog>
      ) : null}
    </>
  )
}
