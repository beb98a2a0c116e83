import { useSearchParams } from 'next/navigation'
import { replaceAddress } from '@/components/ui/use-back-step'

/** The parameters after the `?` of an address. */
export type AddressParams = Pick<URLSearchParams, 'get'>

/** Returns a value from the address; `null` if it is missing. */
export const useAddress = (name: string): string | null => useSearchParams().get(name)

/** Writes values into the address without leaving the page; an empty value is removed. */
export function writeAddress(values: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  replaceAddress(url)
}
