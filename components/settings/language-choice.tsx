import { useState } from 'react'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { useSettings } from '@/lib/hooks/use-settings'
import {
  languageAutomatic,
  languageDraft,
  languageNeedsNetwork,
  languageTitle,
} from '@/lib/messages/compiled/app/settings'
import { LANGUAGE } from '@/lib/messages/compiled/language'
import { languageName } from '@/lib/messages/language-name'
import { OFFERED } from '@/lib/messages/offered'
import { SETTINGS } from '@/lib/storage/records/settings'
import { chooseLanguage } from './choose-language'

/** The choice of the language, if there is more than one. */
export function LanguageChoice() {
  const { language } = useSettings()
  const [isMissing, setIsMissing] = useState(false)
  if (Object.keys(OFFERED).length < 2) return null
  return (
    <section className="border-b border-rule py-3">
      <h3 className="pb-2 font-semibold">{languageTitle}</h3>
      <Choice
        label={languageTitle}
        options={SETTINGS.language.map((value) => ({
          value,
          label: value === 'auto' ? languageAutomatic : languageName(value),
        }))}
        value={language === 'auto' ? 'auto' : LANGUAGE}
        onChoose={(value) => void chooseLanguage(value).then((isHere) => setIsMissing(!isHere))}
        className={`${STRIP} *:basis-2/5`}
      />
      <p role="alert" className="text-base not-empty:pt-2">
        {isMissing ? languageNeedsNetwork : null}
      </p>
      {OFFERED[LANGUAGE]?.draft === true ? <p className="pt-2 text-base">{languageDraft}</p> : null}
    </section>
  )
}
