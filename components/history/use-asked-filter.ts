import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import type { HistoryFilter } from '@/lib/storage/history/history-filter'
import { filterFrom } from '../addresses/filter-address'

/** Returns the filter that the address names. */
export function useAskedFilter(): HistoryFilter {
  const params = useSearchParams()
  return useMemo(() => filterFrom(params), [params])
}
