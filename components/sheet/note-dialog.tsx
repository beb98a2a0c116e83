import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { useTypedText } from '@/lib/hooks/use-typed'
import { noteRow, savePoints } from '@/lib/messages/compiled/table/sheet-dialogs'

interface NoteDialogProps {
  /** The key of what is typed here. */
  readonly typedKey: string
  readonly note: string
  readonly onNote: (text: string) => void
  readonly onClose: () => void
}

/** The dialog that edits the note of this game, which is shown on its sheet. */
export function NoteDialog({ typedKey, note, onNote, onClose }: NoteDialogProps) {
  const [text, setText] = useTypedText(typedKey, note)
  const form = useId()
  return (
    <Dialog
      title={noteRow}
      onClose={onClose}
      actions={
        <Button look="main" type="submit" form={form} className="w-full" disabled={text.trim() === note}>
          {savePoints}
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== note) onNote(text.trim())
        }}
      >
        <Field label={noteRow} value={text} maxLength={400} onChange={(event) => setText(event.target.value)} />
      </form>
    </Dialog>
  )
}
