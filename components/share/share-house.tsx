'use client'

import { useEffect, useState } from 'react'
import { housePayload } from '@/lib/hooks/sharing'
import type { SharePayload } from '@/lib/hooks/sharing'
import type { HouseRecord } from '@/lib/storage'
import { ONE_MOMENT } from '@/lib/text/en/screens/shared'
import { ShareBox } from './share-box'

/** House rules for another phone. */
export function ShareHouse({ house }: { readonly house: HouseRecord }) {
  const [parcel, setParcel] = useState<SharePayload | null>(null)
  useEffect(() => {
    let isOver = false
    void housePayload(house).then((packed) => {
      if (!isOver) setParcel(packed)
    })
    return () => {
      isOver = true
    }
  }, [house])
  return parcel === null ? <p role="status">{ONE_MOMENT}</p> : <ShareBox parcel={parcel} />
}
