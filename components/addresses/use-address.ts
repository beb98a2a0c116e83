// eslint-disable-next-line no-restricted-imports
import { useSearchParams } from 'next/navigation'
import { replaceAddress } from '@/components/ui/use-back-step'
import { useMounted } from '@/components/ui/use-mounted'

/** The parameters after the `?` of an address. */
export type AddressParams = Pick<URLSearchParams, 'get'>

const NOTHING: AddressParams = new URLSearchParams()

/**
 * Reads the parameters of the address; empty while pages are built, since Next would leave out every part that reads
 * them.
 */
const useParams: () => AddressParams = typeof window === 'undefined' ? () => NOTHING : useSearchParams

/**
 * The parameters of the address; `null` in the page as built, before any script runs. The browser first renders that
 * same page, so the parts that do not depend on the address stay unchanged.
 */
export function useAddressParams(): AddressParams | null {
  const params = useParams()
  return useMounted() ? params : null
}

/** A value from the address; `null` where it is missing, and in the page as it was built. */
export const useAddress = (name: string): string | null => useAddressParams()?.get(name) ?? null

/** Writes a value into the address without leaving the page; an empty one is taken out. */
export function writeAddress(values: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  replaceAddress(url)
}
