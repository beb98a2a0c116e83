// eslint-disable-next-line no-restricted-imports
import { useSearchParams } from 'next/navigation'
import { replaceAddress } from '@/components/ui/use-back-step'
import { useMounted } from '@/components/ui/use-mounted'

/** The parameters after the `?` of an address. */
export type AddressParams = Pick<URLSearchParams, 'get'>

const NOTHING: AddressParams = new URLSearchParams()

/**
 * Returns the parameters of the address; empty while pages are built, because Next would leave out every part that reads them.
 */
const useParams: () => AddressParams = typeof window === 'undefined' ? () => NOTHING : useSearchParams

/**
 * Returns the parameters of the address; `null` in the built page, before a script runs. The first render in the browser equals
 * the built page, so parts that do not depend on the address do not change.
 */
export function useAddressParams(): AddressParams | null {
  const params = useParams()
  return useMounted() ? params : null
}

/** Returns a value from the address; `null` if it is missing, and in the built page. */
export const useAddress = (name: string): string | null => useAddressParams()?.get(name) ?? null

/** Writes values into the address without leaving the page; an empty value is removed. */
export function writeAddress(values: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  replaceAddress(url)
}
