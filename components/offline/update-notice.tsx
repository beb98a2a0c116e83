import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { applyUpdate } from '@/lib/hooks/use-offline'
import type { UpdateOutcome } from '@/lib/hooks/use-offline'
import { UPDATE_CLOSE, UPDATE_LABEL, UPDATE_LATER, UPDATE_NOW, UPDATE_STEPS } from '@/lib/text/en/screens/updates'

type Step = 'offered' | 'asked' | UpdateOutcome

interface UpdateNoticeProps {
  readonly onLater: () => void
}

/** Offers the newer build; nothing happens before somebody says so. */
export function UpdateNotice({ onLater }: UpdateNoticeProps) {
  const [step, setStep] = useState<Step>('offered')
  const isUnderWay = step === 'asked' || step === 'reloading'
  const update = async () => {
    setStep('asked')
    setStep(await applyUpdate())
  }
  return (
    <aside aria-label={UPDATE_LABEL} className="safe mx-auto max-w-2xl print:hidden">
      <Notice
        tone="word"
        className="m-3"
        action={
          <div className="flex shrink-0 gap-2">
            {step === 'stuck' ? null : (
              <Button disabled={isUnderWay} onClick={() => void update()}>
                {UPDATE_NOW}
              </Button>
            )}
            <Button look="plain" disabled={isUnderWay} onClick={onLater}>
              {step === 'stuck' ? UPDATE_CLOSE : UPDATE_LATER}
            </Button>
          </div>
        }
      >
        {UPDATE_STEPS[step]}
      </Notice>
    </aside>
  )
}
