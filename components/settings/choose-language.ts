import { saveSetting } from '@/lib/hooks/use-settings'
import type { Settings } from '@/lib/storage'

/**
 * Chooses a language: once that is on the disk, the page is loaded anew in it. Half a hand is kept beside the games, and is
 * there again.
 */
export async function chooseLanguage(language: Settings['language']): Promise<void> {
  const saved = await saveSetting('language', language)
  if (saved.ok) location.reload()
}
