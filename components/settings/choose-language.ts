import { addressIn } from '@/components/addresses/page-address'
import { saveSetting } from '@/lib/actions/settings'
import { deviceLanguage } from '@/lib/messages/device-language'
import type { Settings } from '@/lib/storage'

/**
 * Chooses a language: stores the choice, and opens the same page in that language. An unfinished hand is stored separately, and is
 * there again. Returns false, and changes nothing, if the page cannot be reached.
 */
export async function chooseLanguage(language: Settings['language']): Promise<boolean> {
  const address = addressIn(language === 'auto' ? deviceLanguage() : language)
  const isHere = await fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isHere) return false
  const saved = await saveSetting('language', language)
  if (saved.ok) location.replace(address)
  return true
}
