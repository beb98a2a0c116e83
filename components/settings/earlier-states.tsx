import { useEffect, useState } from 'react'
import { NoRoom } from '@/components/arrival/keep-foot'
import { FoundChanges } from '@/components/arrival/restore-panel'
import { useRestore } from '@/components/arrival/use-restore'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { listSnapshots, openSnapshot } from '@/lib/actions/sharing'
import { notNow } from '@/lib/messages/compiled/app/backup'
import { comparingBackup } from '@/lib/messages/compiled/app/data'
import * as said from '@/lib/messages/compiled/app/earlier'
import type { StorageProblem } from '@/lib/storage'
import type { Restorable, SnapshotNote } from '@/lib/storage/sharing'
import { shortMoment, shortMomentAmong } from '@/lib/text/terms/days'
import { kindsInWords } from '@/lib/text/terms/kinds'

type Opened =
  | { readonly state: 'shut' }
  | { readonly state: 'open'; readonly note: SnapshotNote; readonly backup: Restorable }
  | { readonly state: 'lost' }
  | { readonly state: 'refused'; readonly problem: StorageProblem }
  | { readonly state: 'done'; readonly note: SnapshotNote }

/**
 * The list of states saved before something was overwritten, each with a button that goes back to it; empty if there are none.
 */
export function EarlierStates() {
  const [notes, setNotes] = useState<readonly SnapshotNote[]>([])
  const [opened, setOpened] = useState<Opened>({ state: 'shut' })
  useEffect(() => {
    let isOver = false
    void listSnapshots().then((found) => {
      if (!isOver && found.ok) setNotes(found.value)
    })
    return () => {
      isOver = true
    }
  }, [opened.state])

  async function open(note: SnapshotNote) {
    const found = await openSnapshot(note)
    if (!found.ok) setOpened({ state: 'refused', problem: found.error })
    else setOpened(found.value === null ? { state: 'lost' } : { state: 'open', note, backup: found.value })
  }

  if (notes.length === 0) return null
  const momentOf = shortMomentAmong(notes.map(({ at }) => at))
  return (
    <section className="pt-6">
      <h2 className="pb-2 text-lg text-soft">{said.earlierTitle}</h2>
      <p className="border-t border-rule py-3 text-base">{said.earlierAbout}</p>
      <ul>
        {notes.map((note) => (
          <li key={note.slot} className="grid gap-2 border-t border-rule py-3">
            <p className="text-base">{said.earlierWhy({ why: note.why, list: kindsInWords(note.counts) })}</p>
            <Button onClick={() => void open(note)}>{said.earlierOpen({ moment: momentOf(note.at) })}</Button>
          </li>
        ))}
      </ul>
      <div role="status">
        {opened.state === 'done' ? (
          <Notice tone="word">{said.earlierDone({ moment: shortMoment(opened.note.at) })}</Notice>
        ) : null}
        {opened.state === 'lost' ? <Notice tone="wrong">{said.earlierLost}</Notice> : null}
      </div>
      {opened.state === 'refused' ? <StorageNotice problem={opened.problem} /> : null}
      {opened.state === 'open' ? (
        <WayBack
          note={opened.note}
          backup={opened.backup}
          onClose={() => setOpened({ state: 'shut' })}
          onDone={() => setOpened({ state: 'done', note: opened.note })}
        />
      ) : null}
    </section>
  )
}

interface WayBackProps {
  readonly note: SnapshotNote
  readonly backup: Restorable
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The preview of the changes that going back to an earlier state would make. */
function WayBack({ note, backup, onClose, onDone }: WayBackProps) {
  const { step, isUnsafe, bring } = useRestore(backup, 'replace', null)
  useEffect(() => {
    if (step.state === 'done') onDone()
  }, [step.state, onDone])
  return (
    <Dialog
      title={said.earlierDialog({ moment: shortMoment(note.at) })}
      onClose={onClose}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose} className="grow">
            {notNow}
          </Button>
          <Button look="grave" disabled={step.state !== 'shown'} onClick={bring} className="grow">
            {isUnsafe ? said.noRoomGoOn : said.earlierDo}
          </Button>
        </div>
      }
    >
      <div aria-live="polite">
        {isUnsafe ? <NoRoom /> : null}
        {step.state === 'shown' || step.state === 'doing' ? (
          <FoundChanges found={step.found} />
        ) : (
          <p role="status">{comparingBackup}</p>
        )}
      </div>
    </Dialog>
  )
}
