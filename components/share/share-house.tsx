import { useCallback } from 'react'
import { useResolved } from '@/components/ui/use-resolved'
import { housePayload } from '@/lib/actions/sharing'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import type { HouseRecord } from '@/lib/storage'
import { houseName } from '@/lib/text/terms/rule-set-names'
import { ShareBox } from './share-box'

/** The ways to share house rules with another device. */
export function ShareHouse({ house }: { readonly house: HouseRecord }) {
  const payload = useResolved(useCallback(() => housePayload(house, houseName(house.name)), [house]))
  return payload === null ? <p role="status">{oneMoment}</p> : <ShareBox payload={payload} />
}
