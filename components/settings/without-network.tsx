import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { fetchingRest, restFailed } from '@/lib/messages/compiled/app/without-network'
import { keepEverything, useLeftOut } from '@/lib/offline/use-kept'
import { useOffline } from '@/lib/offline/use-offline'
import { fetchRest, withoutNetwork } from '@/lib/text/screens/offline'

type DownloadStage = 'offered' | 'fetching' | 'failed'

/** The state of Yuss without a network, and a button that downloads what was left out to save data. */
export function WithoutNetwork() {
  const state = useOffline()
  const leftOut = useLeftOut()
  const [step, setStep] = useState<DownloadStage>('offered')
  if (state === 'insecure') return null

  async function fetchAll() {
    setStep('fetching')
    setStep((await keepEverything()) ? 'offered' : 'failed')
  }

  const said = step === 'failed' ? restFailed : withoutNetwork(state)
  const isOffered = state === 'saving' || step !== 'offered'
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-3 border-b border-rule px-1 py-2">
      <p role="status" className="text-base">
        {step === 'fetching' ? fetchingRest : said}
      </p>
      {isOffered ? (
        <Button disabled={step === 'fetching'} onClick={() => void fetchAll()}>
          {fetchRest(leftOut)}
        </Button>
      ) : null}
    </div>
  )
}
