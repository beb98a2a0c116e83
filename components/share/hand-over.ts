import type { Bytes } from '@/lib/core/bytes'
import { useInBrowser } from '@/lib/hooks/use-in-browser'

/** The ending of all files that Yuss saves, compressed or not. A system offers to open such a file with an installed Yuss. */
const ENDING = '.yuss'

/** Returns a file name that every system accepts: letters and digits of any script, joined by hyphens. */
export function fileName(name: string, ending: string = ENDING): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${Array.from(plain).slice(0, 60).join('') || 'yuss'}${ending}`
}

/** Returns a day for the name of a file, such as 2026-11-21; empty for 0, which means unknown. */
export function dayOf(at: number): string {
  if (at === 0) return ''
  const day = new Date(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Saves text as a file, by the browser's download. */
export const saveFile = (name: string, text: string, type = 'application/json'): void =>
  saveBlob(name, new Blob([text], { type }))

/** Saves a table for a spreadsheet. Without the mark at its beginning, some would misread letters outside ASCII. */
export const saveCsv = (name: string, csv: string): void => saveFile(fileName(name, '.csv'), `\ufeff${csv}`, 'text/csv')

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers start to read the blob only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export type Shared = 'shared' | 'dismissed' | 'refused'

/** Opens the share dialogue of the device. `refused`: the browser cannot share this data. */
export async function share(data: ShareData): Promise<Shared> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'refused'
  }
}

export const canShare = (): boolean => 'share' in navigator

export const useCanShare = (): boolean => useInBrowser(canShare, false)

export const useCanShareFiles = (): boolean => useInBrowser(canShareFiles, false)

/** Returns a text file. Browsers share only a few types of file, and text is one of them. */
const asText = (name: string, text: string): File => new File([text], `${name}.txt`, { type: 'text/plain' })

export const canShareFiles = (): boolean =>
  canShare() && 'canShare' in navigator && navigator.canShare({ files: [asText('a', 'a')] })

export const shareFile = (name: string, text: string): Promise<Shared> => share({ files: [asText(name, text)] })

/** Shares compressed bytes. If the browser cannot share a gzip file, they are shared as text. */
export async function shareBytes(name: string, bytes: Bytes): Promise<Shared> {
  const file = new File([bytes], name, { type: 'application/gzip' })
  if (navigator.canShare({ files: [file] })) return share({ files: [file] })
  return shareFile(name, (await import('@/lib/format/gzip')).toBase64(bytes))
}

/** Copies text. Returns `false` if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Shares text, or copies it where the browser cannot share. `refused`: it allows neither. */
export async function shareOrCopy(text: string, data: ShareData): Promise<Shared | 'copied'> {
  const shared = await share(data)
  return shared === 'refused' && (await copyText(text)) ? 'copied' : shared
}
