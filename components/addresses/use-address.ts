import { useSearchParams } from 'next/navigation'
import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { replaceAddress } from './use-back-step'

/** The parameters after the `?` of an address. */
export type AddressParams = Pick<URLSearchParams, 'get'>

const NONE: AddressParams = new URLSearchParams()

/** Next leaves all that asks for the query out of a page that it builds, so a build does not ask. */
const useQuery: () => AddressParams | null = typeof window === 'undefined' ? () => null : useSearchParams

/** Follows the parameters of the address. A page as it was built has none. */
export function useParams(): AddressParams {
  const isBuilt = useInBrowser(() => false, true)
  const query = useQuery()
  return isBuilt || query === null ? NONE : query
}

/** Returns a value from the address; `null` if it is missing. */
export const useAddress = (name: string): string | null => useParams().get(name)

/** Writes values into the address without leaving the page; an empty value is removed. */
export function writeAddress(values: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  replaceAddress(url)
}
