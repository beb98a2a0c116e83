import { useState } from 'react'
import { Button } from '@/components/ui/button'
import * as words from '@/lib/messages/compiled/app/without-network'
import type { OfflineState } from '@/lib/offline/offline-store'
import { keepEverything, useLeftOut } from '@/lib/offline/use-kept'
import { useOffline } from '@/lib/offline/use-offline'
import { bytesInWords } from '@/lib/text/terms/amounts'

type DownloadStage = 'offered' | 'fetching' | 'failed'

/** The state of Yuss without a network, and a button that downloads what was left out to save data. */
export function WithoutNetwork() {
  const state = useOffline()
  const leftOut = useLeftOut()
  const [stage, setStage] = useState<DownloadStage>('offered')
  if (state === 'insecure') return null

  async function fetchAll() {
    setStage('fetching')
    setStage((await keepEverything()) ? 'offered' : 'failed')
  }

  const said = stage === 'failed' ? words.restFailed : withoutNetwork(state)
  const isOffered = state === 'saving' || stage !== 'offered'
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-3 border-b border-rule px-1 py-2">
      <p role="status" className="text-base">
        {stage === 'fetching' ? words.fetchingRest : said}
      </p>
      {isOffered ? (
        <Button disabled={stage === 'fetching'} onClick={() => void fetchAll()}>
          {words.fetchRest({ size: bytesInWords(leftOut) })}
        </Button>
      ) : null}
    </div>
  )
}

/** Tells how much of Yuss works without a network. A page over plain http has texts of its own. */
function withoutNetwork(kept: Exclude<OfflineState, 'insecure'>): string {
  switch (kept) {
    case 'later':
      return words.keptLater
    case 'installing':
      return words.keepingIt
    case 'ready':
    case 'update-waiting':
      return words.allKept
    case 'failed':
      return words.notAllKept
    case 'saving':
      return words.openedKept
    case 'unsupported':
      return words.nothingKept
  }
}
