'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { applyUpdate } from '@/lib/hooks/use-offline'
import type { UpdateOutcome } from '@/lib/hooks/use-offline'

type Step = 'offered' | 'asked' | UpdateOutcome

const WORDS: Record<Step, string> = {
  offered: 'A newer Yuss is ready. Your games stay as they are.',
  asked: 'Changing over …',
  reloading: 'Changing over …',
  busy: 'A hand is being entered in another tab. Finish it first.',
  stuck: 'The browser did not change over. The newer Yuss will be there when you next open it.',
}

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
    <aside aria-label="Update" className="safe mx-auto max-w-2xl print:hidden">
      <Notice
        tone="word"
        className="m-3"
        action={
          <div className="flex shrink-0 gap-2">
            {step === 'stuck' ? null : (
              <Button disabled={isUnderWay} onClick={() => void update()}>
                Update now
              </Button>
            )}
            <Button look="plain" disabled={isUnderWay} onClick={onLater}>
              {step === 'stuck' ? 'Close' : 'Later'}
            </Button>
          </div>
        }
      >
        {WORDS[step]}
      </Notice>
    </aside>
  )
}
