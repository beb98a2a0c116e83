import { saveSetting } from '@/lib/hooks/use-settings'
import type { Settings } from '@/lib/storage'
import { SETTINGS } from '@/lib/storage/records/settings'

/** A page of a language has led here (`#in=bg`): what it asked for is kept, and the address is again that of everybody. */
export async function keepAsked(): Promise<void> {
  const asked = SETTINGS.language.find((tag) => location.hash === `#in=${tag}`)
  if (asked === undefined) return
  const saved = await saveSetting('language', asked)
  if (saved.ok) history.replaceState(history.state, '', location.pathname + location.search)
}

/**
 * Chooses a language: once that is on the disk, the page is loaded anew in it. Half a hand is kept beside the games, and is
 * there again.
 */
export async function chooseLanguage(language: Settings['language']): Promise<void> {
  const saved = await saveSetting('language', language)
  if (saved.ok) location.reload()
}
