import { BASE_PATH } from './base-path'

/** The link to an evening: what comes after the `#` no host is ever told. */
export const eveningLink = (code: string): string => `${window.location.origin}${BASE_PATH}/club/#${code}`

/** The page of an evening that this phone remembers. */
export const eveningHref = (id: string): string => `/club/?id=${encodeURIComponent(id)}`

/** The page of the evening of which a table of this phone is one. */
export const eveningOfTableHref = (tableId: string): string => `/club/?table=${encodeURIComponent(tableId)}`

/** The page of this app that opens a link to an evening which was scanned or pasted here; `null` where the text is none. */
export function eveningHrefIn(text: string): string | null {
  const code = /\/club\/?#([A-Za-z0-9_-]+)/.exec(text)?.[1]
  return code === undefined ? null : `/club/#${code}`
}
