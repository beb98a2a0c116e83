import { useMemo } from 'react'
import { NO_FILTER, type HistoryFilter } from '@/lib/storage/history/history-filter'
import { filterFrom } from '../addresses/filter-address'
import { useAddressParams } from '../addresses/use-address'

/** Returns the filter that the address names. */
export function useAskedFilter(): HistoryFilter {
  const params = useAddressParams()
  return useMemo(() => (params === null ? NO_FILTER : filterFrom(params)), [params])
}
