import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

interface AskDialogProps {
  readonly title: string
  /** The labels of the button that acts and of the button that cancels. */
  readonly act: string
  readonly keep: string
  readonly onAct: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that asks before something is lost. Both answers are in reach of the thumb; the one that loses something is red. */
export const AskDialog = ({ title, act, keep, onAct, onClose, children }: AskDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    actions={
      <div className="flex flex-wrap gap-2">
        <Button className="min-h-main! flex-1 rounded-2xl!" onClick={onClose}>
          {keep}
        </Button>
        <Button look="grave" className="min-h-main! flex-1 rounded-2xl!" onClick={onAct}>
          {act}
        </Button>
      </div>
    }
  >
    {children}
  </Dialog>
)
