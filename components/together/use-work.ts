import { useState } from 'react'

/** Runs work that can fail, one piece at a time: further calls do nothing meanwhile. Work that throws has failed. */
export function useWork() {
  const [step, setStep] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')
  const run = async (work: () => Promise<{ readonly ok: boolean }>): Promise<void> => {
    if (step === 'busy') return
    setStep('busy')
    const { ok } = await work().catch(() => ({ ok: false }))
    setStep(ok ? 'done' : 'failed')
  }
  return { run, isBusy: step === 'busy', isDone: step === 'done', hasFailed: step === 'failed' }
}

/** The function that runs work, for a part of a screen that shares it. */
export type RunWork = ReturnType<typeof useWork>['run']
