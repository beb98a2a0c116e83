'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { saveSetting } from '@/lib/actions/settings'
import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { useSettings } from '@/lib/hooks/use-settings'
import { LANGUAGE } from '@/lib/messages/compiled/language'
import { languageFound, languageFoundKeep } from '@/lib/messages/compiled/table/language'
import { deviceLanguage } from '@/lib/messages/device-language'
import { languageName } from '@/lib/messages/language-name'
import { SETTINGS } from '@/lib/storage/records/settings'
import { chooseLanguage } from './choose-language'

/**
 * A notice that the browser's language was chosen, shown until it is answered. One tap changes to English, and that button is in
 * English.
 */
export function LanguageFound() {
  const { language } = useSettings()
  const isFound = useInBrowser(() => LANGUAGE !== 'en' && deviceLanguage() === LANGUAGE, false)
  const own = SETTINGS.language.find((tag) => tag === LANGUAGE)
  if (!isFound || language !== 'auto' || own === undefined) return null
  return (
    <aside aria-label={languageName(own)} className="language-found safe mx-auto max-w-2xl print:hidden">
      <Notice
        tone="word"
        className="m-3"
        action={
          <div className="flex max-w-full shrink-0 flex-wrap justify-end gap-2">
            <Button onClick={() => void chooseLanguage('en')}>
              <span lang="en">{languageName('en')}</span>
            </Button>
            <Button look="plain" onClick={() => void saveSetting('language', own)}>
              {languageFoundKeep}
            </Button>
          </div>
        }
      >
        {languageFound({ language: languageName(own) })}
      </Notice>
    </aside>
  )
}
