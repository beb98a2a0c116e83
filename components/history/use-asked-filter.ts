import { useMemo } from 'react'
import { useParams } from '@/components/addresses/use-address'
import type { HistoryFilter } from '@/lib/storage/history/history-filter'
import { filterFrom } from '../addresses/filter-address'

/** Returns the filter that the address names. */
export function useAskedFilter(): HistoryFilter {
  const params = useParams()
  return useMemo(() => filterFrom(params), [params])
}
