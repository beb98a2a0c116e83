'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { HowWePlay } from '@/components/house-rules/how-we-play'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { cleanText, LENGTHS } from '@/lib/format/clean-text'
import { keepHouse } from '@/lib/hooks/sharing'
import type { Arrival } from '@/lib/hooks/sharing'
import { ruleSet } from '@/lib/rulesets/catalogue'
import type { StorageProblem } from '@/lib/storage'
import { KeepFoot } from './keep-foot'

type House = Extract<Arrival, { kind: 'house' }>

const hrefOf = (id: string): string => `/house-rules/?id=${encodeURIComponent(id)}`

/** House rules that arrived, in plain words, before they are kept. */
export function HouseArrival({ arrival, onLeave }: { readonly arrival: House; readonly onLeave: () => void }) {
  const { house, known } = arrival
  const router = useRouter()
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isRenamed = known.state === 'new' && known.name !== (cleanText(house.name, LENGTHS.rules).trim() || known.name)

  async function take() {
    if (known.state === 'same') return router.push(hrefOf(known.id))
    setBusy(true)
    const kept = await keepHouse(house)
    if (kept.ok) return router.push(hrefOf(kept.value))
    setProblem(kept.error)
    setBusy(false)
  }

  return (
    <article className="grid gap-3">
      <div>
        <h2 className="text-2xl font-semibold [overflow-wrap:anywhere]">{known.name}</h2>
        <p className="text-base text-soft">House rules for {ruleSet(house.file.base).name}.</p>
      </div>
      {known.state === 'same' ? <Notice tone="word">These house rules are on this phone already.</Notice> : null}
      {isRenamed ? (
        <Notice tone="word">There are other rules of that name on this phone, so these get another.</Notice>
      ) : null}
      <HowWePlay base={house.file.base} rules={house.rules} />
      <KeepFoot>
        {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
        <div className="flex gap-2">
          <Button onClick={onLeave} className="px-4">
            Not now
          </Button>
          <Button look="main" className="flex-1" disabled={isBusy} onClick={() => void take()}>
            {known.state === 'same' ? 'Open them' : 'Keep these rules'}
          </Button>
        </div>
      </KeepFoot>
    </article>
  )
}
