import { useEffect, useState } from 'react'
import { housePayload, type SharePayload } from '@/lib/actions/sharing'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import type { HouseRecord } from '@/lib/storage'
import { houseName } from '@/lib/text/terms/rule-set-names'
import { ShareBox } from './share-box'

/** The ways to share house rules with another device. */
export function ShareHouse({ house }: { readonly house: HouseRecord }) {
  const [payload, setPayload] = useState<SharePayload | null>(null)
  useEffect(() => {
    let isOver = false
    void housePayload(house, houseName(house.name)).then((packed) => {
      if (!isOver) setPayload(packed)
    })
    return () => {
      isOver = true
    }
  }, [house])
  return payload === null ? <p role="status">{oneMoment}</p> : <ShareBox payload={payload} />
}
