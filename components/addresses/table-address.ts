import { BASE_PATH } from './base-path'

/** The link to a table: what comes after the `#` no host is ever told. */
export const tableLink = (code: string): string => `${window.location.origin}${BASE_PATH}/together/#${code}`

/** The page of this app that opens a link to a table which was scanned or pasted here; `null` where the text is none. */
export function tableHrefIn(text: string): string | null {
  const code = /\/together\/?#([A-Za-z0-9_-]+)/.exec(text)?.[1]
  return code === undefined ? null : `/together/#${code}`
}
