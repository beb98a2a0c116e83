import { BASE_PATH } from './base-path'

/** The link to a club night: what comes after the `#` no host is ever told. */
export const clubNightLink = (code: string): string => `${window.location.origin}${BASE_PATH}/club/#${code}`

/** The page of a club night that this phone remembers. */
export const clubNightHref = (id: string): string => `/club/?id=${encodeURIComponent(id)}`

/** The page of the club night of which a table of this phone is one. */
export const clubNightOfTableHref = (tableId: string): string => `/club/?table=${encodeURIComponent(tableId)}`

/** The page of this app that opens a link to a club night which was scanned or pasted here; `null` where the text is none. */
export function clubNightHrefIn(text: string): string | null {
  const code = /\/club\/?#([A-Za-z0-9_-]+)/.exec(text)?.[1]
  return code === undefined ? null : `/club/#${code}`
}
