'use client'

import { useEffect, useState } from 'react'
import { houseParcel } from '@/lib/hooks/sharing'
import type { Parcel } from '@/lib/hooks/sharing'
import type { HouseRecord } from '@/lib/storage'
import { ONE_MOMENT } from '@/lib/text/en/screens/shared'
import { ShareBox } from './share-box'

/** House rules for another phone. */
export function ShareHouse({ house }: { readonly house: HouseRecord }) {
  const [parcel, setParcel] = useState<Parcel | null>(null)
  useEffect(() => {
    let isOver = false
    void houseParcel(house).then((packed) => {
      if (!isOver) setParcel(packed)
    })
    return () => {
      isOver = true
    }
  }, [house])
  return parcel === null ? <p role="status">{ONE_MOMENT}</p> : <ShareBox parcel={parcel} />
}
