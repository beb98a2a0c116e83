import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { stay } from '@/lib/messages/compiled/app/together'

interface AskTwiceProps {
  /** On the key before it has asked. */
  readonly ask: string
  /** What it would do. */
  readonly about: string
  readonly does: string
  /** Whether it was done; if not, `failed` is said. */
  readonly onDo: () => Promise<boolean>
  readonly failed: string
}

/** A key that asks once more, saying what it does. */
export function AskTwice({ ask, about, does, onDo, failed }: AskTwiceProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'busy' | 'failed'>('closed')
  if (step === 'closed') return <Button onClick={() => setStep('asking')}>{ask}</Button>
  const go = async () => {
    setStep('busy')
    setStep((await onDo()) ? 'closed' : 'failed')
  }
  return (
    <div className="grid gap-2 rounded-xl border border-edge p-3">
      <p className="text-base">{about}</p>
      {step === 'failed' ? (
        <p role="alert" className="text-base text-red">
          {failed}
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-2 cramped:grid-cols-1">
        <Button onClick={() => setStep('closed')}>{stay}</Button>
        <Button look="grave" disabled={step === 'busy'} onClick={() => void go()}>
          {does}
        </Button>
      </div>
    </div>
  )
}
