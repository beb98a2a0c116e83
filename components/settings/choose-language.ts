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
 * Chooses a language: once its words are here and the choice is on the disk, the page is loaded in it. Half a hand is kept
 * beside the games, and is there again. Returns false, and changes nothing, where the words cannot be fetched.
 */
export async function chooseLanguage(language: Settings['language']): Promise<boolean> {
  const isHere = await import('@/lib/messages/speaking')
    .then(({ fetchWords }) => fetchWords(language))
    .then(
      () => true,
      () => false,
    )
  if (!isHere) return false
  const saved = await saveSetting('language', language)
  if (saved.ok) location.reload()
  return true
}
