import { useEffect, useState } from 'react'
import { housePayload } from '@/lib/hooks/sharing'
import type { SharePayload } from '@/lib/hooks/sharing'
import type { HouseRecord } from '@/lib/storage'
import { ONE_MOMENT } from '@/lib/text/en/screens/shared'
import { ShareBox } from './share-box'

/** House rules for another phone. */
export function ShareHouse({ house }: { readonly house: HouseRecord }) {
  const [payload, setPayload] = useState<SharePayload | null>(null)
  useEffect(() => {
    let isOver = false
    void housePayload(house).then((packed) => {
      if (!isOver) setPayload(packed)
    })
    return () => {
      isOver = true
    }
  }, [house])
  return payload === null ? <p role="status">{ONE_MOMENT}</p> : <ShareBox payload={payload} />
}
