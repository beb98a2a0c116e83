import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { stay } from '@/lib/messages/compiled/app/together'

interface AskTwiceProps {
  /** The label of the button before it has asked. */
  readonly ask: string
  /** The effect of the action. */
  readonly about: string
  readonly does: string
  /** Runs the action: `true` if it was done, `false` to show `failed`, or a text to show instead. */
  readonly onDo: () => Promise<boolean | string>
  readonly failed: string
}

/** A button that explains its action and asks for confirmation before it runs. */
export function AskTwice({ ask, about, does, onDo, failed }: AskTwiceProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'busy'>('closed')
  const [said, setSaid] = useState<string | null>(null)
  if (step === 'closed') return <Button onClick={() => setStep('asking')}>{ask}</Button>
  const go = async () => {
    setStep('busy')
    const done = await onDo()
    setSaid(done === false ? failed : done === true ? null : done)
    setStep(done === true ? 'closed' : 'asking')
  }
  return (
    <div className="grid gap-2 rounded-xl border border-edge p-3">
      <p className="text-base">{about}</p>
      {said === null ? null : (
        <p role="alert" className="text-base text-red">
          {said}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2 cramped:grid-cols-1">
        <Button onClick={() => setStep('closed')}>{stay}</Button>
        <Button look="grave" disabled={step === 'busy'} onClick={() => void go()}>
          {does}
        </Button>
      </div>
    </div>
  )
}
