import { BASE_PATH } from '../addresses/base-path'

/** Returns the link to a table. Browsers never send the part after the `#` to the host. */
export const tableLink = (code: string): string => `${window.location.origin}${BASE_PATH}/together/#${code}`

/** Returns the address that opens a scanned or pasted link to a table in this app; `null` if the text has no such link. */
export function tableHrefIn(text: string): string | null {
  const code = /\/together\/?#([A-Za-z0-9_-]+)/.exec(text)?.[1]
  return code === undefined ? null : `/together/#${code}`
}

/** Returns the link to a club night. Browsers never send the part after the `#` to the host. */
export const clubNightLink = (code: string): string => `${window.location.origin}${BASE_PATH}/club/#${code}`

/** Returns the address of a club night that this device remembers. */
export const clubNightHref = (id: string): string => `/club/?id=${encodeURIComponent(id)}`

/** Returns the address of the club night that a table of this device belongs to. */
export const clubNightOfTableHref = (tableId: string): string => `/club/?table=${encodeURIComponent(tableId)}`

/** Returns the address that opens a scanned or pasted link to a club night in this app; `null` if the text has no such link. */
export function clubNightHrefIn(text: string): string | null {
  const code = /\/club\/?#([A-Za-z0-9_-]+)/.exec(text)?.[1]
  return code === undefined ? null : `/club/#${code}`
}
