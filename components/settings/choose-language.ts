import { saveSetting } from '@/lib/actions/settings'
import type { Settings } from '@/lib/storage'
import { SETTINGS } from '@/lib/storage/records/settings'

/** Stores the language that a link from a page of the site asked for (`#in=bg`), and removes it from the address. */
export async function keepAsked(): Promise<void> {
  const asked = SETTINGS.language.find((tag) => location.hash === `#in=${tag}`)
  if (asked === undefined) return
  const saved = await saveSetting('language', asked)
  if (saved.ok) history.replaceState(history.state, '', location.pathname + location.search)
}

/**
 * Chooses a language: loads its words, stores the choice, and reloads the page. An unfinished hand is stored separately, and is
 * there again. Returns false, and changes nothing, if the words cannot be loaded.
 */
export async function chooseLanguage(language: Settings['language']): Promise<boolean> {
  const isHere = await import('@/lib/messages/load-words')
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
