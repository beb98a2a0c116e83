import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { changeLength } from '@/lib/actions/contest'
import type { Contest } from '@/lib/contest/contest'
import { useTyped } from '@/lib/hooks/use-typed'
import { clockKeepsTime, roundEnds } from '@/lib/messages/compiled/app/contest'
import { savePoints } from '@/lib/messages/compiled/table/sheet-dialogs'
import type { StorageProblem } from '@/lib/storage'
import { lengthIn, lengthTyped, RoundLengthFields, USUAL_LENGTH } from './round-length'

interface LengthDialogProps {
  readonly contest: Contest
  readonly onClose: () => void
}

/** The dialog for the length of the rounds from now on. */
export function LengthDialog({ contest: { id, plan }, onClose }: LengthDialogProps) {
  const { ends, rings } = plan
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [typed, setTyped, forget] = useTyped(
    `length ${id}`,
    { ...USUAL_LENGTH, ends, rings, [ends]: String(plan.length) },
    lengthTyped,
  )
  const length = lengthIn(typed)

  async function save() {
    if (length === null) return
    const saved = await changeLength(id, length)
    if (!saved.ok) return setProblem(saved.error)
    forget()
    onClose()
  }

  return (
    <Dialog
      title={roundEnds}
      onClose={onClose}
      actions={
        <Button look="main" className="w-full" disabled={length === null} onClick={() => void save()}>
          {savePoints}
        </Button>
      }
    >
      <div className="grid gap-3">
        {problem === null ? null : <StorageNotice problem={problem} />}
        <RoundLengthFields typed={typed} onTyped={(changes) => setTyped((before) => ({ ...before, ...changes }))} />
        {typed.ends === 'minutes' ? <p className="text-sm text-soft">{clockKeepsTime}</p> : null}
      </div>
    </Dialog>
  )
}
