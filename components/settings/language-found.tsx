import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { saveSetting } from '@/lib/actions/settings'
import { useSettings } from '@/lib/hooks/use-settings'
import { languageFound, languageFoundKeep } from '@/lib/messages/compiled/table/language'
import { languageName } from '@/lib/messages/language-name'
import { spokenLanguage } from '@/lib/messages/locale'
import { chooseLanguage } from './choose-language'

/**
 * A notice that the browser's language was chosen, shown until it is answered. One tap changes to English, and that button is in
 * English.
 */
export function LanguageFound() {
  const { language } = useSettings()
  const isFound = document.documentElement.dataset['found'] !== undefined
  if (!isFound || language !== 'auto') return null
  const spoken = spokenLanguage()
  return (
    <aside aria-label={languageName(spoken)} className="language-found safe mx-auto max-w-2xl print:hidden">
      <Notice
        tone="word"
        className="m-3"
        action={
          <div className="flex max-w-full shrink-0 flex-wrap justify-end gap-2">
            <Button onClick={() => void chooseLanguage('en')}>
              <span lang="en">{languageName('en')}</span>
            </Button>
            <Button look="plain" onClick={() => void saveSetting('language', spoken)}>
              {languageFoundKeep}
            </Button>
          </div>
        }
      >
        {languageFound({ language: languageName(spoken) })}
      </Notice>
    </aside>
  )
}
