import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { updateClose, updateLabel, updateLater, updateNow, updateStep } from '@/lib/messages/compiled/app/updates'
import { applyUpdate, type UpdateOutcome } from '@/lib/offline/use-offline'

type UpdateStage = 'offered' | 'asked' | UpdateOutcome

/** A notice that offers the newer build; it is applied only if the user accepts. */
export function UpdateNotice({ onLater }: { readonly onLater: () => void }) {
  const [stage, setStage] = useState<UpdateStage>('offered')
  const isUnderWay = stage === 'asked' || stage === 'reloading'
  const update = async () => {
    setStage('asked')
    setStage(await applyUpdate())
  }
  return (
    <aside aria-label={updateLabel} className="safe mx-auto max-w-2xl print:hidden">
      <Notice
        tone="word"
        className="m-3"
        action={
          <div className="flex shrink-0 gap-2">
            {stage === 'stuck' ? null : (
              <Button disabled={isUnderWay} onClick={() => void update()}>
                {updateNow}
              </Button>
            )}
            <Button look="plain" disabled={isUnderWay} onClick={onLater}>
              {stage === 'stuck' ? updateClose : updateLater}
            </Button>
          </div>
        }
      >
        {updateStep({ step: stage })}
      </Notice>
    </aside>
  )
}
