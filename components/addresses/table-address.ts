import { BASE_PATH } from './base-path'

/** Returns the link to a table. Browsers never send the part after the `#` to the host. */
export const tableLink = (code: string): string => `${window.location.origin}${BASE_PATH}/together/#${code}`

/** Returns the address that opens a scanned or pasted link to a table in this app; `null` if the text has no such link. */
export function tableHrefIn(text: string): string | null {
  const code = /\/together\/?#([A-Za-z0-9_-]+)/.exec(text)?.[1]
  return code === undefined ? null : `/together/#${code}`
}
