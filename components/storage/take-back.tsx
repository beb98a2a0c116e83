import { X } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { dismissSaid, undoListChange } from '@/lib/messages/compiled/app/take-back'

interface TakeBackProps {
  /** The change that was made, in a sentence. */
  readonly said: string
  readonly onTakeBack: () => void
  readonly onClose: () => void
}

/** A bar for the last change, which can undo it. */
export function TakeBack({ said, onTakeBack, onClose }: TakeBackProps) {
  return (
    <Notice
      tone="word"
      className="my-3"
      action={
        <span className="flex shrink-0 gap-2">
          <Button onClick={onTakeBack}>{undoListChange}</Button>
          <Button look="plain" aria-label={dismissSaid} onClick={onClose}>
            <Icon of={X} />
          </Button>
        </span>
      }
    >
      {said}
    </Notice>
  )
}
